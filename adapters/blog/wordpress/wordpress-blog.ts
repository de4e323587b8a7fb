import { err, ok } from 'neverthrow';
import {
  type Blog,
  MOST_POSTS,
  type Post,
  type PostCard,
  type PostListPage,
  type PostPicture,
} from '../../../application/ports/blog.ts';
import type { Clock } from '../../../application/ports/system.ts';
import { readingMinutes } from '../post-files.ts';
import { signedBlogPicturePath } from './pictures.ts';
import {
  ANSWER_LIMITS,
  createBlogClient,
  type ListedPost,
  type RemotePage,
  type RemotePost,
} from './service.ts';
import { createProcessKeyReader, createSignatures, type Signatures } from './signatures.ts';
import { createStaleCache, DEFAULT_CACHE_LIMITS } from './stale-cache.ts';

// Load the HTML parser on the first request, so that the shop starts without it.
const loadForeignHtml = () => import('../../html/foreign-html.ts');

const LONGEST_EXCERPT = 240;
const shortenExcerpt = (text: string): string => {
  if (text.length <= LONGEST_EXCERPT) return text;
  return `${text.slice(0, LONGEST_EXCERPT).replace(/\s+\S*$/, '')}…`;
};

const imageOf = ({ featuredImage: image }: ListedPost) =>
  image === null || image === undefined ? null : 'node' in image ? image.node : image;

/** Returns the shop's own path of a picture; null if another host has the picture. */
type PicturePath = (address: string) => string | null;

const cardOf = async (listed: ListedPost, pathOf: PicturePath): Promise<PostCard> => {
  const { textOfForeignHtml } = await loadForeignHtml();
  const image = imageOf(listed);
  const url = image === null ? null : pathOf(image.sourceUrl);
  const picture: PostPicture | null = url === null ? null : { url, alt: image?.altText ?? '' };
  return {
    slug: listed.slug,
    title: textOfForeignHtml(listed.title),
    date: listed.date,
    excerpt: shortenExcerpt(textOfForeignHtml(listed.excerpt ?? '')),
    picture,
    minutes: null,
  };
};

const pageOf = async (
  { edges, pageInfo: { hasNextPage, endCursor } }: RemotePage,
  pathOf: PicturePath,
  sign: (cursor: string) => string,
): Promise<PostListPage> => ({
  posts: await Promise.all(edges.slice(0, MOST_POSTS).map(({ node }) => cardOf(node, pathOf))),
  hasNextPage: hasNextPage && endCursor != null,
  endCursor: endCursor == null ? null : sign(endCursor),
});

const postOf = async (
  slug: string,
  { title, date, content }: RemotePost,
  card: PostCard | undefined,
  pathOf: PicturePath,
): Promise<Post> => {
  const { textOfForeignHtml, renderForeignHtml } = await loadForeignHtml();
  const { html, headings, words } = renderForeignHtml(content ?? '', pathOf);
  const picture = card?.picture ?? null;
  return {
    slug,
    title: textOfForeignHtml(title),
    date,
    excerpt:
      card === undefined || card.excerpt === ''
        ? shortenExcerpt(textOfForeignHtml(content ?? ''))
        : card.excerpt,
    picture,
    minutes: readingMinutes(words),
    content: html,
    headings,
    wide: picture,
    small: picture,
    author: null,
    offers: null,
    next: [],
  };
};

const LONGEST_SLUG = 300;

/**
 * Limits of a second, smaller cache. It holds list pages that the shop's own screens never request.
 * Without it, calls from other programs would evict pages of the shop's screens.
 */
const OTHER_PAGES = { ...DEFAULT_CACHE_LIMITS, most: 100 };

/** A WordPress blog, read over GraphQL. If it is unavailable, sends cached responses. */
export const wordpressBlog = (
  url: string,
  clock: Clock,
  log: (problem: string) => void,
  limits = ANSWER_LIMITS,
  key: () => Promise<string> = createProcessKeyReader(),
): Blog => {
  const { origin } = new URL(url);
  const service = createBlogClient(url, log, limits);
  const isEmpty = ({ posts }: PostListPage): boolean => posts.length === 0;
  const [ownPages, otherPages] = [
    createStaleCache<PostListPage>(clock, isEmpty),
    createStaleCache<PostListPage>(clock, isEmpty, OTHER_PAGES),
  ];
  const posts = createStaleCache<Post | null>(clock, (post) => post === null);
  /**
   * Cards of posts by slug, stored when a list is loaded. A post's page gets excerpt and picture
   * from its card, because the query of a single post lacks these fields.
   */
  const cards = new Map<string, PostCard>();
  const picturePathWith =
    (signatures: Signatures): PicturePath =>
    (address) =>
      signedBlogPicturePath(address, origin, signatures);

  return {
    page: async (first, after, visitor) => {
      const signatures = createSignatures(await key());
      const ofList = after === null ? null : signatures.open('list', after);
      const cursor = after === null ? null : (ofList ?? signatures.open('cursor', after));
      if (after !== null && cursor === null) return err('badCursor');
      const count = Math.min(first, MOST_POSTS);
      const isOwn = cursor === null || (ofList !== null && count === MOST_POSTS);
      const question = async () => {
        const answer = await service.page(count, cursor);
        if (answer.isErr()) return err(answer.error);
        const purpose = isOwn && count === MOST_POSTS ? 'list' : 'cursor';
        const page = await pageOf(answer.value, picturePathWith(signatures), (end) =>
          signatures.sign(purpose, end),
        );
        for (const card of page.posts) cards.set(card.slug, card);
        return ok(page);
      };
      return (isOwn ? ownPages : otherPages).get(
        JSON.stringify([count, cursor]),
        question,
        visitor,
      );
    },
    post: async (slug, visitor) => {
      if (slug.length > LONGEST_SLUG) return ok(null);
      const question = async () => {
        const answer = await service.post(slug);
        if (answer.isErr()) return err(answer.error);
        if (answer.value === null) return ok(null);
        const pathOf = picturePathWith(createSignatures(await key()));
        return ok(await postOf(slug, answer.value, cards.get(slug), pathOf));
      };
      return posts.get(slug, question, visitor);
    },
  };
};
