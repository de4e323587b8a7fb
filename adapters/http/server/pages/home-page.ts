import type { BlockOffers, ContentPage } from '../../../../application/content/content.ts';
import { NO_FILTER } from '../../../../application/offers/filters.ts';
import type { PageContent } from '../../../../application/ports/page-renderer.ts';
import type { OfferListItem } from '../../contract/offers/offers.ts';
import { presentPage } from '../content/present-content.ts';
import type { PublicOffers } from '../offers/public-offers.ts';

export type ReportUnbookable = (
  url: string,
  saleState: OfferListItem['Standing'] | 'missing',
) => void;

const isBookable = ({ Availability, Standing }: OfferListItem): boolean =>
  Standing === 'open' && Availability.Available && !Availability.GrayedOut;

/** Returns the home page's offers. If one cannot be booked, another offer replaces it (P-041). */
export const featuredOffers = (
  selection: BlockOffers,
  listed: readonly OfferListItem[],
  reportUnbookable: ReportUnbookable,
): readonly OfferListItem[] => {
  const named = selection.urls.flatMap((url) => {
    const found = listed.find(({ FriendlyUrl }) => FriendlyUrl === url);
    if (found !== undefined && isBookable(found)) return [found];
    reportUnbookable(url, found?.Standing ?? 'missing');
    return [];
  });
  return [...new Set([...named, ...listed.filter(isBookable)])].slice(0, selection.most);
};

/** Reports each unbookable offer once, although the home page is rendered many times. */
export const reportEachUnbookableOfferOnce = (report: ReportUnbookable): ReportUnbookable => {
  const reported = new Set<string>();
  return (url, saleState) => {
    const key = `${url} ${saleState}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(url, saleState);
  };
};

/**
 * The home page is cached in 8 versions. Each omits another testimonial, so that visitors see
 * different ones (P-037).
 */
export const HOME_PAGE_VARIANTS = 8;

/**
 * Returns one entry for all cruises with the same destination, type and terms. `cruises` is their
 * number. A shop can list thousands of offers, so one entry for each cruise would be too much.
 */
export const cruisesForHomeSearch = (listed: readonly OfferListItem[]) => {
  const facts = listed
    .filter(({ ListPart }) => ListPart === 'recommended' || ListPart === 'coming')
    .map(({ Region, Type, Availability }) => ({
      destination: Region.Country.CountryId,
      type: Type.OfferTypeId,
      terms: Availability.Terms.map(({ OfferTermId }) => OfferTermId),
    }));
  return [...Map.groupBy(facts, (sailing) => JSON.stringify(sailing)).values()].flatMap(
    ([sailing, ...others]) =>
      sailing === undefined ? [] : [{ ...sailing, cruises: 1 + others.length }],
  );
};

export const homeContent = (
  page: ContentPage | null,
  publicOffers: PublicOffers,
  reportUnbookable: ReportUnbookable,
  randomNumber: number,
): PageContent => {
  const listed = publicOffers.list(NO_FILTER);
  const selection = page?.blocks.find(({ offers }) => offers !== null)?.offers;
  return {
    kind: 'home',
    today: publicOffers.today,
    hand: randomNumber,
    page: page === null ? null : presentPage(page),
    featured:
      selection === undefined || selection === null
        ? []
        : featuredOffers(selection, listed, reportUnbookable),
    filters: publicOffers.filters(),
    sailings: cruisesForHomeSearch(listed),
  };
};
