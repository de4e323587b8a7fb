import { zloty } from '../../../../domain/money.ts';
import { isVoucherAmount, VOUCHER_BOUNDS } from '../../../../domain/vouchers/voucher.ts';

// What a form may say of an amount before it is sent. Apart from the codecs, so that the browser needs these lines alone.

/** The bounds of a voucher that a customer makes, in the wire's words: whole złoty (R27). */
export const VOUCHER_AMOUNTS = { least: String(VOUCHER_BOUNDS.least / zloty(1)), most: String(VOUCHER_BOUNDS.most / zloty(1)) } as const;

/** Why an amount in the wire's words ('99.50') is none for a voucher; null where it may be one (R27). */
export const voucherAmountFault = (amount: string): 'tooSmall' | 'tooLarge' | 'invalid' | null => {
  const grosze = Math.round(Number(amount) * 100);
  if (isVoucherAmount(grosze)) return null;
  if (grosze < VOUCHER_BOUNDS.least) return 'tooSmall';
  return grosze > VOUCHER_BOUNDS.most ? 'tooLarge' : 'invalid';
};
