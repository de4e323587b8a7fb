import type * as t from 'io-ts';
import { withName } from '../codecs/schema.ts';
import { list, nullable, object } from '../codecs/shapes.ts';
import { Day } from '../codecs/texts.ts';
import { Bool, Text } from '../codecs/values.ts';
import { duePart } from './order.ts';

/** The dates of a crew before the trip. A field that is null has no line on the screen. */
export const Timeline = withName(
  'Timeline',
  object({
    // The first open payment is due now (R28.11, R28.12). Only the owner gets payments (R45).
    Payments: nullable(list(object({ ...duePart, Late: Bool }))),
    // True until the office has named the payment method (R30.8).
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
