import type { OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import { cardCopy } from '../copy/offers.pl.ts';
import { partsCopy } from '../copy/pl.ts';
import { formatMoney } from '../format.ts';

/** A yacht also has a price per person (R15, R60, R61). `per` says what the price is for. */
type ShownPrice = {
  readonly now: string;
  readonly before?: string;
  readonly lowest?: string;
  readonly per: string;
  readonly byHead?: string;
};

export const priceTexts = ({
  Prices,
}: {
  readonly Prices: OfferListItem['Prices'];
}): ShownPrice => ({
  now: `od\u00a0${formatMoney(Prices.From)}`,
  per: Prices.Per === 'yacht' ? partsCopy.perYacht : partsCopy.perPerson,
  ...(Prices.ByHead === null
    ? {}
    : { byHead: cardCopy.byHead(formatMoney(Prices.ByHead.Price), Prices.ByHead.People) }),
  ...(Prices.Strikethrough === null ? {} : { before: formatMoney(Prices.Strikethrough) }),
  ...(Prices.Strikethrough === null || Prices.LowestIn30Days === null
    ? {}
    : { lowest: formatMoney(Prices.LowestIn30Days) }),
});

/**
 * `From` is the lowest price of one person. So the total of a party is a lowest price, too, and
 * also begins with „od” (R15.1).
 */
export const totalText = (
  { Prices }: { readonly Prices: Pick<OfferListItem['Prices'], 'From'> },
  people: number,
): string => {
  const grosze = Math.round(Number(Prices.From) * 100) * people;
  return `od\u00a0${formatMoney((grosze / 100).toFixed(2))}`;
};
