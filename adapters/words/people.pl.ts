// Made with the first count: making it costs more than everything else here.
let rules: Intl.PluralRules | undefined;

/** 1 osoba, 2 osoby, 5 osób. */
export const people = (count: number): string => {
  rules ??= new Intl.PluralRules('pl');
  const form = rules.select(count);
  return `${count} ${form === 'one' ? 'osoba' : form === 'few' ? 'osoby' : 'osób'}`;
};
