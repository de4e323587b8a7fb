import type { Blog, Post, PostCard, PostOffers } from '../ports/blog.ts';

export type FittingOffer = {
  readonly countryId: number;
  readonly regionName: string;
  readonly typeId: number;
  /** False if nobody can book the offer. Blog posts do not link to such an offer. */
  readonly bookable: boolean;
  readonly from: string;
};

const MOST_FITTING_OFFERS = 2;

/** Returns offers in the blog post's countries, first those that also fit by region and type. */
export const offersFittingPost = <O>(
  wish: PostOffers | null,
  offers: readonly O[],
  about: (offer: O) => FittingOffer,
): readonly O[] => {
  if (wish === null) return [];
  const fits = offers.flatMap((offer) => {
    const { countryId, regionName, typeId, bookable, from } = about(offer);
    if (!bookable || !wish.countries.includes(countryId)) return [];
    const points =
      (wish.regions.includes(regionName) ? 2 : 0) + (wish.types.includes(typeId) ? 1 : 0);
    return [{ offer, points, from }];
  });
  return fits
    .toSorted((a, b) =>
      a.points === b.points ? a.from.localeCompare(b.from) : b.points - a.points,
    )
    .slice(0, MOST_FITTING_OFFERS)
    .map(({ offer }) => offer);
};

const MOST_NEXT_POSTS = 3;

/** Returns the posts that a post recommends, then the newest; none if the blog is unavailable. */
export const findNextPosts = async (blog: Blog, post: Post): Promise<readonly PostCard[]> => {
  const named = await Promise.all(
    post.next.slice(0, MOST_NEXT_POSTS).map((slug) => blog.post(slug)),
  );
  const found = named.flatMap((answer) => answer.unwrapOr(null) ?? []);
  if (found.length === MOST_NEXT_POSTS) return found.map(cardOf);
  const page = await blog.page(MOST_NEXT_POSTS + 1 + found.length, null);
  const listedSlugs = new Set([post.slug, ...found.map(({ slug }) => slug)]);
  const newest = page.isOk() ? page.value.posts.filter(({ slug }) => !listedSlugs.has(slug)) : [];
  return [...found.map(cardOf), ...newest].slice(0, MOST_NEXT_POSTS);
};

const cardOf = ({ slug, title, date, excerpt, picture, minutes }: Post): PostCard => ({
  slug,
  title,
  date,
  excerpt,
  picture,
  minutes,
});
