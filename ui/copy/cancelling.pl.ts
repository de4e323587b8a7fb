import { formatDate, tieWords } from '../format.ts';

export const cancellingCopy = {
  free: (until: string) => tieWords(`Bezpłatna rezygnacja do ${formatDate(until)}`),
  fees: 'Ile kosztuje rezygnacja',
  afterwards: tieWords('Przy późniejszej rezygnacji zatrzymujemy część ceny:'),
  always: tieWords('Przy rezygnacji zatrzymujemy część ceny:'),
  from: (from: number) => `${from}\u00a0dni przed startem i\u00a0wcześniej`,
  between: (from: number, to: number) => `${from}–${to}\u00a0dni przed startem`,
  until: (to: number) => `${to}\u00a0dni przed startem i\u00a0później`,
  percent: (percent: number) => `${percent}%`,
} as const;
