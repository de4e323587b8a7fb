import { describe, expect, it } from 'vitest';
import { type Draft, placeClaimsOf } from '../../../domain/booking/booking.ts';
import type { CommandOf } from '../../../domain/booking/commands.ts';
import { HOUR } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import { zloty } from '../../../domain/money.ts';
import { NO_OCCUPANCY } from '../../../domain/seats/occupancy.ts';
import { BAG, COACH, OFFER, OWN_CAR, offerWith, SHIRT } from '../../arbitraries/offers.ts';
import { ANNA, JAN } from '../../arbitraries/parties.ts';
import {
  acceptedBooking,
  acceptedConfirmed,
  acceptedDraft,
  allSteps,
  berthsStep,
  confirmStep,
  contextWith,
  draftAfter,
  FREE_CONTEXT,
  GRAYED_CONTEXT,
  give,
  insureAll,
  invalidAt,
  NOON,
  nameAll,
  noExtras,
  refusalFrom,
  releaseStep,
  takenByOthers,
  tripStep,
} from './booking-steps.ts';

describe('a draft confirmed as an order', () => {
  const ready = draftAfter(allSteps(2));

  it('R50, R28.1: an order has its places without a time limit, its price and its plan', () => {
    const booking = acceptedBooking(
      give(
        ready,
        confirmStep({ expectedPrice: zloty(4698), paymentOption: 'installment', comments: 'Ahoj' }),
      ),
    );
    expect(booking).toMatchObject({
      status: 'confirmed',
      version: ready.version + 1,
      placedAt: NOON,
      comments: 'Ahoj',
      quote: { price: zloty(4698) },
      plan: [{ amount: zloty(1000) }, { amount: zloty(1349) }, { amount: zloty(2349) }],
    });
    expect(placeClaimsOf(booking)).toEqual({
      seats: [{ ...NO_OCCUPANCY, unitId: 501, singles: 2 }],
      until: null,
    });
    expect('hold' in booking).toBe(false);
  });

  it('R55.3: an order of a whole yacht records its skipper, except in an older journal line', () => {
    const placed = (ownSkipper: boolean | null, more: Partial<CommandOf<'confirm'>>) => {
      const [, ...later] = allSteps(2);
      const steps =
        ownSkipper === null
          ? allSteps(2)
          : [tripStep(2, { accommodation: 'whole', ownSkipper }), ...later];
      return acceptedConfirmed(give(draftAfter(steps), confirmStep({ comments: 'Ahoj', ...more })));
    };
    const recorded = { recordsSkipper: true } as const;
    expect(placed(true, recorded)).toMatchObject({ skipper: 'ownSkipper', comments: 'Ahoj' });
    expect(placed(false, recorded)).toMatchObject({ skipper: 'organiserSkipper' });
    expect(placed(null, recorded)).not.toHaveProperty('skipper');
    expect(placed(true, {})).not.toHaveProperty('skipper');
  });

  it('R17, R58: an order keeps the draft’s data and office notes, but no field that only drafts have', () => {
    const draft: Draft = {
      ...ready,
      ageCleared: true,
      ageRequest: { number: '17', at: NOON, keepsPlaces: true },
      notes: [{ text: 'Dzwonił', by: 'Ola', at: NOON }],
    };
    const booking = acceptedBooking(give(draft, confirmStep()));
    const drafts = ['reached', 'olderNamed', 'reserveList', 'hold'];
    const counted = ['status', 'version', 'savedAt'];
    const copiedFields = Object.entries(draft).filter(
      ([field]) => !drafts.includes(field) && !counted.includes(field),
    );
    expect(booking).toMatchObject(Object.fromEntries(copiedFields));
    for (const field of drafts) expect(booking).not.toHaveProperty(field);
    expect(acceptedBooking(give(ready, confirmStep()))).not.toHaveProperty('notes');
  });

  it('R50: wizard steps cannot change a confirmed booking', () => {
    const booking = acceptedBooking(give(ready, confirmStep()));
    for (const command of [
      tripStep(1),
      berthsStep([501, 501]),
      insureAll(2),
      noExtras,
      nameAll(2),
      confirmStep(),
      releaseStep,
    ])
      expect(refusalFrom(give(booking, command))).toEqual({ kind: 'alreadyConfirmed' });
  });

  describe('while the shop takes no online payments (R30.8)', () => {
    const offline = (more: Parameters<typeof confirmStep>[0] = {}) =>
      confirmStep({ offline: true, ...more });
    const near = { at: Date.parse('2027-07-27T10:00:00Z') };

    it('R30.8: if the offer allows transfers, an order is accepted with a transfer as its payment method', () => {
      expect(refusalFrom(give(ready, offline({ paymentType: 'online' })))).toEqual(
        invalidAt(null, 'paymentType', 'notOffered'),
      );
      expect(
        acceptedBooking(give(ready, confirmStep({ paymentType: 'online' }))),
      ).not.toHaveProperty('orderedOffline');
      const wired = acceptedConfirmed(give(ready, offline()));
      expect(wired).toMatchObject({ paymentType: 'transfer', orderedOffline: true });
      expect(wired).not.toHaveProperty('wayAwaited');
    });

    it('R30.8: an online-only order is accepted, and is due 24 hours after the office names another method', () => {
      const draft = draftAfter(allSteps(2), near);
      const order22 = acceptedConfirmed(give(draft, offline({ paymentType: 'online' }), near));
      expect(order22).toMatchObject({
        paymentType: 'online',
        orderedOffline: true,
        wayAwaited: true,
      });
      const later = { by: { kind: 'office', name: 'Ewa' }, at: near.at + HOUR } as const;
      const named = acceptedConfirmed(give(order22, { type: 'nameWay' }, later));
      expect(named).toMatchObject({
        paymentType: 'transfer',
        firstDue: later.at + 24 * HOUR,
        version: order22.version + 1,
        savedAt: later.at,
      });
      expect(named).not.toHaveProperty('wayAwaited');
      expect(refusalFrom(give(named, { type: 'nameWay' }, later))).toEqual({ kind: 'alreadyDone' });
      expect(
        acceptedConfirmed(give(draft, confirmStep({ paymentType: 'online' }), near)),
      ).not.toHaveProperty('wayAwaited');
    });

    it('R29, R30.8: a sign-up can choose any payment method, because it pays nothing yet', () => {
      const full = takenByOthers(20);
      const draft = draftAfter(
        [tripStep(1), berthsStep([501], { reserveList: true }), insureAll(1), nameAll(1)],
        {},
        full,
      );
      expect(
        acceptedBooking(give(draft, offline({ paymentType: 'online' }), {}, full)),
      ).toMatchObject({
        status: 'reserveList',
        orderedOffline: true,
      });
    });
  });

  it('R46: an order stores the documents that the customer saw, if the command contains them', () => {
    expect(acceptedBooking(give(ready, confirmStep()))).not.toHaveProperty('shown');
    const shownDocuments = { at: 0, documents: [] };
    expect(acceptedBooking(give(ready, confirmStep({ shown: shownDocuments })))).toMatchObject({
      shown: shownDocuments,
    });
  });

  it('R17.1: an order at a price that is no longer current is refused with the current price', () => {
    for (const expectedPrice of [zloty(4697), zloty(4699)])
      expect(refusalFrom(give(ready, confirmStep({ expectedPrice })))).toEqual({
        kind: 'priceChanged',
        price: zloty(4698),
      });
  });

  it('R17.3: an order that does not state the price shown is not compared with the current price', () => {
    expect(acceptedBooking(give(ready, confirmStep({ expectedPrice: null })))).toMatchObject({
      quote: { price: zloty(4698) },
    });
  });

  it('R20.3, R17.2: the order is not refused if a typed e-mail lowers its price by a loyalty rebate', () => {
    const trips = { 'anna@example.com': 4 };
    const booking = acceptedBooking(
      give(ready, confirmStep({ expectedPrice: zloty(4698) }), { trips }),
    );
    expect(booking).toMatchObject({
      quote: { price: zloty(4598), rebates: [{ kind: 'loyalty', value: zloty(100) }] },
    });
    const facts = { trips, bookerEmail: 'anna@example.com' };
    expect(refusalFrom(give(ready, confirmStep({ expectedPrice: zloty(4698) }), facts))).toEqual({
      kind: 'priceChanged',
      price: zloty(4598),
    });
  });

  it('R20.2: if two participants give the same e-mail, only one of them gets the loyalty rebate', () => {
    const same = draftAfter([
      ...allSteps(2).slice(0, 3),
      nameAll(2, [ANNA, { ...JAN, email: ANNA.email }]),
    ]);
    expect(
      acceptedBooking(give(same, confirmStep(), { trips: { [ANNA.email]: 2 } })),
    ).toMatchObject({
      quote: { rebate: zloty(60) },
    });
  });

  it('R8.7, R9: after the hold expired, an order succeeds if the places are free and is refused otherwise', () => {
    const later = { at: NOON + 3 * HOUR };
    expect(acceptedBooking(give(ready, confirmStep(), later, takenByOthers(18))).status).toBe(
      'confirmed',
    );
    expect(refusalFrom(give(ready, confirmStep(), later, takenByOthers(19)))).toEqual({
      kind: 'placesGone',
    });
  });

  it('R9: a draft that took places cannot be ordered once the offer takes only reserve-list sign-ups', () => {
    expect(refusalFrom(give(ready, confirmStep(), {}, GRAYED_CONTEXT))).toEqual({
      kind: 'placesGone',
    });
    expect(acceptedDraft(give(ready, insureAll(2), {}, GRAYED_CONTEXT)).hold).toBe(null);
  });

  it('R9.8: a draft for the reserve list becomes a sign-up, even if places are free by then', () => {
    const steps = [
      tripStep(2),
      berthsStep([501, 501], { reserveList: true }),
      insureAll(2),
      nameAll(2),
    ];
    const listed = draftAfter(steps, {}, takenByOthers(20));
    const booking = acceptedBooking(give(listed, confirmStep(), {}, FREE_CONTEXT));
    expect(booking.status).toBe('reserveList');
    expect(placeClaimsOf(booking)).toEqual({ seats: [], until: null });
  });

  it('R55.2: an order is refused unless the customer accepts the terms', () => {
    expect(refusalFrom(give(ready, confirmStep({ termsAccepted: false })))).toEqual(
      invalidAt(null, 'termsAccepted', 'required'),
    );
  });

  it('R29: instalments and transfer are refused if the booking does not allow them', () => {
    const late = { at: Date.parse('2027-07-01T10:00:00Z') };
    expect(refusalFrom(give(ready, confirmStep({ paymentOption: 'installment' }), late))).toEqual(
      invalidAt(null, 'paymentOption', 'notOffered'),
    );
    const week = { at: Date.parse('2027-07-26T10:00:00Z') };
    expect(refusalFrom(give(ready, confirmStep(), week))).toEqual(
      invalidAt(null, 'paymentType', 'notOffered'),
    );
    const safe = draftAfter([
      tripStep(1),
      berthsStep([501]),
      insureAll(1, { resignation: true }),
      nameAll(1),
    ]);
    expect(refusalFrom(give(safe, confirmStep()))).toEqual(
      invalidAt(null, 'paymentType', 'notOffered'),
    );
    expect(give(safe, confirmStep({ paymentType: 'online' })).isOk()).toBe(true);
  });

  it('R29, W-134: transfers are refused if one of three travellers has resignation insurance', () => {
    for (const who of [1, 2, 3]) {
      const { insurances } = insureAll(3);
      const some = {
        type: 'chooseInsurance',
        insurances: insurances.map((insurance) => ({
          ...insurance,
          resignation: insurance.userNum === who,
        })),
      } as const;
      const safe = draftAfter([tripStep(3), berthsStep([501, 501, 501]), some, nameAll(3)]);
      expect(refusalFrom(give(safe, confirmStep()))).toEqual(
        invalidAt(null, 'paymentType', 'notOffered'),
      );
      expect(give(safe, confirmStep({ paymentType: 'online' })).isOk()).toBe(true);
    }
  });

  it('R14, R16: the order is refused until an insurance that is no longer sold is replaced', () => {
    const safe = draftAfter([
      tripStep(1),
      berthsStep([501]),
      insureAll(1, { resignation: true }),
      nameAll(1),
    ]);
    const week = { at: Date.parse('2027-07-24T10:00:00Z') };
    expect(refusalFrom(give(safe, confirmStep({ paymentType: 'online' }), week))).toEqual(
      invalidAt(1, 'resignation', 'notOffered'),
    );
    const noCar = contextWith({
      offer: offerWith({ journeys: [COACH, { ...OWN_CAR, available: false }] }),
    });
    expect(refusalFrom(give(safe, confirmStep({ paymentType: 'online' }), {}, noCar))).toEqual(
      invalidAt(1, 'journey', 'unknown'),
    );
    const onlyFull = contextWith({
      offer: offerWith({
        insurances: OFFER.insurances.map((sold) => ({ ...sold, available: sold.id === 2 })),
      }),
    });
    expect(refusalFrom(give(safe, confirmStep({ paymentType: 'online' }), {}, onlyFull))).toEqual(
      invalidAt(1, 'insurance', 'unknown'),
    );
    const coach = draftAfter([
      tripStep(1),
      berthsStep([501], { journeys: [{ userNum: 1, journeyId: 1, pointId: 3, luggage: false }] }),
      insureAll(1),
      nameAll(1),
    ]);
    const noStop = contextWith({
      offer: offerWith({ journeys: [{ ...COACH, points: [] }, OWN_CAR] }),
    });
    expect(refusalFrom(give(coach, confirmStep(), {}, noStop))).toEqual(
      invalidAt(1, 'point', 'unknown'),
    );
  });

  it('R14, R54: an order is refused while it has a training or add-on that is no longer sold', () => {
    const extras = {
      type: 'chooseExtras',
      trainings: [{ userNum: 1, selected: [{ trainingId: 5, optionId: 51 }] }],
      addons: [
        {
          userNum: 2,
          selected: [
            { addonId: SHIRT.id, optionId: 31 },
            { addonId: BAG.id, optionId: 13 },
          ],
        },
      ],
    } as const;
    const [first, second, third, names] = allSteps(2);
    const draft = draftAfter(
      [first, second, third, extras, names].filter((step) => step !== undefined),
    );
    expect(give(draft, confirmStep()).isOk()).toBe(true);
    const without = (change: Partial<Offer>) =>
      refusalFrom(give(draft, confirmStep(), {}, contextWith({ offer: offerWith(change) })));
    expect(without({ trainings: [] })).toEqual(invalidAt(1, 'training', 'unknown'));
    expect(without({ addons: [{ ...SHIRT, available: false }, BAG] })).toEqual(
      invalidAt(2, 'addon', 'unknown'),
    );
    expect(without({ addons: [SHIRT] })).toEqual(invalidAt(2, 'addon', 'unknown'));
    const [medium] = SHIRT.options;
    expect(
      without({
        addons: [{ ...SHIRT, options: medium === undefined ? [] : [{ ...medium, id: 99 }] }, BAG],
      }),
    ).toEqual(invalidAt(2, 'addonOption', 'unknown'));
  });
});
