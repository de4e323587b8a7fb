import { tied } from '../format.ts';
import type { VoucherCode, VoucherField } from '../state/panel/vouchers.ts';

/** The customer's vouchers. The office's answer to a new one comes by mail. */
export const vouchersCopy = {
  tab: 'Vouchery',
  title: 'Vouchery',
  create: 'Utwórz voucher',
  copy: 'Kopiuj kod',
  copyNamed: (code: string) => `Kopiuj kod ${code}`,
  value: 'Wartość',
  worth: 'Był wart',
  until: 'Ważny do',
  forever: 'bezterminowo',
  brand: 'Do wykorzystania',
  allBrands: 'we wszystkich markach',
  kind: 'Rodzaj',
  kinds: { gift: 'podarunkowy', discount: 'zniżkowy' },
  states: {
    inactive: 'Czeka na aktywację',
    active: 'Aktywny',
    reserved: 'Aktywny',
    used: 'Wykorzystany',
    expired: 'Po terminie',
  },
  waits: tied('Aktywuje go biuro i odpowie, jak za niego zapłacić.'),
  write: tied('Napisz do biura'),
  how: tied('Kod wpisujesz w rezerwacji albo na stronie wyjazdu, w zakładce Płatności.'),
  empty: tied('Nie masz jeszcze żadnego vouchera'),
  emptyText: tied('Voucher to prezent dla kogoś, kto powinien zobaczyć morze. Wybierasz kwotę, a kod działa na każdy rejs.'),
  formTitle: 'Nowy voucher',
  description: 'Opis',
  descriptionHint: tied('Na przykład dla kogo jest. Opis widzisz tylko Ty i biuro.'),
  amount: 'Kwota w złotych',
  amountHint: (least: string, most: string) => tied(`Pełne złote, od ${least} do ${most}`),
  submit: 'Utwórz voucher',
  busy: 'Tworzę…',
  cancel: 'Anuluj',
  created: 'Voucher został wygenerowany. W celu aktywacji, napisz do nas maila.',
  createdCode: (code: string) => tied(`Kod vouchera: ${code}`),
  failed: tied('Voucher nie został utworzony'),
} as const;

/** Brands by their number; a number that is not known here is said as it is. */

const DESCRIPTION = tied('Podaj opis vouchera');
const AMOUNT = tied('Podaj kwotę w pełnych złotych');

/** What a field of the form says when it is refused; the bounds stand in the hint under it. */
export const voucherErrors: Readonly<Record<VoucherField, Readonly<Record<VoucherCode, string>>>> = {
  description: {
    required: DESCRIPTION,
    invalid: DESCRIPTION,
    tooLong: tied('Skróć opis do 200 znaków'),
    tooSmall: DESCRIPTION,
    tooLarge: DESCRIPTION,
  },
  value: {
    required: AMOUNT,
    invalid: AMOUNT,
    tooLong: AMOUNT,
    tooSmall: tied('Ta kwota jest za mała'),
    tooLarge: tied('Ta kwota jest za duża'),
  },
};
