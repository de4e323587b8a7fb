/**
 * Traits of an offer (R3). Pricing, seats and screens ask for traits, never for a number or a name.
 * The office may give any trait to any offer.
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
