import type { Result } from 'neverthrow';
import type { Day } from '../../domain/calendar.ts';

export type PostPicture = { readonly url: string; readonly alt: string };

export type PostCard = {
  readonly slug: string;
  readonly title: string;
  readonly date: Day;
  readonly excerpt: string;
  /** Null if the post has no picture; lists then show the shop's logo. */
  readonly picture: PostPicture | null;
  /** Reading time in minutes, at least 1; null if it is not known before the whole post is read. */
  readonly minutes: number | null;
};

export type PostAuthor = {
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly about: string;
};

/** Offers to show beside a post: of one of the countries, preferably of the regions and types. */
export type PostOffers = {
  readonly title: string;
  readonly countries: readonly number[];
  readonly regions: readonly string[];
  readonly types: readonly number[];
};

export type Post = PostCard & {
  /** Sanitised HTML; its pictures are served by the shop (R41). */
  readonly content: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** `wide` and `small` exist only if the picture was uploaded in both shapes. */
  readonly wide: PostPicture | null;
  readonly small: PostPicture | null;
  readonly author: PostAuthor | null;
  readonly offers: PostOffers | null;
  /** Slugs of the posts that this post recommends. If empty, the newest posts are shown. */
  readonly next: readonly string[];
};

export type PostListPage = {
  readonly posts: readonly PostCard[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
};

export const MOST_POSTS = 20;

/** The failure `away` means that the blog does not respond and no cached response exists. */
export type Blog = {
  /**
   * Returns a page of posts, the newest first. `badCursor`: the cursor is not from this blog.
   * `visitor`: the caller's address for limits (R65.4); undefined for the shop's own requests.
   */
  page(
    first: number,
    after: string | null,
    visitor?: string,
  ): Promise<Result<PostListPage, 'away' | 'badCursor'>>;
  post(slug: string, visitor?: string): Promise<Result<Post | null, 'away'>>;
};

/**
 * Returns a brand's blog. All brands have the same posts, filled in with their own brand settings.
 */
export type BlogOf = (siteId: number) => Blog;
