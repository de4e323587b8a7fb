import { useEffect, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import {
  type OffersQuery,
  offersAddress,
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

type Found = OfferResults & {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly append: (onFirst: (offer: OfferListItem) => void, onFailure: () => void) => void;
};

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

const fetchPage = (query: OffersQuery, page: number, signal?: AbortSignal) =>
  call('offersList', { ...filtersOf(query), sort: query.sort, page }, signal ? { signal } : {});

export const useOffers = (search: string, served: OfferResults): Found => {
  const address = offersAddress(readOffersQuery(search));
  const [displayed, setDisplayed] = useState({ address, ...served });
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const stale = displayed.address !== address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks the same question again
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
            setDisplayed({ address, offers: Offers, page: Page, filters }),
          ({ kind }) => kind === 'aborted' || setFailed(address),
        ),
    );
    return () => late.abort();
  }, [address, stale, attempt]);
  return {
    offers: displayed.offers,
    page: displayed.page,
    filters: displayed.filters,
    busy: stale && failed === null,
    failed: failed === address,
    retry: () => setAttempt(attempt + 1),
    append: (onFirst, onFailure) => {
      fetchPage(queryAt(address), displayed.page.Number + 1).then((answer) =>
        answer.match(({ Offers, Page = EMPTY_PAGE }) => {
          setDisplayed((before) =>
            // Ignore a late response: the visitor may have changed the query or pressed twice.
            before.address === address && before.page.Number + 1 === Page.Number
              ? { ...before, page: Page, offers: [...before.offers, ...Offers] }
              : before,
          );
          if (Offers[0] !== undefined) onFirst(Offers[0]);
        }, onFailure),
      );
    },
  };
};

const EMPTY_PAGE: OffersPage = { Number: 1, Pages: 1, Count: 0 };
