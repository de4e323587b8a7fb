import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import { addDays, type Day } from '../../../domain/calendar.ts';
import type { Offer, Unit } from '../../../domain/catalogue/offer.ts';
import { zloty } from '../../../domain/money.ts';

/** Days between two editions of the same cruise. */
const APART = 63;
/** Each edition has its own numbers. The traits say what an offer is. */
const OFFER_NUMBERS = 1_000;
const UNIT_NUMBERS = 1_000_000;

/**
 * Cases that the demo lacks, in every second edition: prices with grosze, classes with few cabins
 * for two, and a cheaper place on a dearer yacht. Every other unit gets the dearer yacht.
 */
const unevenly = (unit: Unit, index: number): Unit => ({
  ...unit,
  placePrice: unit.placePrice + 49 + 7 * index,
  wholePrice: unit.wholePrice + 51 + (index % 2 === 0 ? zloty(9000) : 0),
  cabins: Math.min(unit.cabins, 1),
});

/** Two trainings with priced levels where the demo has one, and an add-on with one option. */
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

/** `n` counts editions in the year, `number` those of all years. */
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

/**
 * Several editions of each offer, two months apart. Offers outside this year are left out.
 * `before` is the number of editions in earlier years.
 */
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
