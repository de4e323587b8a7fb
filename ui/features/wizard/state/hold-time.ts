import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';

// When each response arrived, by the monotonic clock: the calendar clock of a computer can be
// wrong.
const heardAt = new WeakMap<WizardReservation, number>();

export type Stopwatch = () => number;
const stopwatch: Stopwatch = () => performance.now();

/**
 * Returns the seconds left of a hold: those of the response less the time since then (R8). Null
 * without a hold; never negative.
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
