import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';

// The browser's monotonic time at the arrival of each response. The calendar clock of a computer
// can be wrong; the monotonic clock still measures elapsed time.
const heardAt = new WeakMap<WizardReservation, number>();

/** Returns milliseconds of the browser's monotonic clock. */
export type Stopwatch = () => number;
const stopwatch: Stopwatch = () => performance.now();

/**
 * Returns the remaining seconds of the hold: the seconds in the response minus the time since it
 * arrived (R8). Null without a hold; never negative. The first call with a response starts its
 * time.
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
