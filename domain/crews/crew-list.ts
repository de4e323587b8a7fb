import type { Result } from 'neverthrow';
import type { Confirmed } from '../booking/booking.ts';
import type { Unit } from '../catalogue/offer.ts';
import type { ParticipantChoices } from '../party/choices.ts';
import type { Person } from '../party/person.ts';
import { type Allotted, allotBerths, type Berth } from './allotment.ts';
import type { Crew } from './crew.ts';

/** Somebody of a crew, with the berth that is proposed. */
export type CrewMember = {
  readonly booking: Confirmed;
  readonly userNum: number;
  readonly person: Person;
  readonly at: Berth;
  /** Who steers: the party's own skipper, or somebody who offered to. The organiser's skipper is in no booking. */
  readonly skipper: boolean;
};

/** Everybody on one yacht of a unit, the skipper first, then group by group and cabin by cabin. */
export type YachtCrew = { readonly yacht: number; readonly members: readonly CrewMember[] };

type CrewSource = Confirmed['choices'];

/** Participant 2 of a party with an own skipper (alone: participant 1), and whoever took the skipper's rebate (R36, R24). */
const isSkipper = ({ ownSkipper, beSkipper, participants, accommodation }: CrewSource, userNum: number): boolean => {
  if (accommodation === 'whole' && ownSkipper) return userNum === Math.min(2, participants.length);
  return beSkipper && userNum === 1;
};

/** Whole yachts and cabins sit on participant 1's unit, places each on their own. */
const aboard = ({ accommodation, participants }: CrewSource, unitId: number): readonly ParticipantChoices[] => {
  const here = participants.filter((participant) => participant.unitId === unitId);
  if (accommodation === 'single') return here;
  return here.some(({ userNum }) => userNum === 1) ? participants : [];
};

const crewOf = ({ id, choices, group }: Confirmed, unitId: number): readonly Crew[] => {
  const sailors = aboard(choices, unitId).map(({ userNum, person }) => ({ bookingId: id, userNum, gender: person.gender }));
  if (sailors.length === 0) return [];
  const takes = { single: 'places', cabin: 'cabin', whole: 'whole' } as const;
  return [{ bookingId: id, takes: takes[choices.accommodation], group: group?.code ?? null, sailors }];
};

/** Bookings in the order of their orders, so that the same bookings are always proposed the same berths. */
const inOrder = (bookings: readonly Confirmed[]): readonly Confirmed[] =>
  bookings.toSorted((a, b) => a.placedAt - b.placedAt || (a.id < b.id ? -1 : 1));

const togetherOf = ({ booking: { group, id } }: CrewMember): string => group?.code ?? id;
/** The saloon after the cabins. */
const placeOf = ({ at }: CrewMember): number => (at.cabin ?? 1000) * 1000 + at.berth;

const sorted = (members: readonly CrewMember[]): readonly CrewMember[] => {
  const first = new Map<string, number>();
  for (const member of members)
    first.set(togetherOf(member), Math.min(first.get(togetherOf(member)) ?? Number.MAX_SAFE_INTEGER, placeOf(member)));
  return members.toSorted(
    (a, b) =>
      Number(b.skipper) - Number(a.skipper) || (first.get(togetherOf(a)) ?? 0) - (first.get(togetherOf(b)) ?? 0) || placeOf(a) - placeOf(b),
  );
};

/** Those of a booking who have a berth among these. */
const membersOf = (booking: Confirmed, allotted: readonly Allotted[]): readonly CrewMember[] =>
  booking.choices.participants.flatMap(({ userNum, person, berthFirstName, berthLastName }): readonly CrewMember[] => {
    const berth = allotted.find(({ sailor }) => sailor.bookingId === booking.id && sailor.userNum === userNum);
    if (berth === undefined) return [];
    // Who was not named yet may have been for the accommodation.
    const named = person.lastName === '' ? { ...person, firstName: berthFirstName, lastName: berthLastName } : person;
    return [{ booking, userNum, person: named, at: berth.at, skipper: isSkipper(booking.choices, userNum) }];
  });

/** The crews of a unit's yachts, from what was booked on it; refused where more was booked than it has. */
export const yachtCrews = (unit: Unit, bookings: readonly Confirmed[]): Result<readonly YachtCrew[], { readonly kind: 'overbooked' }> => {
  const booked = inOrder(bookings);
  return allotBerths(
    unit,
    booked.flatMap((booking) => crewOf(booking, unit.id)),
  ).map((allotted) => {
    const members = booked.flatMap((booking) => membersOf(booking, allotted));
    const yachts = [...new Set(members.map(({ at }) => at.yacht))].toSorted((a, b) => a - b);
    return yachts.map((yacht) => ({ yacht, members: sorted(members.filter(({ at }) => at.yacht === yacht)) }));
  });
};

/** Data without which nobody is taken aboard. */
export type MissingData = 'firstName' | 'lastName' | 'birthDate';

/** What of somebody's data is missing; asked for until the last day for changes, and at the office until 3 days before (R37). */
export const missingData = ({ firstName, lastName, birthDate }: Person): readonly MissingData[] => [
  ...(firstName === '' ? (['firstName'] as const) : []),
  ...(lastName === '' ? (['lastName'] as const) : []),
  ...(birthDate === '' ? (['birthDate'] as const) : []),
];
