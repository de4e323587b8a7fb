/** Whole grosze (R1). Never divided but allocated; every rounding is a named function. */
export type Money = number;

export const zloty = (amount: number): Money => amount * 100;

/** Euro amounts are paid on the spot and never added to amounts in grosze. */
export const euro = (amount: number): number => amount * 100;

export const sum = (amounts: readonly Money[]): Money =>
  amounts.reduce((total, amount) => total + amount, 0);

/** Rounds half up to one grosz (R1). `percent` may have two decimals. */
export const percentHalfUp = (amount: Money, percent: number): Money => {
  const hundredths = Math.round(percent * 100);
  return Math.floor((amount * hundredths + 5000) / 10000);
};

/** Limits `wanted` to `room`; never negative. */
export const capTo = (wanted: Money, room: Money): Money => Math.max(0, Math.min(wanted, room));
