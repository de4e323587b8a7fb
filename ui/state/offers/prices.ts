import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { money } from '../../format.ts';

/** What a card or page shows as an offer's price, as ready texts: „od” the lowest total, and what belongs to a promotion (R15). */
export type ShownPrice = { readonly now: string; readonly before?: string; readonly lowest?: string };

export const shownPrice = ({ Prices }: { readonly Prices: OfferListItem['Prices'] }): ShownPrice => ({
  now: `od\u00a0${money(Prices.From)}`,
  ...(Prices.Strikethrough === null ? {} : { before: money(Prices.Strikethrough) }),
  ...(Prices.Strikethrough === null || Prices.LowestIn30Days === null ? {} : { lowest: money(Prices.LowestIn30Days) }),
});
