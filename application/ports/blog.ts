import type { Result } from 'neverthrow';
import type { Day } from '../../domain/calendar.ts';

export type PostPicture = { readonly url: string; readonly alt: string };

export type PostCard = {
  readonly slug: string;
  readonly title: string;
  readonly date: Day;
  readonly excerpt: string;
  readonly picture: PostPicture | null;
  /**
   * How many minutes it takes to read the post, at least 1; null if only its list entry was loaded.
   */
  readonly minutes: number | null;
};

export type PostAuthor = {
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly about: string;
  /** The path of the author's photograph. If it is missing, the page shows a drawing instead. */
  readonly photograph?: string | undefined;
};

export type PostOffers = {
  readonly title: string;
  readonly countries: readonly number[];
  readonly regions: readonly string[];
  readonly types: readonly number[];
};

export type Post = PostCard & {
  /** Sanitised HTML. Its pictures come from the shop's own server (R41). */
  readonly content: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /**
   * `wide`: the picture above the post; null if the post has no picture. `small`: the version of
   * this picture for phones; if it is null, phones show `wide`.
   */
  readonly wide: PostPicture | null;
  readonly small: PostPicture | null;
  readonly author: PostAuthor | null;
  readonly offers: PostOffers | null;
  /** Recommended posts, by their page address; if empty, readers see the newest posts instead. */
  readonly next: readonly string[];
};

export type PostListPage = {
  readonly posts: readonly PostCard[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
};

export const MOST_POSTS = 20;

/**
 * The posts of a blog. `away`: the blog does not respond, and the cache does not contain the posts
 * either.
 */
export type Blog = {
  /**
   * Returns posts, newest first. `after`: the cursor at the end of the previous page. `badCursor`:
   * the cursor is not of this blog. `visitor`: the network address by which requests are limited
   * (R65.4).
   */
  page(
    first: number,
    after: string | null,
    visitor?: string,
  ): Promise<Result<PostListPage, 'away' | 'badCursor'>>;
  post(slug: string, visitor?: string): Promise<Result<Post | null, 'away'>>;
};

/** Returns a brand's blog. Brands share posts; {{key}} in a post becomes the brand's setting. */
export type BlogOf = (siteId: number) => Blog;
