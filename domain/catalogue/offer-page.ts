import { hasTrait, type Offer } from './offer.ts';

export const AGE_NOTES = ['from26', 'anyAge', 'from18'] as const;
export type AgeNote = (typeof AGE_NOTES)[number];

/** The parts of an offer's page that its traits switch on or off (R3). */
export type OfferPageParts = {
  readonly movie: boolean;
  readonly dailyPlan: boolean;
  readonly routeMap: boolean;
  readonly attractionsFirst: boolean;
  readonly outerEvent: boolean;
  readonly newWay: boolean;
  readonly extraBlocks: boolean;
  readonly questions: boolean;
  readonly officeConfirms: boolean;
  readonly ages: AgeNote | null;
};

const ageNoteOf = (offer: Offer): AgeNote | null => {
  if (hasTrait(offer, 'adultsOnly26')) return 'from26';
  if (hasTrait(offer, 'noAgeLimits')) return 'anyAge';
  return hasTrait(offer, 'noUpperAge') ? 'from18' : null;
};

export const shownOfferPageSections = (offer: Offer): OfferPageParts => {
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
