/**
 * What an offer may be beside its dates and prices (R3). Pricing, seats and screens ask for these alone, never for a number or a
 * name; the office may give each to any offer.
 */
export const TRAITS = [
  'skipperDiscount',
  'noCabin',
  'course',
  'academy',
  'adultsOnly26',
  'childDiscountInfo',
  'noUpperAge',
  'noAgeLimits',
  'skipperRequired',
  'boatTrip',
  'reserveListOnly',
  'soldOut',
  'recommended',
  'dailyPlan',
  'noMovie',
  'noRouteMap',
  'mapZoom6',
  'mapZoom7',
  'patent',
  'cup',
  'mazury',
  'privateCruise',
  'organiserSkipperInEuro',
  'organiserSkipperInZloty',
  'outsideMainList',
  'noOuterEvent',
  'sailorCourse',
  'helmsmanCourse',
] as const;

export type Trait = (typeof TRAITS)[number];
