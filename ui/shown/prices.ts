import type { OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import { cardCopy } from '../copy/offers.pl.ts';
import { partsCopy } from '../copy/pl.ts';
import { money } from '../format.ts';

/** The price of a card or page as words: what it is for, what is struck beside it, and what a yacht's is for each (R15, R60, R61). */
type ShownPrice = {
  readonly now: string;
  readonly before?: string;
  readonly lowest?: string;
  readonly per: string;
  readonly byHead?: string;
};

export const shownPrice = ({ Prices }: { readonly Prices: OfferListItem['Prices'] }): ShownPrice => ({
  now: `od\u00a0${money(Prices.From)}`,
  per: Prices.Per === 'yacht' ? partsCopy.perYacht : partsCopy.perPerson,
  ...(Prices.ByHead === null ? {} : { byHead: cardCopy.byHead(money(Prices.ByHead.Price), Prices.ByHead.People) }),
  ...(Prices.Strikethrough === null ? {} : { before: money(Prices.Strikethrough) }),
  ...(Prices.Strikethrough === null || Prices.LowestIn30Days === null ? {} : { lowest: money(Prices.LowestIn30Days) }),
});
