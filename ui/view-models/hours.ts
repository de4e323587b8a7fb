/**
 * A full bar stands for ten hours. Returns which part of the bar the last number of hours fills:
 * 0.5 for „4–5 godzin dziennie”; 0 without a number.
 */
export const hoursAsShareOfDay = (label: string): number =>
  Number(/(\d+)[\s\u00a0]godzin/.exec(label)?.[1] ?? 0) / 10;
