import { useEffect, useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { offersAddress, readOffersQuery } from '../../../adapters/http/contract/list-query.ts';
import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';

type Found = {
  /** What is shown: while a new answer is under way, or after it failed, the offers of before. */
  readonly offers: readonly OfferListItem[];
  readonly busy: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** The offers that the address's query lets through: those the page was served with, then the shop's answer to every new query. */
export const useOffers = (search: string, served: readonly OfferListItem[]): Found => {
  const address = offersAddress(readOffersQuery(search));
  const [shown, setShown] = useState({ address, offers: served });
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const stale = shown.address !== address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks the same question again
  useEffect(() => {
    setFailed(null);
    if (!stale) return;
    const late = new AbortController();
    const { destination, type, term, option } = readOffersQuery(address.split('?')[1] ?? '');
    const filters = {
      filterCountry: [...destination],
      filterType: [...type],
      filterTerm: [...term],
      filterOptions: [...option],
    };
    call('offersList', filters, { signal: late.signal }).then((answer) =>
      answer.match(
        ({ Offers }) => setShown({ address, offers: Offers }),
        ({ kind }) => kind === 'aborted' || setFailed(address),
      ),
    );
    return () => late.abort();
  }, [address, stale, attempt]);
  return { offers: shown.offers, busy: stale && failed === null, failed: failed === address, retry: () => setAttempt(attempt + 1) };
};
