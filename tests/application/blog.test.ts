import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { findNextPosts, offersFittingPost } from '../../application/blog/recommendations.ts';
import { allPosts, demoBlog } from '../adapters/blog/demo-blog.ts';

const offer = (id: number, more: object = {}) => ({
  id,
  countryId: 1,
  regionName: 'Dalmacja',
  typeId: 2,
  bookable: true,
  from: '2027-06-01',
  ...more,
});
const wish = { title: 'Rejsy', countries: [1, 2], regions: ['Kornaty'], types: [4] };
const idsOf = (offers: readonly ReturnType<typeof offer>[]) =>
  offersFittingPost(wish, offers, (each) => each).map(({ id }) => id);

describe('offers related to an article', () => {
  it('are at most two bookable offers in the article’s countries', () => {
    expect(
      idsOf([
        offer(1, { countryId: 9 }),
        offer(2, { bookable: false }),
        offer(3),
        offer(4),
        offer(5),
      ]),
    ).toEqual([3, 4]);
  });
  it('are first those of the article’s region, then those of its type, each by earliest start', () => {
    expect(idsOf([offer(1), offer(2, { typeId: 4 }), offer(3, { regionName: 'Kornaty' })])).toEqual(
      [3, 2],
    );
    expect(idsOf([offer(1, { from: '2027-08-01' }), offer(2, { from: '2027-07-01' })])).toEqual([
      2, 1,
    ]);
  });
  it('are none if the article is marked to have none', () => {
    expect(offersFittingPost(null, [offer(1)], (each) => each)).toEqual([]);
  });
});

describe('articles related to an article', () => {
  it('are those that the article names, in its order', async () => {
    const [post] = await allPosts();
    if (post === undefined) throw new Error('The blog is empty');
    expect((await findNextPosts(demoBlog(), post)).map(({ slug }) => slug)).toEqual(post.next);
  });
  it('are the newest other articles if the article names none, and none while the blog is unavailable', async () => {
    const [newest, ...olderPosts] = await allPosts();
    if (newest === undefined) throw new Error('The blog is empty');
    const found = await findNextPosts(demoBlog(), { ...newest, next: [] });
    expect(found.map(({ slug }) => slug)).toEqual(olderPosts.slice(0, 3).map(({ slug }) => slug));
    const away = { page: async () => err('away' as const), post: async () => ok(null) };
    expect(await findNextPosts(away, newest)).toEqual([]);
  });
});
