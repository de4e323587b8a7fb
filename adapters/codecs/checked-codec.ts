import * as t from 'io-ts';
import { type Day, isDay } from '../../domain/calendar.ts';

/**
 * Makes a codec that accepts the values for which `is` returns true. Decoding and encoding do not
 * change a value.
 */
export const checkedCodec = <A>(name: string, is: t.Is<A>): t.Type<A> =>
  new t.Type<A>(name, is, (u, c) => (is(u) ? t.success(u) : t.failure(u, c)), t.identity);

export const patternCodec = (name: string, pattern: RegExp): t.Type<string> =>
  checkedCodec(name, (u): u is string => typeof u === 'string' && pattern.test(u));

export const DayCodec: t.Type<Day> = checkedCodec(
  'a day such as 2027-05-22',
  (u): u is Day => typeof u === 'string' && isDay(u),
);

export const oneOfWordsCodec = <Word extends string>(words: readonly Word[]) =>
  t.keyof(Object.fromEntries(words.map((word) => [word, null])) as Record<Word, null>);

/** Makes a codec of an object with required and optional keys. It drops other keys. */
export const withOptional = <R extends t.Props, O extends t.Props>(required: R, optional: O) =>
  t.intersection([t.strict(required), t.exact(t.partial(optional))]);
