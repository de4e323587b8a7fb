import { ok } from 'neverthrow';
import { type Blog, MOST_POSTS, type Post, type PostCard, type PostPage, type PostPicture } from '../../../application/ports/blog.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { minutesOf } from '../reading-time.ts';
import { keepAnswers } from './kept-answers.ts';
import { picturePath } from './picture-path.ts';
import { ANSWER_LIMITS, blogService, type ListedPost, type RemotePage, type RemotePost } from './service.ts';

// What parses HTML is not needed to open the shop.
const foreign = () => import('../../html/foreign-html.ts');

/** A description is cut at a word, and says so. */
const LONGEST_EXCERPT = 240;
const shortened = (text: string): string => {
  if (text.length <= LONGEST_EXCERPT) return text;
  return `${text.slice(0, LONGEST_EXCERPT).replace(/\s+\S*$/, '')}…`;
};

const imageOf = ({ featuredImage: image }: ListedPost) =>
  image === null || image === undefined ? null : 'node' in image ? image.node : image;

const cardOf = async (listed: ListedPost, origin: string): Promise<PostCard> => {
  const { foreignText } = await foreign();
  const image = imageOf(listed);
  const url = image === null ? null : picturePath(image.sourceUrl, origin);
  const picture: PostPicture | null = url === null ? null : { url, alt: image?.altText ?? '' };
  return {
    slug: listed.slug,
    title: foreignText(listed.title),
    date: listed.date,
    excerpt: shortened(foreignText(listed.excerpt ?? '')),
    picture,
    minutes: null,
  };
};

const pageOf = async ({ edges, pageInfo }: RemotePage, origin: string): Promise<PostPage> => ({
  posts: await Promise.all(edges.slice(0, MOST_POSTS).map(({ node }) => cardOf(node, origin))),
  hasNextPage: pageInfo.hasNextPage && pageInfo.endCursor != null,
  endCursor: pageInfo.endCursor ?? null,
});

const postOf = async (slug: string, { title, date, content }: RemotePost, card: PostCard | undefined, origin: string): Promise<Post> => {
  const { foreignText, renderForeignHtml } = await foreign();
  const { html, headings, words } = renderForeignHtml(content ?? '', (address) => picturePath(address, origin));
  const picture = card?.picture ?? null;
  return {
    slug,
    title: foreignText(title),
    date,
    excerpt: card === undefined || card.excerpt === '' ? shortened(foreignText(content ?? '')) : card.excerpt,
    picture,
    minutes: minutesOf(words),
    content: html,
    headings,
    wide: picture,
    small: picture,
    author: null,
    offers: null,
    next: [],
  };
};

/**
 * The blog of a WordPress GraphQL service at an address (BLOG_URL) with the shop's own fields. Its answers are kept, its HTML is
 * sanitised and its pictures come through the shop; while it is away, what was kept of it stays.
 */
export const wordpressBlog = (url: string, clock: Clock, log: (problem: string) => void, limits = ANSWER_LIMITS): Blog => {
  const { origin } = new URL(url);
  const service = blogService(url, log, limits);
  const pages = keepAnswers<PostPage>(clock);
  const posts = keepAnswers<Post | null>(clock);
  /** What lists said last of each post: the answer about one post says less. */
  const cards = new Map<string, PostCard>();

  return {
    page: (first, after) => {
      const count = Math.min(first, MOST_POSTS);
      return pages.get(JSON.stringify([count, after]), async () => {
        const answer = await service.page(count, after);
        if (answer.isErr()) return answer.map(() => ({ posts: [], hasNextPage: false, endCursor: null }));
        const page = await pageOf(answer.value, origin);
        for (const card of page.posts) cards.set(card.slug, card);
        return ok(page);
      });
    },
    post: (slug) =>
      posts.get(slug, async () => {
        const answer = await service.post(slug);
        if (answer.isErr()) return answer.map(() => null);
        return ok(answer.value === null ? null : await postOf(slug, answer.value, cards.get(slug), origin));
      }),
  };
};
