import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../../domain/booking/booking.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { EMPTY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import { BAG, COACH, OFFER, OWN_CAR, offerWith, PREMIER, SETTINGS, SHIRT } from '../../arbitraries/offers.ts';
import { ANNA, JAN } from '../../arbitraries/parties.ts';
import {
  accepted,
  acceptedDraft,
  allSteps,
  beginWith,
  berths,
  contextWith,
  draftAfter,
  FREE,
  give,
  insured,
  NOON,
  named,
  noExtras,
  order,
  refusal,
  release,
  trip,
} from './steps.ts';

/** Others have taken so many single places of the Premier class (20 in all) and everything else. */
const takenByOthers = (places: number) =>
  contextWith({ taken: (unitId): Occupancy => ({ ...EMPTY, singles: unitId === PREMIER.id ? places : 8 }) });
const grayed = contextWith({ offer: offerWith({ grayedOut: true }) });
const invalid = (userNum: number | null, field: string, code: string) => ({ kind: 'invalid', problems: [{ userNum, field, code }] });

describe('beginning a booking', () => {
  it('R8: a new draft has one undecided participant, holds nothing and is version 1', () => {
    const draft = draftAfter([]);
    expect(draft).toMatchObject({ status: 'draft', version: 1, reached: 0, hold: null, seats: [], reserveList: false });
    expect(draft.choices.participants).toHaveLength(1);
    expect(claimsOf(draft)).toEqual({ seats: [], until: null });
  });

  it.each([
    [offerWith({ closed: true }), 'closed'],
    [offerWith({ traits: ['soldOut'] }), 'soldOut'],
    [offerWith({ from: '2027-05-15' }), 'underWay'],
    [offerWith({ from: '2027-05-01', to: '2027-05-14' }), 'over'],
  ])('R9: an offer that cannot be booked is refused at the beginning and at every step', (offer, reason) => {
    const context = contextWith({ offer });
    expect(refusal(beginWith({}, context))).toEqual({ kind: 'bookingClosed', reason });
    expect(refusal(give(draftAfter([]), trip(1), {}, context))).toEqual({ kind: 'bookingClosed', reason });
    expect(refusal(give(draftAfter(allSteps(1)), order(), {}, context))).toEqual({ kind: 'bookingClosed', reason });
  });

  it('R36: an offer that sells whole yachts alone suggests one', () => {
    const offer = offerWith({ units: [{ ...PREMIER, sellsPlaces: false }] });
    expect(draftAfter([], {}, contextWith({ offer })).choices.accommodation).toBe('whole');
  });
});

describe('step 1', () => {
  const single = offerWith({ units: [{ ...PREMIER, sellsWhole: false }] });
  it.each([
    ['nobody', OFFER, trip(0), 'participantsCount', 'tooFew'],
    ['half a person', OFFER, trip(1.5), 'participantsCount', 'tooFew'],
    ['more than the largest yacht carries', OFFER, trip(11), 'participantsCount', 'tooMany'],
    ['a cabin for three', OFFER, trip(3, { accommodation: 'cabin' }), 'participantsCount', 'invalid'],
    ['a cabin on a course', offerWith({ traits: ['course'] }), trip(2, { accommodation: 'cabin' }), 'accommodation', 'notOffered'],
    ['a whole yacht where none is sold', single, trip(2, { accommodation: 'whole' }), 'accommodation', 'notOffered'],
    ['a lone own skipper', OFFER, trip(1, { accommodation: 'whole', ownSkipper: true }), 'participantsCount', 'tooFew'],
    [
      'a marked offer without an own skipper',
      offerWith({ traits: ['boatTrip', 'skipperRequired'] }),
      trip(4, { accommodation: 'whole' }),
      'ownSkipper',
      'required',
    ],
  ])('R36: %s is refused', (_case, offer, command, field, code) => {
    expect(refusal(give(draftAfter([], {}, contextWith({ offer })), command, {}, contextWith({ offer })))).toEqual(
      invalid(null, field, code),
    );
  });

  it('R36: as many as the largest yacht carries are a booking', () => {
    expect(accepted(give(draftAfter([]), trip(10))).choices.participants).toHaveLength(10);
  });

  it('R36: a whole yacht for one is a booking', () => {
    expect(accepted(give(draftAfter([]), trip(1, { accommodation: 'whole' }))).choices.accommodation).toBe('whole');
  });

  it('R8: another number of people keeps those who stay and their units', () => {
    const draft = acceptedDraft(give(draftAfter(allSteps(2)), trip(3)));
    expect(draft.choices.participants.map(({ unitId, person }) => [unitId, person.firstName])).toEqual([
      [501, 'Anna'],
      [501, 'Jan'],
      [null, ''],
    ]);
    expect(acceptedDraft(give(draft, trip(1))).seats).toEqual([{ ...EMPTY, unitId: 501, singles: 1 }]);
  });

  it('R8: another way to sail forgets the units and what they held', () => {
    const draft = acceptedDraft(give(draftAfter(allSteps(2)), trip(2, { accommodation: 'whole' })));
    expect(draft.choices.participants.map(({ unitId }) => unitId)).toEqual([null, null]);
    expect(draft.hold).toBe(null);
    expect(refusal(give(draft, order()))).toEqual(invalid(1, 'unit', 'required'));
  });
});

describe('step 2', () => {
  it('R8: holds the places of the party for 30 minutes', () => {
    const draft = draftAfter([trip(2), berths([501, 502])]);
    expect(draft.hold).toEqual({ beganAt: NOON, until: NOON + 30 * MINUTE });
    expect(claimsOf(draft)).toEqual({
      seats: [
        { ...EMPTY, unitId: 501, singles: 1 },
        { ...EMPTY, unitId: 502, singles: 1 },
      ],
      until: NOON + 30 * MINUTE,
    });
  });

  it('R8: every later save extends the hold to 30 minutes from then, to 2 hours from its beginning at most', () => {
    let draft = draftAfter([trip(1), berths([501])]);
    for (const [minutes, until] of [
      [10, 40],
      [39, 69],
      [68, 98],
      [97, 120],
      [119, 120],
    ] as const) {
      draft = acceptedDraft(give(draft, insured(1), { at: NOON + minutes * MINUTE }));
      expect(draft.hold).toEqual({ beganAt: NOON, until: NOON + until * MINUTE });
    }
    expect(acceptedDraft(give(draft, insured(1), { at: NOON + 2 * HOUR })).hold).toEqual({
      beganAt: NOON + 2 * HOUR,
      until: NOON + 2 * HOUR + 30 * MINUTE,
    });
  });

  it('R8: after a lapse a save tries to hold the places anew, and keeps what was typed where they are gone', () => {
    const draft = draftAfter([trip(1), berths([501])]);
    const later = { at: NOON + 31 * MINUTE };
    expect(acceptedDraft(give(draft, insured(1), later)).hold?.beganAt).toBe(later.at);
    const gone = acceptedDraft(give(draft, insured(1), later, takenByOthers(20)));
    expect(gone.hold).toBe(null);
    expect(gone.choices.participants[0]?.insuranceId).toBe(1);
  });

  it('R9: a party that does not fit is refused without the reserve list and signed up with it', () => {
    const full = takenByOthers(19);
    expect(refusal(give(draftAfter([trip(2)]), berths([501, 501]), {}, full))).toEqual(invalid(null, 'unit', 'noPlaces'));
    const listed = acceptedDraft(give(draftAfter([trip(2)]), berths([501, 501], { reserveList: true }), {}, full));
    expect(listed).toMatchObject({ reserveList: true, hold: null });
    expect(claimsOf(listed).until).toBe(null);
    expect(claimsOf(listed).seats).toEqual([]);
  });

  it('R9: a party that fits gets real places whatever it asked for', () => {
    expect(draftAfter([trip(2), berths([501, 501], { reserveList: true })])).toMatchObject({ reserveList: false, hold: { beganAt: NOON } });
  });

  it('R9: an offer for the reserve list alone takes sign-ups alone', () => {
    expect(refusal(give(draftAfter([trip(1)]), berths([501]), {}, grayed))).toEqual(invalid(null, 'unit', 'noPlaces'));
    expect(acceptedDraft(give(draftAfter([trip(1)]), berths([501], { reserveList: true }), {}, grayed))).toMatchObject({
      reserveList: true,
      hold: null,
    });
  });

  it('R9: what a unit does not sell is refused even for the reserve list', () => {
    const offer = offerWith({
      units: [
        { ...PREMIER, sellsPlaces: false },
        { ...PREMIER, id: 503 },
      ],
    });
    const context = contextWith({ offer });
    const draft = draftAfter([trip(1)], {}, context);
    expect(refusal(give(draft, berths([501], { reserveList: true }), {}, context))).toEqual(invalid(1, 'unit', 'notOffered'));
    const cabin = draftAfter([trip(2, { accommodation: 'cabin' })]);
    expect(refusal(give(cabin, berths([502, 502], { reserveList: true })))).toEqual(invalid(1, 'bedroom', 'notOffered'));
  });

  it('R36: more people than the chosen yacht carries are refused here', () => {
    const draft = draftAfter([trip(8, { accommodation: 'whole' })]);
    expect(refusal(give(draft, berths([502, ...Array.from({ length: 7 }, () => 502)])))).toEqual(invalid(1, 'unit', 'tooManyForYacht'));
    const own = draftAfter([trip(8, { accommodation: 'whole', ownSkipper: true })]);
    expect(accepted(give(own, berths([502, ...Array.from({ length: 7 }, () => 502)]))).seats).toEqual([
      { ...EMPTY, unitId: 502, wholes: 1 },
    ]);
  });

  it('R13: a bedroom for both of two participants is a cabin', () => {
    const draft = draftAfter([trip(2), berths([501, 501], {}, { bedroom: true })]);
    expect(draft.choices.accommodation).toBe('cabin');
    expect(draft.seats).toEqual([{ ...EMPTY, unitId: 501, pairs: 1 }]);
  });

  it('R13: a second participant with the same as the first shares the first’s bedroom', () => {
    const command = berths([501, 501]);
    const [first, second] = command.berths;
    if (first === undefined || second === undefined) throw new Error('two answers');
    const shared = [
      { ...first, bedroom: true },
      { ...second, unitId: null, sameAsFirst: true },
    ];
    const draft = draftAfter([trip(2), { ...command, berths: shared }]);
    expect(draft.choices.accommodation).toBe('cabin');
    expect(draft.choices.participants.map(({ unitId }) => unitId)).toEqual([501, 501]);
  });

  it('R13: a bedroom for one of two, or for a party of three, is refused', () => {
    const command = berths([501, 501]);
    const one = command.berths.map((answer) => ({ ...answer, bedroom: answer.userNum === 2 }));
    expect(refusal(give(draftAfter([trip(2)]), { ...command, berths: one }))).toEqual(invalid(2, 'bedroom', 'invalid'));
    expect(refusal(give(draftAfter([trip(3)]), berths([501, 501, 501], {}, { bedroom: true })))).toMatchObject({ kind: 'invalid' });
  });

  it('R14: the coach needs a pick-up point that is open', () => {
    const by = (journeyId: number | null, pointId: number | null) =>
      berths([501], { journeys: [{ userNum: 1, journeyId, pointId, luggage: undefined }] });
    const draft = draftAfter([trip(1)]);
    expect(refusal(give(draft, by(null, null)))).toEqual(invalid(1, 'journey', 'required'));
    expect(refusal(give(draft, by(9, null)))).toEqual(invalid(1, 'journey', 'unknown'));
    expect(refusal(give(draft, by(1, null)))).toEqual(invalid(1, 'point', 'required'));
    expect(refusal(give(draft, by(1, 4)))).toEqual(invalid(1, 'point', 'unknown'));
    expect(accepted(give(draft, by(1, 3))).choices.participants[0]).toMatchObject({ journeyId: 1, pointId: 3 });
  });

  it('R53: a journey that is the only one is chosen by itself', () => {
    const context = contextWith({ offer: offerWith({ journeys: [OWN_CAR] }) });
    const draft = draftAfter([trip(1), berths([501], { journeys: [] })], {}, context);
    expect(draft.choices.participants[0]?.journeyId).toBe(2);
  });

  it('answers for people whom the booking does not have are refused', () => {
    expect(refusal(give(draftAfter([trip(1)]), { ...berths([501, 501]), journeys: berths([501]).journeys }))).toEqual(
      invalid(2, 'userNum', 'unknown'),
    );
  });
});

describe('steps 3 to 5', () => {
  const seated = draftAfter([trip(2), berths([501, 501])]);

  it('R16: insurance is needed of everybody, resignation and assistance only where they are sold', () => {
    expect(refusal(give(seated, insured(1)))).toEqual(invalid(2, 'insurance', 'required'));
    expect(refusal(give(seated, insured(2, { insuranceId: 9 })))).toMatchObject({ problems: [{ code: 'unknown' }, { code: 'unknown' }] });
    const bare = contextWith({ offer: offerWith({ sellsResignation: false, assistance: null }) });
    expect(refusal(give(seated, insured(2, { resignation: true, assistance: true }), {}, bare))).toMatchObject({
      problems: [
        { userNum: 1, field: 'resignation', code: 'notOffered' },
        { userNum: 1, field: 'assistance', code: 'notOffered' },
        { userNum: 2, field: 'resignation', code: 'notOffered' },
        { userNum: 2, field: 'assistance', code: 'notOffered' },
      ],
    });
  });

  const extras = (selected: readonly { addonId: number; optionId: number | null }[]) =>
    ({ type: 'chooseExtras', trainings: [], addons: [{ userNum: 1, selected }] }) as const;
  const shirt = { addonId: SHIRT.id, optionId: 31 };
  const bag = { addonId: BAG.id, optionId: 13 };
  const insuredParty = acceptedDraft(give(seated, insured(2)));

  it('R14: extra luggage as an add-on is the luggage of step 2, and skipping step 4 keeps it', () => {
    const draft = acceptedDraft(give(insuredParty, extras([bag, shirt])));
    expect(draft.choices.participants[0]).toMatchObject({ luggage: true, addons: [shirt] });
    expect(acceptedDraft(give(draft, noExtras)).choices.participants[0]).toMatchObject({ luggage: true, addons: [] });
  });

  it('R54: after the day 14 days before the start add-ons cannot be added, but kept and taken off', () => {
    const hoodie = { ...SHIRT, id: 4, name: 'Bluza' };
    const context = contextWith({ offer: offerWith({ addons: [SHIRT, hoodie, BAG] }) });
    const both = [shirt, { addonId: 4, optionId: 31 }];
    const on = (day: string) => ({ at: Date.parse(`${day}T10:00:00Z`) });
    expect(give(insuredParty, extras(both), on('2027-07-17'), context).isOk()).toBe(true);
    expect(refusal(give(insuredParty, extras([shirt]), on('2027-07-18'), context))).toEqual(invalid(1, 'addon', 'addonsClosed'));
    expect(refusal(give(insuredParty, extras([bag]), on('2027-07-18'), context))).toEqual(invalid(1, 'addon', 'addonsClosed'));
    const chosen = acceptedDraft(give(insuredParty, extras(both), on('2027-07-17'), context));
    for (const kept of [both, [...both].reverse(), [shirt], []])
      expect(give(chosen, extras(kept), on('2027-07-18'), context).isOk()).toBe(true);
    expect(refusal(give(chosen, extras([{ ...shirt, optionId: 32 }]), on('2027-07-18'), context))).toEqual(
      invalid(1, 'addon', 'addonsClosed'),
    );
  });

  it('R54: an add-on needs an option it has, and is taken once', () => {
    expect(refusal(give(insuredParty, extras([{ addonId: SHIRT.id, optionId: null }])))).toEqual(invalid(1, 'addonOption', 'required'));
    expect(refusal(give(insuredParty, extras([{ addonId: SHIRT.id, optionId: 99 }])))).toEqual(invalid(1, 'addonOption', 'unknown'));
    expect(refusal(give(insuredParty, extras([{ addonId: 99, optionId: null }])))).toEqual(invalid(1, 'addon', 'unknown'));
    expect(refusal(give(insuredParty, extras([shirt, shirt])))).toEqual(invalid(1, 'addon', 'invalid'));
  });

  it('R34: names that are missing are refused, and step 4 may be skipped', () => {
    expect(refusal(give(insuredParty, named(1)))).toMatchObject({ problems: [{ userNum: 2 }, { userNum: 2 }, { userNum: 2 }] });
    expect(acceptedDraft(give(insuredParty, named(2))).reached).toBe(5);
  });

  it('R35: the logged-in booker’s e-mail is their account’s, whatever was typed', () => {
    const typed = named(2, [{ ...ANNA, email: 'other@example.com' }, JAN]);
    const draft = acceptedDraft(give(insuredParty, typed, { bookerEmail: 'anna@example.com' }));
    expect(draft.choices.participants[0]?.person.email).toBe('anna@example.com');
  });

  it('no step is taken before those that it needs', () => {
    expect(refusal(give(draftAfter([]), berths([501])))).toEqual({ kind: 'stepSkipped', step: 1 });
    expect(refusal(give(draftAfter([trip(1)]), insured(1)))).toEqual({ kind: 'stepSkipped', step: 2 });
    expect(refusal(give(seated, noExtras))).toEqual({ kind: 'stepSkipped', step: 3 });
    expect(refusal(give(seated, named(2)))).toEqual({ kind: 'stepSkipped', step: 3 });
    expect(refusal(give(insuredParty, order()))).toEqual({ kind: 'stepSkipped', step: 5 });
  });
});

describe('confirming', () => {
  const ready = draftAfter(allSteps(2));

  it('R50: an order keeps its places for good, its price and its plan', () => {
    const booking = accepted(give(ready, order({ expectedPrice: zloty(4698), paymentOption: 'installment', comments: 'Ahoj' })));
    expect(booking).toMatchObject({
      status: 'confirmed',
      version: ready.version + 1,
      placedAt: NOON,
      comments: 'Ahoj',
      quote: { price: zloty(4698) },
      plan: [{ amount: zloty(1000) }, { amount: zloty(1349) }, { amount: zloty(2349) }],
    });
    expect(claimsOf(booking)).toEqual({ seats: [{ ...EMPTY, unitId: 501, singles: 2 }], until: null });
    expect('hold' in booking).toBe(false);
  });

  it('R50: nothing changes a confirmed booking', () => {
    const booking = accepted(give(ready, order()));
    for (const command of [trip(1), berths([501, 501]), insured(2), noExtras, named(2), order(), release])
      expect(refusal(give(booking, command))).toEqual({ kind: 'alreadyConfirmed' });
  });

  it('R17: a price other than the one that was shown is refused with the new one', () => {
    for (const expectedPrice of [zloty(4697), zloty(4699)])
      expect(refusal(give(ready, order({ expectedPrice })))).toEqual({ kind: 'priceChanged', price: zloty(4698) });
  });

  it('R20: the loyalty of a typed e-mail comes at the confirmation, outside the comparison', () => {
    const trips = { 'anna@example.com': 4 };
    const booking = accepted(give(ready, order({ expectedPrice: zloty(4698) }), { trips }));
    expect(booking).toMatchObject({ quote: { price: zloty(4598), rebates: [{ kind: 'loyalty', value: zloty(100) }] } });
    const own = { trips, bookerEmail: 'anna@example.com' };
    expect(refusal(give(ready, order({ expectedPrice: zloty(4698) }), own))).toEqual({ kind: 'priceChanged', price: zloty(4598) });
  });

  it('R20: an e-mail counts once per booking', () => {
    const same = draftAfter([...allSteps(2).slice(0, 3), named(2, [ANNA, { ...JAN, email: ANNA.email }])]);
    expect(accepted(give(same, order(), { trips: { [ANNA.email]: 2 } }))).toMatchObject({ quote: { rebate: zloty(60) } });
  });

  it('R8, R9: a lapsed hold is no matter while the places are there, and the order is refused where they are gone', () => {
    const later = { at: NOON + 3 * HOUR };
    expect(accepted(give(ready, order(), later, takenByOthers(18))).status).toBe('confirmed');
    expect(refusal(give(ready, order(), later, takenByOthers(19)))).toEqual({ kind: 'placesGone' });
  });

  it('R9: a draft with places is no order once the offer takes reserve-list bookings only', () => {
    expect(refusal(give(ready, order(), {}, grayed))).toEqual({ kind: 'placesGone' });
    expect(acceptedDraft(give(ready, insured(2), {}, grayed)).hold).toBe(null);
  });

  it('R9: a reserve-list draft becomes a sign-up, even where places came free meanwhile', () => {
    const steps = [trip(2), berths([501, 501], { reserveList: true }), insured(2), named(2)];
    const listed = draftAfter(steps, {}, takenByOthers(20));
    const booking = accepted(give(listed, order(), {}, FREE));
    expect(booking.status).toBe('reserveList');
    expect(claimsOf(booking)).toEqual({ seats: [], until: null });
  });

  it('R55: the terms must be accepted', () => {
    expect(refusal(give(ready, order({ termsAccepted: false })))).toEqual(invalid(null, 'termsAccepted', 'required'));
  });

  it('R29: instalments and transfers are refused where they are not offered', () => {
    const late = { at: Date.parse('2027-07-01T10:00:00Z') };
    expect(refusal(give(ready, order({ paymentOption: 'installment' }), late))).toEqual(invalid(null, 'paymentOption', 'notOffered'));
    const week = { at: Date.parse('2027-07-26T10:00:00Z') };
    expect(refusal(give(ready, order(), week))).toEqual(invalid(null, 'paymentType', 'notOffered'));
    const safe = draftAfter([trip(1), berths([501]), insured(1, { resignation: true }), named(1)]);
    expect(refusal(give(safe, order()))).toEqual(invalid(null, 'paymentType', 'notOffered'));
    expect(give(safe, order({ paymentType: 'payu' })).isOk()).toBe(true);
  });

  it('R14, R16: what is no longer sold must be chosen anew', () => {
    const safe = draftAfter([trip(1), berths([501]), insured(1, { resignation: true }), named(1)]);
    const week = { at: Date.parse('2027-07-24T10:00:00Z') };
    expect(refusal(give(safe, order({ paymentType: 'payu' }), week))).toEqual(invalid(1, 'resignation', 'notOffered'));
    const noCar = contextWith({ offer: offerWith({ journeys: [COACH, { ...OWN_CAR, available: false }] }) });
    expect(refusal(give(safe, order({ paymentType: 'payu' }), {}, noCar))).toEqual(invalid(1, 'journey', 'unknown'));
    const onlyFull = contextWith({
      offer: offerWith({ insurances: OFFER.insurances.map((sold) => ({ ...sold, available: sold.id === 2 })) }),
    });
    expect(refusal(give(safe, order({ paymentType: 'payu' }), {}, onlyFull))).toEqual(invalid(1, 'insurance', 'unknown'));
    const coach = draftAfter([
      trip(1),
      berths([501], { journeys: [{ userNum: 1, journeyId: 1, pointId: 3, luggage: false }] }),
      insured(1),
      named(1),
    ]);
    const noStop = contextWith({ offer: offerWith({ journeys: [{ ...COACH, points: [] }, OWN_CAR] }) });
    expect(refusal(give(coach, order(), {}, noStop))).toEqual(invalid(1, 'point', 'unknown'));
  });
});

describe('versions and owners', () => {
  it('R58: each accepted command counts, and one made on an older version is refused', () => {
    const draft = draftAfter([trip(1), berths([501])]);
    expect(draft.version).toBe(3);
    expect(refusal(give(draft, insured(1), { expectedVersion: 2 }))).toEqual({ kind: 'stale', version: 3 });
    expect(accepted(give(draft, insured(1), { expectedVersion: 3 })).version).toBe(4);
  });

  it('R44: a draft goes over to the account whose owner saves it, and stays there', () => {
    const visitor = { visitorId: 'browser', accountId: null };
    const own = acceptedDraft(give(draftAfter([]), trip(1), { owner: { ...visitor, accountId: 'a1' } }));
    expect(own.owner).toEqual({ visitorId: 'browser', accountId: 'a1' });
    expect(acceptedDraft(give(own, trip(1), { owner: visitor })).owner.accountId).toBe('a1');
  });

  it('R8: a newer draft’s hold ends the older one’s, which keeps all that was chosen', () => {
    const draft = draftAfter(allSteps(2));
    const released = acceptedDraft(give(draft, release, { at: NOON + MINUTE }, contextWith({ offer: offerWith({ closed: true }) })));
    expect(released).toEqual({ ...draft, hold: null });
    expect(claimsOf(released).seats).toEqual([]);
    expect(acceptedDraft(give(released, insured(2))).hold?.beganAt).toBe(NOON);
  });

  it('R4: how long a hold lasts is the brand’s own figure', () => {
    const context = contextWith({ settings: { ...SETTINGS, hold: { ...SETTINGS.hold, minutes: 5 } } });
    expect(draftAfter([trip(1), berths([501])], {}, context).hold?.until).toBe(NOON + 5 * MINUTE);
  });
});
