import { expect, it } from 'vitest';
import { OFFERS } from '../../../adapters/composition/tokens.ts';
import { NO_FILTER } from '../../../application/offers/filters.ts';
import { openServerShop } from '../server/server-shop.ts';

const monthOf = ({ Availability }: { readonly Availability: { readonly From: string } }): number =>
  Number(Availability.From.slice(5, 7));

it('issue 39: similar offers sail at the same time of year, in the same country or style', async () => {
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
  expect(pairs.length).toBeGreaterThan(60);
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
  for (const { SimilarOffers } of found)
    expect(new Set(SimilarOffers.map(({ OfferId }) => OfferId)).size).toBe(SimilarOffers.length);
});
