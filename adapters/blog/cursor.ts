import type { Day } from '../../domain/calendar.ts';
import { isDay } from '../../domain/calendar.ts';

/** A place in a list by date: the list goes on after it, whether or not that post is still there. */
export type Place = { readonly date: Day; readonly slug: string };

export const cursorOf = ({ date, slug }: Place): string => Buffer.from(`${date} ${slug}`).toString('base64url');

/** Null where the text is no cursor of this blog's. */
export const placeOf = (cursor: string): Place | null => {
  const [date = '', slug = '', ...more] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  return isDay(date) && slug !== '' && more.length === 0 && cursorOf({ date, slug }) === cursor ? { date, slug } : null;
};

/** The newest first; of one day by their slugs, so that the order never changes. */
export const byDate = (a: Place, b: Place): number => {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0;
};
