import { invalid, problem } from '../party/problem.ts';
import type { Booking } from './booking.ts';
import type { Note } from './commands.ts';
import { type CommandContext, type Decided, decided, refused } from './decision.ts';

/** A note of the office is as long as a few sentences. */
const LONGEST = 1000;

/** The booking with one more note of the office. Nothing that a customer saves is made on it, so the version stays (R58). */
export const noted = <B extends Booking>({ at, by }: CommandContext, booking: B, { text }: Note): Decided => {
  if (text === '' || text.length > LONGEST || by.kind !== 'office') return refused(invalid(problem(null, 'note', 'invalid')));
  return decided({ ...booking, notes: [...(booking.notes ?? []), { text, by: by.name, at }] });
};
