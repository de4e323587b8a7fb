import type { PostCard } from '../../../../application/ports/blog.ts';
import { escapeHtml } from '../../../words/html.ts';
import { pages, postPageUrl } from '../../contract/pages.pl.ts';

/** Formats a post's day as noon UTC: in most time zones that is the same day. */
const rssDate = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();

// Removes control characters, because XML does not allow them, not even escaped.
const xmlText = (text: string): string => escapeHtml(text.replace(/[^\P{Cc}\t\n\r]/gu, ''));

const item =
  (origin: string) =>
  ({ title, slug, date, excerpt }: PostCard): string => {
    const url = xmlText(origin + postPageUrl(slug));
    return `<item><title>${xmlText(title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${rssDate(date)}</pubDate><description>${xmlText(excerpt)}</description></item>`;
  };

export type Channel = { readonly title: string; readonly description: string };

export const renderFeed = (
  posts: readonly PostCard[],
  origin: string,
  { title, description }: Channel,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title><link>${xmlText(origin + pages.blog)}</link><description>${xmlText(description)}</description><language>pl</language>`,
    `<atom:link href="${xmlText(origin + pages.blogFeed)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map(item(origin)),
    '</channel></rss>',
  ].join('');
