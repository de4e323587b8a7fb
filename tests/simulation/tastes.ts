import { type Money, zloty } from '../../domain/money.ts';
import type { Chance } from './chance.ts';

export type ListedOffer = {
  readonly offerId: number;
  readonly countryId: number;
  readonly typeId: number;
  /** Lowest price of one place in grosze; null if the offer sells only whole yachts. */
  readonly from: Money | null;
};

export type Taste = {
  readonly countryId: number | null;
  readonly typeId: number | null;
  readonly budget: Money;
  readonly looksAt: number;
  /** Hours for which the traveller pauses. */
  readonly hesitates: number;
  /** Days from order to payment; null for a traveller who never pays. */
  readonly paysAfter: number | null;
  readonly changesAfter: number | null;
  readonly cancelsAfter: number | null;
  readonly opensGroup: boolean;
  readonly joinsGroup: boolean;
};

export const tasteOf = (chance: Chance, offers: readonly ListedOffer[], days: number): Taste => {
  const some = (probability: number, last: number): number | null =>
    chance.happens(probability) ? chance.between(0, last) : null;
  const liked = chance.pick(offers);
  return {
    countryId: chance.happens(0.5) ? (liked?.countryId ?? null) : null,
    typeId: chance.happens(0.3) ? (liked?.typeId ?? null) : null,
    budget: zloty(chance.between(12, 60) * 100),
    looksAt: chance.between(1, 4),
    hesitates: chance.happens(0.4) ? chance.between(1, 12) : 0,
    paysAfter: chance.happens(0.55) ? 0 : some(0.75, Math.max(1, days)),
    changesAfter: some(0.25, Math.max(1, Math.floor(days / 2))),
    cancelsAfter: some(0.12, Math.max(1, days)),
    opensGroup: chance.happens(0.12),
    joinsGroup: chance.happens(0.3),
  };
};

export const suitingOffers = (
  { countryId, typeId, budget }: Taste,
  offers: readonly ListedOffer[],
): readonly ListedOffer[] => {
  const affordable = offers.filter(({ from }) => from !== null && from <= budget);
  const liked = affordable.filter(
    (offer) =>
      (countryId === null || offer.countryId === countryId) &&
      (typeId === null || offer.typeId === typeId),
  );
  return liked.length > 0 ? liked : affordable;
};
