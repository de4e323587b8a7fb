import { describe, expect, it } from 'vitest';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import { TOLD_BOUNDS } from '../../../domain/booking/note.ts';
import { addDays, dayOf, startOfDay } from '../../../domain/calendar.ts';
import { OFFICE, ordered, signedUp } from './placed/placed-steps.ts';
import { accepted, allSteps, draftAfter, give, invalid, NOON, refusal } from './steps.ts';

const note = (text: string): LifeCommand => ({ type: 'note', text });
const cancelled = accepted(give(ordered(2), { type: 'cancel', reason: 'customer' }));
const EVERY_STATE = [draftAfter(allSteps(2)), ordered(2), signedUp(2), cancelled];

describe('a note of the office', () => {
  it('R58: stands beside the earlier ones with who wrote it and when, in every state, and counts no version', () => {
    for (const booking of EVERY_STATE) {
      const first = accepted(give(booking, note('Rang'), OFFICE));
      const both = accepted(give(first, note('x'.repeat(1000)), { ...OFFICE, at: NOON + 1 }));
      expect(both).toEqual({
        ...booking,
        notes: [
          { text: 'Rang', by: 'Ewa', at: NOON },
          { text: 'x'.repeat(1000), by: 'Ewa', at: NOON + 1 },
        ],
      });
    }
  });

  it('R45: is nobody else’s to write, says something, and is no longer than it may be', () => {
    const wrong = invalid(null, 'note', 'invalid');
    for (const text of ['', 'x'.repeat(1001)]) expect(refusal(give(ordered(1), note(text), OFFICE))).toEqual(wrong);
    expect(refusal(give(ordered(1), note('Rang')))).toEqual(wrong);
  });
});

describe('what the office writes to travellers', () => {
  const { title, contents, files } = TOLD_BOUNDS;
  const tell = (more: Partial<Extract<LifeCommand, { type: 'tell' }>> = {}): LifeCommand => ({
    ...{ type: 'tell', title: 'T', contents: 'C', files: [] },
    ...more,
  });
  const file = { id: 'F', name: 'a.pdf', type: 'application/pdf', size: 1, sha256: '' } as const;

  it('R41, R58: changes nothing of a placed booking, to all of it or to some', () => {
    for (const booking of EVERY_STATE.slice(1))
      for (const to of [undefined, [1], [2, 1]])
        expect(accepted(give(booking, tell(to === undefined ? {} : { to }), OFFICE))).toEqual(booking);
  });

  it('R37: asks for missing data once a day in Warsaw at most, whoever asks and whatever else was written', () => {
    const ask = tell({ about: 'missingData' });
    const midnight = startOfDay(addDays(dayOf(NOON), 1));
    const other = accepted(give(ordered(2), tell(), OFFICE));
    const asked = accepted(give(other, ask, OFFICE));
    expect(asked).toEqual({ ...other, dataAskedAt: NOON });
    const evening = { ...OFFICE, at: midnight - 1 };
    expect(refusal(give(asked, ask, evening))).toEqual({ kind: 'alreadyDone' });
    expect(accepted(give(asked, tell(), evening))).toEqual(asked);
    expect(accepted(give(asked, ask, { ...OFFICE, at: midnight }))).toEqual({ ...asked, dataAskedAt: midnight });
    // What is wrong with the letter asks nobody.
    expect(refusal(give(ordered(2), tell({ about: 'missingData', title: '' }), OFFICE))).toEqual(invalid(null, 'note', 'invalid'));
  });

  it('R41: goes to travellers whom the booking has, and to one at least', () => {
    for (const to of [[], [3], [1, 3], [0]])
      expect(refusal(give(ordered(2), tell({ to }), OFFICE))).toEqual(invalid(null, 'userNum', 'unknown'));
  });

  it('R41: has a title and contents within their lengths, and no more files than it may', () => {
    const most = tell({ title: 'T'.repeat(title), contents: 'C'.repeat(contents), files: Array.from({ length: files }, () => file) });
    expect(give(ordered(1), most, OFFICE).isOk()).toBe(true);
    const wrong: readonly Parameters<typeof tell>[0][] = [
      { title: '' },
      { contents: '' },
      { title: 'T'.repeat(title + 1) },
      { contents: 'C'.repeat(contents + 1) },
      { files: Array.from({ length: files + 1 }, () => file) },
    ];
    for (const more of wrong) expect(refusal(give(ordered(1), tell(more), OFFICE))).toEqual(invalid(null, 'note', 'invalid'));
  });
});
