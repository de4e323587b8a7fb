import type { Blog, Post, PostCard } from '../ports/blog.ts';

const MOST = 3;

/** Returns the posts that a post recommends, then the newest; none if the blog is unavailable. */
export const findNextPosts = async (blog: Blog, post: Post): Promise<readonly PostCard[]> => {
  const named = await Promise.all(post.next.slice(0, MOST).map((slug) => blog.post(slug)));
  const found = named.flatMap((answer) => answer.unwrapOr(null) ?? []);
  if (found.length === MOST) return found.map(cardOf);
  const page = await blog.page(MOST + 1 + found.length, null);
  const listedSlugs = new Set([post.slug, ...found.map(({ slug }) => slug)]);
  const newest = page.isOk() ? page.value.posts.filter(({ slug }) => !listedSlugs.has(slug)) : [];
  return [...found.map(cardOf), ...newest].slice(0, MOST);
};

const cardOf = ({ slug, title, date, excerpt, picture, minutes }: Post): PostCard => ({
  slug,
  title,
  date,
  excerpt,
  picture,
  minutes,
});
