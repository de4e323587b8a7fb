import type { OfferDetails } from '../../adapters/http/contract/offers/offers.ts';
import { shownClasses } from './standing.ts';

/** The parts of an offer's page between its cover and the similar offers; each name is the part's address on the page. */
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

export const portsOf = (offer: OfferDetails) => offer.Region.OptionsList.filter(({ Available }) => Available);
export const attractionsOf = (offer: OfferDetails) => offer.Attractions.List.filter(({ Available }) => Available);
export const journeysOf = (offer: OfferDetails) => offer.Journeys.List.filter(({ Available }) => Available);

/** The office's blocks of an offer that shows them; an address is a link on the cover, no block. */
export const blocksOf = ({ Page, HTML }: OfferDetails): readonly string[] =>
  Page.ExtraBlocks ? [HTML.HTML1, HTML.HTML2, HTML.HTML3].filter((html) => html !== '' && !isAddress(html)) : [];

const isAddress = (html: string): boolean => html.startsWith('https://');

/** Where an event elsewhere is told of, in the office's third block; undefined where the page leads to none (P-070). */
export const eventOf = ({ Page, HTML }: OfferDetails): string | undefined =>
  Page.OuterEvent && isAddress(HTML.HTML3) ? HTML.HTML3 : undefined;

/** The parts of an offer's page in their order: what the offer's traits say, of what it has contents for (document 3, 2.7). */
export const offerParts = (offer: OfferDetails, asked: boolean): readonly OfferPartName[] => {
  const { Page } = offer;
  const attractions = attractionsOf(offer).length > 0;
  const parts: readonly (readonly [OfferPartName, boolean])[] = [
    ['opis', true],
    ['film', Page.Movie && offer.Movie !== null],
    ['plan', Page.DailyPlan && offer.DailyPlan.List.length > 0],
    ['atrakcje', Page.AttractionsFirst && attractions],
    ['trasa', Page.RouteMap && portsOf(offer).length > 0],
    ['nowy-sposob', Page.NewWay],
    ['jachty', shownClasses(offer).length > 0],
    ['atrakcje', !Page.AttractionsFirst && attractions],
    ['warunki', blocksOf(offer).length > 0],
    ['dojazd', journeysOf(offer).length > 0],
    ['pytania', Page.Questions && asked],
    ['cena', true],
  ];
  return parts.flatMap(([name, stands]) => (stands ? [name] : []));
};
