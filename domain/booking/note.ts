import { dayOf } from '../calendar.ts';
import { invalid, problem } from '../party/problem.ts';
import type { Booking, Confirmed } from './booking.ts';
import type { Note, Tell } from './commands.ts';
import { type CommandContext, type Decided, decided, refused } from './decision.ts';

/** A note of the office is as long as a few sentences. */
const LONGEST = 1000;

/** The booking with one more note of the office. Nothing that a customer saves is made on it, so the version stays (R58). */
export const noted = <B extends Booking>({ at, by }: CommandContext, booking: B, { text }: Note): Decided => {
  if (text === '' || text.length > LONGEST || by.kind !== 'office') return refused(invalid(problem(null, 'note', 'invalid')));
  return decided({ ...booking, notes: [...(booking.notes ?? []), { text, by: by.name, at }] });
};

/** How long what the office writes may be, and how many files go with it (R41). */
export const TOLD_BOUNDS = { title: 120, contents: 5000, files: 5 } as const;

/** The booker is asked for missing data: once a day at most, whoever of the office asks (R37). */
export const dataAskedFor = ({ at }: CommandContext, booking: Confirmed, command: Tell): Decided =>
  booking.dataAskedAt !== undefined && dayOf(booking.dataAskedAt) === dayOf(at)
    ? refused({ kind: 'alreadyDone' })
    : told({ ...booking, dataAskedAt: at }, command);

/** What the office writes changes nothing of the booking; that it was written is in the journal. */
export const told = (booking: Booking, { to, title, contents, files }: Tell): Decided => {
  const known = booking.choices.participants.map(({ userNum }) => userNum);
  if (to !== undefined && (to.length === 0 || !to.every((userNum) => known.includes(userNum))))
    return refused(invalid(problem(null, 'userNum', 'unknown')));
  const fits = title.length <= TOLD_BOUNDS.title && contents.length <= TOLD_BOUNDS.contents && files.length <= TOLD_BOUNDS.files;
  return title === '' || contents === '' || !fits ? refused(invalid(problem(null, 'note', 'invalid'))) : decided({ ...booking });
};
