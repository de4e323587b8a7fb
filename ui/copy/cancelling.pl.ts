import { formatDate, joinShortWordsByNoBreakSpaces } from '../format.ts';

export const cancellingCopy = {
  free: (until: string) =>
    joinShortWordsByNoBreakSpaces(`Bezpłatna rezygnacja do ${formatDate(until)}`),
  fees: 'Ile kosztuje rezygnacja',
  afterwards: joinShortWordsByNoBreakSpaces('Przy późniejszej rezygnacji zatrzymujemy część ceny:'),
  always: joinShortWordsByNoBreakSpaces('Przy rezygnacji zatrzymujemy część ceny:'),
  from: (from: number) => `co najmniej ${from}\u00a0dni przed rejsem`,
  between: (from: number, to: number) => `${from}–${to}\u00a0dni przed rejsem`,
  until: (to: number) => `mniej niż ${to + 1}\u00a0dni przed rejsem`,
  percent: (percent: number) => `${percent}%`,
} as const;
