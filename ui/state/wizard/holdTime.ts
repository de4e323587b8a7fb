import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';

// When each answer was heard, by the browser's own stopwatch: the calendar on its wall may be wrong, how long ago something was is not.
const heardAt = new WeakMap<WizardReservation, number>();

/** Milliseconds on the browser's stopwatch. */
export type Stopwatch = () => number;
const stopwatch: Stopwatch = () => performance.now();

/**
 * Seconds left of the hold, from what the shop counted when it answered and the time since then (R8); null where nothing is held,
 * never below zero. An answer's time begins when it is first asked about here.
 */
export const holdLeft = (reservation: WizardReservation, now: Stopwatch = stopwatch): number | null => {
  const { HoldSeconds } = reservation;
  if (HoldSeconds === null) return null;
  const heard = heardAt.get(reservation) ?? now();
  heardAt.set(reservation, heard);
  return Math.max(0, HoldSeconds - (now() - heard) / 1000);
};
