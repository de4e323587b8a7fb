import type { PostCard } from '../../../../application/ports/blog.ts';
import { escaped } from '../../../words/html.ts';
import { pages, postPage } from '../../contract/pages.pl.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A day as RSS writes moments: the noon of it, so that it is the same day wherever it is read. */
const momentOf = (day: string): string => {
  const date = new Date(`${day}T12:00:00Z`);
  return `${DAYS[date.getUTCDay()]}, ${day.slice(8, 10)} ${MONTHS[date.getUTCMonth()]} ${day.slice(0, 4)} 12:00:00 GMT`;
};

// XML knows no control characters, however they are written.
const words = (text: string): string => escaped(text.replace(/[^\P{Cc}\t\n\r]/gu, ''));

const item =
  (origin: string) =>
  ({ title, slug, date, excerpt }: PostCard): string => {
    const url = words(origin + postPage(slug));
    return `<item><title>${words(title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${momentOf(date)}</pubDate><description>${words(excerpt)}</description></item>`;
  };

/** What a reader of feeds calls this one, and tells of it. */
export type Channel = { readonly title: string; readonly description: string };

/** The newest posts as RSS 2.0. */
export const feedOf = (posts: readonly PostCard[], origin: string, { title, description }: Channel): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${words(title)}</title><link>${words(origin + pages.blog)}</link><description>${words(description)}</description><language>pl</language>`,
    `<atom:link href="${words(origin + pages.blogFeed)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map(item(origin)),
    '</channel></rss>',
  ].join('');
