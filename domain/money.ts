/**
 * Money is whole grosze (R1). It is never divided: it is allocated, and every rounding has a name.
 */
export type Money = number;

/** A price in złoty as money; for figures that the documents give in whole złoty. */
export const zloty = (amount: number): Money => amount * 100;

/** A price in euro, in cents: what is paid on the spot in euro, and never added to money. */
export const euro = (amount: number): number => amount * 100;

/** The sum of amounts, in grosze. */
export const sum = (amounts: readonly Money[]): Money => amounts.reduce((total, amount) => total + amount, 0);

/** `percent` per cent of an amount, rounded half up to one grosz (R1). Percent may have two decimals. */
export const percentHalfUp = (amount: Money, percent: number): Money => {
  const hundredths = Math.round(percent * 100);
  return Math.floor((amount * hundredths + 5000) / 10000);
};

/** The part of `wanted` that still fits into `room`; never negative. */
export const fitting = (wanted: Money, room: Money): Money => Math.max(0, Math.min(wanted, room));
