import type * as t from 'io-ts';
import { Money } from '../codecs/money.ts';
import { withName } from '../codecs/schema.ts';
import { list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Day, Instant, ReservationId } from '../codecs/texts.ts';
import { Int, Text } from '../codecs/values.ts';

/** HoldSeconds is the time left, for browsers whose clock is wrong (R8). */
export const HeldReservation = withName(
  'HeldReservation',
  object({ ReservationId: Text, OfferId: Int, HoldUntil: Instant, HoldSeconds: Int }),
);
export type HeldReservation = t.TypeOf<typeof HeldReservation>;

/** Drafts with a hold, the oldest hold first. */
export const HeldAnswer = object({ Held: list(HeldReservation) });

/** Documents that the customer saw. Path is the file of that version (R38, W-054). */
export const ShownDocuments = list(
  object({ Id: Text, Name: Text, Title: Text, Version: Text, From: Day, Path: Text }),
);
export type ShownDocuments = t.TypeOf<typeof ShownDocuments>;

export const duePart = { Name: Text, Amount: Money, Until: nullable(Day), By: nullable(Instant) };

/** Lines that are paid together (R28.11, R28.12). Before the order, Until and By are both null. */
export const DuePart = withName('DuePart', object(duePart));
export type DuePart = t.TypeOf<typeof DuePart>;

export const DuePlan = withName('DuePlan', object({ Now: DuePart, Later: list(DuePart) }));
export type DuePlan = t.TypeOf<typeof DuePlan>;

/** Amount is credited to the booking, Commission goes to the payment provider (R30). */
export const OnlineCharge = withName(
  'OnlineCharge',
  object({ Amount: Money, Commission: Money, Charged: Money }),
);
export type OnlineCharge = t.TypeOf<typeof OnlineCharge>;

/** The last payment as stored. Parameters of the page's address do not matter (R31, R53). */
export const LastPayment = withName(
  'LastPayment',
  object({ State: oneOf('pending', 'completed', 'rejected'), Amount: Money }),
);
export type LastPayment = t.TypeOf<typeof LastPayment>;

export const PaymentRequest = object({ reservationId: ReservationId });
