import type { Result } from 'neverthrow';
import type { Day } from '../../domain/calendar.ts';

export type PostPicture = { readonly url: string; readonly alt: string };

export type PostCard = {
  readonly slug: string;
  readonly title: string;
  readonly date: Day;
  readonly excerpt: string;
  readonly picture: PostPicture | null;
  /** Minutes to read the post, at least 1; null if only the post's card was loaded. */
  readonly minutes: number | null;
};

export type PostAuthor = {
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly about: string;
  /** The path of the person's photograph. If missing, a drawing replaces the photograph. */
  readonly photograph?: string | undefined;
};

export type PostOffers = {
  readonly title: string;
  readonly countries: readonly number[];
  readonly regions: readonly string[];
  readonly types: readonly number[];
};

export type Post = PostCard & {
  /** The HTML is sanitised, and the shop serves its pictures (R41). */
  readonly content: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /**
   * `wide`: the picture above the post, if any. `small`: its version for phones; null: phones show
   * `wide`.
   */
  readonly wide: PostPicture | null;
  readonly small: PostPicture | null;
  readonly author: PostAuthor | null;
  readonly offers: PostOffers | null;
  /** Slugs of recommended posts; if empty, the newest posts are shown instead. */
  readonly next: readonly string[];
};

export type PostListPage = {
  readonly posts: readonly PostCard[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
};

export const MOST_POSTS = 20;

/** The posts of a blog. `away`: the blog does not respond, and nothing is cached. */
export type Blog = {
  /**
   * Newest posts first. `badCursor`: `after` belongs to another blog. `visitor`: network address
   * (R65.4).
   */
  page(
    first: number,
    after: string | null,
    visitor?: string,
  ): Promise<Result<PostListPage, 'away' | 'badCursor'>>;
  post(slug: string, visitor?: string): Promise<Result<Post | null, 'away'>>;
};

/** Returns a brand's blog. Brands share the posts; {{keys}} in a post show the brand's settings. */
export type BlogOf = (siteId: number) => Blog;
