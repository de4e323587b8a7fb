import { describe, expect, it } from 'vitest';
import { savedAnswers } from '../../../ui/state/wizard/answers.ts';
import {
  moveDraftsToVersion,
  readShelvedDraft,
  shelveDraft,
  type TabShelf,
} from '../../../ui/state/wizard/drafts.ts';
import {
  diffAnswers,
  isNothingTyped,
  NOTHING_TYPED,
  overlayTyped,
  parseTyped,
} from '../../../ui/state/wizard/typed.ts';
import { memoryShelf, wizardReservation } from './wizard-samples.ts';

const server = {
  booking: { count: 1 },
  people: [{ name: 'Ola', roomId: 1 as number | null, same: false }],
};

describe('typed and saved answers', () => {
  it('stores only the fields that differ, and merges them over the server’s answers', () => {
    const now = { booking: { count: 3 }, people: [{ name: 'Ola', roomId: null, same: true }] };
    const typed = diffAnswers(server, now);
    expect(typed).toEqual({ booking: { count: 3 }, people: [{ roomId: null, same: true }] });
    expect(overlayTyped(server, typed)).toEqual(now);
  });

  it('accepts changes of other fields from another window (R58)', () => {
    const typed = diffAnswers(server, {
      booking: { count: 1 },
      people: [{ name: 'Ola', roomId: 2, same: false }],
    });
    const elsewhere = { booking: { count: 4 }, people: [{ name: 'Ala', roomId: 1, same: false }] };
    expect(overlayTyped(elsewhere, typed)).toEqual({
      booking: { count: 4 },
      people: [{ name: 'Ala', roomId: 2, same: false }],
    });
  });

  it('ignores people and value types that the step does not have', () => {
    const typed = parseTyped({
      booking: { count: 'dużo', stranger: 1 },
      people: [{ same: true }, { same: true }],
    });
    expect(overlayTyped(server, typed)).toEqual({
      booking: { count: 1 },
      people: [{ name: 'Ola', roomId: 1, same: true }],
    });
    expect(parseTyped('nonsense')).toEqual(NOTHING_TYPED);
    expect(parseTyped({ people: 7 })).toEqual(NOTHING_TYPED);
  });
});

describe('the stored input', () => {
  const typed = { booking: { count: 2 }, people: [] };

  it('returns the input by reservation and step, and deletes saved input', () => {
    const tab = memoryShelf();
    shelveDraft(tab, 'A', 'trip', { version: 5, typed });
    expect(readShelvedDraft(tab, 'A', 'trip')).toEqual({ version: 5, typed });
    expect(readShelvedDraft(tab, 'B', 'trip')).toBeNull();
    moveDraftsToVersion(tab, 'A', 'trip', 5, 6);
    expect(readShelvedDraft(tab, 'A', 'trip')).toBeNull();
  });

  it('rebases other steps on the version of an own save, so that only foreign saves look foreign (R58)', () => {
    const tab = memoryShelf();
    shelveDraft(tab, 'A', 'extras', { version: 5, typed });
    shelveDraft(tab, 'A', 'summary', { version: 3, typed });
    moveDraftsToVersion(tab, 'A', 'trip', 5, 6);
    expect(readShelvedDraft(tab, 'A', 'extras')?.version).toBe(6);
    expect(readShelvedDraft(tab, 'A', 'summary')?.version).toBe(3);
  });

  it('tolerates a broken or forbidden storage', () => {
    const broken: TabShelf = {
      getItem: () => '{',
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    expect(readShelvedDraft(broken, 'A', 'trip')).toBeNull();
    expect(() => shelveDraft(broken, 'A', 'trip', { version: 1, typed })).not.toThrow();
  });

  it('never holds a password: no step has one among its answers', () => {
    const answers = savedAnswers.participants(wizardReservation());
    expect(JSON.stringify(answers)).not.toMatch(/password/i);
    expect(isNothingTyped(NOTHING_TYPED)).toBe(true);
  });
});
