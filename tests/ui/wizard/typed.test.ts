import { describe, expect, it } from 'vitest';
import { savedAnswers } from '../../../ui/state/wizard/answers.ts';
import { type Shelf, saved, shelve, shelvedDraft } from '../../../ui/state/wizard/drafts.ts';
import { isNothing, merge, NOTHING_TYPED, typedFrom, typedIn } from '../../../ui/state/wizard/typed.ts';
import { reservation, shelf } from './samples.ts';

const server = { booking: { count: 1 }, people: [{ name: 'Ola', roomId: 1 as number | null, same: false }] };

describe('what is typed and what is saved', () => {
  it('keeps only the fields that differ, and lays them over the server again', () => {
    const now = { booking: { count: 3 }, people: [{ name: 'Ola', roomId: null, same: true }] };
    const typed = typedIn(server, now);
    expect(typed).toEqual({ booking: { count: 3 }, people: [{ roomId: null, same: true }] });
    expect(merge(server, typed)).toEqual(now);
  });

  it('lets through what another window changed in other fields (R58)', () => {
    const typed = typedIn(server, { booking: { count: 1 }, people: [{ name: 'Ola', roomId: 2, same: false }] });
    const elsewhere = { booking: { count: 4 }, people: [{ name: 'Ala', roomId: 1, same: false }] };
    expect(merge(elsewhere, typed)).toEqual({ booking: { count: 4 }, people: [{ name: 'Ala', roomId: 2, same: false }] });
  });

  it('passes over people and kinds of values that the step does not have', () => {
    const typed = typedFrom({ booking: { count: 'dużo', stranger: 1 }, people: [{ same: true }, { same: true }] });
    expect(merge(server, typed)).toEqual({ booking: { count: 1 }, people: [{ name: 'Ola', roomId: 1, same: true }] });
    expect(typedFrom('nonsense')).toEqual(NOTHING_TYPED);
    expect(typedFrom({ people: 7 })).toEqual(NOTHING_TYPED);
  });
});

describe('the shelf', () => {
  const typed = { booking: { count: 2 }, people: [] };

  it('gives back what was typed, by reservation and step, and forgets what was saved', () => {
    const tab = shelf();
    shelve(tab, 'A', 'trip', { version: 5, typed });
    expect(shelvedDraft(tab, 'A', 'trip')).toEqual({ version: 5, typed });
    expect(shelvedDraft(tab, 'B', 'trip')).toBeNull();
    saved(tab, 'A', 'trip', 5, 6);
    expect(shelvedDraft(tab, 'A', 'trip')).toBeNull();
  });

  it('moves the typing of other steps to the version of an own save, so that only foreign saves look foreign (R58)', () => {
    const tab = shelf();
    shelve(tab, 'A', 'extras', { version: 5, typed });
    shelve(tab, 'A', 'summary', { version: 3, typed });
    saved(tab, 'A', 'trip', 5, 6);
    expect(shelvedDraft(tab, 'A', 'extras')?.version).toBe(6);
    expect(shelvedDraft(tab, 'A', 'summary')?.version).toBe(3);
  });

  it('breaks nothing where storage is broken or forbidden', () => {
    const broken: Shelf = {
      getItem: () => '{',
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    expect(shelvedDraft(broken, 'A', 'trip')).toBeNull();
    expect(() => shelve(broken, 'A', 'trip', { version: 1, typed })).not.toThrow();
  });

  it('never keeps a password: no step has one among its answers', () => {
    const answers = savedAnswers.participants(reservation());
    expect(JSON.stringify(answers)).not.toMatch(/password/i);
    expect(isNothing(NOTHING_TYPED)).toBe(true);
  });
});
