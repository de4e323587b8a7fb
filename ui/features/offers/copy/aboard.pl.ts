import { type NounForms, pluralize, tieWords } from '../../../format.ts';

const PEOPLE: NounForms = { one: 'osoba', few: 'osoby', many: 'osób' };

export const aboardCopy = {
  title: 'Kto płynie',
  people: (count: number) => tieWords(`Zapisanych: ${pluralize(count, PEOPLE)}`),
  ages: (from: number, count: number) =>
    from === 0 ? `do 9 lat: ${count}` : `${from}–${from + 9} lat: ${count}`,
  alone: (count: number) => (count === 0 ? 'nikt solo' : `solo: ${count}`),
  asOf: (count: number) => tieWords(`Wiek i solo: stan, gdy zapisanych było ${count} osób.`),
} as const;
