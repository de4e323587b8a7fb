import type { RequestedChange } from '../../../application/shop/change-shop.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import { addDays, DAY_LENGTH, dayOf, HOUR } from '../../../domain/calendar.ts';
import type { Offer, Unit } from '../../../domain/catalogue/offer.ts';
import { zloty } from '../../../domain/money.ts';
import type { Chance } from '../chance.ts';
import type { YearStory } from './agenda.ts';
import { countResult, type YearsShop } from './year-shop.ts';

const priceWish = (
  chance: Chance,
  { id: offerId, base, journeys }: Offer,
  unit: Unit,
): RequestedChange | undefined => {
  const journey = chance.pick(journeys.filter(({ price }) => price > 0));
  const by = chance.between(-8_000, 22_000);
  return chance.pick<RequestedChange>([
    {
      type: 'setPrice',
      offerId,
      of: 'place',
      id: unit.id,
      price: Math.max(zloty(300), unit.placePrice + by),
    },
    {
      type: 'setPrice',
      offerId,
      of: 'place',
      id: unit.id,
      price: Math.max(zloty(300), unit.placePrice + by),
    },
    {
      type: 'setPrice',
      offerId,
      of: 'whole',
      id: unit.id,
      price: Math.max(zloty(3000), unit.wholePrice + 10 * by),
    },
    { type: 'setPrice', offerId, of: 'base', id: null, price: base + chance.between(0, 5_000) },
    ...(journey === undefined
      ? []
      : [
          {
            type: 'setPrice',
            offerId,
            of: 'journey',
            id: journey.id,
            price: journey.price + chance.between(100, 4_000),
          } as const,
        ]),
  ]);
};

const periodWish = (
  chance: Chance,
  { id: offerId, firstMinuteUntil, secondMinuteUntil }: Offer,
): RequestedChange => ({
  type: 'moveMinutePeriod',
  offerId,
  firstMinuteUntil:
    firstMinuteUntil === null ? null : addDays(firstMinuteUntil, chance.between(-6, 10)),
  secondMinuteUntil:
    secondMinuteUntil === null ? null : addDays(secondMinuteUntil, chance.between(-6, 10)),
});

export type YearsFigures = Pick<BrandSettings, 'cabinSurcharge' | 'skipperRebate'>;

const wish = (shop: YearsShop, chance: Chance): RequestedChange | undefined => {
  const today = dayOf(shop.agenda.clock.now());
  const offer = chance.pick(
    shop.deps.catalogue.all(1).filter(({ offer: { from, closed } }) => from > today && !closed),
  )?.offer;
  const unit = chance.pick(offer?.units ?? []);
  if (offer === undefined || unit === undefined) return undefined;
  if (chance.happens(0.5)) return priceWish(chance, offer, unit);
  const yachts = Math.max(0, unit.yachts + (chance.happens(0.7) ? 1 : -1));
  if (chance.happens(0.75)) return { type: 'setFleet', offerId: offer.id, unitId: unit.id, yachts };
  if (chance.happens(0.7)) return periodWish(chance, offer);
  const figures: Partial<YearsFigures> = chance.happens(0.5)
    ? { cabinSurcharge: zloty(300) + chance.between(0, 4_000) }
    : { skipperRebate: zloty(chance.between(300, 450)) };
  return { type: 'setFigures', siteId: 1, from: addDays(today, chance.between(1, 9)), figures };
};

export async function* changesTheShop(shop: YearsShop, chance: Chance): YearStory {
  for (;;) {
    yield chance.between(12, 60) * HOUR;
    const change = wish(shop, chance);
    if (change !== undefined) countResult(shop, change.type, await shop.change(change));
    if (!chance.happens(0.06)) continue;
    const resting = chance.pick(
      shop.deps.catalogue
        .all(1)
        .filter(({ offer }) => offer.from > addDays(dayOf(shop.agenda.clock.now()), 30)),
    );
    if (resting === undefined || resting.offer.closed) continue;
    const { id: offerId } = resting.offer;
    countResult(shop, 'closeOffer', await shop.change({ type: 'closeOffer', offerId }));
    yield chance.between(1, 4) * DAY_LENGTH;
    countResult(shop, 'openOffer', await shop.change({ type: 'openOffer', offerId }));
  }
}
