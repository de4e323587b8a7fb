import { describe, expect, it } from 'vitest';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import { MESSAGE_BOUNDS } from '../../../domain/booking/note.ts';
import { addDays, dayOf, startOfDay } from '../../../domain/calendar.ts';
import {
  acceptedBooking,
  allSteps,
  draftAfter,
  give,
  invalidAt,
  NOON,
  refusalFrom,
} from './booking-steps.ts';
import { OFFICE, placedOrder, placedSignUp } from './placed/placed-steps.ts';

const note = (text: string): LifeCommand => ({ type: 'note', text });
const cancelled = acceptedBooking(give(placedOrder(2), { type: 'cancel', reason: 'customer' }));
const EVERY_STATE = [draftAfter(allSteps(2)), placedOrder(2), placedSignUp(2), cancelled];

describe('the office’s note on a booking', () => {
  it('R58: a note gets its author and time, in every state, without a new version of the booking', () => {
    for (const booking of EVERY_STATE) {
      const first = acceptedBooking(give(booking, note('Rang'), OFFICE));
      const both = acceptedBooking(
        give(first, note('x'.repeat(1000)), { ...OFFICE, at: NOON + 1 }),
      );
      expect(both).toEqual({
        ...booking,
        notes: [
          { text: 'Rang', by: 'Ewa', at: NOON },
          { text: 'x'.repeat(1000), by: 'Ewa', at: NOON + 1 },
        ],
      });
    }
  });

  it('R45: only the office can write a note; it must not be empty and has a maximum length', () => {
    const wrong = invalidAt(null, 'note', 'invalid');
    for (const text of ['', 'x'.repeat(1001)])
      expect(refusalFrom(give(placedOrder(1), note(text), OFFICE))).toEqual(wrong);
    expect(refusalFrom(give(placedOrder(1), note('Rang')))).toEqual(wrong);
  });
});

describe('a message from the office to travellers', () => {
  const { title, contents, files } = MESSAGE_BOUNDS;
  const tell = (more: Partial<Extract<LifeCommand, { type: 'tell' }>> = {}): LifeCommand => ({
    ...{ type: 'tell', title: 'T', contents: 'C', files: [] },
    ...more,
  });
  const file = { id: 'F', name: 'a.pdf', type: 'application/pdf', size: 1, sha256: '' } as const;

  it('R41, R58: a message to all or some travellers does not change the booking', () => {
    for (const booking of EVERY_STATE.slice(1))
      for (const to of [undefined, [1], [2, 1]])
        expect(
          acceptedBooking(give(booking, tell(to === undefined ? {} : { to }), OFFICE)),
        ).toEqual(booking);
  });

  it('R37: a request for missing data is sent at most once a day (Warsaw time)', () => {
    const ask = tell({ about: 'missingData' });
    const midnight = startOfDay(addDays(dayOf(NOON), 1));
    const other = acceptedBooking(give(placedOrder(2), tell(), OFFICE));
    const requested = acceptedBooking(give(other, ask, OFFICE));
    expect(requested).toEqual({ ...other, dataAskedAt: NOON });
    const evening = { ...OFFICE, at: midnight - 1 };
    expect(refusalFrom(give(requested, ask, evening))).toEqual({ kind: 'alreadyDone' });
    expect(acceptedBooking(give(requested, tell(), evening))).toEqual(requested);
    expect(acceptedBooking(give(requested, ask, { ...OFFICE, at: midnight }))).toEqual({
      ...requested,
      dataAskedAt: midnight,
    });
    expect(
      refusalFrom(give(placedOrder(2), tell({ about: 'missingData', title: '' }), OFFICE)),
    ).toEqual(invalidAt(null, 'note', 'invalid'));
  });

  it('R41: a message needs a recipient, and every recipient must be on the booking', () => {
    for (const to of [[], [3], [1, 3], [0]])
      expect(refusalFrom(give(placedOrder(2), tell({ to }), OFFICE))).toEqual(
        invalidAt(null, 'userNum', 'unknown'),
      );
  });

  it('R41: title and contents of a message have a maximum length, and its files a maximum number', () => {
    const most = tell({
      title: 'T'.repeat(title),
      contents: 'C'.repeat(contents),
      files: Array.from({ length: files }, () => file),
    });
    expect(give(placedOrder(1), most, OFFICE).isOk()).toBe(true);
    const wrong: readonly Parameters<typeof tell>[0][] = [
      { title: '' },
      { contents: '' },
      { title: 'T'.repeat(title + 1) },
      { contents: 'C'.repeat(contents + 1) },
      { files: Array.from({ length: files + 1 }, () => file) },
    ];
    for (const more of wrong)
      expect(refusalFrom(give(placedOrder(1), tell(more), OFFICE))).toEqual(
        invalidAt(null, 'note', 'invalid'),
      );
  });
});
