import { zloty } from '../../../../domain/money.ts';
import { isVoucherAmount, VOUCHER_BOUNDS } from '../../../../domain/vouchers/voucher.ts';

/** Bounds of a new voucher's amount, in whole złoty (R27). */
export const VOUCHER_AMOUNTS = {
  least: String(VOUCHER_BOUNDS.least / zloty(1)),
  most: String(VOUCHER_BOUNDS.most / zloty(1)),
} as const;

/** Checks an amount in the wire's format ('99.50'); null if a voucher may have it. */
export const voucherAmountProblem = (
  amount: string,
): 'tooSmall' | 'tooLarge' | 'invalid' | null => {
  const grosze = Math.round(Number(amount) * 100);
  if (isVoucherAmount(grosze)) return null;
  if (grosze < VOUCHER_BOUNDS.least) return 'tooSmall';
  return grosze > VOUCHER_BOUNDS.most ? 'tooLarge' : 'invalid';
};
