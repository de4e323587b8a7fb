import { describe, expect, it } from 'vitest';
import type { Waiting } from '../../../../domain/booking/booking.ts';
import { MOVE_UP } from '../../../../domain/booking/commands.ts';
import type { Accommodation } from '../../../../domain/catalogue/accommodation.ts';
import type { Unit } from '../../../../domain/catalogue/offer.ts';
import { NO_OCCUPANCY } from '../../../../domain/seats/occupancy.ts';
import { LUXURY, offerWith, PREMIER } from '../../../arbitraries/offers.ts';
import {
  acceptedWaiting,
  berthsStep,
  confirmStep,
  contextWith,
  draftAfter,
  give,
  insureAll,
  nameAll,
  refusalFrom,
  tripStep,
} from '../booking-steps.ts';
import { OFFICE, SYSTEM } from './placed-steps.ts';

const FULL = contextWith({
  taken: (unitId) => ({ ...NO_OCCUPANCY, wholes: unitId === PREMIER.id ? PREMIER.yachts : 0 }),
});

const signUpFor = (accommodation: Accommodation, count: number): Waiting => {
  const steps = [
    tripStep(count, { accommodation }),
    berthsStep(
      Array.from({ length: count }, () => PREMIER.id),
      { reserveList: true },
    ),
    insureAll(count),
    nameAll(count),
  ];
  return acceptedWaiting(give(draftAfter(steps, {}, FULL), confirmStep(), {}, FULL));
};

const changedTo = (changes: Partial<Unit>) =>
  contextWith({ offer: offerWith({ units: [{ ...PREMIER, ...changes }, LUXURY] }) });

describe('a party whose unit was changed while it waited', () => {
  const nine = signUpFor('whole', 9);

  it.each([
    ['a whole yacht with too few berths for the party', nine, { berths: 9 }],
    ['whole yachts that are no longer sold', nine, { sellsWhole: false }],
    [
      'cabins in a class that sells none',
      signUpFor('cabin', 2),
      { unitClass: 'luxuryCatamaran' as const },
    ],
    ['places that are no longer sold', signUpFor('single', 2), { sellsPlaces: false }],
  ])('R11.3, R36.6: stays on the reserve list: %s', (_, signUp, changes) => {
    expect(give(signUp, MOVE_UP, SYSTEM).isOk()).toBe(true);
    for (const by of [SYSTEM, OFFICE])
      expect(refusalFrom(give(signUp, MOVE_UP, by, changedTo(changes)))).toEqual({
        kind: 'notDue',
      });
  });

  it('R36.1, R11.3: moves up onto a yacht that still takes exactly its people', () => {
    expect(give(nine, MOVE_UP, SYSTEM, changedTo({ berths: 10 })).isOk()).toBe(true);
  });

  it('R46: an older line of a move-up is replayed as it was decided', () => {
    expect(give(nine, { type: 'moveUp' }, SYSTEM, changedTo({ berths: 6 })).isOk()).toBe(true);
  });
});
