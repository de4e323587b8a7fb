import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import { addDays, type Day } from '../../../domain/calendar.ts';
import type { Offer, Unit } from '../../../domain/catalogue/offer.ts';
import { zloty } from '../../../domain/money.ts';

const APART = 63;
/** Each edition adds this to numbers. Rules read an offer's traits, not its number. */
const OFFER_NUMBERS = 1_000;
const UNIT_NUMBERS = 1_000_000;

/** The demo lacks these cases: grosze, one cabin at most, a cheap place on an expensive yacht. */
const unevenly = (unit: Unit, index: number): Unit => ({
  ...unit,
  placePrice: unit.placePrice + 49 + 7 * index,
  wholePrice: unit.wholePrice + 51 + (index % 2 === 0 ? zloty(9000) : 0),
  cabins: Math.min(unit.cabins, 1),
});

const more = (offer: Offer): Pick<Offer, 'trainings' | 'addons'> => ({
  trainings: offer.trainings.flatMap((training) => [
    training,
    {
      id: training.id + 100,
      options: training.options.map(({ id, name, price }) => ({
        id: id + 100,
        name: `Nawigacja, ${name}`,
        price: price + zloty(129) + 50,
      })),
    },
  ]),
  addons: [
    ...offer.addons,
    {
      id: 90,
      name: 'Kubek',
      price: zloty(39) + 90,
      available: true,
      kind: 'ordinary',
      sized: false,
      options: [],
    },
  ],
});

const later = (day: Day | null, days: number): Day | null =>
  day === null ? null : addDays(day, days);

const edition = (
  { offer, content, ...entry }: CatalogueEntry,
  n: number,
  number: number,
): CatalogueEntry => {
  const days = n * APART;
  return {
    ...entry,
    offer: {
      ...offer,
      id: offer.id + number * OFFER_NUMBERS,
      from: addDays(offer.from, days),
      to: addDays(offer.to, days),
      firstMinuteUntil: later(offer.firstMinuteUntil, days),
      secondMinuteUntil: later(offer.secondMinuteUntil, days),
      base: n % 2 === 1 ? offer.base + 37 : offer.base,
      ...(n % 2 === 1 ? more(offer) : {}),
      units: offer.units.map((unit, index) => ({
        ...(n % 2 === 1 ? unevenly(unit, index) : unit),
        id: unit.id + number * UNIT_NUMBERS,
      })),
    },
    content: { ...content, friendlyUrl: `${content.friendlyUrl}-${number}` },
    priceHistory: [],
  };
};

export const yearsCatalogue = (
  today: Day,
  editions: number,
  until: Day,
  before = 0,
): readonly CatalogueEntry[] =>
  demoCatalogue(today)
    .flatMap((entry) =>
      Array.from({ length: editions }, (_, n) =>
        before + n === 0 ? entry : edition(entry, n, before + n),
      ),
    )
    .filter(({ offer }) => offer.to >= today && offer.from <= until);
