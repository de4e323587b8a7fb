/**
 * Returns true for a valid Polish account number: 26 digits that, as an IBAN, leave 1 modulo 97.
 */
export const isPolishAccount = (digits: string): boolean => {
  if (!/^\d{26}$/.test(digits)) return false;
  const turned = `${digits.slice(2)}2521${digits.slice(0, 2)}`;
  return [...turned].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
};
