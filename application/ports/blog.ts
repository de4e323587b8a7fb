import type { Result } from 'neverthrow';
import type { Day } from '../../domain/calendar.ts';

/** A picture of a post at an address of the shop. */
export type PostPicture = { readonly url: string; readonly alt: string };

/** A post in lists. */
export type PostCard = {
  readonly slug: string;
  readonly title: string;
  readonly date: Day;
  /** Plain text. */
  readonly excerpt: string;
  /** Null if the post has none: lists show the shop's mark. */
  readonly picture: PostPicture | null;
  /** Minutes of reading, at least 1; null if only the whole post would tell. */
  readonly minutes: number | null;
};

export type PostAuthor = {
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly about: string;
};

/** Offers that fit a post: one of its countries, preferably of its regions and types. */
export type PostOffers = {
  readonly title: string;
  readonly countries: readonly number[];
  readonly regions: readonly string[];
  readonly types: readonly number[];
};

/** A post on its own page. */
export type Post = PostCard & {
  /** Sanitised HTML; its pictures are served by the shop (R41). */
  readonly content: string;
  /** Headings with anchors, in order. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** The picture for wide screens and for phones, if it exists in both shapes. */
  readonly wide: PostPicture | null;
  readonly small: PostPicture | null;
  readonly author: PostAuthor | null;
  readonly offers: PostOffers | null;
  /** Slugs of posts to read next; empty means the newest. */
  readonly next: readonly string[];
};

export type PostListPage = {
  readonly posts: readonly PostCard[];
  readonly hasNextPage: boolean;
  /** Cursor of the next page; null if this one is empty. */
  readonly endCursor: string | null;
};

/** Maximum number of posts per page (contract). */
export const MOST_POSTS = 20;

/** The source of posts. `away`: the blog does not answer and there is no cached response. */
export type Blog = {
  /**
   * Posts by date, the newest first, after a cursor of an earlier page. `badCursor`: it is none of this blog's. `visitor` is the network
   * address that asks (R65.4), because a blog elsewhere answers so many questions of one at once; undefined for the shop's own questions.
   */
  page(
    first: number,
    after: string | null,
    visitor?: string,
  ): Promise<Result<PostListPage, 'away' | 'badCursor'>>;
  /** Null if there is no such post. */
  post(slug: string, visitor?: string): Promise<Result<Post | null, 'away'>>;
};

/** The blog of each brand: the same posts with that brand's figures. */
export type BlogOf = (siteId: number) => Blog;
