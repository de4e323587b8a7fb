import type * as t from 'io-ts';
import { withName } from '../codecs/schema.ts';
import { list, object } from '../codecs/shapes.ts';
import { Instant } from '../codecs/texts.ts';
import { Int, Text } from '../codecs/values.ts';

/** A draft with a hold. HoldSeconds is the time left, for browsers whose clock is wrong (R8). */
export const HeldReservation = withName(
  'HeldReservation',
  object({ ReservationId: Text, OfferId: Int, HoldUntil: Instant, HoldSeconds: Int }),
);
export type HeldReservation = t.TypeOf<typeof HeldReservation>;

/** Drafts with a hold, the oldest hold first. */
export const HeldAnswer = object({ Held: list(HeldReservation) });
