import type { Room } from '../../adapters/http/contract/catalogue.ts';
import type { OfferListItem } from '../../adapters/http/contract/offers.ts';
import { money } from '../format.ts';

/** Whole grosze of the wire's amount ('2349.50' → 234950). */
const grosze = (amount: string): number => Math.round(Number(amount) * 100);
const wire = (value: number): string => (value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2));

const less = (a: string, b: string): string => wire(grosze(a) - grosze(b));

/** What a card or page shows as an offer's price, as ready texts: „od” the lowest total, and what belongs to a promotion (R15). */
export type ShownPrice = { readonly now: string; readonly before?: string; readonly lowest?: string };

export const shownPrice = ({ Prices }: { readonly Prices: OfferListItem['Prices'] }): ShownPrice => ({
  now: `od\u00a0${money(Prices.From)}`,
  ...(Prices.Strikethrough === null ? {} : { before: money(Prices.Strikethrough) }),
  ...(Prices.Strikethrough === null || Prices.LowestIn30Days === null ? {} : { lowest: money(Prices.LowestIn30Days) }),
});

/** What the promotion takes off the price, or null where there is none. */
export const promotionOf = ({ Prices: { From, Strikethrough } }: OfferListItem): string | null =>
  Strikethrough !== null && grosze(Strikethrough) > grosze(From) ? less(Strikethrough, From) : null;

/**
 * What rebates that hold today take off every place, for a page that shows units before rebates: the lowest place that is open (or of all)
 * less the offer's own price, which is that unit's after rebates (R15). Null where nothing is taken off.
 */
export const heldRebate = (prices: Pick<OfferListItem['Prices'], 'From'>, rooms: readonly Room[]): string | null => {
  const selling = rooms.filter(({ Availability }) => Availability.ReservePlace);
  const open = selling.filter(({ Availability }) => Availability.PlaceOpen);
  const lowest = Math.min(...(open.length > 0 ? open : selling).map((room) => grosze(room.Price.PerPerson)));
  const taken = lowest - grosze(prices.From);
  return Number.isFinite(taken) && taken > 0 ? wire(taken) : null;
};
