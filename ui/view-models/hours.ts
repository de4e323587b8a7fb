/** „4–5 godzin dziennie” is 0.5 of a ten-hour day. Returns 0 if the label names no hours. */
export const shareOfDay = (label: string): number =>
  Number(/(\d+)[\s\u00a0]godzin/.exec(label)?.[1] ?? 0) / 10;
