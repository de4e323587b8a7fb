import { has, type Offer } from './offer.ts';

/** What the page says of the ages aboard, where an offer's ages are not those of its style. */
export const AGES_TOLD = ['from26', 'anyAge', 'from18'] as const;
export type AgesTold = (typeof AGES_TOLD)[number];

/** What an offer's page shows by the offer's traits (R3); what it shows by its contents is content. */
export type OfferPage = {
  readonly movie: boolean;
  readonly dailyPlan: boolean;
  readonly routeMap: boolean;
  /** Attractions stand before the route instead of after the yachts. */
  readonly attractionsFirst: boolean;
  /** A link to an event of somebody else's, where the content has one. */
  readonly outerEvent: boolean;
  /** What sailing with a crew is like, for whoever has never done it. */
  readonly newWay: boolean;
  /** The office's blocks of HTML. */
  readonly extraBlocks: boolean;
  readonly questions: boolean;
  /** The office confirms a place by telephone or mail before anything is paid. */
  readonly officeConfirms: boolean;
  readonly ages: AgesTold | null;
};

const agesOf = (offer: Offer): AgesTold | null => {
  if (has(offer, 'adultsOnly26')) return 'from26';
  if (has(offer, 'noAgeLimits')) return 'anyAge';
  return has(offer, 'noUpperAge') ? 'from18' : null;
};

export const offerPage = (offer: Offer): OfferPage => {
  const regattaOrLakes = has(offer, 'mazury') || has(offer, 'cup');
  return {
    movie: !has(offer, 'noMovie'),
    dailyPlan: has(offer, 'dailyPlan'),
    routeMap: !has(offer, 'noRouteMap'),
    attractionsFirst: has(offer, 'patent'),
    outerEvent: !has(offer, 'noOuterEvent'),
    newWay: !regattaOrLakes && !has(offer, 'course'),
    extraBlocks: has(offer, 'patent'),
    questions: !regattaOrLakes,
    officeConfirms: has(offer, 'reserveListOnly'),
    ages: agesOf(offer),
  };
};
