import { describe, expect, it } from 'vitest';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import {
  acceptedDraft,
  allSteps,
  confirmStep,
  draftAfter,
  give,
  NOON,
  refusalFrom,
  takenByOthers,
} from './booking-steps.ts';
import { OFFICE } from './placed/placed-steps.ts';

const prepare: LifeCommand = { type: 'prepareOrder' };
const takeOver: LifeCommand = { type: 'takeOver' };

describe('an order that the office prepares for a customer', () => {
  const answered = draftAfter(allSteps(2));

  it('R8.17: holds its places as long as the brand settings say; a later save does not shorten the hold', () => {
    const prepared = acceptedDraft(give(answered, prepare, OFFICE));
    expect(prepared.hold?.until).toBe(NOON + 24 * HOUR);
    const [trip] = allSteps(2);
    if (trip === undefined) throw new Error('no step');
    const saved = acceptedDraft(give(prepared, trip, { at: NOON + 5 * MINUTE }));
    expect(saved.hold?.until).toBe(NOON + 24 * HOUR);
  });

  it('R8.17: preparing the order is refused if the places are taken; no place is held for two bookings', () => {
    const decision = give(answered, prepare, OFFICE, takenByOthers(19));
    expect(refusalFrom(decision)).toEqual({ kind: 'placesGone' });
  });

  it('R55.4: the browser that opens the link owns the draft; only a prepared draft can be taken over', () => {
    const owner = { visitorId: 'phone', accountId: null };
    expect(refusalFrom(give(answered, takeOver, { owner }))).toEqual({ kind: 'notNeeded' });
    const prepared = acceptedDraft(give(answered, prepare, OFFICE));
    const takenOver = acceptedDraft(give(prepared, takeOver, { owner }));
    expect(takenOver.owner.visitorId).toBe('phone');
    expect(give(takenOver, confirmStep()).isOk()).toBe(true);
  });
});
