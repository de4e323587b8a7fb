import { expect, it } from 'vitest';
import { OFFERS } from '../../../adapters/composition/tokens.ts';
import { NO_FILTER } from '../../../application/offers/filters.ts';
import { openServerShop } from '../server/server-shop.ts';

/** Countries by their numbers: the Mediterranean, the Polish lakes, Norway, and far seas. */
const SEAS = [[1, 2, 3, 4, 5, 7], [6], [8], [9], [10], [11], [12]];

const monthOf = ({ Availability }: { readonly Availability: { readonly From: string } }): number =>
  Number(Availability.From.slice(5, 7));

it('issue 39: similar offers sail at the same time of year, nearby, in the same country or style', async () => {
  const shop = await openServerShop({ at: Date.parse('2026-11-26T09:00:00Z') });
  const listed = await (await shop.container.getAsync(OFFERS)).of(1);
  const cards = listed?.list(NO_FILTER) ?? [];
  const found = cards.flatMap(({ OfferId }) => listed?.details({ offerId: OfferId }) ?? []);
  expect(found.length).toBeGreaterThan(40);
  const pairs = found.flatMap((offer) =>
    offer.SimilarOffers.map((other) => {
      const apart = Math.abs(monthOf(offer) - monthOf(other));
      return { offer, other, months: Math.min(apart, 12 - apart) };
    }),
  );
  expect(pairs.length).toBeGreaterThan(50);
  expect(pairs.filter(({ months }) => months > 2)).toEqual([]);
  expect(
    pairs
      .filter(
        ({ offer: { Region, Type }, other }) =>
          other.Region.Country.CountryId !== Region.Country.CountryId &&
          other.Type.OfferTypeId !== Type.OfferTypeId,
      )
      .map(({ offer, other }) => `${offer.OfferId} leads to ${other.OfferId}`),
  ).toEqual([]);
  const seaOf = ({
    Region,
  }: {
    readonly Region: { readonly Country: { readonly CountryId: number } };
  }) => SEAS.findIndex((countries) => countries.includes(Region.Country.CountryId));
  expect(
    pairs
      .filter(({ offer, other }) => seaOf(offer) !== seaOf(other))
      .filter(({ offer }) => offer.TrainingKinds.length === 0)
      .map(({ offer, other }) => `${offer.Name} leads to ${other.Name}`),
  ).toEqual([]);
  for (const { SimilarOffers } of found)
    expect(new Set(SimilarOffers.map(({ OfferId }) => OfferId)).size).toBe(SimilarOffers.length);
});
