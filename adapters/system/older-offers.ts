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

/** True if the public list shows a country's old offers (R3): only country 11 is left out. */
const isListedCountry = (countryId: number): boolean => countryId !== 11;

const EXOTIC_COUNTRIES: readonly number[] = [9, 10, 11, 12];

/** True for exotic countries, whose insurance prices and advance payments differ (R16, R28). */
const isExotic = (countryId: number): boolean => EXOTIC_COUNTRIES.includes(countryId);

const isPickUpJourney = (journeyId: number): boolean => journeyId === 1;

const SMALL_GROUP_POINTS: readonly number[] = [2, 5, 6];
const SMALL_GROUP_CITIES = /Kraków|Szczecin|Trójmiasto|Wrocław|Poznań/;

/** True for boarding points at which the coach stops only for a group of at least 15. */
const needsGroupOf15 = (point: { readonly id: number; readonly name: string }): boolean =>
  SMALL_GROUP_POINTS.includes(point.id) || SMALL_GROUP_CITIES.test(point.name);

/** Add-on 7 with option 13 is extra luggage (R14). */
export const LUGGAGE = { addonId: 7, optionId: 13 } as const;

/** An add-on with Transport in its name belongs to the journey step of the wizard (R3). */
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

/** Derives missing facts of an old offer from its numbers and names (R3.4). */
export const completeOffer = (offer: OlderOffer): Offer => ({
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

export const completeClass = (described: Without<YachtClassText, 'hidden'>): YachtClassText => ({
  ...described,
  hidden: described.hidden ?? isHiddenClass(described.name),
});

export type OlderEntry = Omit<CatalogueEntry, 'offer' | 'content'> & {
  readonly offer: OlderOffer;
  readonly content: Omit<OfferContent, 'classes'> & {
    readonly classes: readonly Without<YachtClassText, 'hidden'>[];
  };
};

export const completeEntry = (entry: OlderEntry): CatalogueEntry => ({
  ...entry,
  offer: completeOffer(entry.offer),
  content: { ...entry.content, classes: entry.content.classes.map(completeClass) },
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

/** Adds fields that an offer stored by an older release does not have. */
export const upgradeEntry = (entry: CatalogueEntry): CatalogueEntry => {
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
