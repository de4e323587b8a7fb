import type * as t from 'io-ts';
import { Money } from './codecs/money.ts';
import { withName } from './codecs/schema.ts';
import { list, nullable, object } from './codecs/shapes.ts';
import { Day, Instant } from './codecs/texts.ts';
import { Text } from './codecs/values.ts';

/** The fields of a sum that is due: see DuePart. */
export const duePart = { Name: Text, Amount: Money, Until: nullable(Day), By: nullable(Instant) };

/**
 * Lines of a plan that are to be paid together (R28.11, R28.12). Name is that of its lines ('I i II rata'), Amount what they still ask for. A
 * first payment of an order is due at the moment By; Until and By are both null for one that was not ordered yet.
 */
export const DuePart = withName('DuePart', object(duePart));
export type DuePart = t.TypeOf<typeof DuePart>;

/** The one sum that is due now, and what is due later by day. */
export const DuePlan = withName('DuePlan', object({ Now: DuePart, Later: list(DuePart) }));
export type DuePlan = t.TypeOf<typeof DuePlan>;
