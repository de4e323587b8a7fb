/** Digits typed one after another get the hyphens of YYYY-MM-DD, which the numeric keyboards of phones do not have. */
export const hyphened = (typed: string, before: string): string => {
  const digits = typed.replaceAll('-', '');
  const grows = typed.length > before.length && !typed.endsWith('-');
  const inPlace = [...typed].every((sign, at) => (sign === '-' ? at === 4 || at === 7 : /\d/.test(sign)));
  if (!grows || !inPlace || digits.length > 8) return typed;
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('-');
};
