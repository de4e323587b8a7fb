import { describe, expect, it } from 'vitest';
import { savedAnswers } from '../../../ui/features/wizard/state/answers.ts';
import { copyFullUnitChoiceToAllParticipants } from '../../../ui/features/wizard/state/follow-first-participant.ts';
import type { BerthAnswers } from '../../../ui/features/wizard/state/step2-berths.ts';
import { wizardData, wizardReservation } from './wizard-samples.ts';

// Unit 1 has free places, unit 2 is full. Journey 1 is the coach, journey 2 is own transport.
const [coach, ownTransport] = wizardData().berths.Journeys;
if (!coach || !ownTransport) throw new Error('two journeys');
const ownWayOnly = { ...wizardData().berths, Journeys: [ownTransport] };

const apart = (): BerthAnswers => {
  const saved = savedAnswers.berths(wizardReservation({ berths: ownWayOnly })) ?? {
    booking: { bedroom: false },
    people: [],
  };
  return {
    ...saved,
    people: saved.people.map((person, index) => ({
      ...person,
      roomId: index === 0 ? 1 : 11,
      same: false,
    })),
  };
};
const firstTakes = (roomId: number): BerthAnswers => {
  const before = apart();
  return {
    ...before,
    people: before.people.map((person, index) => (index === 0 ? { ...person, roomId } : person)),
  };
};
const followers = ({ people }: BerthAnswers) => people.map(({ same }) => same);

describe('the tick for extra luggage', () => {
  const packed = (journeys: readonly [number, number], same: boolean): BerthAnswers => ({
    booking: { bedroom: false },
    people: apart().people.map((person, index) => ({
      ...person,
      journeyId: journeys[index] ?? null,
      luggage: true,
      same: index > 0 && same,
    })),
  });
  const bags = (...change: Parameters<typeof copyFullUnitChoiceToAllParticipants>) =>
    copyFullUnitChoiceToAllParticipants(...change).people.map(({ luggage }) => luggage);
  const step = wizardData().berths;

  it('R14: is removed only if its participant’s journey changes, directly or as a copy of participant 1’s', () => {
    expect(bags(packed([1, 1], false), packed([2, 1], false), step, 'single')).toEqual([
      false,
      true,
    ]);
    expect(bags(packed([1, 1], true), packed([2, 1], true), step, 'single')).toEqual([
      false,
      false,
    ]);
    expect(bags(packed([1, 1], false), packed([2, 1], false), step, 'cabin')).toEqual([
      false,
      false,
    ]);
    expect(bags(packed([1, 2], true), packed([1, 2], false), step, 'single')).toEqual([
      true,
      false,
    ]);
    expect(bags(packed([1, 2], false), packed([1, 2], false), step, 'single')).toEqual([
      true,
      true,
    ]);
  });
});

describe('W-127: participant 1 chooses a yacht without free places', () => {
  it('the other participants copy this choice if own transport is the only journey that can be chosen', () => {
    expect(
      followers(copyFullUnitChoiceToAllParticipants(apart(), firstTakes(2), ownWayOnly, 'single')),
    ).toEqual([false, true]);
  });

  it('the other participants copy nothing if a coach can be chosen, with or without own transport', () => {
    for (const Journeys of [[coach, ownTransport], [coach]])
      expect(
        followers(
          copyFullUnitChoiceToAllParticipants(
            apart(),
            firstTakes(2),
            { ...ownWayOnly, Journeys },
            'single',
          ),
        ),
      ).toEqual([false, false]);
    const unavailable = [{ ...coach, Available: false }, ownTransport];
    expect(
      followers(
        copyFullUnitChoiceToAllParticipants(
          apart(),
          firstTakes(2),
          { ...ownWayOnly, Journeys: unavailable },
          'single',
        ),
      ),
    ).toEqual([false, true]);
  });

  it('is not copied to others who untick copying; a yacht with free places is never copied to others', () => {
    expect(
      followers(copyFullUnitChoiceToAllParticipants(apart(), firstTakes(11), ownWayOnly, 'single')),
    ).toEqual([false, false]);
    const unticked = firstTakes(2);
    expect(
      copyFullUnitChoiceToAllParticipants(
        { ...unticked, people: unticked.people.map((person) => ({ ...person, same: true })) },
        unticked,
        ownWayOnly,
        'single',
      ),
    ).toBe(unticked);
  });
});
