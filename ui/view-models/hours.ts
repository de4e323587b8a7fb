/**
 * Returns the last number of hours in the text as a fraction of ten hours: 0.5 for „4–5 godzin
 * dziennie”. Returns 0 if the text has no number.
 */
export const hoursAsShareOfDay = (label: string): number =>
  Number(/(\d+)[\s\u00a0]godzin/.exec(label)?.[1] ?? 0) / 10;
