import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import type { VoucherCode, VoucherFormField } from '../state/vouchers.ts';

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
  waits: joinShortWordsByNoBreakSpaces('Biuro aktywuje go i odpowie, jak za niego zapłacić.'),
  write: joinShortWordsByNoBreakSpaces('Napisz do biura'),
  how: joinShortWordsByNoBreakSpaces(
    'Kod wpisujesz w rezerwacji albo na stronie wyjazdu, w zakładce Płatności.',
  ),
  empty: joinShortWordsByNoBreakSpaces('Nie masz jeszcze żadnego vouchera'),
  emptyText: joinShortWordsByNoBreakSpaces(
    'Voucher to prezent dla kogoś, kto powinien zobaczyć morze. Wybierasz kwotę, a kod działa na każdy rejs.',
  ),
  formTitle: 'Nowy voucher',
  description: 'Opis',
  descriptionHint: joinShortWordsByNoBreakSpaces(
    'Na przykład dla kogo jest. Opis jest tylko dla Ciebie i biura.',
  ),
  amount: 'Kwota w złotych',
  amountHint: (least: string, most: string) =>
    joinShortWordsByNoBreakSpaces(`Pełne złote, od ${least} do ${most}`),
  submit: 'Utwórz voucher',
  busy: 'Tworzę…',
  cancel: 'Anuluj',
  created: 'Voucher został wygenerowany. W celu aktywacji, napisz do nas maila.',
  createdCode: (code: string) => joinShortWordsByNoBreakSpaces(`Kod vouchera: ${code}`),
  failed: joinShortWordsByNoBreakSpaces('Nie udało się utworzyć vouchera'),
} as const;

const DESCRIPTION = joinShortWordsByNoBreakSpaces('Podaj opis vouchera');
const AMOUNT = joinShortWordsByNoBreakSpaces('Podaj kwotę w pełnych złotych');

/** The hint under each field names the limits, so the error texts do not repeat them. */
export const voucherErrors: Readonly<
  Record<VoucherFormField, Readonly<Record<VoucherCode, string>>>
> = {
  description: {
    required: DESCRIPTION,
    invalid: DESCRIPTION,
    tooLong: joinShortWordsByNoBreakSpaces('Skróć opis do 200 znaków'),
    tooSmall: DESCRIPTION,
    tooLarge: DESCRIPTION,
  },
  value: {
    required: AMOUNT,
    invalid: AMOUNT,
    tooLong: AMOUNT,
    tooSmall: joinShortWordsByNoBreakSpaces('Ta kwota jest za mała'),
    tooLarge: joinShortWordsByNoBreakSpaces('Ta kwota jest za duża'),
  },
};
