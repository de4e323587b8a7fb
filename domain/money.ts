/** Whole grosze (R1). Amounts are allocated, never divided; every rounding is a named function. */
export type Money = number;

export const zloty = (amount: number): Money => amount * 100;

export const sum = (amounts: readonly Money[]): Money =>
  amounts.reduce((total, amount) => total + amount, 0);

/** Rounds half up to one grosz. `percent` may have two decimals. */
export const percentHalfUp = (amount: Money, percent: number): Money => {
  const hundredths = Math.round(percent * 100);
  return Math.floor((amount * hundredths + 5000) / 10000);
};

export const capTo = (wanted: Money, room: Money): Money => Math.max(0, Math.min(wanted, room));
