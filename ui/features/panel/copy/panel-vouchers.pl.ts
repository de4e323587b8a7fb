import { joinShortWordsByNoBreakSpaces, joinShortWordsIn } from '../../../format.ts';
import type { VoucherCode, VoucherFormField } from '../state/vouchers.ts';

export const vouchersCopy = {
  copyNamed: (code: string) => `Kopiuj kod ${code}`,
  amount: 'Kwota w złotych',
  created: 'Voucher został wygenerowany. W celu aktywacji, napisz do nas maila.',
  ...joinShortWordsIn({
    tab: 'Vouchery',
    title: 'Vouchery',
    create: 'Utwórz voucher',
    copy: 'Kopiuj kod',
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
    waits: 'Biuro aktywuje go i odpowie, jak za niego zapłacić.',
    write: 'Napisz do biura',
    how: 'Kod wpisujesz w rezerwacji albo na stronie wyjazdu, w zakładce Płatności.',
    empty: 'Nie masz jeszcze żadnego vouchera',
    emptyText:
      'Voucher to prezent dla kogoś, kto powinien zobaczyć morze. Wybierasz kwotę, a kod działa na każdy rejs.',
    formTitle: 'Nowy voucher',
    description: 'Opis',
    descriptionHint: 'Na przykład dla kogo jest. Opis jest tylko dla Ciebie i biura.',
    amountHint: (least: string, most: string) => `Pełne złote, od ${least} do ${most}`,
    submit: 'Utwórz voucher',
    busy: 'Tworzę…',
    cancel: 'Anuluj',
    createdCode: (code: string) => `Kod vouchera: ${code}`,
    failed: 'Nie udało się utworzyć vouchera',
  }),
} as const;

const DESCRIPTION = joinShortWordsByNoBreakSpaces('Podaj opis vouchera');
const AMOUNT = joinShortWordsByNoBreakSpaces('Podaj kwotę w pełnych złotych');

/** The hint under each field names the limits, so the error texts do not repeat them. */
export const voucherErrors: Readonly<
  Record<VoucherFormField, Readonly<Record<VoucherCode, string>>>
> = joinShortWordsIn({
  description: {
    required: DESCRIPTION,
    invalid: DESCRIPTION,
    tooLong: 'Skróć opis do 200 znaków',
    tooSmall: DESCRIPTION,
    tooLarge: DESCRIPTION,
  },
  value: {
    required: AMOUNT,
    invalid: AMOUNT,
    tooLong: AMOUNT,
    tooSmall: 'Ta kwota jest za mała',
    tooLarge: 'Ta kwota jest za duża',
  },
});
