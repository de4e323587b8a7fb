import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';

export const ambassadorCopy = {
  tab: 'Panel Ambasadora',
  title: 'Twoje kody',
  lead: joinShortWordsByNoBreakSpaces(
    'Podaj kod znajomym. Dostaną rabat, a Ty prowizję, gdy opłacą wyjazd w całości.',
  ),
  create: 'Utwórz kod',
  commission: 'Prowizja do rozliczenia',
  rebate: joinShortWordsByNoBreakSpaces('Rabat z kodem'),
  rebateSum: 'Suma rabatów',
  until: 'Ważny do',
  forever: 'bezterminowo',
  users: 'Skorzystali',
  nobody: 'jeszcze nikt',
  settled: 'Rozliczony',
  open: 'Nierozliczony',
  voucher: joinShortWordsByNoBreakSpaces('Wygeneruj voucher'),
  voucherNamed: (code: string) =>
    joinShortWordsByNoBreakSpaces(`Wygeneruj voucher z prowizji za kod ${code}`),
  empty: joinShortWordsByNoBreakSpaces('Nie masz jeszcze żadnego kodu'),
  emptyText: joinShortWordsByNoBreakSpaces('Utwórz pierwszy i podaj go znajomym.'),
  formTitle: 'Nowy kod',
  name: 'Nazwa kodu',
  nameHint: joinShortWordsByNoBreakSpaces(
    'Od 4 do 20 znaków: litery bez polskich znaków, cyfry i myślnik',
  ),
  nameMissing: joinShortWordsByNoBreakSpaces('Podaj nazwę kodu'),
  nameRefused: 'Wprowadzony kod ma nieprawidłowy format lub już istnieje w naszej bazie',
  submit: 'Utwórz kod',
  busy: 'Tworzę…',
  cancel: 'Anuluj',
  created: (code: string) => joinShortWordsByNoBreakSpaces(`Kod ${code} jest gotowy`),
  failed: joinShortWordsByNoBreakSpaces('Nie udało się utworzyć kodu'),
  askTitle: (code: string) => joinShortWordsByNoBreakSpaces(`Ile z prowizji za kod ${code}?`),
  askText: (most: string) =>
    joinShortWordsByNoBreakSpaces(
      `Do rozliczenia masz ${most}. Voucher jest od razu aktywny i znajdziesz go w zakładce Vouchery.`,
    ),
  amount: 'Kwota w złotych',
  amountMissing: joinShortWordsByNoBreakSpaces('Podaj kwotę, na przykład 100 albo 99,50'),
  generate: joinShortWordsByNoBreakSpaces('Wygeneruj voucher'),
  generating: 'Generuję…',
  generated: (code: string) =>
    joinShortWordsByNoBreakSpaces(
      `Voucher ${code} jest gotowy. Znajdziesz go w zakładce Vouchery.`,
    ),
  toVouchers: joinShortWordsByNoBreakSpaces('Zobacz w zakładce Vouchery'),
  notGenerated: 'Voucher nie może zostać wygenerowany. W razie problemów, skontaktuj się z biurem.',
  stranger: joinShortWordsByNoBreakSpaces('Ta część panelu jest dla ambasadorów'),
  strangerText: joinShortWordsByNoBreakSpaces(
    'Polecasz nas znajomym? Napisz do biura, opowiemy, jak zostać ambasadorem.',
  ),
  contact: joinShortWordsByNoBreakSpaces('Napisz do biura'),
} as const;
