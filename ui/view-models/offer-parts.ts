import type { OfferDetails } from '../../adapters/http/contract/offers/offers.ts';
import { unitsByClass } from './sale-state.ts';

/** The name of a section of an offer's page is also the section's anchor. */
export type OfferPartName =
  | 'opis'
  | 'film'
  | 'plan'
  | 'trasa'
  | 'nowy-sposob'
  | 'jachty'
  | 'atrakcje'
  | 'warunki'
  | 'dojazd'
  | 'pytania'
  | 'cena';

export const portsOf = (offer: OfferDetails): OfferDetails['Region']['OptionsList'] =>
  offer.Region.OptionsList.filter(({ Available }) => Available);
export const attractionsOf = (offer: OfferDetails): OfferDetails['Attractions']['List'] =>
  offer.Attractions.List.filter(({ Available }) => Available);
export const journeysOf = (offer: OfferDetails): OfferDetails['Journeys']['List'] =>
  offer.Journeys.List.filter(({ Available }) => Available);

/** A text block that is only a web address is left out: the cover links to that address. */
export const textBlocksOf = ({ Page, HTML }: OfferDetails): readonly string[] =>
  Page.ExtraBlocks
    ? [HTML.HTML1, HTML.HTML2, HTML.HTML3].filter((html) => html !== '' && !isAddress(html))
    : [];

const isAddress = (html: string): boolean => html.startsWith('https://');

/**
 * The address of an event on another site, for a button. The office writes it as the third text
 * block; undefined if that block is no https address (P-070).
 */
export const outerEventUrl = ({ Page, HTML }: OfferDetails): string | undefined =>
  Page.OuterEvent && isAddress(HTML.HTML3) ? HTML.HTML3 : undefined;

/**
 * The offer's traits select the sections; empty sections are left out (section 2.7 of document 3,
 * about the public site).
 */
export const offerSectionNames = (
  offer: OfferDetails,
  hasQuestions: boolean,
): readonly OfferPartName[] => {
  const { Page } = offer;
  const attractions = attractionsOf(offer).length > 0;
  const parts: readonly (readonly [OfferPartName, boolean])[] = [
    ['opis', true],
    ['film', Page.Movie && offer.Movie !== null],
    ['plan', Page.DailyPlan && offer.DailyPlan.List.length > 0],
    ['atrakcje', Page.AttractionsFirst && attractions],
    ['trasa', Page.RouteMap && portsOf(offer).length > 0],
    ['nowy-sposob', Page.NewWay],
    ['jachty', unitsByClass(offer).length > 0],
    ['atrakcje', !Page.AttractionsFirst && attractions],
    ['warunki', textBlocksOf(offer).length > 0],
    ['dojazd', journeysOf(offer).length > 0],
    ['pytania', Page.Questions && hasQuestions],
    ['cena', true],
  ];
  return parts.flatMap(([name, stands]) => (stands ? [name] : []));
};
