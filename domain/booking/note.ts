import { dayOf } from '../calendar.ts';
import { invalidAnswers, problem } from '../party/problem.ts';
import type { Booking, Confirmed } from './booking.ts';
import {
  acceptedDecision,
  type CommandContext,
  type CommandOf,
  type Decided,
  refusedDecision,
} from './commands.ts';

const LONGEST = 1000;

/**
 * Adding a note does not change the booking's version, because no customer's save depends on notes
 * (R58).
 */
export const addNote = <B extends Booking>(
  { at, by }: CommandContext,
  booking: B,
  { text }: CommandOf<'note'>,
): Decided => {
  if (text === '' || text.length > LONGEST || by.kind !== 'office')
    return refusedDecision(invalidAnswers(problem(null, 'note', 'invalid')));
  return acceptedDecision({
    ...booking,
    notes: [...(booking.notes ?? []), { text, by: by.name, at }],
  });
};

/** Limits of a message: characters of its title and contents, and its number of files (R41). */
export const MESSAGE_BOUNDS = { title: 120, contents: 5000, files: 5 } as const;

/** Records that the office asked the booker for missing data, at most once a day (R37). */
export const recordMissingDataRequest = (
  { at }: CommandContext,
  booking: Confirmed,
  command: CommandOf<'tell'>,
): Decided =>
  booking.dataAskedAt !== undefined && dayOf(booking.dataAskedAt) === dayOf(at)
    ? refusedDecision({ kind: 'alreadyDone' })
    : recordMessage({ ...booking, dataAskedAt: at }, command);

/** A message from the office is stored only in its journal line, not in the booking. */
export const recordMessage = (
  booking: Booking,
  { to, title, contents, files }: CommandOf<'tell'>,
): Decided => {
  const userNums = booking.choices.participants.map(({ userNum }) => userNum);
  if (to !== undefined && (to.length === 0 || !to.every((userNum) => userNums.includes(userNum))))
    return refusedDecision(invalidAnswers(problem(null, 'userNum', 'unknown')));
  const fits =
    title.length <= MESSAGE_BOUNDS.title &&
    contents.length <= MESSAGE_BOUNDS.contents &&
    files.length <= MESSAGE_BOUNDS.files;
  return title === '' || contents === '' || !fits
    ? refusedDecision(invalidAnswers(problem(null, 'note', 'invalid')))
    : acceptedDecision({ ...booking });
};
