/**
 * Returns the number before „godzin” divided by ten, because the wave beside the text is full at
 * ten hours. For „4–5 godzin dziennie” returns 0.5. Returns 0 if the text has no such number.
 */
export const hoursAsFractionOfTen = (label: string): number =>
  Number(/(\d+)[\s\u00a0]godzin/.exec(label)?.[1] ?? 0) / 10;
