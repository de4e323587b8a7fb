import type * as t from 'io-ts';
import { Money } from '../codecs/money.ts';
import { list, nullable, object, oneOf, withName } from '../codecs/shapes.ts';
import { Day, Instant, ReservationId } from '../codecs/texts.ts';
import { Bool, Int, Text } from '../codecs/values.ts';

/** A draft with held places. HoldSeconds: time left by the shop's clock, not the browser's (R8). */
export const HeldReservation = withName(
  'HeldReservation',
  object({ ReservationId: Text, OfferId: Int, HoldUntil: Instant, HoldSeconds: Int }),
);
export type HeldReservation = t.TypeOf<typeof HeldReservation>;

export const HeldAnswer = object({ Held: list(HeldReservation) });

/** Documents that the customer saw. Path: the file of that version (R38, W-054). */
export const ShownDocuments = list(
  object({ Id: Text, Name: Text, Title: Text, Version: Text, From: Day, Path: Text }),
);
export type ShownDocuments = t.TypeOf<typeof ShownDocuments>;

export const duePart = { Name: Text, Amount: Money, Until: nullable(Day), By: nullable(Instant) };

/** Plan lines that are paid together (R28.12). A first payment has By (a moment), not Until. */
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

/** State of the last online payment as the shop knows it, not as the page's address says (R53). */
export const LastPayment = withName(
  'LastPayment',
  object({ State: oneOf('pending', 'completed', 'rejected'), Amount: Money }),
);
export type LastPayment = t.TypeOf<typeof LastPayment>;

export const PaymentRequest = object({ reservationId: ReservationId });

/** What a crew must know and do before the trip. A null field has no line on the screen. */
export const Timeline = withName(
  'Timeline',
  object({
    // Unpaid amounts, first what is due now (R28.11). Only the owner gets this list (R45).
    Payments: nullable(list(object({ ...duePart, Late: Bool }))),
    // True if the office still has to choose the payment method (R30.8).
    ByOffice: Bool,
    DataUntil: nullable(Day),
    AddonsUntil: nullable(Day),
    Passport: Bool,
    From: Day,
    To: Day,
    Meeting: object({
      Place: nullable(Text),
      Hour: nullable(Text),
      Pontoon: nullable(Text),
      DutyPhone: nullable(Text),
    }),
  }),
);
export type Timeline = t.TypeOf<typeof Timeline>;
