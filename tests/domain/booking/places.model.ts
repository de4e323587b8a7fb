import type { Accommodation } from '../../../domain/catalogue/accommodation.ts';
import type { Fleet } from '../../../domain/seats/occupancy.ts';
import { fitsByBruteForce } from '../../support/brute-packer.ts';

export const FLEETS: ReadonlyMap<number, Fleet> = new Map([
  [1, { yachts: 2, berths: 3, cabins: 1 }],
  [2, { yachts: 1, berths: 4, cabins: 2 }],
]);

/** All times are in minutes. */
export type PlacesParty = {
  reached: number;
  way: Accommodation;
  people: { unit: number | null; journey: boolean; insured: boolean; named: boolean }[];
  list: boolean;
  since: number;
  until: number;
  done: 'order' | 'signUp' | 'gone' | null;
  accepted: number;
};

export type PlacesPaper = { now: number; readonly parties: PlacesParty[] };

export const emptyPaper = (count: number): PlacesPaper => ({
  now: 0,
  parties: Array.from({ length: count }, () => ({
    reached: 0,
    way: 'single',
    people: [{ unit: null, journey: false, insured: false, named: false }],
    list: false,
    since: 0,
    until: 0,
    done: null,
    accepted: 1,
  })),
});

export const partyOf = (paper: PlacesPaper, who: number): PlacesParty => {
  const party = paper.parties[who];
  if (party === undefined) throw new Error(`no party ${who}`);
  return party;
};

const counts = (paper: PlacesPaper, party: PlacesParty): boolean =>
  party.done === 'order' || (party.done === null && paper.now < party.until);

const onUnit = (parties: readonly PlacesParty[], unit: number) => {
  const occupancy = { wholes: 0, pairs: 0, singles: 0 };
  for (const { way, people } of parties) {
    const chosen = people.filter((person) => person.unit === unit).length;
    if (way === 'whole') occupancy.wholes += chosen > 0 ? 1 : 0;
    if (way === 'cabin') occupancy.pairs += chosen > 0 ? 1 : 0;
    if (way === 'single') occupancy.singles += chosen;
  }
  return occupancy;
};

export const fitsOnPaper = (paper: PlacesPaper, party: PlacesParty): boolean => {
  const all = [...paper.parties.filter((other) => other !== party && counts(paper, other)), party];
  const seated = party.people.some(({ unit }) => unit !== null);
  return seated && [...FLEETS].every(([unit, fleet]) => fitsByBruteForce(fleet, onUnit(all, unit)));
};

export const allPartiesFit = (paper: PlacesPaper): boolean =>
  [...FLEETS].every(([unit, fleet]) =>
    fitsByBruteForce(
      fleet,
      onUnit(
        paper.parties.filter((party) => counts(paper, party)),
        unit,
      ),
    ),
  );

/** From step 2 on, a saved step holds the party's places if they are free (R8). */
export const saveOnPaper = (paper: PlacesPaper, party: PlacesParty, step: number): void => {
  const alive = paper.now < party.until;
  party.accepted += 1;
  party.reached = Math.max(party.reached, step);
  const holdsPlaces = party.reached >= 2 && !party.list && fitsOnPaper(paper, party);
  party.since = alive ? party.since : paper.now;
  party.until = holdsPlaces ? Math.min(paper.now + 30, party.since + 120) : 0;
};
