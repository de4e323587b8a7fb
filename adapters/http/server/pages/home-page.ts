import type { BlockOffers, ContentPage } from '../../../../application/content/content.ts';
import { NO_FILTER } from '../../../../application/offers/filters.ts';
import type { PageContent } from '../../../../application/ports/page-renderer.ts';
import type { OfferListItem } from '../../contract/offers/offers.ts';
import { presentPage } from '../content/present-content.ts';
import type { PublicOffers } from '../offers/public-offers.ts';

export type ReportUnbookable = (
  url: string,
  standing: OfferListItem['Standing'] | 'missing',
) => void;

const isBookable = ({ Availability, Standing }: OfferListItem): boolean =>
  Standing === 'open' && Availability.Available && !Availability.GrayedOut;

/** The home page replaces an offer that cannot be booked by the first bookable one (P-041). */
export const featuredOffers = (
  wanted: BlockOffers,
  listed: readonly OfferListItem[],
  leftOut: ReportUnbookable,
): readonly OfferListItem[] => {
  const named = wanted.urls.flatMap((url) => {
    const found = listed.find(({ FriendlyUrl }) => FriendlyUrl === url);
    if (found !== undefined && isBookable(found)) return [found];
    leftOut(url, found?.Standing ?? 'missing');
    return [];
  });
  return [...new Set([...named, ...listed.filter(isBookable)])].slice(0, wanted.most);
};

/** Each unbookable offer is reported once, because the home page is rendered many times. */
export const reportOnce = (tell: ReportUnbookable): ReportUnbookable => {
  const told = new Set<string>();
  return (url, standing) => {
    const key = `${url} ${standing}`;
    if (told.has(key)) return;
    told.add(key);
    tell(url, standing);
  };
};

/** Each version of the home page leaves out another of eight testimonials (P-037). */
export const HOME_PAGE_VARIANTS = 8;

export const homeContent = (
  page: ContentPage | null,
  shown: PublicOffers,
  leftOut: ReportUnbookable,
  hand: number,
): PageContent => {
  const listed = shown.list(NO_FILTER);
  const wanted = page?.blocks.find(({ offers }) => offers !== null)?.offers;
  return {
    kind: 'home',
    today: shown.today,
    hand,
    page: page === null ? null : presentPage(page),
    featured:
      wanted === undefined || wanted === null ? [] : featuredOffers(wanted, listed, leftOut),
    filters: shown.filters(),
    sailings: listed
      .filter(({ ListPart }) => ListPart === 'recommended' || ListPart === 'coming')
      .map(({ Region, Type, Availability }) => ({
        destination: Region.Country.CountryId,
        type: Type.OfferTypeId,
        terms: Availability.Terms.map(({ OfferTermId }) => OfferTermId),
      })),
  };
};
