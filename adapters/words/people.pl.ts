// Created at first use, because it is the most expensive step here.
let rules: Intl.PluralRules | undefined;

/** For example 1 osoba, 2 osoby, 5 osób. */
export const formatPeople = (count: number): string => {
  rules ??= new Intl.PluralRules('pl');
  const form = rules.select(count);
  return `${count} ${form === 'one' ? 'osoba' : form === 'few' ? 'osoby' : 'osób'}`;
};
