/**
 * The one table from the documents' offer numbers and names to traits (R3). Pricing, seats and screens ask for traits only;
 * the office may give the same traits to any other offer.
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

/** What the documents say of single offers. */
const BY_NUMBER: Readonly<Record<number, readonly Trait[]>> = {
  3: ['reserveListOnly'],
  15: ['soldOut'],
  31: ['noMovie', 'mapZoom6'],
  32: ['noMovie'],
  33: ['noMovie'],
  54: ['reserveListOnly'],
  75: ['noRouteMap'],
  79: ['noCabin'],
  82: ['skipperDiscount', 'mapZoom7'],
  83: ['adultsOnly26'],
  174: ['recommended', 'outsideMainList'],
  188: ['childDiscountInfo', 'organiserSkipperInEuro'],
  193: ['skipperRequired'],
  248: ['dailyPlan', 'organiserSkipperInZloty'],
};

/** What the documents hang on a word in an offer's name. */
const BY_NAME: readonly (readonly [RegExp, readonly Trait[]])[] = [
  [/Cup/, ['noCabin', 'cup']],
  [/Kurs/, ['noCabin', 'course', 'noOuterEvent']],
  [/Żeglarza/, ['sailorCourse']],
  [/Sternika/, ['helmsmanCourse']],
  [/Akademia/, ['noCabin', 'academy', 'noUpperAge']],
  [/patent/i, ['patent']],
  [/Mazury/, ['mazury']],
];

/** What the documents hang on an offer's type: 5 Szkolenia, 6 Prywatne, 11 Family, 12 Open (R33, R56). */
const BY_TYPE: Readonly<Record<number, readonly Trait[]>> = {
  5: ['course', 'outsideMainList'],
  6: ['privateCruise'],
  11: ['noAgeLimits'],
  12: ['noAgeLimits'],
};

/** Country 11 is not in the public list. */
const BY_COUNTRY: Readonly<Record<number, readonly Trait[]>> = { 11: ['outsideMainList'] };

/** Whether the public list can be narrowed to a country: not to one whose offers it never shows. */
export const isListedCountry = (countryId: number): boolean => !(BY_COUNTRY[countryId] ?? []).includes('outsideMainList');

/** Countries 9 to 12 are the exotic ones (R16). */
const EXOTIC_COUNTRIES: readonly number[] = [9, 10, 11, 12];

/** Whether a country counts as exotic for insurance prices and advance payments (R16, R28). */
export const isExotic = (countryId: number): boolean => EXOTIC_COUNTRIES.includes(countryId);

/** The traits of an offer: those of its number, its name, type and country, and those that the office gave it. */
export const traitsOf = (offer: {
  id: number;
  name: string;
  typeId: number;
  countryId: number;
  boatTripMarker: string;
  byOffice?: readonly Trait[];
}): readonly Trait[] => {
  const named = BY_NAME.flatMap(([word, traits]) => (word.test(offer.name) ? traits : []));
  const marked: readonly Trait[] = offer.name.includes(offer.boatTripMarker) ? ['boatTrip', 'skipperRequired'] : [];
  return [
    ...new Set([
      ...(BY_NUMBER[offer.id] ?? []),
      ...named,
      ...(BY_TYPE[offer.typeId] ?? []),
      ...(BY_COUNTRY[offer.countryId] ?? []),
      ...marked,
      ...(offer.byOffice ?? []),
    ]),
  ];
};

/** The journey that needs a pick-up point (journey 1). */
export const isPickUpJourney = (journeyId: number): boolean => journeyId === 1;

const SMALL_GROUP_POINTS: readonly number[] = [2, 5, 6];
const SMALL_GROUP_CITIES = /Kraków|Szczecin|Trójmiasto|Wrocław|Poznań/;

/** Whether a pick-up point runs only with a group of at least 15 (points 2, 5, 6 and five cities). */
export const needsGroupOf15 = (point: { id: number; name: string }): boolean =>
  SMALL_GROUP_POINTS.includes(point.id) || SMALL_GROUP_CITIES.test(point.name);

/** Add-on 7 with option 13 is extra luggage (R14). */
export const LUGGAGE = { addonId: 7, optionId: 13 } as const;

export const isLuggage = (addonId: number): boolean => addonId === LUGGAGE.addonId;

/** Add-ons with Transport in their name are not clothing: they are asked beside the journey (R3). */
export const isTransportAddon = (addon: { readonly id: number; readonly name: string }): boolean =>
  isLuggage(addon.id) || addon.name.includes('Transport');

/** Classes with Lista in their name and units with skipper in theirs are not shown on an offer's page. */
export const isHiddenClass = (name: string): boolean => name.includes('Lista');
export const isHiddenUnit = (name: string): boolean => name.toLowerCase().includes('skipper');
