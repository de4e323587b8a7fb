import { addDays, type Day, daysBetween } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import type { Trait } from '../../domain/catalogue/traits.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';

/** Traits that a copied offer does not get, because they belong to the original trip only. */
const OF_ONE_TRIP: ReadonlySet<Trait> = new Set(['soldOut', 'calledOff']);

const highest = (ids: readonly number[]): number => ids.reduce((a, b) => Math.max(a, b), 0);

/**
 * Returns how many days of the calendar lie between two dates, whatever their years: at most 183.
 * For 31 December and 1 January, the result is 1.
 */
const seasonDistance = (a: Day, b: Day): number => {
  const days = daysBetween(`2000${a.slice(4)}`, `2000${b.slice(4)}`);
  return Math.min(Math.abs(days), 366 - Math.abs(days));
};

const monthOf = (day: Day): string => day.slice(5, 7);

/**
 * Returns the season of the nearest offer that starts in the same month of any year. Empty if there
 * is none: the season of another month would be wrong on the copy.
 */
const seasonOn = (
  entries: readonly CatalogueEntry[],
  day: Day,
): CatalogueEntry['content']['terms'] => {
  const [nearest] = entries
    .filter(
      ({ offer, content }) => content.terms.length > 0 && monthOf(offer.from) === monthOf(day),
    )
    .toSorted((a, b) => seasonDistance(a.offer.from, day) - seasonDistance(b.offer.from, day));
  return nearest?.content.terms ?? [];
};

/**
 * Returns a copy of an offer whose first day is `from`. The copy is on sale, and its units have new
 * numbers.
 */
const copyTo = (
  entries: readonly CatalogueEntry[],
  { offer, content, siteId }: CatalogueEntry,
  from: Day,
): CatalogueEntry => {
  const days = daysBetween(offer.from, from);
  const moved = (day: Day | null): Day | null => (day === null ? null : addDays(day, days));
  const firstUnit = highest(entries.flatMap((each) => each.offer.units.map(({ id }) => id))) + 1;
  const numbers = new Map(offer.units.map(({ id }, index) => [id, firstUnit + index]));
  const numberOf = (id: number): number => numbers.get(id) ?? id;
  const copied: Offer = {
    ...offer,
    id: highest(entries.map((each) => each.offer.id)) + 1,
    from,
    to: addDays(offer.to, days),
    firstMinuteUntil: moved(offer.firstMinuteUntil),
    secondMinuteUntil: moved(offer.secondMinuteUntil),
    closed: false,
    traits: offer.traits.filter((trait) => !OF_ONE_TRIP.has(trait)),
    units: offer.units.map((unit) => ({ ...unit, id: numberOf(unit.id) })),
  };
  return {
    siteId,
    offer: copied,
    content: {
      ...content,
      friendlyUrl: `${content.friendlyUrl.replace(/-\d{4}-\d\d-\d\d$/, '')}-${from}`,
      terms: seasonOn(entries, from),
      units: content.units.map((unit) => ({ ...unit, unitId: numberOf(unit.unitId) })),
      classes: content.classes.map((each) => ({ ...each, unitIds: each.unitIds.map(numberOf) })),
    },
    priceHistory: [],
    promotion: null,
  };
};

/** Copies an offer to the day `from` and to the same weekday in each of the following weeks. */
export const copiesOf = (
  entries: readonly CatalogueEntry[],
  original: CatalogueEntry,
  from: Day,
  weeks: number,
): readonly CatalogueEntry[] => {
  const copies: CatalogueEntry[] = [];
  for (let week = 0; week < weeks; week += 1)
    copies.push(copyTo([...entries, ...copies], original, addDays(from, 7 * week)));
  return copies;
};
