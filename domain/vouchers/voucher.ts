import { type Day, dayOf, type Instant } from '../calendar.ts';
import { capTo, type Money, zloty } from '../money.ts';

/** A gift voucher is used as a payment; a discount voucher is a rebate (R25). */
export type VoucherKind = 'gift' | 'discount';

export type Voucher = {
  /** Voucher codes are in upper case; lower case letters count as equal. */
  readonly code: string;
  readonly kind: VoucherKind;
  readonly issued: Money;
  /**
   * What is left of the voucher. A gift voucher can be used in parts. A discount voucher is used as
   * a whole: it has its full value until a booking uses it.
   */
  readonly value: Money;
  readonly description: string;
  readonly active: boolean;
  readonly used: boolean;
  /** The brand that accepts the voucher; null: all brands (RangeId 'All'). */
  readonly siteId: number | null;
  readonly expiresOn: Day | null;
  readonly createdAt: Instant;
  readonly accountId: string | null;
  /** The ambassador's code whose commission became this voucher; null for other vouchers (R40). */
  readonly commissionOf: string | null;
  readonly reserved: { readonly bookingId: string; readonly until: Instant } | null;
  readonly settled?: Money;
};

export type UsedVoucher = {
  readonly userNum: number;
  readonly code: string;
  readonly kind: VoucherKind;
  readonly value: Money;
};

export type VoucherProblem =
  | 'unknown'
  | 'inactive'
  | 'used'
  | 'expired'
  | 'wrongBrand'
  | 'reserved';

export type VoucherRefusal = {
  readonly kind: 'voucherRefused';
  readonly problem: VoucherProblem | 'onlyBeforeConfirmation' | 'nothingToPay' | 'onReserveList';
};

export const VOUCHER_BOUNDS = { least: zloty(50), most: zloty(20_000) } as const;

/** A customer's voucher has a value of 50 to 20 000 PLN, in whole złoty (R27). */
export const isVoucherAmount = (amount: Money): boolean =>
  Number.isInteger(amount) &&
  amount >= VOUCHER_BOUNDS.least &&
  amount <= VOUCHER_BOUNDS.most &&
  amount % zloty(1) === 0;

export const normalizeVoucherCode = (typed: string): string => typed.trim().toUpperCase();

/** Returns why a booking cannot use a voucher at this time; null if it can (R26). */
export const voucherProblem = (
  voucher: Voucher | undefined,
  {
    siteId,
    bookingId,
    at,
    today,
  }: {
    readonly siteId: number;
    readonly bookingId: string;
    readonly at: Instant;
    readonly today: Day;
  },
): VoucherProblem | null => {
  if (voucher === undefined) return 'unknown';
  if (voucher.used || voucher.value <= 0) return 'used';
  if (!voucher.active) return 'inactive';
  if (voucher.expiresOn !== null && today > voucher.expiresOn) return 'expired';
  if (voucher.siteId !== null && voucher.siteId !== siteId) return 'wrongBrand';
  const { reserved } = voucher;
  return reserved !== null && reserved.bookingId !== bookingId && at < reserved.until
    ? 'reserved'
    : null;
};

/** States of a voucher. A used voucher is 'used', even if it is also expired or inactive. */
export const VOUCHER_STATES = ['active', 'inactive', 'reserved', 'expired', 'used'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

export const voucherState = (voucher: Voucher, at: Instant): VoucherState => {
  if (voucher.used || voucher.value <= 0) return 'used';
  if (voucher.expiresOn !== null && dayOf(at) > voucher.expiresOn) return 'expired';
  if (!voucher.active) return 'inactive';
  return voucher.reserved !== null && at < voucher.reserved.until ? 'reserved' : 'active';
};

/** Pays up to `amount` with a gift voucher, which becomes 'used' when nothing is left on it. */
export const spendVoucher = (
  voucher: Voucher,
  amount: Money,
): { readonly voucher: Voucher; readonly paid: Money } => {
  const paid = capTo(voucher.value, amount);
  const value = voucher.value - paid;
  return { paid, voucher: { ...voucher, value, used: value === 0, reserved: null } };
};

export const spendWholeVoucher = (voucher: Voucher): Voucher => ({
  ...voucher,
  value: 0,
  used: true,
  reserved: null,
});

/**
 * Gives a voucher its full value back. The shop does so after a free cancellation, or when a
 * sign-up leaves the reserve list.
 */
export const restoreFullVoucherValue = (voucher: Voucher): Voucher => ({
  ...voucher,
  value: voucher.issued,
  used: false,
  reserved: null,
});
