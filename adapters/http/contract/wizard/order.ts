import type * as t from 'io-ts';
import { Money } from '../codecs/money.ts';
import { list, nullable, object, oneOfCodec, withName } from '../codecs/shapes.ts';
import { Day, Instant, ReservationId } from '../codecs/texts.ts';
import { Bool, Int, Text } from '../codecs/values.ts';

/** A draft with held places. HoldSeconds: seconds left, by the shop's clock (R8). */
export const HeldReservation = withName(
  'HeldReservation',
  object({ ReservationId: Text, OfferId: Int, HoldUntil: Instant, HoldSeconds: Int }),
);
export type HeldReservation = t.TypeOf<typeof HeldReservation>;

export const HeldAnswer = object({ Held: list(HeldReservation) });

/** Documents that the customer saw in step 6. Path: the file of that text (R38, W-054). */
export const ShownDocuments = list(
  object({ Id: Text, Name: Text, Title: Text, Version: Text, From: Day, Path: Text }),
);
export type ShownDocuments = t.TypeOf<typeof ShownDocuments>;

export const duePart = { Name: Text, Amount: Money, Until: nullable(Day), By: nullable(Instant) };

/** Plan lines that are paid together (R28.12). Due until a day (Until) or a moment (By). */
export const DuePart = withName('DuePart', object(duePart));
export type DuePart = t.TypeOf<typeof DuePart>;

export const DuePlan = withName('DuePlan', object({ Now: DuePart, Later: list(DuePart) }));
export type DuePlan = t.TypeOf<typeof DuePlan>;

/** Amount is credited to the booking; Commission goes to the payment provider (R30). */
export const OnlineCharge = withName(
  'OnlineCharge',
  object({ Amount: Money, Commission: Money, Charged: Money }),
);
export type OnlineCharge = t.TypeOf<typeof OnlineCharge>;

/**
 * The state of the last online payment, as the shop has stored it. A result in the address of the
 * page is not trusted (R53).
 */
export const LastPayment = withName(
  'LastPayment',
  object({ State: oneOfCodec('pending', 'completed', 'rejected'), Amount: Money }),
);

export const PaymentRequest = object({ reservationId: ReservationId });

/** What a crew must know and do before the trip. A null field is not shown. */
export const Timeline = withName(
  'Timeline',
  object({
    // Amounts to pay, first what is due now (R28.11). Only the customer who booked gets them (R45).
    Payments: nullable(list(object({ ...duePart, Late: Bool }))),
    // True as long as the office has not chosen how the order is paid (R30.8).
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
