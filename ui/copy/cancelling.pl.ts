import { day, tied } from '../format.ts';

/** What cancelling costs, said where one decides (R48). */
export const cancellingCopy = {
  free: (until: string) => tied(`Bezpłatna rezygnacja do ${day(until)}`),
  fees: 'Ile kosztuje rezygnacja',
  afterwards: tied('Przy późniejszej rezygnacji zatrzymujemy część ceny:'),
  always: tied('Przy rezygnacji zatrzymujemy część ceny:'),
  from: (from: number) => `${from}\u00a0dni przed startem i\u00a0wcześniej`,
  between: (from: number, to: number) => `${from}–${to}\u00a0dni przed startem`,
  until: (to: number) => `${to}\u00a0dni przed startem i\u00a0później`,
  percent: (percent: number) => `${percent}%`,
} as const;
