import type {
  CatalogueEntry,
  OfferContent,
  YachtClassText,
} from '../../application/ports/catalogue.ts';
import type {
  Addon,
  AddonKind,
  Journey,
  Offer,
  PickUpPoint,
  Unit,
} from '../../domain/catalogue/offer.ts';
import type { Trait } from '../../domain/catalogue/traits.ts';

// The one table from the documents' numbers and names to what offers say of themselves (R3). It is read where the demo's data
// becomes offers, and where something is read that was kept before offers said it; a company's own files are never held against it.

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
const isListedCountry = (countryId: number): boolean =>
  !(BY_COUNTRY[countryId] ?? []).includes('outsideMainList');

/** Countries 9 to 12 are the exotic ones (R16). */
const EXOTIC_COUNTRIES: readonly number[] = [9, 10, 11, 12];

/** Whether a country counts as exotic for insurance prices and advance payments (R16, R28). */
const isExotic = (countryId: number): boolean => EXOTIC_COUNTRIES.includes(countryId);

/** The traits of an offer of the demo: those of its number, its name, type and country. */
export const traitsOf = (offer: {
  id: number;
  name: string;
  typeId: number;
  countryId: number;
  boatTripMarker: string;
}): readonly Trait[] => {
  const named = BY_NAME.flatMap(([word, traits]) => (word.test(offer.name) ? traits : []));
  const marked: readonly Trait[] = offer.name.includes(offer.boatTripMarker)
    ? ['boatTrip', 'skipperRequired']
    : [];
  return [
    ...new Set([
      ...(BY_NUMBER[offer.id] ?? []),
      ...named,
      ...(BY_TYPE[offer.typeId] ?? []),
      ...(BY_COUNTRY[offer.countryId] ?? []),
      ...marked,
    ]),
  ];
};

/** The journey that needs a pick-up point (journey 1). */
const isPickUpJourney = (journeyId: number): boolean => journeyId === 1;

const SMALL_GROUP_POINTS: readonly number[] = [2, 5, 6];
const SMALL_GROUP_CITIES = /Kraków|Szczecin|Trójmiasto|Wrocław|Poznań/;

/** Whether a pick-up point runs only with a group of at least 15 (points 2, 5, 6 and five cities). */
const needsGroupOf15 = (point: { readonly id: number; readonly name: string }): boolean =>
  SMALL_GROUP_POINTS.includes(point.id) || SMALL_GROUP_CITIES.test(point.name);

/** Add-on 7 with its option 13 is extra luggage (R14). */
export const LUGGAGE = { addonId: 7, optionId: 13 } as const;

/** Add-ons with Transport in their name are not clothing: they are asked beside the journey (R3). */
const addonKind = (addon: { readonly id: number; readonly name: string }): AddonKind => {
  if (addon.id === LUGGAGE.addonId) return 'luggage';
  return addon.name.includes('Transport') ? 'transport' : 'ordinary';
};

const isHiddenClass = (name: string): boolean => name.includes('Lista');
const isHiddenUnit = (name: string): boolean => name.toLowerCase().includes('skipper');

type Unsaid<T, K extends keyof T> = Omit<T, K> & { readonly [key in K]?: T[key] | undefined };
type UnsaidJourney = Unsaid<Omit<Journey, 'points'>, 'pickUp'> & {
  readonly points: readonly Unsaid<PickUpPoint, 'needsGroup'>[];
};

/** An offer that may not say itself what the documents say by numbers and names: the demo's data, and whatever was kept before offers said it. */
export type UnsaidOffer = Unsaid<
  Omit<Offer, 'units' | 'journeys' | 'addons'>,
  'exotic' | 'countryListed'
> & {
  readonly units: readonly Unsaid<Unit, 'hidden'>[];
  readonly journeys: readonly UnsaidJourney[];
  readonly addons: readonly Unsaid<Addon, 'kind'>[];
};

/** The offer with what it does not say itself, as the documents have it (R3.4). What it says stands. */
export const saidOffer = (offer: UnsaidOffer): Offer => ({
  ...offer,
  exotic: offer.exotic ?? isExotic(offer.countryId),
  countryListed: offer.countryListed ?? isListedCountry(offer.countryId),
  units: offer.units.map((unit) => ({ ...unit, hidden: unit.hidden ?? isHiddenUnit(unit.name) })),
  journeys: offer.journeys.map((journey) => ({
    ...journey,
    pickUp: journey.pickUp ?? isPickUpJourney(journey.id),
    points: journey.points.map((point) => ({
      ...point,
      needsGroup: point.needsGroup ?? needsGroupOf15(point),
    })),
  })),
  addons: offer.addons.map((addon) => ({ ...addon, kind: addon.kind ?? addonKind(addon) })),
});

/** A class of a page with whether it is shown; what it says itself stands. */
export const saidClass = (described: Unsaid<YachtClassText, 'hidden'>): YachtClassText => ({
  ...described,
  hidden: described.hidden ?? isHiddenClass(described.name),
});

/** What is kept of an offer, as any program of this shop wrote it. */
export type UnsaidEntry = Omit<CatalogueEntry, 'offer' | 'content'> & {
  readonly offer: UnsaidOffer;
  readonly content: Omit<OfferContent, 'classes'> & {
    readonly classes: readonly Unsaid<YachtClassText, 'hidden'>[];
  };
};

/** A kept offer of the catalogue and its page; what it does not say itself is as the documents have it. */
export const saidEntry = (entry: UnsaidEntry): CatalogueEntry => ({
  ...entry,
  offer: saidOffer(entry.offer),
  content: { ...entry.content, classes: entry.content.classes.map(saidClass) },
});
