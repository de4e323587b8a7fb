import type { OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import { usePageFrame } from './use-page-data.ts';

/**
 * Finds the flag by the name of the offer's country, because the offer's picture can show another
 * country's coast.
 */
export const useCountryFlag = ({ Region }: Pick<OfferListItem, 'Region'>): string | undefined =>
  usePageFrame()?.flags[Region.Country.Name];
