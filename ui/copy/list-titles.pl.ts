import texts from './list-titles.pl.json' with { type: 'json' };

/** The form of each name after „Rejsy” in a title. Any other name follows after a comma. */
export const afterCruises: Readonly<Record<string, string>> = texts.afterCruises;

export const listTitleCopy = {
  noun: 'Rejsy',
  and: ' i ',
  many: (filters: string) => `Rejsy morskie według ${filters}`,
  filters: { one: 'filtra', few: 'filtrów', many: 'filtrów' },
} as const;

const MONTHS = texts.MONTHS;
const IN_MONTH = texts.IN_MONTH;

export const formatInMonth = (month: string): string =>
  `${IN_MONTH[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`.trim();

export const monthName = (month: string): string => MONTHS[Number(month.slice(5, 7)) - 1] ?? '';

export const formatMonth = (month: string): string =>
  `${monthName(month)} ${month.slice(0, 4)}`.trim();
