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

/** How long an offer without a price history has been on sale at its present price. */
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
 * The demo catalogue of site 1, laid out relative to a day: offers under way, over, near and far (prices in grosze).
 * Throws, naming offers and fields, when the data is not as its schema asks.
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

/** Places of a unit that are taken from the first start on; ordinary bookings of the office's imported list make them so. */
export type SeedBookings = Occupancy & { readonly offerId: number; readonly unitId: number };

/**
 * What the first start books as confirmed bookings, so that some offers have last places or are full. A line may hold more
 * people than one booking can; whoever books it splits it.
 */
export const demoOccupancy = (): readonly SeedBookings[] =>
  checked().flatMap((data) =>
    data.units.flatMap((unit) =>
      unit.taken === undefined ? [] : [{ offerId: data.id, unitId: unit.id, ...unit.taken }],
    ),
  );
