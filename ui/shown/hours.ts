/** The longest day of a style, as a part of ten hours under sail: „4–5 godzin dziennie” is a half; 0 where no hours are named. */
export const partOfDay = (label: string): number => Number(/(\d+)[\s\u00a0]godzin/.exec(label)?.[1] ?? 0) / 10;
