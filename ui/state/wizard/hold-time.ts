import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';

// When each response arrived, by the browser's monotonic clock. The calendar clock may be wrong;
// elapsed time is not.
const heardAt = new WeakMap<WizardReservation, number>();

/** Milliseconds of the browser's monotonic clock. */
export type Stopwatch = () => number;
const stopwatch: Stopwatch = () => performance.now();

/**
 * Remaining seconds of the hold: the shop's count in the response minus the time since it arrived
 * (R8). Null if nothing is held, never below zero. The time of a response starts at the first call
 * with it.
 */
export const holdLeft = (
  reservation: WizardReservation,
  now: Stopwatch = stopwatch,
): number | null => {
  const { HoldSeconds } = reservation;
  if (HoldSeconds === null) return null;
  const heard = heardAt.get(reservation) ?? now();
  heardAt.set(reservation, heard);
  return Math.max(0, HoldSeconds - (now() - heard) / 1000);
};
