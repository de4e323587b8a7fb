import type * as t from 'io-ts';
import { Money } from '../codecs/money.ts';
import { withName } from '../codecs/schema.ts';
import { object, oneOf } from '../codecs/shapes.ts';
import { ReservationId } from '../codecs/texts.ts';

/**
 * What a payment link charges: Amount is credited to the booking, the provider adds Commission,
 * Charged is their sum (R30).
 */
export const OnlineCharge = withName(
  'OnlineCharge',
  object({ Amount: Money, Commission: Money, Charged: Money }),
);
export type OnlineCharge = t.TypeOf<typeof OnlineCharge>;

/**
 * The latest payment that was begun at the provider, as stored by the shop. The address of a page
 * does not change it (R31, R53).
 */
export const LastPayment = withName(
  'LastPayment',
  object({ State: oneOf('pending', 'completed', 'rejected'), Amount: Money }),
);
export type LastPayment = t.TypeOf<typeof LastPayment>;

/** The reservation in the path of a payment link. */
export const PaymentRequest = object({ reservationId: ReservationId });
