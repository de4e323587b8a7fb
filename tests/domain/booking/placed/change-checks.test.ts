import { describe, expect, it } from 'vitest';
import type { ChangeBooking } from '../../../../domain/booking/commands.ts';
import { BAG, offerWith, SHIRT } from '../../../arbitraries/offers.ts';
import { JAN } from '../../../arbitraries/parties.ts';
import { accepted, contextWith, GRAYED, give, invalid, NOON, refusal, takenByOthers } from '../steps.ts';
import { change, OFFICE, ordered, orderedCabin, priceIn, reversed, thenGive } from './placed-steps.ts';

const shirt = (userNum: number, optionId = 31) => ({ userNum, selected: [{ addonId: SHIRT.id, optionId }] });
const bag = { addonId: BAG.id, optionId: 13 };
const car = (userNum: number, luggage: boolean | undefined) => ({ userNum, journeyId: 2, pointId: null, luggage });

describe('a change is checked and seated as a new booking', () => {
  const booking = ordered(2);
  const shirts = { userNum: 1, selected: [31, 32].map((optionId) => ({ addonId: SHIRT.id, optionId })) };

  it.each<[string, ChangeBooking, number, Parameters<typeof invalid>[1], Parameters<typeof invalid>[2]]>([
    ['a unit that nobody knows', change({ berths: [{ userNum: 2, unitId: 999 }] }), 2, 'unit', 'unknown'],
    ['somebody whom the booking does not have', change({ berths: [{ userNum: 3, unitId: 501 }] }), 3, 'userNum', 'unknown'],
    [
      'the coach without a point',
      change({ journeys: [{ userNum: 1, journeyId: 1, pointId: null, luggage: undefined }] }),
      1,
      'point',
      'required',
    ],
    ['no way there', change({ journeys: [{ userNum: 1, journeyId: null, pointId: null, luggage: undefined }] }), 1, 'journey', 'required'],
    ['no insurance', change({ insurances: [{ userNum: 2, insuranceId: null, assistance: false }] }), 2, 'insurance', 'required'],
    [
      'a shirt without its size',
      change({ addons: [{ userNum: 1, selected: [{ addonId: 3, optionId: null }] }] }),
      1,
      'addonOption',
      'required',
    ],
    ['the same add-on twice', change({ addons: [shirts] }), 1, 'addon', 'invalid'],
    [
      'a training that is not sold',
      change({ trainings: [{ userNum: 1, selected: [{ trainingId: 5, optionId: 9 }] }] }),
      1,
      'training',
      'unknown',
    ],
    [
      'a name that is missing',
      change({ people: [{ userNum: 2, fillLater: false, person: { ...JAN, lastName: '' } }] }),
      2,
      'lastName',
      'required',
    ],
    [
      'a traveller who is too young',
      change({ people: [{ userNum: 2, fillLater: false, person: { ...JAN, birthDate: '2010-01-01' } }] }),
      2,
      'birthDate',
      'ageUnder18',
    ],
    [
      'data left for later on single places',
      change({ people: [{ userNum: 2, fillLater: true, person: JAN }] }),
      2,
      'fillInLater',
      'notAllowed',
    ],
  ])('R34.1, R37: %s is refused and nothing is changed', (_case, command, userNum, field, code) => {
    expect(refusal(give(booking, command))).toEqual(invalid(userNum, field, code));
  });

  it('R14, R37: luggage is not added where it is not sold', () => {
    const none = contextWith({ offer: offerWith({ addons: [SHIRT, { ...BAG, available: false }] }) });
    for (const command of [change({ journeys: [car(1, true)] }), change({ addons: [{ userNum: 1, selected: [bag] }] })])
      expect(refusal(give(booking, command, {}, none))).toMatchObject({ kind: 'invalid', problems: [{ userNum: 1, field: 'addon' }] });
  });

  it('R16, R37: assistance is not added where it is not sold, and stays with who has it', () => {
    const none = contextWith({ offer: offerWith({ assistance: null }) });
    const assisted = (assistance: boolean) => change({ insurances: [{ userNum: 1, insuranceId: 1, assistance }] });
    expect(refusal(give(ordered(1), assisted(true), {}, none))).toEqual(invalid(1, 'assistance', 'notOffered'));
    const has = thenGive(ordered(1), [assisted(true)]);
    expect(priceIn(has)).toBe(2409);
    const shirt = change({ addons: [{ userNum: 1, selected: [{ addonId: SHIRT.id, optionId: 31 }] }] });
    expect(priceIn(thenGive(has, [shirt], {}, none))).toBe(2488);
  });

  it('R33, R37: a traveller of 45 is named on a placed booking once the office has cleared it, and not before', () => {
    const older = change({ people: [{ userNum: 2, fillLater: false, person: { ...JAN, birthDate: '1982-12-31' } }] });
    expect(refusal(give(ordered(2), older))).toEqual(invalid(2, 'birthDate', 'age45'));
    const cleared = thenGive(ordered(2), [{ type: 'clearAge' }], OFFICE);
    expect(cleared).toMatchObject({ ageCleared: true, version: ordered(2).version + 1 });
    expect(refusal(give(cleared, { type: 'clearAge' }, OFFICE))).toEqual({ kind: 'alreadyDone' });
    expect(thenGive(cleared, [older]).choices.participants[1]?.person.birthDate).toBe('1982-12-31');
    // Nobody under 18 is cleared by that.
    const child = change({ people: [{ userNum: 2, fillLater: false, person: { ...JAN, birthDate: '2010-01-01' } }] });
    expect(refusal(give(cleared, child))).toEqual(invalid(2, 'birthDate', 'ageUnder18'));
  });

  it('R37.2: no places for the whole change is no change', () => {
    const command = change({ berths: [{ userNum: 2, unitId: 502 }], addons: [shirt(1)] });
    expect(refusal(give(booking, command, {}, takenByOthers(10)))).toEqual({ kind: 'placesGone' });
    expect(give(booking, command).isOk()).toBe(true);
  });

  it('R37: who keeps the places needs no free ones, and none are asked for on an offer that gives none', () => {
    const command = change({ addons: [shirt(1)] });
    expect(give(booking, command, {}, takenByOthers(20)).isOk()).toBe(true);
    expect(give(booking, command, {}, GRAYED).isOk()).toBe(true);
    expect(refusal(give(booking, change({ berths: [{ userNum: 2, unitId: 502 }] }), {}, GRAYED))).toEqual({ kind: 'placesGone' });
  });

  it('R37: places that are kept in another order of their fields are the same places', () => {
    const kept = { ...booking, seats: booking.seats.map(reversed) };
    expect(give(kept, change({ addons: [shirt(1)] }), {}, takenByOthers(20)).isOk()).toBe(true);
  });

  it('R37: a class without cabins takes no cabin', () => {
    expect(refusal(give(orderedCabin(), change({ berths: [{ userNum: 1, unitId: 502 }] })))).toEqual(invalid(1, 'bedroom', 'notOffered'));
  });

  it('R58: a change names the version that it was made on', () => {
    const command = change({ addons: [shirt(1)] });
    expect(refusal(give(booking, command, { expectedVersion: booking.version - 1 }))).toEqual({ kind: 'stale', version: booking.version });
    expect(accepted(give(booking, command, { expectedVersion: booking.version }))).toMatchObject({
      version: booking.version + 1,
      savedAt: NOON,
    });
  });
});
