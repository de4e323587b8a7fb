import { formatDate, pluralize } from '../../../format.ts';

const DAYS_OF = { one: 'dnia', few: 'dni', many: 'dni' } as const;
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' } as const;
const WEEKS = { one: 'tydzień', few: 'tygodnie', many: 'tygodni' } as const;
const formatAhead = (days: number): string =>
  days > 0 && days % 7 === 0 ? pluralize(days / 7, WEEKS) : pluralize(days, DAYS);

export const extrasCopy = {
  deadline: (iso: string) => `Dodatki możesz wybrać do ${formatDate(iso).slice(0, 5)}`,
  deadlineText: (days: number) =>
    `Czyli do ${pluralize(days, DAYS_OF)} przed wyjazdem. Ubrania i gadżety dostarczamy na miejsce, dlatego zamów je co najmniej ${formatAhead(days)} wcześniej.`,
  skip: 'Przechodzę dalej, wybiorę dodatki później',
  training: 'Poziom szkolenia',
  noTraining: 'Bez szkolenia',
  clothes: 'Ciuchy',
  things: 'Na pokład',
  brand: 'Zobacz ubrania u producenta',
  newTab: '(otwiera się w nowej karcie)',
  sizeForAll: 'Wybierz rozmiar koszulki dla każdego uczestnika',
  sizeForAllText: 'Jeśli ktoś nie chce koszulki, odznacz ją. Dodatki możesz wybrać także później.',
  closed: 'Na dodatki jest już za późno',
  closedText: (iso: string) =>
    `Zamawialiśmy je do ${formatDate(iso).slice(0, 5)}. Wcześniejsze wybory zostają.`,
  size: 'Rozmiar',
  listTitle: 'Na razie nie ma tu nic do wyboru',
  listText:
    'Zapisujesz się na listę rezerwową: o ubrania i rozmiary zapytamy, gdy zwolni się dla Was miejsce.',
  none: 'Brak opcji dodatkowych',
  noneText: 'Na tym wyjeździe nie oferujemy opcji dodatkowych',
} as const;
