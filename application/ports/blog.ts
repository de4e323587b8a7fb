import type { Result } from 'neverthrow';
import type { Day } from '../../domain/calendar.ts';

/** A picture of a post: an address of the shop's own, whoever drew it. */
export type PostPicture = { readonly url: string; readonly alt: string };

/** A post as lists show it. */
export type PostCard = {
  readonly slug: string;
  readonly title: string;
  readonly date: Day;
  /** Plain text. */
  readonly excerpt: string;
  /** Null where the post has none: lists show the shop's mark instead. */
  readonly picture: PostPicture | null;
  /** How long reading takes, at least 1; null where only the post itself would tell. */
  readonly minutes: number | null;
};

export type PostAuthor = { readonly key: string; readonly name: string; readonly role: string; readonly about: string };

/** Which offers fit a post: those of one of its countries, rather of its regions and types where it names some. */
export type PostOffers = {
  readonly title: string;
  readonly countries: readonly number[];
  readonly regions: readonly string[];
  readonly types: readonly number[];
};

/** A post as its own page shows it. */
export type Post = PostCard & {
  /** HTML that may stand in a page as it is: sanitised, its pictures served by the shop (R41). */
  readonly content: string;
  /** The headings of the content that can be gone to, in order. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** The same picture wide and for phones, where it is drawn for each shape. */
  readonly wide: PostPicture | null;
  readonly small: PostPicture | null;
  readonly author: PostAuthor | null;
  readonly offers: PostOffers | null;
  /** Slugs of the posts to read afterwards; empty where the newest will do. */
  readonly next: readonly string[];
};

export type PostPage = {
  readonly posts: readonly PostCard[];
  readonly hasNextPage: boolean;
  /** Asks for what comes after this page; null for an empty one. */
  readonly endCursor: string | null;
};

/** Posts on one page of a list, at most (contract). */
export const MOST_POSTS = 20;

/** Where posts come from. `away`: the service that keeps them does not answer, and no copy of its last answer is kept. */
export type Blog = {
  /**
   * Posts by date, the newest first, after a cursor of an earlier page. `badCursor`: it is none of this blog's. `visitor` is the network
   * address that asks (R65.4), because a blog elsewhere answers so many questions of one at once; undefined for the shop's own questions.
   */
  page(first: number, after: string | null, visitor?: string): Promise<Result<PostPage, 'away' | 'badCursor'>>;
  /** Null where there is no such post. */
  post(slug: string, visitor?: string): Promise<Result<Post | null, 'away'>>;
};

/** The blog of each brand: the same posts, told with that brand's figures. */
export type BlogOf = (siteId: number) => Blog;
