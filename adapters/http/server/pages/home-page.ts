import type { BlockOffers, ContentPage } from '../../../../application/content/content.ts';
import { EVERYTHING } from '../../../../application/offers/filters.ts';
import type { PageContent } from '../../../../application/ports/page-renderer.ts';
import type { OfferListItem } from '../../contract/offers/offers.ts';
import { presentPage } from '../content/present-content.ts';
import type { PublicOffers } from '../offers/public-offers.ts';

/** Told of each offer that the content names but nobody can book: its address, and how it stands. */
export type LeftOut = (url: string, standing: OfferListItem['Standing'] | 'missing') => void;

const isBookable = ({ Availability, Standing }: OfferListItem): boolean =>
  Standing === 'open' && Availability.Available && !Availability.GrayedOut;

/** The offers that the content names, in its order; where one of them cannot be booked, the first that can stand in for it (P-041). */
export const featuredOffers = (wanted: BlockOffers, listed: readonly OfferListItem[], leftOut: LeftOut): readonly OfferListItem[] => {
  const named = wanted.urls.flatMap((url) => {
    const found = listed.find(({ FriendlyUrl }) => FriendlyUrl === url);
    if (found !== undefined && isBookable(found)) return [found];
    leftOut(url, found?.Standing ?? 'missing');
    return [];
  });
  return [...new Set([...named, ...listed.filter(isBookable)])].slice(0, wanted.most);
};

/** Tells of each left out offer once, however often the page is made. */
export const once = (tell: LeftOut): LeftOut => {
  const told = new Set<string>();
  return (url, standing) => {
    const key = `${url} ${standing}`;
    if (told.has(key)) return;
    told.add(key);
    tell(url, standing);
  };
};

/** How many home pages are kept, each with another of the eight testimonials left out; whoever asks is dealt one of them (P-037). */
export const HANDS = 8;

/** What the home page is made of: its words, the offers that it features, and of every other what the search counts by. */
export const homeContent = (page: ContentPage | null, shown: PublicOffers, leftOut: LeftOut, hand: number): PageContent => {
  const listed = shown.list(EVERYTHING);
  const wanted = page?.blocks.find(({ offers }) => offers !== null)?.offers;
  return {
    kind: 'home',
    today: shown.today,
    hand,
    page: page === null ? null : presentPage(page),
    featured: wanted === undefined || wanted === null ? [] : featuredOffers(wanted, listed, leftOut),
    filters: shown.filters(),
    // What the list shows under a filter: those to book or to wait for.
    sailings: listed
      .filter(({ ListPart }) => ListPart === 'recommended' || ListPart === 'coming')
      .map(({ Region, Type, Availability }) => ({
        destination: Region.Country.CountryId,
        type: Type.OfferTypeId,
        terms: Availability.Terms.map(({ OfferTermId }) => OfferTermId),
      })),
  };
};
