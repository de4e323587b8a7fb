import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import {
  type OffersQuery,
  offerListUrl,
  readOffersQuery,
} from '../../../../adapters/http/contract/list-query.ts';
import type {
  FiltersAnswer,
  OfferListItem,
  OffersPage,
} from '../../../../adapters/http/contract/offers/offers.ts';

type OfferResults = {
  readonly offers: readonly OfferListItem[];
  readonly page: OffersPage;
  readonly filters: FiltersAnswer;
};

type Place = { readonly address: string; readonly firstNew: OfferListItem | null };

type OffersState = OfferResults & {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly appending: 'idle' | 'loading' | 'failed';
  /** Appends the next page. Does nothing while a page is loading. */
  readonly append: () => void;
  /**
   * The first offer of the page that was appended last; its card takes the focus. Null if no page
   * was appended.
   */
  readonly firstNew: OfferListItem | null;
};

const EMPTY_PAGE: OffersPage = { Number: 1, Pages: 1, Count: 0 };

const filtersOf = (query: OffersQuery) => ({
  filterCountry: [...query.destination],
  filterType: [...query.type],
  filterTerm: [...query.term],
  filterOptions: [...query.option],
  filterMonths: [...query.month],
  filterLengths: [...query.length],
  filterPrices: [...query.price],
  filterPackages: [...query.package],
  filterFree: [...query.free],
});

const queryAt = (address: string): OffersQuery => readOffersQuery(address.split('?')[1] ?? '');

const fetchPage = (query: OffersQuery, page: number, signal: AbortSignal) =>
  call('offersList', { ...filtersOf(query), sort: query.sort, page }, { signal });

/**
 * Returns the offers of the next page that the list does not show yet. Offers can move between
 * pages while a visitor reads, so the next page can repeat some offers.
 */
const withoutRepeated = (
  shown: readonly OfferListItem[],
  next: readonly OfferListItem[],
): readonly OfferListItem[] => {
  const ids = new Set(shown.map(({ OfferId }) => OfferId));
  return next.filter(({ OfferId }) => !ids.has(OfferId));
};

export const useOffers = (search: string, initialResults: OfferResults): OffersState => {
  const address = offerListUrl(readOffersQuery(search));
  const [displayed, setDisplayed] = useState<OfferResults & Place>({
    address,
    ...initialResults,
    firstNew: null,
  });
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [appending, setAppending] = useState<OffersState['appending']>('idle');
  const pending = useRef<AbortController | null>(null);
  const stale = displayed.address !== address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for a retry of the same request
  useEffect(() => {
    setFailed(null);
    if (!stale) return;
    const late = new AbortController();
    const query = queryAt(address);
    const { signal } = late;
    Promise.all([
      fetchPage(query, query.page, signal),
      call('offersFilters', filtersOf(query), { signal }),
    ]).then(([list, counts]) =>
      list
        .andThen(({ Offers, Page }) => counts.map((filters) => ({ Offers, Page, filters })))
        .match(
          ({ Offers, Page = EMPTY_PAGE, filters }) =>
            setDisplayed({ address, offers: Offers, page: Page, filters, firstNew: null }),
          ({ kind }) => kind === 'aborted' || setFailed(address),
        ),
    );
    return () => late.abort();
  }, [address, stale, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query stops the loading for the old query
  useEffect(
    () => () => {
      pending.current?.abort();
      pending.current = null;
      setAppending('idle');
    },
    [address],
  );
  const append = async (): Promise<void> => {
    if (stale || pending.current !== null) return;
    const late = new AbortController();
    pending.current = late;
    setAppending('loading');
    const answer = await fetchPage(queryAt(address), displayed.page.Number + 1, late.signal);
    if (late.signal.aborted) return;
    pending.current = null;
    answer.match(
      ({ Offers, Page = EMPTY_PAGE }) => {
        const fresh = withoutRepeated(displayed.offers, Offers);
        const offers = [...displayed.offers, ...fresh];
        setDisplayed({ ...displayed, page: Page, offers, firstNew: fresh[0] ?? null });
        setAppending('idle');
      },
      () => setAppending('failed'),
    );
  };
  return {
    offers: displayed.offers,
    page: displayed.page,
    filters: displayed.filters,
    firstNew: displayed.firstNew,
    busy: stale && failed === null,
    failed: failed === address,
    retry: () => setAttempt(attempt + 1),
    appending,
    append,
  };
};
