import { type Day, dayOf, type Instant } from '../calendar.ts';
import { fitting, type Money, zloty } from '../money.ts';

/** A gift voucher is money, a discount voucher is a rebate (R25). */
export type VoucherKind = 'gift' | 'discount';

/** A code that somebody may redeem. */
export type Voucher = {
  /** Upper case; codes are compared without case. */
  readonly code: string;
  readonly kind: VoucherKind;
  readonly issued: Money;
  /** What is left of it; a discount voucher keeps its value until it is used whole. */
  readonly value: Money;
  readonly description: string;
  readonly active: boolean;
  readonly used: boolean;
  /** The brand that takes it; null for all of them (RangeId 'All'). */
  readonly siteId: number | null;
  /** The last day on which it may be redeemed; null for ever. */
  readonly expiresOn: Day | null;
  readonly createdAt: Instant;
  /** The customer who made it, in whose panel it is listed; null for the office's own. */
  readonly accountId: string | null;
  /** The ambassador's code whose commission it was made from (R40). */
  readonly commissionOf: string | null;
  /** A draft that keeps it from others for a while (R26). */
  readonly reserved: { readonly bookingId: string; readonly until: Instant } | null;
  /** What the office took off it outside the shop; missing where it never did. */
  readonly settled?: Money;
};

/** A voucher on a booking: redeemed for a participant, reserved while the booking is a draft. */
export type UsedVoucher = { readonly userNum: number; readonly code: string; readonly kind: VoucherKind; readonly value: Money };

export type VoucherProblem = 'unknown' | 'inactive' | 'used' | 'expired' | 'wrongBrand' | 'reserved';

/** Why a booking takes no voucher: the voucher's own problem, or one of the booking (R25, R29). */
export type VoucherRefusal = {
  readonly kind: 'voucherRefused';
  readonly problem: VoucherProblem | 'onlyBeforeConfirmation' | 'nothingToPay' | 'onReserveList';
};

/** The bounds of a voucher that a customer makes, whole złoty (R27). */
export const VOUCHER_BOUNDS = { least: zloty(50), most: zloty(20_000) } as const;

/** Whether an amount may be put on a voucher: 50 to 20 000 PLN in whole złoty (R27). */
export const isVoucherAmount = (amount: Money): boolean =>
  Number.isInteger(amount) && amount >= VOUCHER_BOUNDS.least && amount <= VOUCHER_BOUNDS.most && amount % zloty(1) === 0;

/** How a code is kept and compared. */
export const voucherCode = (typed: string): string => typed.trim().toUpperCase();

/** Why a booking cannot have a voucher at a moment, or null where it can (R26, R27). */
export const voucherProblem = (
  voucher: Voucher | undefined,
  { siteId, bookingId, at, today }: { readonly siteId: number; readonly bookingId: string; readonly at: Instant; readonly today: Day },
): VoucherProblem | null => {
  if (voucher === undefined) return 'unknown';
  if (voucher.used || voucher.value <= 0) return 'used';
  if (!voucher.active) return 'inactive';
  if (voucher.expiresOn !== null && today > voucher.expiresOn) return 'expired';
  if (voucher.siteId !== null && voucher.siteId !== siteId) return 'wrongBrand';
  const { reserved } = voucher;
  return reserved !== null && reserved.bookingId !== bookingId && at < reserved.until ? 'reserved' : null;
};

/** What can be said of a voucher in one word; a used one is used whatever else it is (R26, R27). */
export const VOUCHER_STATES = ['active', 'inactive', 'reserved', 'expired', 'used'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** The state of a voucher at a moment. */
export const voucherState = (voucher: Voucher, at: Instant): VoucherState => {
  if (voucher.used || voucher.value <= 0) return 'used';
  if (voucher.expiresOn !== null && dayOf(at) > voucher.expiresOn) return 'expired';
  if (!voucher.active) return 'inactive';
  return voucher.reserved !== null && at < voucher.reserved.until ? 'reserved' : 'active';
};

/** The voucher after a payment of at most `wanted`; what is not needed stays on it, and it is used only at zero (R26). */
export const spend = (voucher: Voucher, wanted: Money): { readonly voucher: Voucher; readonly paid: Money } => {
  const paid = fitting(voucher.value, wanted);
  const value = voucher.value - paid;
  return { paid, voucher: { ...voucher, value, used: value === 0, reserved: null } };
};

/** A discount voucher once it has come off a price: nothing of it is left. */
export const spendWhole = (voucher: Voucher): Voucher => ({ ...voucher, value: 0, used: true, reserved: null });

/** A discount voucher whose sign-up was left before it ever became a trip: as it was. */
export const giveBack = (voucher: Voucher): Voucher => ({ ...voucher, value: voucher.issued, used: false, reserved: null });
