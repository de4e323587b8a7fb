const rules = new Intl.PluralRules('pl');

/** 1 godzinę, 24 godziny, 48 godzin: how long somebody has. */
export const hours = (count: number): string => {
  const form = rules.select(count);
  return `${count} ${form === 'one' ? 'godzinę' : form === 'few' ? 'godziny' : 'godzin'}`;
};
