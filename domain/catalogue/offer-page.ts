import { has, type Offer } from './offer.ts';

/** What the page says of the ages aboard, where an offer's ages are not those of its style. */
export const AGES_TOLD = ['from26', 'anyAge', 'from18'] as const;
export type AgesTold = (typeof AGES_TOLD)[number];

/** What an offer's page shows by the offer's traits (R3); what it shows by its contents is content. */
export type OfferPage = {
  readonly dailyPlan: boolean;
  readonly routeMap: boolean;
  /** Attractions stand before the yachts instead of after them. */
  readonly attractionsFirst: boolean;
  /** A link to an event of somebody else's, where the content has one. */
  readonly outerEvent: boolean;
  readonly ages: AgesTold | null;
};

const agesOf = (offer: Offer): AgesTold | null => {
  if (has(offer, 'adultsOnly26')) return 'from26';
  if (has(offer, 'noAgeLimits')) return 'anyAge';
  return has(offer, 'noUpperAge') ? 'from18' : null;
};

export const offerPage = (offer: Offer): OfferPage => ({
  dailyPlan: has(offer, 'dailyPlan'),
  routeMap: !has(offer, 'noRouteMap'),
  attractionsFirst: has(offer, 'patent'),
  outerEvent: !has(offer, 'course'),
  ages: agesOf(offer),
});
