import { addDays, type Day } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { zloty } from '../../domain/money.ts';
import type { OfferData } from './data/schema.ts';
import { saidOffer, traitsOf, type UnsaidOffer } from './documented.ts';
import { startOf } from './seasons.ts';
import { rowOf, type Tables } from './tables.ts';

const unitOf = (data: OfferData['units'][number], tables: Tables): UnsaidOffer['units'][number] => {
  const yacht = rowOf(tables.yachts, data.yacht);
  return {
    id: data.id,
    name: data.name ?? yacht.name,
    unitClass: yacht.unitClass,
    yachts: data.yachts,
    berths: yacht.berths,
    cabins: yacht.cabins,
    sellsPlaces: data.sells === 'both' || data.sells === 'places',
    sellsWhole: data.sells === 'both' || data.sells === 'whole',
    placePrice: zloty(data.place),
    wholePrice: zloty(data.whole),
  };
};

/** Keys of an offer's journeys: first those on sale, then the closed ones. */
export const journeyKeys = ({ journeys, closedJourneys = [] }: OfferData): readonly string[] => [
  ...journeys,
  ...closedJourneys,
];

const journeysOf = (data: OfferData, tables: Tables): UnsaidOffer['journeys'] =>
  journeyKeys(data).map((key) => {
    const { id, name, price, paidOnSpot, points } = rowOf(tables.journeys, key);
    return {
      id,
      name,
      price: zloty(price),
      available: data.journeys.includes(key),
      paidOnSpot,
      points: points.map((point) => ({
        id: point.id,
        name: point.name,
        price: zloty(point.price),
        available: point.available,
      })),
    };
  });

const extrasOf = (
  data: OfferData,
  tables: Tables,
): Pick<UnsaidOffer, 'insurances' | 'trainings' | 'addons'> => ({
  insurances: data.insurances.map((key) => {
    const { id, name, price, recommended } = rowOf(tables.insurances, key);
    return { id, name, price: zloty(price), available: true, recommended };
  }),
  trainings: (data.trainings ?? []).map((key) => {
    const { id, options } = rowOf(tables.trainings, key);
    return {
      id,
      options: options.map((option) => ({
        id: option.id,
        name: option.name,
        price: zloty(option.price),
      })),
    };
  }),
  addons: data.addons.map((key) => {
    const { id, name, price, sized, options } = rowOf(tables.addons, key);
    return { id, name, price: zloty(price), available: true, sized, options };
  }),
});

/**
 * Builds the domain's offer with days relative to today. Traits and other facts come from the
 * documents' numbers and names (documented.ts, R3).
 */
export const toOffer = (
  data: OfferData,
  tables: Tables,
  today: Day,
  boatTripMarker: string,
): Offer => {
  const from = startOf(data, tables, today);
  const countryId = rowOf(tables.regions, data.region).country;
  return saidOffer({
    id: data.id,
    name: data.name,
    typeId: data.type,
    countryId,
    from,
    to: addDays(from, data.nights),
    closed: data.closed ?? false,
    grayedOut: data.grayedOut ?? false,
    traits: traitsOf({
      id: data.id,
      name: data.name,
      typeId: data.type,
      countryId,
      boatTripMarker,
    }),
    base: zloty(data.base),
    advance: zloty(data.advance),
    firstMinuteUntil: data.firstMinute === undefined ? null : addDays(from, -data.firstMinute),
    secondMinuteUntil: data.secondMinute === undefined ? null : addDays(from, -data.secondMinute),
    safeBooking: data.safeBooking ?? false,
    sellsResignation: !(data.noResignation ?? false),
    assistance:
      data.assistance === undefined
        ? null
        : {
            price: zloty(data.assistance.price),
            usual: data.assistance.usual === null ? null : zloty(data.assistance.usual),
          },
    showGroupRebate: !(data.noGroupRebate ?? false),
    showAmbassadorRebate: !(data.noAmbassadorRebate ?? false),
    units: data.units.map((unit) => unitOf(unit, tables)),
    journeys: journeysOf(data, tables),
    ...extrasOf(data, tables),
  });
};
