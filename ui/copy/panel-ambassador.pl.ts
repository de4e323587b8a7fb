import { tieWords } from '../format.ts';

/** R40. */
export const ambassadorCopy = {
  tab: 'Panel Ambasadora',
  title: 'Twoje kody',
  lead: tieWords(
    'Podaj kod znajomym. Dostają rabat, a Ty prowizję, gdy ich wyjazd jest w całości opłacony.',
  ),
  create: 'Utwórz kod',
  commission: 'Prowizja do rozliczenia',
  rebate: tieWords('Rabat z kodem'),
  rebateSum: 'Suma rabatów',
  until: 'Ważny do',
  forever: 'bezterminowo',
  users: 'Skorzystali',
  nobody: 'jeszcze nikt',
  settled: 'Rozliczony',
  open: 'Nierozliczony',
  voucher: tieWords('Wygeneruj voucher'),
  voucherNamed: (code: string) => tieWords(`Wygeneruj voucher z prowizji za kod ${code}`),
  empty: tieWords('Nie masz jeszcze żadnego kodu'),
  emptyText: tieWords('Utwórz pierwszy i podaj go znajomym.'),
  formTitle: 'Nowy kod',
  name: 'Nazwa kodu',
  nameHint: tieWords('Od 4 do 20 znaków: litery bez polskich znaków, cyfry i myślnik'),
  nameMissing: tieWords('Podaj nazwę kodu'),
  nameRefused: 'Wprowadzony kod ma nieprawidłowy format lub już istnieje w naszej bazie',
  submit: 'Utwórz kod',
  busy: 'Tworzę…',
  cancel: 'Anuluj',
  created: (code: string) => tieWords(`Kod ${code} jest gotowy`),
  failed: tieWords('Kod nie został utworzony'),
  askTitle: (code: string) => tieWords(`Ile z prowizji za kod ${code}?`),
  askText: (most: string) =>
    tieWords(
      `Do rozliczenia masz ${most}. Voucher jest od razu aktywny i znajdziesz go w zakładce Vouchery.`,
    ),
  amount: 'Kwota w złotych',
  amountMissing: tieWords('Podaj kwotę, na przykład 100 albo 99,50'),
  generate: tieWords('Wygeneruj voucher'),
  generating: 'Generuję…',
  generated: (code: string) =>
    tieWords(`Voucher ${code} jest gotowy. Znajdziesz go w zakładce Vouchery.`),
  toVouchers: tieWords('Zobacz w zakładce Vouchery'),
  notGenerated: 'Voucher nie może zostać wygenerowany. W razie problemów, skontaktuj się z biurem.',
  stranger: tieWords('Ta część panelu jest dla ambasadorów'),
  strangerText: tieWords(
    'Polecasz nas znajomym? Napisz do biura, opowiemy, jak zostać ambasadorem.',
  ),
  contact: tieWords('Napisz do biura'),
} as const;
