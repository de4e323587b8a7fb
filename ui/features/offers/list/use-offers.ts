import { useEffect, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import { offersAddress, readOffersQuery } from '../../../../adapters/http/contract/list-query.ts';
import type {
  FiltersAnswer,
  OfferListItem,
} from '../../../../adapters/http/contract/offers/offers.ts';

type OfferResults = { readonly offers: readonly OfferListItem[]; readonly filters: FiltersAnswer };

type Found = OfferResults & {
  /** The previous offers stay visible while a response is pending and after a failure. */
  readonly busy: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** Returns the offers that the server rendered, and after a new query those of the response. */
export const useOffers = (search: string, served: OfferResults): Found => {
  const address = offersAddress(readOffersQuery(search));
  const [shown, setShown] = useState({ address, ...served });
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const stale = shown.address !== address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks the same question again
  useEffect(() => {
    setFailed(null);
    if (!stale) return;
    const late = new AbortController();
    const { destination, type, term, option, sort } = readOffersQuery(address.split('?')[1] ?? '');
    const wanted = {
      filterCountry: [...destination],
      filterType: [...type],
      filterTerm: [...term],
      filterOptions: [...option],
    };
    const { signal } = late;
    Promise.all([
      call('offersList', { ...wanted, sort }, { signal }),
      call('offersFilters', wanted, { signal }),
    ]).then(([list, counts]) =>
      list
        .andThen(({ Offers }) => counts.map((filters) => ({ offers: Offers, filters })))
        .match(
          (found) => setShown({ address, ...found }),
          ({ kind }) => kind === 'aborted' || setFailed(address),
        ),
    );
    return () => late.abort();
  }, [address, stale, attempt]);
  return {
    offers: shown.offers,
    filters: shown.filters,
    busy: stale && failed === null,
    failed: failed === address,
    retry: () => setAttempt(attempt + 1),
  };
};
