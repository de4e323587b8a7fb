import type * as t from 'io-ts';
import { Money } from './codecs/money.ts';
import { withName } from './codecs/schema.ts';
import { list, nullable, object } from './codecs/shapes.ts';
import { Day, Instant } from './codecs/texts.ts';
import { Text } from './codecs/values.ts';

export const duePart = { Name: Text, Amount: Money, Until: nullable(Day), By: nullable(Instant) };

/** Lines that are paid together (R28.11, R28.12). Before the order, Until and By are both null. */
export const DuePart = withName('DuePart', object(duePart));
export type DuePart = t.TypeOf<typeof DuePart>;

export const DuePlan = withName('DuePlan', object({ Now: DuePart, Later: list(DuePart) }));
export type DuePlan = t.TypeOf<typeof DuePlan>;
