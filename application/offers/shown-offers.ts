import type { BrandSettings } from '../../domain/brand-settings.ts';
import { addDays, type Day, dayOf, type Instant, startOfDay } from '../../domain/calendar.ts';
import { closedReason } from '../../domain/catalogue/offer.ts';
import { type SaleState, saleStateOf } from '../../domain/catalogue/sale-state.ts';
import { type MinutePeriod, minutePeriodOn } from '../../domain/pricing/rebates.ts';
import { type ShownPrice, shownPrice } from '../../domain/pricing/shown-price.ts';
import { NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import { type Openness, opennessOf } from '../../domain/seats/openness.ts';
import type { Catalogue, CatalogueEntry } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Settings } from '../ports/settings.ts';
import type { ReadBookings } from '../ports/store.ts';

export type OffersDeps = {
  readonly store: { readonly bookings: Pick<ReadBookings, 'takenOfAll'> };
  readonly catalogue: Catalogue;
  readonly settings: Settings;
  readonly clock: Clock;
};

export type ShownOffer = {
  readonly entry: CatalogueEntry;
  /** Every active hold counts as taken, also the hold of the current visitor (R6). */
  readonly openness: ReadonlyMap<number, Openness>;
  readonly price: ShownPrice;
  /** True if the offer can be booked or its reserve list joined (R9). */
  readonly available: boolean;
  readonly standing: SaleState;
  /** Today's minute period with its last day; null outside both periods (R19). */
  readonly minute: MinutePeriod | null;
};

export type ShownOffers = {
  readonly settings: BrandSettings;
  readonly at: Instant;
  readonly today: Day;
  /** The moment from which the list is outdated: a hold expires, or a day begins in Warsaw (R6). */
  readonly until: Instant;
  /** All offers sorted by first day, including ended and closed ones. */
  readonly offers: readonly ShownOffer[];
};

const byStart = (a: ShownOffer, b: ShownOffer): number => {
  const [first, second] = [a.entry.offer, b.entry.offer];
  if (first.from === second.from) return first.id - second.id;
  return first.from < second.from ? -1 : 1;
};

export const readShownOffers =
  ({ store, catalogue, settings, clock }: OffersDeps) =>
  async (siteId: number): Promise<ShownOffers | null> => {
    const brand = settings.of(siteId);
    if (brand === undefined) return null;
    const at = clock.now();
    const today = dayOf(at);
    const { taken, nextLapse } = await store.bookings.takenOfAll(at);
    const takenOf = (unitId: number) => taken.get(unitId) ?? NO_OCCUPANCY;
    const inTime = settings.inTime(siteId);
    const offers = catalogue.all(siteId).map((entry) => ({
      entry,
      openness: new Map(
        entry.offer.units.map((unit) => [unit.id, opennessOf(entry.offer, unit, takenOf(unit.id))]),
      ),
      price: shownPrice(entry, brand, today, takenOf, inTime),
      available: closedReason(entry.offer, today) === null,
      standing: saleStateOf(entry.offer, today),
      minute: minutePeriodOn(entry.offer, today),
    }));
    const midnight = startOfDay(addDays(today, 1));
    return {
      settings: brand,
      at,
      today,
      until: nextLapse === null ? midnight : Math.min(midnight, nextLapse),
      offers: offers.toSorted(byStart),
    };
  };

/** Returns offers that are not ended or closed. A trip under way is still listed (R49). */
export const listOffers = ({ offers, today }: ShownOffers): readonly ShownOffer[] =>
  offers.filter(({ entry: { offer } }) => !offer.closed && offer.to >= today);
