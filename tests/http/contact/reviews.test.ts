import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pages, reviewPageUrl } from '../../../adapters/http/contract/pages.pl.ts';
import { mountReviewPages } from '../../../adapters/http/server/pages/review-pages.ts';
import { cachedReviews } from '../../../adapters/http/server/reviews/cached-reviews.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { hmacReviewLinks } from '../../../adapters/system/review-links.ts';
import { submitOfficeCommand } from '../../../application/office/bookings.ts';
import { sendReview } from '../../../application/reviews/review-form.ts';
import { addDays, type Day } from '../../../domain/calendar.ts';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import { commitWork } from '../../contracts/helpers.ts';
import { raceShop } from '../../races/race-shop.ts';

const UNIT = unitWith({ id: 722, yachts: 3, berths: 8, cabins: 3 });
const OFFER = offerWith({
  ...{ id: 922, units: [UNIT], firstMinuteUntil: null, secondMinuteUntil: null },
});
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const shopAfterTrip = async (day: Day = addDays(OFFER.to, 3)) => {
  const kit = openMemoryStore();
  const shop = raceShop(kit, OFFER);
  const id = await shop.draft({ name: 'ANNA', unitId: UNIT.id });
  await shop.confirm('ANNA', id);
  const on = (when: Day): void => shop.at(Date.parse(`${when}T10:00:00Z`));
  on(day);
  const reviewLinks = hmacReviewLinks(kit.values);
  const reviewsCache = cachedReviews(shop.deps);
  const app = Fastify();
  onTestFinished(() => app.close());
  mountReviewPages(app, {
    ...{ ...shop.deps, reviewLinks, reviewsChanged: reviewsCache.changed },
    renderer: { render: ({ content }) => JSON.stringify(content) },
    originOf: () => 'https://shop.example',
    siteOf: () => 1,
  });
  await app.ready();
  const key = await reviewLinks.keyOf(id);
  const open = (url = reviewPageUrl(key)) => app.inject({ method: 'GET', url });
  const send = (fields: Readonly<Record<string, string>>, url = reviewPageUrl(key)) =>
    app.inject({
      ...{ method: 'POST', url, headers: FORM },
      payload: new URLSearchParams(fields).toString(),
    });
  return { kit, shop, id, key, on, shown: reviewsCache, open, send };
};

