import type { Day } from '../../domain/calendar.ts';
import { isDay } from '../../domain/calendar.ts';

/** A cursor holds a post's day and slug, so it stays valid when the post is removed. */
export type ListPosition = { readonly date: Day; readonly slug: string };

export const cursorOf = ({ date, slug }: ListPosition): string =>
  Buffer.from(`${date} ${slug}`).toString('base64url');

/** Returns null if the text is no cursor of this blog. */
export const parseCursor = (cursor: string): ListPosition | null => {
  const [date = '', slug = '', ...more] = Buffer.from(cursor, 'base64url')
    .toString('utf8')
    .split(' ');
  return isDay(date) && slug !== '' && more.length === 0 && cursorOf({ date, slug }) === cursor
    ? { date, slug }
    : null;
};

export const compareNewestPost = (a: ListPosition, b: ListPosition): number => {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0;
};
