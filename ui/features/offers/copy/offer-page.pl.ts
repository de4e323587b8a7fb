import {
  formatWithinHours,
  keepWordsTogether,
  keepWordsTogetherIn,
  type NounForms,
  pluralize,
} from '../../../format.ts';
import fixedTexts from './offer-page.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

const PEOPLE: NounForms = { one: 'osoba', few: 'osoby', many: 'osób' };

export const aboardCopy = {
  title: 'Kto płynie',
  people: (count: number) => keepWordsTogether(`Zapisanych: ${pluralize(count, PEOPLE)}`),
  ages: (from: number, count: number) =>
    from === 0 ? `do 9 lat: ${count}` : `${from}–${from + 9} lat: ${count}`,
  alone: (count: number) => (count === 0 ? 'nikt solo' : `solo: ${count}`),
  asOf: (count: number) =>
    keepWordsTogether(`Wiek i solo: stan, gdy zapisanych było ${count} osób.`),
} as const;

const WORKING_DAYS = { one: 'dzień roboczy', few: 'dni robocze', many: 'dni roboczych' } as const;

export const offerExtrasCopy = {
  ...texts.offerExtrasCopy,
  planFor: {
    person: 'Za jedną osobę, w najtańszej wolnej opcji:',
    yacht: 'Za cały jacht, w najtańszej wolnej opcji:',
  },
  within: formatWithinHours,
  until: (day: string) => `do ${day}`,
  planLine: (name: string, when: string) => `${name}, ${when}`,
  cancelled: (days: number | null) =>
    keepWordsTogether(
      days === null
        ? 'Nieopłaconą rezerwację anulujemy przed dniem wypłynięcia, a miejsce wraca do sprzedaży.'
        : `Jeśli wpłata nie dotrze w ${pluralize(days, WORKING_DAYS)} po terminie, anulujemy rezerwację.`,
    ),
  choices: (count: number) => `Co możesz dokupić (${count})`,
  taxCost: (euros: number) => `ok. ${euros} EUR`,
  noTax: '0 EUR',
  kitty: 'Porty, paliwo i wspólna kasa',
  kittyCost: (amount: string) => `ok. ${amount}`,
  kittyNote: (day: string, basis: string) =>
    keepWordsTogether(`za osobę na początek, płatne na miejscu; stan na ${day}, ${basis}`),
  commissionNote: (instalments: string | undefined): string =>
    keepWordsTogether(
      `przy płatności online${instalments === undefined ? '' : `, którą operator rozkłada nawet na ${instalments} rat`}; przelew jest bez prowizji`,
    ),
  skipperTop: (amount: string) =>
    keepWordsTogether(`Dla skippera ${amount}, jeśli poprowadzi jacht we flotylli.`),
  from: (amount: string) => `od ${amount}`,
} as const;

export const journeyCopy = {
  ...texts.journeyCopy,
  towns: (way: string) => `${way}: skąd jedziesz i ile to kosztuje`,
  townOption: (town: string, cost: string, group: boolean) =>
    `${town}${group ? ' (min. 15 osób)' : ''}: ${cost}`,
  allTowns: (count: number) => `Wszystkie miasta i ceny (${count})`,
  cost: 'W obie strony',
  free: 'w cenie',
  from: (amount: string) => `od\u00a0${amount}, zależnie od\u00a0miejsca odbioru`,
} as const;

export const priceCardCopy = {
  people: 'Ile osób',
} as const;
