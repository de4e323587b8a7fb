/**
 * Returns the last number of hours divided by ten: 0.5 for „4–5 godzin dziennie”; 0 without a
 * number.
 */
export const hoursAsShareOfDay = (label: string): number =>
  Number(/(\d+)[\s\u00a0]godzin/.exec(label)?.[1] ?? 0) / 10;
