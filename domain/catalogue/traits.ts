/**
 * Traits of offers. Code depends on traits, never on an offer's number or name. Any offer may have
 * any trait (R3).
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
  'calledOff',
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
