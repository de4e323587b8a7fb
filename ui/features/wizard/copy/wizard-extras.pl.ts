import { formatDate, pluralize } from '../../../format.ts';
import texts from './wizard-extras.pl.json' with { type: 'json' };

const DAYS_OF = { one: 'dnia', few: 'dni', many: 'dni' } as const;
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' } as const;
const WEEKS = { one: 'tydzień', few: 'tygodnie', many: 'tygodni' } as const;
const formatAhead = (days: number): string =>
  days > 0 && days % 7 === 0 ? pluralize(days / 7, WEEKS) : pluralize(days, DAYS);

export const extrasCopy = {
  ...texts.extrasCopy,
  deadline: (iso: string) => `Dodatki możesz wybrać do ${formatDate(iso).slice(0, 5)}`,
  deadlineText: (days: number) =>
    `Czyli do ${pluralize(days, DAYS_OF)} przed wyjazdem. Ubrania i gadżety dostarczamy na miejsce, dlatego zamów je co najmniej ${formatAhead(days)} wcześniej.`,
  closedText: (iso: string) =>
    `Zamawialiśmy je do ${formatDate(iso).slice(0, 5)}. Wcześniejsze wybory zostają.`,
} as const;
