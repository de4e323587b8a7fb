import { zloty } from '../../../../domain/money.ts';
import { isVoucherAmount, VOUCHER_BOUNDS } from '../../../../domain/vouchers/voucher.ts';

/** Lowest and highest amount of a new voucher, in whole złoty (R27). */
export const VOUCHER_AMOUNTS = {
  least: String(VOUCHER_BOUNDS.least / zloty(1)),
  most: String(VOUCHER_BOUNDS.most / zloty(1)),
} as const;

/** Returns why an amount such as '99.50' cannot be a voucher's; null if it can. */
export const voucherAmountProblem = (
  amount: string,
): 'tooSmall' | 'tooLarge' | 'invalid' | null => {
  const grosze = Math.round(Number(amount) * 100);
  if (isVoucherAmount(grosze)) return null;
  if (grosze < VOUCHER_BOUNDS.least) return 'tooSmall';
  return grosze > VOUCHER_BOUNDS.most ? 'tooLarge' : 'invalid';
};
