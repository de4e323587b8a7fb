import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { catalogueOf } from '../../../adapters/system/catalogue.ts';
import type { Catalogue, CatalogueEntry } from '../../../application/ports/catalogue.ts';
import { addDays, type Day } from '../../../domain/calendar.ts';

/** Days between two editions of the same cruise. */
const APART = 63;
/** Offers and units of an edition have numbers of their own; what an offer is, its traits say. */
const OFFER_NUMBERS = 1_000;
const UNIT_NUMBERS = 1_000_000;

const later = (day: Day | null, days: number): Day | null => (day === null ? null : addDays(day, days));

const edition = ({ offer, content, ...entry }: CatalogueEntry, n: number): CatalogueEntry => {
  const days = n * APART;
  return {
    ...entry,
    offer: {
      ...offer,
      id: offer.id + n * OFFER_NUMBERS,
      from: addDays(offer.from, days),
      to: addDays(offer.to, days),
      firstMinuteUntil: later(offer.firstMinuteUntil, days),
      secondMinuteUntil: later(offer.secondMinuteUntil, days),
      units: offer.units.map((unit) => ({ ...unit, id: unit.id + n * UNIT_NUMBERS })),
    },
    content: { ...content, friendlyUrl: `${content.friendlyUrl}-${n}` },
    priceHistory: [],
  };
};

/**
 * The demo catalogue of a day, each of its offers in so many editions two months apart: enough cruises of every kind for a year. Those
 * that a traveller of this year would not look at are left out.
 */
export const yearsCatalogue = (today: Day, editions: number, until: Day): Catalogue =>
  catalogueOf(
    demoCatalogue(today)
      .flatMap((entry) => [entry, ...Array.from({ length: editions - 1 }, (_, index) => edition(entry, index + 1))])
      .filter(({ offer }) => offer.to >= today && offer.from <= until),
  );
