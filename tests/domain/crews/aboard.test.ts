import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Aboard,
  publicCrewSummary,
  type TravellerFacts,
  updateCrewSummary,
} from '../../../domain/crews/aboard.ts';

const person = fc.record({
  age: fc.option(fc.integer({ min: 0, max: 99 }), { nil: null }),
  alone: fc.boolean(),
});
const change = fc.oneof(
  { weight: 3, arbitrary: fc.record({ join: fc.array(person, { minLength: 1, maxLength: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ leave: fc.nat({ max: 6 }) }) },
);

type Step = { readonly people: readonly TravellerFacts[]; readonly aboard: Aboard };

/** People are objects, so that two people with equal answers stay two. */
const history = (changes: readonly ({ join: TravellerFacts[] } | { leave: number })[]): Step[] => {
  const steps: Step[] = [];
  let people: readonly TravellerFacts[] = [];
  let aboard: Aboard | null = null;
  for (const next of changes) {
    people = 'join' in next ? [...people, ...next.join] : people.slice(next.leave);
    aboard = updateCrewSummary(aboard, people);
    steps.push({ people, aboard });
  }
  return steps;
};

describe('the summary of the travellers on an offer (issue 40)', () => {
  it('a new summary appears only after four more travellers joined, so that nobody can be identified', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        let base: readonly TravellerFacts[] = [];
        let last: Aboard['summary'] = null;
        for (const { people, aboard } of history(changes)) {
          if (aboard.summary !== last) {
            expect(people.filter((person) => !base.includes(person)).length).toBeGreaterThanOrEqual(
              4,
            );
            expect(aboard.summary?.people).toBe(people.length);
            base = people;
            last = aboard.summary;
          }
          expect(aboard.people).toBe(people.length);
        }
      }),
    );
  });

  it('the summary changes only after four new travellers, so that it reveals nobody’s answers', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 12 }),
        person,
        person,
        fc.array(person, { maxLength: 2 }),
        (changes, first, other, more) => {
          const begun = history(changes).at(-1);
          const before = begun?.aboard ?? null;
          const people = begun?.people ?? [];
          fc.pre(before?.summary === null || before?.summary.people === people.length);
          fc.pre(before?.summary !== null || people.length === 0);
          const summaryWith = (joins: TravellerFacts) =>
            updateCrewSummary(before, [...people, joins, ...more]).summary;
          expect(summaryWith(first)).toEqual(summaryWith(other));
        },
      ),
    );
  });

  it('counts people by age in ranges of ten years, and counts people who travel alone', () => {
    const ages = [19, 20, 29, 34, null];
    const aboard = updateCrewSummary(
      null,
      ages.map((age, index) => ({ age, alone: index < 2 })),
    );
    expect(aboard).toEqual({
      people: 5,
      summary: {
        people: 5,
        ages: [
          { from: 10, people: 1 },
          { from: 20, people: 2 },
          { from: 30, people: 1 },
        ],
        alone: 2,
      },
    });
    expect(publicCrewSummary(aboard)).toBe(aboard.summary);
    expect(publicCrewSummary(updateCrewSummary(aboard, []))).toBeNull();
    const three = ages.slice(0, 3).map((age) => ({ age, alone: true }));
    expect(updateCrewSummary(null, three)).toEqual({ people: 3, summary: null });
  });
});
