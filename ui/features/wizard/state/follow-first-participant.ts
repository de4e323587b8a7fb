import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type {
  AccommodationOption,
  Step2,
} from '../../../../adapters/http/contract/wizard/steps.ts';
import { isUnitOpenFor } from './preview.ts';
import type { BerthAnswers } from './step2-berths.ts';

const onlyOwnWay = ({ Journeys }: Pick<Step2, 'Journeys'>): boolean => {
  const [only, ...otherJourneys] = Journeys.filter(({ Available }) => Available);
  return only !== undefined && otherJourneys.length === 0 && !only.AsksPoint;
};

const roomIn = (
  { ResortsList }: Pick<Step2, 'ResortsList'>,
  roomId: number | null,
): Room | undefined =>
  ResortsList.flatMap(({ RoomsList }) => RoomsList).find(({ RoomId }) => RoomId === roomId);

/**
 * Returns a participant's journey; null if none is chosen. In a cabin, or if the participant has
 * ticked 'Tak samo jak 1. uczestnik', this is participant 1's journey.
 */
const journeyOf = (
  { people }: BerthAnswers,
  index: number,
  way: AccommodationOption,
): number | null => {
  const ownAnswers = people[index];
  return (
    (ownAnswers !== undefined && index > 0 && (ownAnswers.same || way === 'cabin')
      ? people[0]
      : ownAnswers
    )?.journeyId ?? null
  );
};

/** Extra luggage belongs to one journey, so choosing another journey clears the luggage. */
const withoutLuggage = (
  before: BerthAnswers,
  after: BerthAnswers,
  way: AccommodationOption,
): BerthAnswers => {
  const moved = (index: number): boolean =>
    journeyOf(before, index, way) !== journeyOf(after, index, way);
  if (!after.people.some(({ luggage }, index) => luggage && moved(index))) return after;
  return {
    ...after,
    people: after.people.map((person, index) =>
      moved(index) ? { ...person, luggage: false } : person,
    ),
  };
};

/**
 * If participant 1 chooses a unit without free places, all others are set to 'Tak samo jak 1.
 * uczestnik', so they get this unit, too. The documents require this only if the offer's single
 * journey has no pick-up points (W-127).
 */
export const copyFullUnitChoiceToAllParticipants = (
  before: BerthAnswers,
  changed: BerthAnswers,
  step: Step2,
  accommodation: AccommodationOption,
): BerthAnswers => {
  const after = withoutLuggage(before, changed, accommodation);
  const [roomBefore, roomAfter] = [
    before.people[0]?.roomId ?? null,
    after.people[0]?.roomId ?? null,
  ];
  const room = roomBefore === roomAfter ? undefined : roomIn(step, roomAfter);
  if (room === undefined || isUnitOpenFor(room, accommodation) || !onlyOwnWay(step)) return after;
  return {
    ...after,
    people: after.people.map((person, index) => (index === 0 ? person : { ...person, same: true })),
  };
};
