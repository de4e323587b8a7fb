import type { Result } from 'neverthrow';
import type { Confirmed } from '../booking/booking.ts';
import { hasTrait, type Offer, type Unit } from '../catalogue/offer.ts';
import type { ParticipantChoices } from '../party/choices.ts';
import type { Person } from '../party/person.ts';
import { assignBerths, type Berth, type BerthAssignment, type Crew } from './allotment.ts';

export type CrewMember = {
  readonly booking: Confirmed;
  readonly userNum: number;
  readonly person: Person;
  readonly at: Berth;
  /** True for the party's skipper. The organiser's skipper is on no booking and no crew list. */
  readonly skipper: boolean;
};

/** A yacht's members are sorted: skipper first, then by group or booking, then by berth. */
export type YachtCrew = { readonly yacht: number; readonly members: readonly CrewMember[] };

type CrewSource = Confirmed['choices'];

/**
 * Returns true for the participant who is the party's skipper. On a whole yacht, the party's own
 * skipper is participant 2, or the only participant (R36). In other parties, the booker can be the
 * skipper.
 */
const isSkipper = (
  { ownSkipper, beSkipper, participants, accommodation }: CrewSource,
  userNum: number,
): boolean => {
  if (accommodation === 'whole' && ownSkipper) return userNum === Math.min(2, participants.length);
  return beSkipper && userNum === 1;
};

const aboard = (
  { accommodation, participants }: CrewSource,
  unitId: number,
): readonly ParticipantChoices[] => {
  const here = participants.filter((participant) => participant.unitId === unitId);
  if (accommodation === 'single') return here;
  return here.some(({ userNum }) => userNum === 1) ? participants : [];
};

const crewOf = ({ id, choices, group }: Confirmed, unitId: number): readonly Crew[] => {
  const sailors = aboard(choices, unitId).map(({ userNum, person }) => ({
    bookingId: id,
    userNum,
    gender: person.gender,
  }));
  if (sailors.length === 0) return [];
  const takes = { single: 'places', cabin: 'cabin', whole: 'whole' } as const;
  return [
    { bookingId: id, takes: takes[choices.accommodation], group: group?.code ?? null, sailors },
  ];
};

/** Sorts bookings by the time of their order, so that each list gives them the same berths. */
const sortByOrder = (bookings: readonly Confirmed[]): readonly Confirmed[] =>
  bookings.toSorted((a, b) => a.placedAt - b.placedAt || (a.id < b.id ? -1 : 1));

const togetherOf = ({ booking: { group, id } }: CrewMember): string => group?.code ?? id;
const placeOf = ({ at }: CrewMember): number => (at.cabin ?? 1000) * 1000 + at.berth;

const sortMembers = (members: readonly CrewMember[]): readonly CrewMember[] => {
  const first = new Map<string, number>();
  for (const member of members)
    first.set(
      togetherOf(member),
      Math.min(first.get(togetherOf(member)) ?? Number.MAX_SAFE_INTEGER, placeOf(member)),
    );
  return members.toSorted(
    (a, b) =>
      Number(b.skipper) - Number(a.skipper) ||
      (first.get(togetherOf(a)) ?? 0) - (first.get(togetherOf(b)) ?? 0) ||
      placeOf(a) - placeOf(b),
  );
};

const membersOf = (
  booking: Confirmed,
  allotted: readonly BerthAssignment[],
): readonly CrewMember[] =>
  booking.choices.participants.flatMap(
    ({ userNum, person, berthFirstName, berthLastName }): readonly CrewMember[] => {
      const berth = allotted.find(
        ({ sailor }) => sailor.bookingId === booking.id && sailor.userNum === userNum,
      );
      if (berth === undefined) return [];
      // Step 2 asks for a name on each berth. It is used if the participant's personal data is
      // missing.
      const named =
        person.lastName === ''
          ? { ...person, firstName: berthFirstName, lastName: berthLastName }
          : person;
      return [
        {
          booking,
          userNum,
          person: named,
          at: berth.at,
          skipper: isSkipper(booking.choices, userNum),
        },
      ];
    },
  );

/** Returns the crew of each yacht of a unit; fails if more places were sold than the unit has. */
export const yachtCrews = (
  unit: Unit,
  bookings: readonly Confirmed[],
): Result<readonly YachtCrew[], { readonly kind: 'overbooked' }> => {
  const booked = sortByOrder(bookings);
  return assignBerths(
    unit,
    booked.flatMap((booking) => crewOf(booking, unit.id)),
  ).map((allotted) => {
    const members = booked.flatMap((booking) => membersOf(booking, allotted));
    const yachts = [...new Set(members.map(({ at }) => at.yacht))].toSorted((a, b) => a - b);
    return yachts.map((yacht) => ({
      yacht,
      members: sortMembers(members.filter(({ at }) => at.yacht === yacht)),
    }));
  });
};

export type MissingData = 'firstName' | 'lastName' | 'birthDate' | 'idDocument';

/** Only sea ports ask for a crew list with ID documents; the Mazury lakes have no such port. */
const asksForDocument = (offer: Offer): boolean => !hasTrait(offer, 'mazury');

/** Returns which data the office still needs from a traveller (R37). */
export const missingData = (
  offer: Offer,
  { firstName, lastName, birthDate, idDocument }: Person,
): readonly MissingData[] => [
  ...(firstName === '' ? (['firstName'] as const) : []),
  ...(lastName === '' ? (['lastName'] as const) : []),
  ...(birthDate === '' ? (['birthDate'] as const) : []),
  ...(idDocument === '' && asksForDocument(offer) ? (['idDocument'] as const) : []),
];
