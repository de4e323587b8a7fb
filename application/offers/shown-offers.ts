import type { BrandSettings } from '../../domain/brand-settings.ts';
import { addDays, type Day, dayOf, type Instant, startOfDay } from '../../domain/calendar.ts';
import { notBookableReason, type Unit } from '../../domain/catalogue/offer.ts';
import { type SaleState, saleStateOf } from '../../domain/catalogue/sale-state.ts';
import { type MinutePeriod, minutePeriodOn } from '../../domain/pricing/rebates.ts';
import { type ShownPrice, shownPrice } from '../../domain/pricing/shown-price.ts';
import { type FreePlaces, freePlaces } from '../../domain/seats/free-places.ts';
import { NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import { type Openness, opennessOf, type WayIn, wayInOf } from '../../domain/seats/openness.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { BookingReader } from '../ports/store.ts';
import type { AboardByOffer, AboardReader } from '../ports/trips.ts';

export type OffersDeps = PortDeps<{ catalogue: true; settings: true; clock: true }> & {
  readonly store: {
    readonly bookings: Pick<BookingReader, 'takenOfAll'>;
    readonly aboard: AboardReader;
  };
};

export type ShownOffer = {
  readonly entry: CatalogueEntry;
  /** What is left in each unit, by unit id. Places of active holds are taken (R6). */
  readonly openness: ReadonlyMap<number, Openness>;
  readonly price: ShownPrice;
  readonly available: boolean;
  readonly saleState: SaleState;
  /**
   * What a customer can do with the offer today: `book` it, or only sign up for the `reserveList`;
   * null if neither (R5, R9).
   */
  readonly wayIn: WayIn | null;
  readonly places: FreePlaces;
  /** The minute period of today; null outside First Minute and Second Minute (R19). */
  readonly minute: MinutePeriod | null;
};

export type ShownOffers = {
  readonly settings: BrandSettings;
  readonly at: Instant;
  readonly today: Day;
  /** Until when the list is valid: a hold ends then, or a new day begins in Warsaw (R6). */
  readonly until: Instant;
  readonly offers: readonly ShownOffer[];
  readonly aboard: AboardByOffer;
};

/**
 * Returns an offer's visible units (R3). A unit is not visible if it is hidden, or if it belongs
 * only to yacht classes that are hidden.
 */
const visibleUnits = ({ offer, content }: CatalogueEntry): readonly Unit[] =>
  offer.units.filter(({ id, hidden }) => {
    const classes = content.classes.filter(({ unitIds }) => unitIds.includes(id));
    return !hidden && (classes.length === 0 || classes.some((group) => !group.hidden));
  });

const byStart = (a: ShownOffer, b: ShownOffer): number => {
  const [first, second] = [a.entry.offer, b.entry.offer];
  if (first.from === second.from) return first.id - second.id;
  return first.from < second.from ? -1 : 1;
};

/**
 * Computes each offer that is over only once a day: there are many such offers, and their places do
 * not change.
 */
const endedOffersOfDay = () => {
  let current = '';
  let offers = new WeakMap<CatalogueEntry, ShownOffer>();
  return (key: string, entry: CatalogueEntry, show: () => ShownOffer): ShownOffer => {
    if (current !== key) offers = new WeakMap();
    current = key;
    const cached = offers.get(entry) ?? show();
    offers.set(entry, cached);
    return cached;
  };
};

export const readShownOffers = ({ store, catalogue, settings, clock }: OffersDeps) => {
  const bySite = new Map<number, ReturnType<typeof endedOffersOfDay>>();
  return async (siteId: number): Promise<ShownOffers | null> => {
    const brand = settings.of(siteId);
    if (brand === undefined) return null;
    const at = clock.now();
    const today = dayOf(at);
    const { taken, nextLapse } = await store.bookings.takenOfAll(at, today);
    const aboard = await store.aboard.from(today);
    const takenOf = (unitId: number) => taken.get(unitId) ?? NO_OCCUPANCY;
    const inTime = settings.inTime(siteId);
    const show = (entry: CatalogueEntry): ShownOffer => {
      const { offer } = entry;
      const opennessOfUnit = (unit: Unit) => opennessOf(offer, unit, takenOf(unit.id));
      const visible = visibleUnits(entry).map((unit) => ({ unit, openness: opennessOfUnit(unit) }));
      const saleState = saleStateOf(offer, today);
      const price = shownPrice(entry, brand, today, takenOf, inTime);
      return {
        entry,
        openness: new Map(offer.units.map((unit) => [unit.id, opennessOfUnit(unit)])),
        price,
        available: notBookableReason(offer, today) === null,
        saleState: saleState,
        wayIn: wayInOf(
          saleState,
          visible.map(({ openness }) => openness),
        ),
        places: freePlaces(visible, price.per === 'yacht' ? 'yacht' : 'place'),
        minute: minutePeriodOn(offer, today),
      };
    };
    const ended = bySite.get(siteId) ?? endedOffersOfDay();
    bySite.set(siteId, ended);
    const key = `${today} ${settings.version()}`;
    const offers = catalogue
      .all(siteId)
      .map((entry) =>
        entry.offer.to < today ? ended(key, entry, () => show(entry)) : show(entry),
      );
    const midnight = startOfDay(addDays(today, 1));
    return {
      settings: brand,
      at,
      today,
      until: nextLapse === null ? midnight : Math.min(midnight, nextLapse),
      offers: offers.toSorted(byStart),
      aboard,
    };
  };
};

/** Returns the offers that the public list shows, including trips that are under way (R49). */
export const listPublicOffers = ({ offers, today }: ShownOffers): readonly ShownOffer[] =>
  offers.filter(({ entry: { offer } }) => !offer.closed && offer.to >= today);
