/** Money is a whole number of grosze (R1). Code that divides an amount must round each part. */
export type Money = number;

export const zloty = (amount: number): Money => amount * 100;

export const sum = (amounts: readonly Money[]): Money =>
  amounts.reduce((total, amount) => total + amount, 0);

/**
 * Returns a percentage of an amount, in grosze, rounded half up; `percent` has up to two decimals.
 */
export const percentHalfUp = (amount: Money, percent: number): Money => {
  const hundredths = Math.round(percent * 100);
  return Math.floor((amount * hundredths + 5000) / 10000);
};

export const capTo = (amount: Money, limit: Money): Money => Math.max(0, Math.min(amount, limit));
