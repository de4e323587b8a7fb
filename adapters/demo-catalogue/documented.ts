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

// The table that maps the documents' numbers and names to traits and other facts of an offer (R3).
// It applies to the demo's data, and to stored offers from before offers had these fields. It
// never applies to a company's own files.

/** Traits by offer number. */
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

/** Traits by a word in the offer's name. */
const BY_NAME: readonly (readonly [RegExp, readonly Trait[]])[] = [
  [/Cup/, ['noCabin', 'cup']],
  [/Kurs/, ['noCabin', 'course', 'noOuterEvent']],
  [/Żeglarza/, ['sailorCourse']],
  [/Sternika/, ['helmsmanCourse']],
  [/Akademia/, ['noCabin', 'academy', 'noUpperAge']],
  [/patent/i, ['patent']],
  [/Mazury/, ['mazury']],
];

/** Traits by offer type: 5 Szkolenia, 6 Prywatne, 11 Family, 12 Open (R33, R56). */
const BY_TYPE: Readonly<Record<number, readonly Trait[]>> = {
  5: ['course', 'outsideMainList'],
  6: ['privateCruise'],
  11: ['noAgeLimits'],
  12: ['noAgeLimits'],
};

/** The public list omits country 11. */
const BY_COUNTRY: Readonly<Record<number, readonly Trait[]>> = { 11: ['outsideMainList'] };

/**
 * Returns true if the public list offers a filter for the country. A country whose offers the list
 * omits has none.
 */
const isListedCountry = (countryId: number): boolean =>
  !(BY_COUNTRY[countryId] ?? []).includes('outsideMainList');

/** The exotic countries (R16). */
const EXOTIC_COUNTRIES: readonly number[] = [9, 10, 11, 12];

/**
 * Returns true if a country is exotic, which changes insurance prices and advance payments (R16,
 * R28).
 */
const isExotic = (countryId: number): boolean => EXOTIC_COUNTRIES.includes(countryId);

/** Returns the traits of a demo offer by its number, name, type and country. */
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

/** Returns true for journey 1, the only journey that needs a boarding point. */
const isPickUpJourney = (journeyId: number): boolean => journeyId === 1;

const SMALL_GROUP_POINTS: readonly number[] = [2, 5, 6];
const SMALL_GROUP_CITIES = /Kraków|Szczecin|Trójmiasto|Wrocław|Poznań/;

/**
 * Returns true if the coach stops at a boarding point only for a group of at least 15 (points 2,
 * 5, 6 and five cities).
 */
const needsGroupOf15 = (point: { readonly id: number; readonly name: string }): boolean =>
  SMALL_GROUP_POINTS.includes(point.id) || SMALL_GROUP_CITIES.test(point.name);

/** Add-on 7 with option 13 is extra luggage (R14). */
export const LUGGAGE = { addonId: 7, optionId: 13 } as const;

/**
 * An add-on with Transport in its name belongs to the journey, so the wizard asks for it there
 * (R3).
 */
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

/**
 * An offer that may lack facts which the documents derive from numbers and names: an offer of the
 * demo's data, or one stored before offers had these fields.
 */
export type UnsaidOffer = Unsaid<
  Omit<Offer, 'units' | 'journeys' | 'addons'>,
  'exotic' | 'countryListed'
> & {
  readonly units: readonly Unsaid<Unit, 'hidden'>[];
  readonly journeys: readonly UnsaidJourney[];
  readonly addons: readonly Unsaid<Addon, 'kind'>[];
};

/**
 * Fills in missing facts by the documents' numbers and names (R3.4). Facts that the offer has stay
 * unchanged.
 */
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

/** Fills in if a yacht class is hidden. A value that the class has stays unchanged. */
export const saidClass = (described: Unsaid<YachtClassText, 'hidden'>): YachtClassText => ({
  ...described,
  hidden: described.hidden ?? isHiddenClass(described.name),
});

/** A stored catalogue entry of any release of the shop. */
export type UnsaidEntry = Omit<CatalogueEntry, 'offer' | 'content'> & {
  readonly offer: UnsaidOffer;
  readonly content: Omit<OfferContent, 'classes'> & {
    readonly classes: readonly Unsaid<YachtClassText, 'hidden'>[];
  };
};

/**
 * Fills in the facts that a stored offer and its page lack, by the documents' numbers and names.
 */
export const saidEntry = (entry: UnsaidEntry): CatalogueEntry => ({
  ...entry,
  offer: saidOffer(entry.offer),
  content: { ...entry.content, classes: entry.content.classes.map(saidClass) },
});
