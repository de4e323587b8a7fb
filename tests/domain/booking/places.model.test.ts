import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Booking, placeClaimsOf } from '../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import type { Decided, DecisionContext } from '../../../domain/booking/decide.ts';
import { MINUTE } from '../../../domain/calendar.ts';
import type { Accommodation } from '../../../domain/catalogue/accommodation.ts';
import { addOccupancy, NO_OCCUPANCY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import { offerWith, PREMIER } from '../../arbitraries/offers.ts';
import { fitsByBruteForce } from '../../support/brute-packer.ts';
import { deepFreeze } from '../../support/deep-freeze.ts';
import { runs } from '../../support/runs.ts';
import {
  acceptedBooking,
  beginWith,
  berthsStep,
  confirmStep,
  contextWith,
  give,
  insureAll,
  NOON,
  nameAll,
  releaseStep,
  tripStep,
} from './booking-steps.ts';
import {
  allPartiesFit,
  emptyPaper,
  FLEETS,
  fitsOnPaper,
  type PlacesPaper,
  type PlacesParty,
  partyOf,
  saveOnPaper,
} from './places.model.ts';

const PARTIES = 5;
const OFFER = deepFreeze(
  offerWith({ units: [...FLEETS].map(([id, fleet]) => ({ ...PREMIER, id, ...fleet })) }),
);

class Shop {
  at = NOON;
  readonly bookings: Booking[] = Array.from({ length: PARTIES }, (_, who) =>
    deepFreeze(
      acceptedBooking(beginWith({ bookingId: `party${who}` }, contextWith({ offer: OFFER }))),
    ),
  );
  readonly confirmed = new Map<number, Booking>();

  booking(who: number): Booking {
    const booking = this.bookings[who];
    if (booking === undefined) throw new Error(`no booking ${who}`);
    return booking;
  }

  taken(unitId: number, except: number | null): Occupancy {
    const claims = this.bookings.filter((_, who) => who !== except).map(placeClaimsOf);
    const live = claims
      .filter(({ until }) => until === null || this.at < until)
      .flatMap(({ seats }) => seats);
    return live
      .filter((seats) => seats.unitId === unitId)
      .reduce<Occupancy>((sum, seats) => addOccupancy(sum, seats), NO_OCCUPANCY);
  }

  /** Runs a command twice on frozen input; results must be equal. */
  give(who: number, command: LifeCommand): Decided {
    const context: DecisionContext = contextWith({
      offer: OFFER,
      taken: (unitId) => this.taken(unitId, who),
    });
    const before = this.booking(who);
    const result = give(before, deepFreeze(command), { at: this.at }, context);
    expect(give(before, command, { at: this.at }, context)).toEqual(result);
    if (result.isOk()) this.bookings[who] = deepFreeze(result.value.booking);
    else expect(this.booking(who)).toBe(before);
    return result;
  }
}

const stillRight = (paper: PlacesPaper, shop: Shop): void => {
  expect(allPartiesFit(paper)).toBe(true);
  for (const [unitId, fleet] of FLEETS)
    expect(fitsByBruteForce(fleet, shop.taken(unitId, null))).toBe(true);
  shop.bookings.forEach((booking, who) => {
    const party = partyOf(paper, who);
    expect(booking.version).toBe(party.accepted);
    if (booking.status === 'draft') {
      expect(party.done).toBe(null);
      const hold = booking.hold;
      if (hold !== null) {
        expect(hold.until - hold.beganAt).toBeLessThanOrEqual(120 * MINUTE);
        expect(hold.until - booking.savedAt).toBeLessThanOrEqual(30 * MINUTE);
      }
      const until = hold !== null && shop.at < hold.until ? (hold.until - NOON) / MINUTE : 0;
      expect(until).toBe(paper.now < party.until ? party.until : 0);
      expect(booking.reserveList).toBe(party.list);
    } else {
      expect(booking.status).toBe(
        party.done === 'order'
          ? 'confirmed'
          : party.done === 'signUp'
            ? 'reserveList'
            : 'cancelled',
      );
      expect(placeClaimsOf(booking).seats.length > 0).toBe(party.done === 'order');
      const current = shop.confirmed.get(who) ?? booking;
      shop.confirmed.set(who, booking);
      if (current.version === booking.version) expect(booking).toBe(current);
      expect(booking.choices).toBe(current.choices);
      expect('quote' in booking && 'quote' in current && booking.quote === current.quote).toBe(
        true,
      );
    }
  });
  for (const who of shop.confirmed.keys()) expect(shop.booking(who).status).not.toBe('draft');
};

type Command = fc.Command<PlacesPaper, Shop>;

const command = (
  who: number,
  says: string,
  command: LifeCommand,
  onPaper: (paper: PlacesPaper, party: PlacesParty) => boolean,
): Command => ({
  check: () => true,
  run: (paper, shop) => {
    const party = partyOf(paper, who);
    const expected = party.done === null && onPaper(paper, party);
    const result = shop.give(who, command);
    expect(result.isOk()).toBe(expected);
    stillRight(paper, shop);
  },
  toString: () => `party ${who} ${says}`,
});

const wait = (minutes: number): Command => ({
  check: () => true,
  run: (paper, shop) => {
    paper.now += minutes;
    shop.at += minutes * MINUTE;
    stillRight(paper, shop);
  },
  toString: () => `${minutes} minutes pass`,
});

const sail = (who: number, way: Accommodation, count: number): Command =>
  command(
    who,
    `wants ${way} for ${count}`,
    tripStep(count, { accommodation: way }),
    (paper, party) => {
      const remaining = party.people
        .slice(0, count)
        .map((person) => ({ ...person, unit: party.way === way ? person.unit : null }));
      party.people = Array.from(
        { length: count },
        (_, index) =>
          remaining[index] ?? { unit: null, journey: false, insured: false, named: false },
      );
      party.way = way;
      saveOnPaper(paper, party, 1);
      return true;
    },
  );

const sit = (
  who: number,
  units: readonly [number, number, number],
  listWillDo: boolean,
): Command => ({
  check: () => true,
  run: (paper, shop) => {
    const { people, way } = partyOf(paper, who);
    const chosen = people.map((_, index) => (way === 'single' ? (units[index] ?? 1) : units[0]));
    command(who, '', berthsStep(chosen, { reserveList: listWillDo }), (sheet, party) => {
      const before = { ...party, people: party.people };
      if (party.reached < 1) return false;
      party.people = party.people.map((person, index) => ({
        ...person,
        unit: chosen[index] ?? null,
        journey: true,
      }));
      party.list = !fitsOnPaper(sheet, party);
      if (party.list && !listWillDo) {
        Object.assign(party, before);
        return false;
      }
      saveOnPaper(sheet, party, 2);
      return true;
    }).run(paper, shop);
  },
  toString: () =>
    `party ${who} sits on ${units.join('/')}${listWillDo ? ' or the reserve list' : ''}`,
});

const insure = (who: number): Command => ({
  check: () => true,
  run: (paper, shop) =>
    command(who, '', insureAll(partyOf(paper, who).people.length), (sheet, party) => {
      if (party.reached < 2) return false;
      party.people = party.people.map((person) => ({ ...person, insured: true }));
      saveOnPaper(sheet, party, 3);
      return true;
    }).run(paper, shop),
  toString: () => `party ${who} insures everybody`,
});

const name = (who: number): Command => ({
  check: () => true,
  run: (paper, shop) =>
    command(who, '', nameAll(partyOf(paper, who).people.length), (sheet, party) => {
      if (party.reached < 3) return false;
      party.people = party.people.map((person) => ({ ...person, named: true }));
      saveOnPaper(sheet, party, 5);
      return true;
    }).run(paper, shop),
  toString: () => `party ${who} names everybody`,
});

const confirm = (who: number): Command =>
  command(who, 'confirms', confirmStep(), (paper, party) => {
    const seats = party.way === 'single' ? party.people : party.people.slice(0, 1);
    const answered =
      party.people.every((person) => person.journey && person.insured && person.named) &&
      seats.every(({ unit }) => unit !== null);
    if (party.reached < 5 || !answered || (!party.list && !fitsOnPaper(paper, party))) return false;
    party.done = party.list ? 'signUp' : 'order';
    reached[party.done] += 1;
    party.accepted += 1;
    return true;
  });

const reached = { order: 0, signUp: 0, gone: 0, movedUp: 0 };

const afterwards = (
  who: number,
  says: string,
  command: LifeCommand,
  ends: (paper: PlacesPaper, party: PlacesParty) => PlacesParty['done'],
): Command => ({
  check: () => true,
  run: (paper, shop) => {
    const party = partyOf(paper, who);
    const end = party.done === null ? null : ends(paper, party);
    if (end !== null) {
      reached[end === 'order' ? 'movedUp' : end] += 1;
      party.done = end;
      party.accepted += 1;
    }
    expect(shop.give(who, command).isOk()).toBe(end !== null);
    stillRight(paper, shop);
  },
  toString: () => `party ${who} ${says}`,
});

const cancel = (who: number): Command =>
  afterwards(who, 'is cancelled', { type: 'cancel', reason: 'organiser' }, (_, { done }) =>
    done === 'gone' ? null : 'gone',
  );
const leave = (who: number): Command =>
  afterwards(who, 'leaves the reserve list', { type: 'leaveReserveList' }, (_, { done }) =>
    done === 'signUp' ? 'gone' : null,
  );
const moveUp = (who: number): Command =>
  afterwards(who, 'tries to move up', { type: 'moveUp' }, (paper, party) =>
    party.done === 'signUp' && fitsOnPaper(paper, party) ? 'order' : null,
  );

const giveUp = (who: number): Command =>
  command(who, 'gives up its hold', releaseStep, (_, party) => {
    party.until = 0;
    return true;
  });

const goOn = (who: number, count: number, units: readonly [number, number, number]): Command => ({
  check: () => true,
  run: (paper, shop) => {
    const { reached } = partyOf(paper, who);
    const next = [
      sail(who, 'single', count),
      sit(who, units, true),
      insure(who),
      name(who),
      name(who),
      confirm(who),
    ][reached];
    next?.run(paper, shop);
  },
  toString: () => `party ${who} goes on (single for ${count}, ${units.join('/')})`,
});

const goesAllTheWay = (
  who: number,
  count: number,
  units: readonly [number, number, number],
): Command => ({
  check: () => true,
  run: (paper, shop) => {
    for (let step = 0; step < 6; step += 1) goOn(who, count, units).run(paper, shop);
  },
  toString: () => `party ${who} goes all the way (single for ${count}, ${units.join('/')})`,
});

/** After places become free, every party on the reserve list tries to move up, in order (R11). */
const tryAll: Command = {
  check: () => true,
  run: (paper, shop) => {
    for (const who of paper.parties.keys()) moveUp(who).run(paper, shop);
  },
  toString: () => 'all waiting parties try to move up',
};

const makesRoom = (who: number): Command => ({
  check: () => true,
  run: (paper, shop) => {
    cancel(who).run(paper, shop);
    tryAll.run(paper, shop);
  },
  toString: () => `party ${who} is cancelled, and all waiting parties try to move up`,
});

const who = fc.nat(PARTIES - 1);
const unit = fc.constantFrom(1, 2);
const ways = fc.oneof(
  fc.tuple(fc.constant<Accommodation>('single'), fc.integer({ min: 1, max: 3 })),
  fc.tuple(fc.constant<Accommodation>('cabin'), fc.constant(2)),
  // A yacht with three berths takes two travellers beside the organiser's skipper (R36).
  fc.tuple(fc.constant<Accommodation>('whole'), fc.integer({ min: 1, max: 2 })),
);

const allTheWay = fc
  .tuple(who, fc.integer({ min: 2, max: 3 }), fc.tuple(unit, unit, unit))
  .map((choice) => goesAllTheWay(...choice));
const onward = fc
  .tuple(who, fc.integer({ min: 1, max: 3 }), fc.tuple(unit, unit, unit))
  .map(([party, count, units]) => goOn(party, count, units));

const commands = fc.commands(
  [
    onward,
    onward,
    onward,
    onward,
    allTheWay,
    allTheWay,
    allTheWay,
    fc.constantFrom(1, 15, 29, 30, 31, 60, 119, 121, 1500).map(wait),
    fc.tuple(who, ways).map(([party, [way, count]]) => sail(party, way, count)),
    fc
      .tuple(who, fc.tuple(unit, unit, unit), fc.boolean())
      .map(([party, units, list]) => sit(party, units, list)),
    fc.tuple(who, fc.tuple(unit, unit, unit)).map(([party, units]) => sit(party, units, false)),
    who.map(insure),
    who.map(name),
    who.map(confirm),
    who.map(giveUp),
    who.map(cancel),
    who.map(moveUp),
    fc.constant(tryAll),
    who.map(makesRoom),
    who.map(makesRoom),
    who.map(leave),
  ],
  { maxCommands: 80, size: 'max' },
);

describe('several parties that compete for the same places', () => {
  it('R7, R8, R9, R10, R11, R50, R58: the shop agrees with a simple model for any commands in any order', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        const paper = emptyPaper(PARTIES);
        fc.modelRun(() => ({ model: paper, real: new Shop() }), sequence);
      }),
      runs(100),
    );
    for (const [end, atLeast] of [
      ['order', 50],
      ['gone', 20],
      ['signUp', 10],
      ['movedUp', 0],
    ] as const)
      expect(reached[end], end).toBeGreaterThan(atLeast);
  });
});
