// Polish plural rules, created at the first use, because creating them is slow.
let rules: Intl.PluralRules | undefined;

/** Formats a number of people: 1 osoba, 2 osoby, 5 osób. */
export const formatPeople = (count: number): string => {
  rules ??= new Intl.PluralRules('pl');
  const form = rules.select(count);
  return `${count} ${form === 'one' ? 'osoba' : form === 'few' ? 'osoby' : 'osób'}`;
};

/** Formats a number of cabins: 1 kabina, 4 kabiny, 5 kabin. */
export const formatCabins = (count: number): string => {
  rules ??= new Intl.PluralRules('pl');
  const form = rules.select(count);
  return `${count} ${form === 'one' ? 'kabina' : form === 'few' ? 'kabiny' : 'kabin'}`;
};
