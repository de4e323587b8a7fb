import { describe, expect, it } from 'vitest';
import { savedAnswers } from '../../../ui/features/wizard/state/answers.ts';
import type { StorageWithRemoval } from '../../../ui/state/browser-storage.ts';
import {
  diffAnswers,
  isNothingEntered,
  moveStoredInputToVersion,
  NOTHING_ENTERED,
  overlayEnteredAnswers,
  parseEnteredAnswers,
  readStoredInput,
  storeEnteredAnswers,
} from '../../../ui/state/reservation/stored-input.ts';
import { memoryShelf, wizardReservation } from './wizard-samples.ts';

const server = {
  booking: { count: 1 },
  people: [{ name: 'Ola', roomId: 1 as number | null, same: false }],
};

describe('choices that a customer typed in the wizard but did not save yet', () => {
  it('only fields that differ from the saved choices are stored; they replace the saved ones on screen', () => {
    const current = { booking: { count: 3 }, people: [{ name: 'Ola', roomId: null, same: true }] };
    const typed = diffAnswers(server, current);
    expect(typed).toEqual({ booking: { count: 3 }, people: [{ roomId: null, same: true }] });
    expect(overlayEnteredAnswers(server, typed)).toEqual(current);
  });

  it('if another window has saved other fields, the screen shows those changes too (R58)', () => {
    const typed = diffAnswers(server, {
      booking: { count: 1 },
      people: [{ name: 'Ola', roomId: 2, same: false }],
    });
    const elsewhere = { booking: { count: 4 }, people: [{ name: 'Ala', roomId: 1, same: false }] };
    expect(overlayEnteredAnswers(elsewhere, typed)).toEqual({
      booking: { count: 4 },
      people: [{ name: 'Ala', roomId: 2, same: false }],
    });
  });

  it('a stored value is ignored if its participant is not in the step, or if its type is wrong', () => {
    const typed = parseEnteredAnswers({
      booking: { count: 'dużo', stranger: 1 },
      people: [{ same: true }, { same: true }],
    });
    expect(overlayEnteredAnswers(server, typed)).toEqual({
      booking: { count: 1 },
      people: [{ name: 'Ola', roomId: 1, same: true }],
    });
    expect(parseEnteredAnswers('nonsense')).toEqual(NOTHING_ENTERED);
    expect(parseEnteredAnswers({ people: 7 })).toEqual(NOTHING_ENTERED);
  });
});

describe('unsaved choices in the storage of the browser tab', () => {
  const typed = { booking: { count: 2 }, people: [] };

  it('are stored for each draft and step, and deleted when the step is saved', () => {
    const tab = memoryShelf();
    storeEnteredAnswers(tab, 'A', 'trip', { version: 5, typed });
    expect(readStoredInput(tab, 'A', 'trip')).toEqual({ version: 5, typed });
    expect(readStoredInput(tab, 'B', 'trip')).toBeNull();
    moveStoredInputToVersion(tab, 'A', 'trip', { Version: 5 }, { Version: 6 });
    expect(readStoredInput(tab, 'A', 'trip')).toBeNull();
  });

  it('R58: a save in this window gives up-to-date choices the new version; outdated choices keep theirs', () => {
    const tab = memoryShelf();
    storeEnteredAnswers(tab, 'A', 'extras', { version: 5, typed });
    storeEnteredAnswers(tab, 'A', 'summary', { version: 3, typed });
    moveStoredInputToVersion(tab, 'A', 'trip', { Version: 5 }, { Version: 6 });
    expect(readStoredInput(tab, 'A', 'extras')?.version).toBe(6);
    expect(readStoredInput(tab, 'A', 'summary')?.version).toBe(3);
  });

  it('are ignored if the storage is damaged or the browser blocks it', () => {
    const broken: StorageWithRemoval = {
      getItem: () => '{',
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    expect(readStoredInput(broken, 'A', 'trip')).toBeNull();
    expect(() => storeEnteredAnswers(broken, 'A', 'trip', { version: 1, typed })).not.toThrow();
  });

  it('never include a password, because a password is not among the choices of a step', () => {
    const answers = savedAnswers.participants(wizardReservation());
    expect(JSON.stringify(answers)).not.toMatch(/password/i);
    expect(isNothingEntered(NOTHING_ENTERED)).toBe(true);
  });
});
