import { keepWordsTogether, keepWordsTogetherIn } from '../../../format.ts';
import type { VoucherCode, VoucherFormField } from '../state/vouchers.ts';
import fixedTexts from './panel-vouchers.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

export const vouchersCopy = {
  ...texts.vouchersCopy,
  copyNamed: (code: string) => `Kopiuj kod ${code}`,
  amount: 'Kwota w złotych',
  amountHint: (least: string, most: string) =>
    keepWordsTogether(`Pełne złote, od ${least} do ${most}`),
  created: 'Voucher został wygenerowany. W celu aktywacji, napisz do nas maila.',
  createdCode: (code: string) => keepWordsTogether(`Kod vouchera: ${code}`),
} as const;

const DESCRIPTION = keepWordsTogether('Podaj opis vouchera');
const AMOUNT = keepWordsTogether('Podaj kwotę w pełnych złotych');

/** The hint under each field names the limits, so the error texts do not repeat them. */
export const voucherErrors: Readonly<
  Record<VoucherFormField, Readonly<Record<VoucherCode, string>>>
> = {
  description: {
    required: DESCRIPTION,
    invalid: DESCRIPTION,
    tooLong: keepWordsTogether('Skróć opis do 200 znaków'),
    tooSmall: DESCRIPTION,
    tooLarge: DESCRIPTION,
  },
  value: {
    required: AMOUNT,
    invalid: AMOUNT,
    tooLong: AMOUNT,
    tooSmall: keepWordsTogether('Ta kwota jest za mała'),
    tooLarge: keepWordsTogether('Ta kwota jest za duża'),
  },
};
