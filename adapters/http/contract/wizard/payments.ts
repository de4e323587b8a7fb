import type * as t from 'io-ts';
import { Money } from '../codecs/money.ts';
import { named } from '../codecs/schema.ts';
import { object, oneOf } from '../codecs/shapes.ts';
import { ReservationId } from '../codecs/texts.ts';

/** What a payment link charges: the booking is credited Amount, the provider adds Commission, Charged is both together (R30). */
export const OnlineCharge = named('OnlineCharge', object({ Amount: Money, Commission: Money, Charged: Money }));
export type OnlineCharge = t.TypeOf<typeof OnlineCharge>;

/** The payment that was begun last at the provider, as the shop knows it, whatever an address says (R31, R53). */
export const LastPayment = named('LastPayment', object({ State: oneOf('pending', 'completed', 'rejected'), Amount: Money }));
export type LastPayment = t.TypeOf<typeof LastPayment>;

/** The reservation in the path of a payment link. */
export const PaymentRequest = object({ reservationId: ReservationId });