describe('the page to which the link in a review request leads (R72)', () => {
  it('R72.1: opening the link changes nothing; the page’s Referrer-Policy hides the link from other sites', async () => {
    const { open, kit, shop, id } = await shopAfterTrip();
    const before = [await shop.get(id), (await kit.journal.read(0, 99)).length];
    const answer = await open();
    expect(answer.json()).toMatchObject({
      ...{ kind: 'review', step: 'form', offerName: OFFER.name, until: addDays(OFFER.to, 60) },
      ...{ fields: { stars: '', text: '' }, errors: [], firstName: 'Jan' },
    });
    expect(answer.headers).toMatchObject({
      ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
    expect([await shop.get(id), (await kit.journal.read(0, 99)).length]).toEqual(before);
  });

  it('R72.1, R72.2: an invalid form keeps the typed text; a valid form publishes the review at once', async () => {
    const { open, send, shop, id, shown, key } = await shopAfterTrip();
    expect((await shown.ofShop('/')).reviews).toEqual([]);
    const wrong = await send({ stars: '', text: 'Pamiętam zatokę' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({
      ...{ step: 'form', errors: ['stars'], fields: { stars: '', text: 'Pamiętam zatokę' } },
    });
    const long = await send({ stars: '4', text: 'x'.repeat(501) });
    expect(long.json()).toMatchObject({ errors: ['text'], fields: { stars: '4' } });
    const right = await send({ stars: '4', text: ' Pamiętam zatokę\r\ni ciszę ' });
    expect([right.statusCode, right.headers.location]).toEqual([303, reviewPageUrl(key)]);
    expect((await open()).json()).toMatchObject({ step: 'given' });
    const again = await send({ stars: '1', text: 'Inna' });
    expect(again.statusCode).toBe(303);
    expect(await shop.get(id)).toMatchObject({
      review: { stars: 4, text: 'Pamiętam zatokę\ni ciszę' },
    });
    expect(await shown.ofOffer('/oferta/x', OFFER.id, OFFER.countryId)).toMatchObject({
      ...{ of: 'offer', figure: null, count: 1 },
      reviews: [{ stars: 4, firstName: 'Jan', offerName: OFFER.name, from: OFFER.from }],
    });
  });

  it('R72.1: a forged link opens the page „unknown link”, an expired link the page „too late”', async () => {
    const { open, send, shop, id, key, on } = await shopAfterTrip();
    const other = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [other, 'nie-ma', `${id}`, key.replace(id, 'AAAAAAAA')])
      for (const answer of [
        await open(reviewPageUrl(wrong)),
        await send({ stars: '5' }, reviewPageUrl(wrong)),
      ])
        expect([answer.statusCode, answer.json().step]).toEqual([404, 'unknown']);
    on(addDays(OFFER.to, 61));
    expect((await open()).json()).toMatchObject({ step: 'late' });
    expect((await send({ stars: '5', text: '' })).statusCode).toBe(303);
    expect(await shop.get(id)).not.toHaveProperty('review');
  });

  it('R72.8: after the booker’s data are erased, the link opens „unknown link” and stores nothing', async () => {
    const { kit, open, send, shop, id } = await shopAfterTrip();
    await commitWork(kit.store, ({ personal }) => personal.forget(id, [0, 1]));
    for (const answer of [await open(), await send({ stars: '5', text: 'Mieszkam przy porcie' })])
      expect([answer.statusCode, answer.json().step]).toEqual([404, 'unknown']);
    expect(await shop.get(id)).not.toHaveProperty('review');
  });

  it('R72.7: a button stops further mails that ask for reviews; a review is still accepted', async () => {
    const { open, send, shop, id } = await shopAfterTrip();
    for (const _ of [1, 2])
      expect((await send({ decline: '1' })).json()).toMatchObject({ step: 'declined' });
    expect(await shop.get(id)).toHaveProperty('reviewsDeclinedAt');
    expect((await open()).json()).toMatchObject({ step: 'form', isDeclined: true });
    expect((await send({ stars: '3', text: '' })).statusCode).toBe(303);
  });

  it('R72.4: the pages omit a hidden review, but the rating counts it; its author is told the reason', async () => {
    const { send, shop, id, shown, kit } = await shopAfterTrip();
    await send({ stars: '1', text: 'Obelgi' });
    const hidden = await submitOfficeCommand(shop.deps)('Ola', id, {
      ...{ type: 'hideReview', reason: 'Obraża skippera' },
    });
    expect(hidden.isOk()).toBe(true);
    shown.changed();
    expect(await shown.ofShop('/')).toMatchObject({ count: 1, reviews: [] });
    const mails = await kit.outbox.lease(99, Date.parse('2030-01-01'), Date.parse('2030-01-02'));
    expect(mails.map(({ to: email, content }) => ({ email, ...content }))).toContainEqual(
      expect.objectContaining({
        ...{ email: 'anna@example.com', kind: 'bookingReviewHidden', reason: 'Obraża skippera' },
      }),
    );
  });

  it('R72.5: the 20th review gives its offer, its country and the shop a rating; 19 reviews give none', async () => {
    const { shop, on, kit, shown } = await shopAfterTrip(addDays(OFFER.from, -30));
    const send = sendReview({ ...shop.deps, reviewLinks: hmacReviewLinks(kit.values) });
    const keys: string[] = [];
    for (const number of Array.from({ length: 20 }, (_, index) => index)) {
      const name = `OLA${number}`;
      const id = await shop.draft({ name, unitId: UNIT.id });
      await shop.confirm(name, id);
      keys.push(await hmacReviewLinks(kit.values).keyOf(id));
    }
    on(addDays(OFFER.to, 3));
    const figures = async () => {
      shown.changed();
      const boards = [
        await shown.ofOffer('/oferta/x', OFFER.id, OFFER.countryId),
        await shown.ofCountries('/rejsy-morskie/x', [OFFER.countryId]),
        await shown.ofShop('/'),
      ];
      return boards.map(({ figure }) => figure);
    };
    const [last = '', ...first] = keys;
    for (const key of first) expect((await send(key, { stars: '5', text: '' })).isOk()).toBe(true);
    expect(await figures()).toEqual([null, null, null]);
    expect((await send(last, { stars: '3', text: '' })).isOk()).toBe(true);
    expect(await figures()).toEqual(Array(3).fill({ rating: 49, count: 20 }));
  });

  it('reviews are read from the cache for one minute, or until a review changes', async () => {
    const { send, shown, shop } = await shopAfterTrip();
    const first = await shown.ofShop(pages.home);
    expect(shown.here(pages.home)).toBe(first);
    shown.changed();
    expect(shown.here(pages.home)).toBeNull();
    expect(await shown.ofShop(pages.home)).toBe(first);
    await send({ stars: '5', text: 'Wrócimy' });
    expect(await shown.ofShop(pages.home)).not.toBe(first);
    shop.at(shop.deps.clock.now() + 60_000);
    expect(shown.here(pages.home)).toBeNull();
  });
});
