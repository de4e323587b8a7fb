import { ambassadorRebateFor } from '../ambassadors/code.ts';
import type { BrandSettings } from '../brand-settings.ts';
import { dayOf, type Instant } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import { type GroupState, travellersCountedForGroupRebate } from '../groups/group.ts';
import { pastTripCounts, type TripsByEmail } from '../loyalty/loyalty.ts';
import type { Money } from '../money.ts';
import {
  computeQuote,
  computeQuoteFromRows,
  currentPriceRows,
  type Quote,
  rebateTermsOf,
} from '../pricing/quote.ts';
import { rebateFigures } from '../pricing/rebates.ts';
import type { QuoteInput } from '../pricing/rows.ts';
import { unitAssumedForPrice } from '../pricing/shown-unit.ts';
import type { Occupancy } from '../seats/occupancy.ts';
import {
  spendVoucher,
  type UsedVoucher,
  type Voucher,
  voucherProblem,
} from '../vouchers/voucher.ts';
import type { Draft, PriceBasis } from './booking.ts';

export type PriceContext = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly at: Instant;
  readonly taken: (unitId: number) => Occupancy;
  readonly vouchers: (code: string) => Voucher | undefined;
  readonly group: GroupState | null;
  readonly bookerEmail: string | null;
  readonly trips: TripsByEmail;
};

export type PricedDraft = Pick<
  Draft,
  'id' | 'siteId' | 'owner' | 'choices' | 'group' | 'ambassador' | 'vouchers' | 'officeRebates'
>;

export const usableVouchers = (
  context: Pick<PriceContext, 'at' | 'vouchers'>,
  draft: PricedDraft,
): readonly { readonly used: UsedVoucher; readonly voucher: Voucher }[] => {
  const usable: { readonly used: UsedVoucher; readonly voucher: Voucher }[] = [];
  for (const used of draft.vouchers) {
    const voucher = context.vouchers(used.code);
    const use = {
      siteId: draft.siteId,
      bookingId: draft.id,
      at: context.at,
      today: dayOf(context.at),
    };
    if (voucher !== undefined && voucherProblem(voucher, use) === null)
      usable.push({ used, voucher });
  }
  return usable;
};

const quoteInputOf = (context: PriceContext, draft: PricedDraft, everyone: boolean): QuoteInput => {
  const { offer, settings } = context;
  const { choices, ambassador } = draft;
  return {
    offer,
    settings,
    today: dayOf(context.at),
    choices,
    assumedUnit: choices.participants.every(({ unitId }) => unitId !== null)
      ? null
      : unitAssumedForPrice(offer, choices, context.taken),
    trips: pastTripCounts(choices, context.trips, context.bookerEmail, everyone),
    groupTravellers: travellersCountedForGroupRebate(context, choices, draft.group),
    ambassador: ambassador === null ? null : ambassadorRebateFor(ambassador, draft.owner.accountId),
    officeRebates: draft.officeRebates.map(({ amount }) => amount),
    discountVouchers: usableVouchers(context, draft)
      .filter(({ voucher }) => voucher.kind === 'discount')
      .map(({ voucher }) => voucher.value),
  };
};

/**
 * Computes a draft's price. `everyone`: the past trips of all participants count, not just the
 * booker's (R20).
 */
export const priceDraft = (
  context: PriceContext,
  draft: PricedDraft,
  countTripsOfEveryone: boolean,
): Quote => computeQuote(quoteInputOf(context, draft, countTripsOfEveryone));

/** Returns an order's price and rebate terms; `shown` is the price that step 6 showed (R37). */
export const quoteOrder = (
  context: PriceContext,
  draft: PricedDraft,
): { readonly quote: Quote; readonly basis: PriceBasis; readonly shown: Money } => {
  const { choices } = draft;
  const input = quoteInputOf(context, draft, true);
  const rows = currentPriceRows(input);
  const basis = { terms: rebateTermsOf(input), figures: rebateFigures(input.settings) };
  const quote = computeQuoteFromRows(rows, { choices, ...basis });
  const trips = pastTripCounts(choices, context.trips, context.bookerEmail, false);
  if (trips.every((count, index) => count === input.trips[index]))
    return { quote, basis, shown: quote.price };
  return {
    quote,
    basis,
    shown: computeQuoteFromRows(rows, { choices, ...basis, terms: { ...basis.terms, trips } })
      .price,
  };
};

/** Returns the amount that each discount voucher takes off the price of `quote` (R25, R26). */
export const discountVoucherUses = (
  context: Pick<PriceContext, 'at' | 'vouchers'>,
  draft: PricedDraft,
  { receipt }: Quote,
): readonly { readonly code: string; readonly given: Money }[] => {
  const lines = receipt.filter(({ kind }) => kind === 'voucher');
  return usableVouchers(context, draft)
    .filter(({ voucher }) => voucher.kind === 'discount')
    .map(({ voucher: { code } }, index) => ({ code, given: lines[index]?.given ?? 0 }));
};

/** Returns the amount that each gift voucher would pay, in the order of redemption (R25, R26). */
export const plannedGiftVoucherPayments = (
  context: Pick<PriceContext, 'at' | 'vouchers'>,
  draft: PricedDraft,
  price: Money,
): readonly { readonly voucher: Voucher; readonly paid: Money }[] => {
  let remaining = price;
  return usableVouchers(context, draft)
    .filter(({ voucher }) => voucher.kind === 'gift')
    .map(({ voucher }) => {
      const spent = spendVoucher(voucher, remaining);
      remaining -= spent.paid;
      return spent;
    });
};
