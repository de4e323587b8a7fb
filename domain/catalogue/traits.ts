/**
 * Code depends on an offer's traits, never on its number or name. The office may give any trait to
 * any offer (R3).
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
