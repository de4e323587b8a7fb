import type * as t from 'io-ts';
import { Money } from '../codecs/money.ts';
import { withName } from '../codecs/schema.ts';
import { object, oneOf } from '../codecs/shapes.ts';
import { ReservationId } from '../codecs/texts.ts';

/**
 * What the customer pays online. Amount is credited to the booking, Commission goes to the provider
 * (R30).
 */
export const OnlineCharge = withName(
  'OnlineCharge',
  object({ Amount: Money, Commission: Money, Charged: Money }),
);
export type OnlineCharge = t.TypeOf<typeof OnlineCharge>;

/**
 * The last payment as the shop stored it. Parameters of the page's address do not matter (R31,
 * R53).
 */
export const LastPayment = withName(
  'LastPayment',
  object({ State: oneOf('pending', 'completed', 'rejected'), Amount: Money }),
);
export type LastPayment = t.TypeOf<typeof LastPayment>;

export const PaymentRequest = object({ reservationId: ReservationId });
