const isBegunMonth = (digits: string): boolean =>
  (digits.length === 1 ? /[01]/ : /^(0[1-9]|1[0-2])$/).test(digits);

/** Adds the hyphens that numeric keyboards of phones lack, unless the date begins with the day. */
export const addDateHyphens = (typed: string, before: string): string => {
  const digits = typed.replaceAll('-', '');
  const grows = typed.length > before.length && !typed.endsWith('-');
  const inPlace = [...typed].every((sign, at) =>
    sign === '-' ? at === 4 || at === 7 : /\d/.test(sign),
  );
  if (!grows || !inPlace || digits.length > 8) return typed;
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)];
  const yearFirst = month === '' || (/^(19|20)/.test(year) && isBegunMonth(month));
  return yearFirst ? [year, month, day].filter((part) => part !== '').join('-') : digits;
};

export const PERSON_FIELDS = [
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'idDocument',
  'country',
  'phone',
  'email',
] as const;
export type PersonFieldName = (typeof PERSON_FIELDS)[number];
