import { hasTrait, type Offer } from './offer.ts';

/** Ages that the page states if they differ from the style's. */
export const AGE_NOTES = ['from26', 'anyAge', 'from18'] as const;
export type AgeNote = (typeof AGE_NOTES)[number];

/** Parts of an offer's page that traits decide (R3). Content decides the others. */
export type OfferPageParts = {
  readonly movie: boolean;
  readonly dailyPlan: boolean;
  readonly routeMap: boolean;
  /** Attractions stand before the route instead of after the yachts. */
  readonly attractionsFirst: boolean;
  /** A link to somebody else's event, if the content has one. */
  readonly outerEvent: boolean;
  /** An introduction to sailing with a crew, for beginners. */
  readonly newWay: boolean;
  readonly extraBlocks: boolean;
  readonly questions: boolean;
  /** The office confirms a place by telephone or mail before any payment. */
  readonly officeConfirms: boolean;
  readonly ages: AgeNote | null;
};

const ageNoteOf = (offer: Offer): AgeNote | null => {
  if (hasTrait(offer, 'adultsOnly26')) return 'from26';
  if (hasTrait(offer, 'noAgeLimits')) return 'anyAge';
  return hasTrait(offer, 'noUpperAge') ? 'from18' : null;
};

export const offerPageParts = (offer: Offer): OfferPageParts => {
  const regattaOrLakes = hasTrait(offer, 'mazury') || hasTrait(offer, 'cup');
  return {
    movie: !hasTrait(offer, 'noMovie'),
    dailyPlan: hasTrait(offer, 'dailyPlan'),
    routeMap: !hasTrait(offer, 'noRouteMap'),
    attractionsFirst: hasTrait(offer, 'patent'),
    outerEvent: !hasTrait(offer, 'noOuterEvent'),
    newWay: !regattaOrLakes && !hasTrait(offer, 'course'),
    extraBlocks: hasTrait(offer, 'patent'),
    questions: !regattaOrLakes,
    officeConfirms: hasTrait(offer, 'reserveListOnly'),
    ages: ageNoteOf(offer),
  };
};
