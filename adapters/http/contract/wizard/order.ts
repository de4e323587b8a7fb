import type * as t from 'io-ts';
import { Money } from '../codecs/money.ts';
import { withName } from '../codecs/schema.ts';
import { list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Day, Instant, ReservationId } from '../codecs/texts.ts';
import { Int, Text } from '../codecs/values.ts';

/** HoldSeconds is the time left, because a browser's clock may be wrong (R8). */
export const HeldReservation = withName(
  'HeldReservation',
  object({ ReservationId: Text, OfferId: Int, HoldUntil: Instant, HoldSeconds: Int }),
);
export type HeldReservation = t.TypeOf<typeof HeldReservation>;

export const HeldAnswer = object({ Held: list(HeldReservation) });

/** Path leads to the file of the document version that the customer saw (R38, W-054). */
export const ShownDocuments = list(
  object({ Id: Text, Name: Text, Title: Text, Version: Text, From: Day, Path: Text }),
);
export type ShownDocuments = t.TypeOf<typeof ShownDocuments>;

export const duePart = { Name: Text, Amount: Money, Until: nullable(Day), By: nullable(Instant) };

/** Plan lines that are paid together (R28.11, R28.12). Until and By are null before the order. */
export const DuePart = withName('DuePart', object(duePart));
export type DuePart = t.TypeOf<typeof DuePart>;

export const DuePlan = withName('DuePlan', object({ Now: DuePart, Later: list(DuePart) }));
export type DuePlan = t.TypeOf<typeof DuePlan>;

/** The booking is credited with Amount; the payment provider gets Commission (R30). */
export const OnlineCharge = withName(
  'OnlineCharge',
  object({ Amount: Money, Commission: Money, Charged: Money }),
);
export type OnlineCharge = t.TypeOf<typeof OnlineCharge>;

/** The shop's store decides the state of a payment, not parameters of an address (R31, R53). */
export const LastPayment = withName(
  'LastPayment',
  object({ State: oneOf('pending', 'completed', 'rejected'), Amount: Money }),
);
export type LastPayment = t.TypeOf<typeof LastPayment>;

export const PaymentRequest = object({ reservationId: ReservationId });
