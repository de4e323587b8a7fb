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

/**
 * For an offer that an older program stored: true if the public list shows offers of its country
 * (R3). Only country 11 is not listed.
 */
const isListedCountry = (countryId: number): boolean => countryId !== 11;

const EXOTIC_COUNTRIES: readonly number[] = [9, 10, 11, 12];

/**
 * True for the distant countries (ids 9 to 12). Insurance prices and advance payments differ there
 * (R16, R28).
 */
const isExotic = (countryId: number): boolean => EXOTIC_COUNTRIES.includes(countryId);

const isPickUpJourney = (journeyId: number): boolean => journeyId === 1;

const SMALL_GROUP_POINTS: readonly number[] = [2, 5, 6];
const SMALL_GROUP_CITIES = /Kraków|Szczecin|Trójmiasto|Wrocław|Poznań/;

/** True for pick-up points at which the coach stops only for 15 people or more. */
const needsGroupOf15 = (point: { readonly id: number; readonly name: string }): boolean =>
  SMALL_GROUP_POINTS.includes(point.id) || SMALL_GROUP_CITIES.test(point.name);

/** Option 13 of add-on 7 is extra luggage (R14). */
export const LUGGAGE = { addonId: 7, optionId: 13 } as const;

/** Add-ons with Transport in their name belong to the wizard's step with the journey (R3). */
const addonKind = (addon: { readonly id: number; readonly name: string }): AddonKind => {
  if (addon.id === LUGGAGE.addonId) return 'luggage';
  return addon.name.includes('Transport') ? 'transport' : 'ordinary';
};

const isHiddenClass = (name: string): boolean => name.includes('Lista');
const isHiddenUnit = (name: string): boolean => name.toLowerCase().includes('skipper');

type Without<T, K extends keyof T> = Omit<T, K> & { readonly [key in K]?: T[key] | undefined };
type OlderJourney = Without<Omit<Journey, 'points'>, 'pickUp'> & {
  readonly points: readonly Without<PickUpPoint, 'needsGroup'>[];
};

export type OlderOffer = Without<
  Omit<Offer, 'units' | 'journeys' | 'addons'>,
  'exotic' | 'countryListed'
> & {
  readonly units: readonly Without<Unit, 'hidden'>[];
  readonly journeys: readonly OlderJourney[];
  readonly addons: readonly Without<Addon, 'kind'>[];
};

/**
 * An offer that an older program stored lacks some fields. Derives them from the numbers and names
 * in the offer (R3.4).
 */
export const deriveMissingOfferFields = (offer: OlderOffer): Offer => ({
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

export const deriveMissingClassFields = (
  described: Without<YachtClassText, 'hidden'>,
): YachtClassText => ({
  ...described,
  hidden: described.hidden ?? isHiddenClass(described.name),
});

export type OlderEntry = Omit<CatalogueEntry, 'offer' | 'content'> & {
  readonly offer: OlderOffer;
  readonly content: Omit<OfferContent, 'classes'> & {
    readonly classes: readonly Without<YachtClassText, 'hidden'>[];
  };
};

export const fillMissingOfferFields = (entry: OlderEntry): CatalogueEntry => ({
  ...entry,
  offer: deriveMissingOfferFields(entry.offer),
  content: { ...entry.content, classes: entry.content.classes.map(deriveMissingClassFields) },
});

const NO_WORDS = { name: '', description: '' };

const PAGE_DEFAULTS: Pick<
  OfferContent,
  'pictures' | 'headings' | 'html' | 'movie' | 'touristTaxEuros' | 'meeting'
> = {
  pictures: [],
  headings: { units: NO_WORDS, attractions: NO_WORDS, dailyPlan: NO_WORDS, journeys: '' },
  html: ['', '', ''],
  movie: null,
  touristTaxEuros: null,
  meeting: null,
};

/** Adds the fields that an offer lacks because an older version of the program stored it. */
export const fillMissingPageFields = (entry: CatalogueEntry): CatalogueEntry => {
  const { content } = entry;
  return {
    ...entry,
    content: {
      ...PAGE_DEFAULTS,
      ...content,
      ports: content.ports.map((port) => ({ ...{ available: true, images: [] }, ...port })),
      attractions: content.attractions.map((attraction) => ({
        ...{ image: { url: '', alt: '' }, available: true },
        ...attraction,
      })),
      journeys: content.journeys.map((journey) => ({ ...{ images: [] }, ...journey })),
    },
  };
};
