import { describe, expect, it } from 'vitest';
import {
  blockingFailureIn,
  isIdle,
  wizardAfter,
} from '../../../ui/features/wizard/state/wizard-state.ts';
import { NOTHING_ENTERED } from '../../../ui/state/reservation/stored-input.ts';
import { wizardAt } from './render-wizard.tsx';
import { wizardReservation } from './wizard-samples.ts';

const editing = wizardAt('berths', wizardReservation());
const saving = wizardAfter(editing, { type: 'sent' });
const lapsed = wizardAfter(editing, { type: 'failed', failure: { kind: 'lapsed' } });

describe('the state of the wizard after an event', () => {
  it('if a save from a failure screen gets no response, that screen is shown again', () => {
    const seating = wizardAfter(lapsed, { type: 'sent' });
    expect([isIdle(seating), blockingFailureIn(seating)]).toEqual([false, { kind: 'lapsed' }]);
    expect(wizardAfter(seating, { type: 'stopped' })).toEqual(lapsed);
  });

  it('if an order from a failure screen succeeds, the failure is removed', () => {
    const placed = wizardAfter(wizardAfter(lapsed, { type: 'sent' }), {
      type: 'placed',
      reservation: wizardReservation(),
    });
    expect([placed.state, blockingFailureIn(placed)]).toEqual(['placed', null]);
  });

  it('the response to a save is ignored if the customer has opened another step', () => {
    const opened = wizardAfter(saving, {
      type: 'opened',
      id: saving.id,
      step: 'trip',
      reservation: saving.reservation,
      draft: null,
    });
    for (const event of [
      { type: 'refused', refusal: { faults: [], refusal: 'unnamed' } },
      { type: 'saved', reservation: wizardReservation(), readAhead: 'insurance' },
      { type: 'stopped' },
    ] as const)
      expect(wizardAfter(opened, event)).toBe(opened);
  });

  it('each refusal adds 1 to `attempt`; input clears the refusal `unnamed` (no field, no account error)', () => {
    const refuse = (refusal: 'unnamed' | 'userExists') =>
      wizardAfter(saving, { type: 'refused', refusal: { faults: [], refusal } });
    const type = { type: 'changed', typed: NOTHING_ENTERED, faults: [] } as const;
    expect([refuse('unnamed').attempt, refuse('unnamed').refusal]).toEqual([1, 'unnamed']);
    expect(wizardAfter(refuse('unnamed'), type).refusal).toBeNull();
    expect(wizardAfter(refuse('userExists'), type).refusal).toBe('userExists');
  });
});
