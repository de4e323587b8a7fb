import type { OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import { usePageFrame } from './use-page-data.ts';

/** An offer's drawing may show another country's coast, so the flag follows the country's name. */
export const useFlag = ({ Region }: Pick<OfferListItem, 'Region'>): string | undefined =>
  usePageFrame()?.flags[Region.Country.Name];
