import type { CatalogueEntry } from '../../application/ports/catalogue.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import { zloty } from '../../domain/money.ts';
import type { PriceChange } from '../../domain/pricing/price-history.ts';
import type { Occupancy } from '../../domain/seats/occupancy.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import { DEMO_BRANDS } from './data/brands.ts';
import { OFFERS } from './data/offers/offers.ts';
import type { OfferData } from './data/schema.ts';
import { readCatalogue, sayError } from './read-catalogue.ts';
import { wordsOf } from './seasons.ts';
import { TABLES } from './tables.ts';
import { toContent } from './to-content.ts';
import { toOffer } from './to-offer.ts';

/** Days since an offer without a price history got its present price. */
const ON_SALE_DAYS = 200;

const historyOf = (data: OfferData, today: Day): readonly PriceChange[] =>
  (data.history ?? [{ daysAgo: ON_SALE_DAYS, placeMore: 0, wholeMore: 0 }]).flatMap(
    ({ daysAgo, placeMore, wholeMore }) =>
      data.units.map((unit) => ({
        unitId: unit.id,
        from: addDays(today, -daysAgo),
        place: zloty(unit.place + placeMore),
        whole: zloty(unit.whole + wholeMore),
        base: zloty(data.base),
      })),
  );

const checked = (): readonly OfferData[] =>
  readCatalogue(OFFERS, TABLES).match(
    (offers) => offers,
    (errors) => {
      throw new Error(
        `The demo catalogue's data cannot be used:\n${errors.map(sayError).join('\n')}`,
      );
    },
  );

/**
 * Returns the demo catalogue of the shop's own brand with days relative to `today`: offers that
 * are over, under way, near and far ahead. Prices are in grosze.
 * Throws if the data is invalid, and names the offers and fields.
 */
export const demoCatalogue = (today: Day): readonly CatalogueEntry[] => {
  const boatTripMarker =
    DEMO_BRANDS.find(({ siteId }) => siteId === SHOP_SITE)?.boatTripMarker ?? '';
  return checked().map((data) => {
    const offer = toOffer(data, TABLES, today, boatTripMarker);
    return {
      siteId: SHOP_SITE,
      offer,
      content: toContent(wordsOf(data, TABLES, offer.from), offer, TABLES),
      priceHistory: historyOf(data, today),
      promotion: data.promotion ?? null,
    };
  });
};

/**
 * Places of a unit that are already taken at the first start. Ordinary confirmed bookings take
 * them.
 */
export type SeedBookings = Occupancy & { readonly offerId: number; readonly unitId: number };

/**
 * Returns the places that the first start books, so that some offers are full or have only their
 * last places. An entry may have more people than one booking allows, so the caller splits it.
 */
export const demoOccupancy = (): readonly SeedBookings[] =>
  checked().flatMap((data) =>
    data.units.flatMap((unit) =>
      unit.taken === undefined ? [] : [{ offerId: data.id, unitId: unit.id, ...unit.taken }],
    ),
  );
