import { describe, expect, it } from 'vitest';
import type { Confirmed } from '../../../../domain/booking/booking.ts';
import { isConfirmedAndChangeable } from '../../../../domain/booking/placed/change.ts';
import { zloty } from '../../../../domain/money.ts';
import { NO_OCCUPANCY } from '../../../../domain/seats/occupancy.ts';
import {
  BAG,
  BASIC,
  COACH,
  FULL,
  OFFER,
  OWN_CAR,
  offerWith,
  PREMIER,
  SETTINGS,
  SHIRT,
  TRAINING,
} from '../../../arbitraries/offers.ts';
import { ANNA, JAN } from '../../../arbitraries/parties.ts';
import {
  acceptedBooking,
  acceptedConfirmed,
  berthsStep,
  changedVouchers,
  confirmStep,
  contextWith,
  draftAfter,
  give,
  insureAll,
  nameAll,
  refusalFrom,
  tripStep,
} from '../booking-steps.ts';
import { bag, extras, priceRowsOf, SUPERIOR, shirt, withSuperior } from './change-items.ts';
import {
  atNoonOf,
  changeStep,
  OFFICE,
  orderedCabin,
  placedOrder,
  placedSignUp,
  priceIn,
  thenGive,
} from './placed-steps.ts';

describe('the days on which a booking can be changed', () => {
  const command = changeStep({ addons: [shirt(1)] });

  it('R37.1: the booker can change a booking until 14 days before the start, including that day', () => {
    const booking = placedOrder(1);
    expect(give(booking, command, atNoonOf('2027-07-17')).isOk()).toBe(true);
    expect(refusalFrom(give(booking, command, atNoonOf('2027-07-18')))).toEqual({
      kind: 'changesClosed',
    });
    // 17.07. ends at midnight in Warsaw, so 23:59 there is 21:59 UTC.
    expect(give(booking, command, { at: Date.parse('2027-07-17T21:59:59Z') }).isOk()).toBe(true);
    expect(refusalFrom(give(booking, command, { at: Date.parse('2027-07-17T22:00:00Z') }))).toEqual(
      {
        kind: 'changesClosed',
      },
    );
  });

  it('R37: from 13 to 3 days before the start only the office can change a booking', () => {
    const booking = placedOrder(1);
    const people = changeStep({
      people: [{ userNum: 1, fillLater: false, person: { ...ANNA, lastName: 'Zielińska' } }],
    });
    expect(refusalFrom(give(booking, people, atNoonOf('2027-07-18')))).toEqual({
      kind: 'changesClosed',
    });
    expect(give(booking, people, { ...OFFICE, ...atNoonOf('2027-07-28') }).isOk()).toBe(true);
    expect(refusalFrom(give(booking, people, { ...OFFICE, ...atNoonOf('2027-07-29') }))).toEqual({
      kind: 'changesClosed',
    });
    const insured = changeStep({ insurances: [{ userNum: 1, insuranceId: 2, assistance: false }] });
    expect(give(booking, insured, { ...OFFICE, ...atNoonOf('2027-07-28') }).isOk()).toBe(true);
    expect(refusalFrom(give(booking, insured, { ...OFFICE, ...atNoonOf('2027-07-29') }))).toEqual({
      kind: 'changesClosed',
    });
  });

  it('R37.1: the panel offers changes of an order exactly as long as the shop accepts them', () => {
    expect(
      ['2027-07-17', '2027-07-18'].map((day) =>
        isConfirmedAndChangeable(placedOrder(1), OFFER, SETTINGS, day),
      ),
    ).toEqual([true, false]);
    expect(isConfirmedAndChangeable(placedSignUp(1), OFFER, SETTINGS, '2027-06-01')).toBe(false);
  });

  it('R37.1: a sign-up, a cancelled booking or a past trip cannot be changed', () => {
    expect(refusalFrom(give(placedSignUp(1), command))).toEqual({ kind: 'changesClosed' });
    const cancelled = acceptedBooking(give(placedOrder(1), { type: 'cancel', reason: 'customer' }));
    expect(refusalFrom(give(cancelled, command))).toEqual({ kind: 'changesClosed' });
    expect(refusalFrom(give(placedOrder(1), command, atNoonOf('2027-08-08')))).toEqual({
      kind: 'changesClosed',
    });
  });
});

describe('prices after a change of a booking', () => {
  const before = thenGive(placedOrder(2), [
    changeStep({
      addons: [shirt(1)],
      insurances: [{ userNum: 2, insuranceId: 2, assistance: false }],
    }),
  ]);
  // Later everything costs more and the brand gives no rebates.
  const dearer = contextWith({
    offer: offerWith({
      base: zloty(5000),
      units: [{ ...PREMIER, placePrice: zloty(1000) }, SUPERIOR],
      addons: [
        { ...SHIRT, price: zloty(99) },
        { ...BAG, price: zloty(200) },
      ],
      insurances: [BASIC, { ...FULL, price: zloty(119) }],
      assistance: { price: zloty(75), usual: null },
      journeys: [{ ...COACH, price: zloty(600) }, OWN_CAR],
      trainings: [{ ...TRAINING, options: [{ id: 51, name: 'Manewry', price: zloty(180) }] }],
    }),
    settings: { ...SETTINGS, cabinSurcharge: zloty(999) },
  });

  it('R37.4: unchanged items keep the price of the order, new items have today’s price', () => {
    expect(priceIn(before)).toBe(4866);
    const changed = thenGive(
      before,
      [changeStep({ insurances: [{ userNum: 1, insuranceId: 1, assistance: true }] })],
      atNoonOf('2027-06-01'),
      dearer,
    );
    expect(priceIn(changed)).toBe(4941);
    expect(priceRowsOf(changed)).toEqual([
      [1, 'accommodation', 2349],
      [1, 'journey', 0],
      [1, 'insurance', 0],
      [1, 'assistance', 75],
      [1, 'addon', 79],
      [2, 'accommodation', 2349],
      [2, 'journey', 0],
      [2, 'insurance', 89],
    ]);
  });

  it('R37: a new unit, journey, training or insurance costs today’s price', () => {
    const changed = thenGive(
      before,
      [
        changeStep({
          berths: [{ userNum: 2, unitId: 503 }],
          journeys: [{ userNum: 1, journeyId: 1, pointId: 3, luggage: undefined }],
          insurances: [{ userNum: 1, insuranceId: 2, assistance: false }],
          trainings: [{ userNum: 2, selected: [{ trainingId: 5, optionId: 51 }] }],
        }),
      ],
      atNoonOf('2027-06-01'),
      dearer,
    );
    expect(priceIn(changed)).toBe(2349 + 600 + 30 + 119 + 79 + 5500 + 89 + 180);
    expect(changed.seats).toEqual([
      { ...NO_OCCUPANCY, unitId: 501, singles: 1 },
      { ...NO_OCCUPANCY, unitId: 503, singles: 1 },
    ]);
  });

  it('R37: another size of the same shirt costs nothing extra', () => {
    const changed = thenGive(
      before,
      [changeStep({ addons: [shirt(1, 32)] })],
      atNoonOf('2027-06-01'),
      dearer,
    );
    expect(priceIn(changed)).toBe(4866);
    expect(changed.quote.rows.find(({ kind }) => kind === 'addon')).toMatchObject({
      option: 'L',
      price: zloty(79),
    });
  });

  it('R37: an item that was removed and is added again has today’s price', () => {
    const without = thenGive(
      before,
      [changeStep({ addons: [{ userNum: 1, selected: [] }] })],
      atNoonOf('2027-06-01'),
      dearer,
    );
    expect(priceIn(without)).toBe(4787);
    expect(
      priceIn(
        thenGive(without, [changeStep({ addons: [shirt(1)] })], atNoonOf('2027-06-01'), dearer),
      ),
    ).toBe(4886);
  });

  it('R37.3: the rebates of the order stay: First or Second Minute, loyalty and group of six', () => {
    // 6 × 2349 PLN; each gets 200 for First Minute and 40 for the group, Anna 100 for four trips.
    const winter = { ...atNoonOf('2027-01-15'), trips: { 'anna@example.com': 4 } };
    const booking = placedOrder(6, {}, winter);
    // Anna's 200 + 100 PLN reach the cap of 300, so she gets nothing of the group's 40.
    expect(priceIn(booking)).toBe(14_094 - 300 - 5 * 240);
    const changed = thenGive(
      booking,
      [changeStep({ addons: [shirt(2)] })],
      { ...atNoonOf('2027-06-01'), trips: {} },
      dearer,
    );
    expect(priceIn(changed)).toBe(14_094 - 1500 + 99);
    expect(changed.quote.minute).toBe('firstMinute');
    expect(changed.quote.rebates).toEqual(booking.quote.rebates);
  });

  it('R37: unchanged price rows keep their price: journey, insurance, training and luggage', () => {
    const cover = insureAll(2, { insuranceId: 2 });
    const covered = {
      ...cover,
      insurances: cover.insurances.map((each) => ({
        ...each,
        resignation: each.userNum === 1,
        assistance: each.userNum === 2,
      })),
    };
    const steps = [
      tripStep(2),
      berthsStep([501, 501], {
        journeys: [1, 2].map((userNum) => ({
          userNum,
          journeyId: 1,
          pointId: 3,
          luggage: userNum === 1,
        })),
      }),
      covered,
      extras,
      nameAll(2),
    ];
    const booking = acceptedConfirmed(
      give(draftAfter(steps), confirmStep({ paymentType: 'online' })),
    );
    const twice = <T extends { readonly price: number; readonly name: string }>(
      all: readonly T[],
    ) => all.map((each) => ({ ...each, price: 2 * each.price + 100, name: `${each.name} II` }));
    const offer = offerWith({
      base: zloty(2999),
      journeys: twice(OFFER.journeys).map((journey) => ({
        ...journey,
        points: twice(journey.points),
      })),
      insurances: twice(OFFER.insurances),
      assistance: { price: zloty(99), usual: null },
      trainings: OFFER.trainings.map((training) => ({
        ...training,
        options: twice(training.options),
      })),
      addons: twice(OFFER.addons),
    });
    const { resignation } = SETTINGS;
    const settings = {
      ...SETTINGS,
      resignation: { ...resignation, perWeek: { ...resignation.perWeek, europe: zloty(999) } },
    };
    const people = changeStep({
      people: [{ userNum: 2, fillLater: false, person: { ...JAN, firstName: 'Janusz' } }],
    });
    const changed = thenGive(
      booking,
      [people],
      atNoonOf('2027-06-01'),
      contextWith({ offer, settings }),
    );
    expect(changed.quote.rows).toEqual(booking.quote.rows);
    expect(new Set(changed.quote.rows.map(({ kind }) => kind)).size).toBe(9);
  });

  it('R14.5, R37: the organiser’s skipper, who is paid on the spot, keeps the price of the order', () => {
    const offer = offerWith({ traits: ['organiserSkipperInZloty'] });
    const steps = [
      tripStep(2, { accommodation: 'whole' }),
      berthsStep([501, 501]),
      insureAll(2),
      nameAll(2),
    ];
    const booking = acceptedConfirmed(
      give(draftAfter(steps), confirmStep({ paymentType: 'online' }), {}, contextWith({ offer })),
    );
    const settings = {
      ...SETTINGS,
      organiserSkipper: { ...SETTINGS.organiserSkipper, pln: zloty(999) },
    };
    const changed = thenGive(
      booking,
      [changeStep({ addons: [shirt(1)] })],
      {},
      contextWith({ offer, settings }),
    );
    const skipper = (of: Confirmed) =>
      of.quote.rows.filter(({ kind }) => kind === 'organiserSkipper');
    expect(skipper(booking)).toMatchObject([{ price: zloty(800), onSpot: true }]);
    expect(skipper(changed)).toEqual(skipper(booking));
  });

  it('R25, R37: a change of a booking changes no voucher', () => {
    expect(changedVouchers(give(placedOrder(1), changeStep({ addons: [shirt(1)] })))).toEqual([]);
  });

  it('R37: participants keep an item that is no longer sold, at the price of the order', () => {
    const withoutItems = contextWith({
      offer: offerWith({ addons: [BAG], insurances: [BASIC], units: [PREMIER] }),
    });
    const changed = thenGive(
      before,
      [changeStep({ addons: [{ userNum: 2, selected: [bag] }] })],
      atNoonOf('2027-06-01'),
      withoutItems,
    );
    expect(priceIn(changed)).toBe(4986);
  });

  it('R37: if insurance is off sale, assistance can be added; if assistance is, insurance can be changed', () => {
    const noFull = contextWith({
      offer: offerWith({ insurances: [BASIC, { ...FULL, available: false }] }),
    });
    const more = changeStep({ insurances: [{ userNum: 2, insuranceId: 2, assistance: true }] });
    expect(priceIn(thenGive(before, [more], atNoonOf('2027-06-01'), noFull))).toBe(4926);
    const assisted = thenGive(before, [more]);
    const noAssistance = contextWith({ offer: offerWith({ assistance: null }) });
    const basic = changeStep({ insurances: [{ userNum: 2, insuranceId: 1, assistance: true }] });
    expect(priceIn(thenGive(assisted, [basic], atNoonOf('2027-06-01'), noAssistance))).toBe(4837);
  });

  it('R37.3: an add-on that the offer has turned into luggage, or the reverse, is charged only once', () => {
    const had = (addon: object) =>
      thenGive(placedOrder(1), [
        changeStep({ addons: [{ userNum: 1, selected: [addon as typeof bag] }] }),
      ]);
    const more = changeStep({ insurances: [{ userNum: 1, insuranceId: 2, assistance: false }] });
    const as = (kind: 'luggage' | 'ordinary', addon: typeof SHIRT) =>
      contextWith({
        offer: offerWith({
          addons: [{ ...addon, kind, price: zloty(500), options: addon.options.slice(0, 1) }],
        }),
      });
    expect(
      priceIn(thenGive(had({ addonId: SHIRT.id, optionId: 31 }), [more], {}, as('luggage', SHIRT))),
    ).toBe(2517);
    expect(priceIn(thenGive(had(bag), [more], {}, as('ordinary', BAG)))).toBe(2558);
  });

  it('R37: a participant with a training that is no longer sold can add another training', () => {
    const trained = thenGive(before, [
      changeStep({ trainings: [{ userNum: 1, selected: [{ trainingId: 5, optionId: 51 }] }] }),
    ]);
    const other = { id: 6, options: [{ id: 61, name: 'Nawigacja', price: zloty(200) }] };
    const both = [
      { trainingId: 5, optionId: 51 },
      { trainingId: 6, optionId: 61 },
    ];
    const changed = thenGive(
      trained,
      [changeStep({ trainings: [{ userNum: 1, selected: both }] })],
      atNoonOf('2027-06-01'),
      contextWith({ offer: offerWith({ trainings: [other] }) }),
    );
    expect(priceIn(changed)).toBe(5216);
  });

  it('R37: another level of the same training replaces the old level, at today’s price', () => {
    const levels = (...prices: readonly number[]) =>
      contextWith({
        offer: offerWith({
          trainings: [
            {
              id: 5,
              options: prices.map((price, index) => ({
                id: 51 + index,
                name: '',
                price: zloty(price),
              })),
            },
          ],
        }),
      });
    const level = (optionId: number) =>
      changeStep({ trainings: [{ userNum: 1, selected: [{ trainingId: 5, optionId }] }] });
    const trainings = (booking: Confirmed) =>
      booking.quote.rows
        .filter(({ kind }) => kind === 'training')
        .map(({ thing, price }) => [thing, price / 100]);
    const first = thenGive(placedOrder(2), [level(51)], {}, levels(150, 250));
    expect(trainings(first)).toEqual([['5/51', 150]]);
    const second = thenGive(first, [level(52)], atNoonOf('2027-06-01'), levels(180, 280));
    expect(trainings(second)).toEqual([['5/52', 280]]);
    // 2 × 2349 + 280 PLN: the first level of the training is not charged any more.
    expect(priceIn(second)).toBe(4978);
  });

  it('R37: a cabin moved to another class keeps its surcharge, and every price row names the new unit', () => {
    const cabin = acceptedConfirmed(
      give(orderedCabin(), changeStep({ berths: [{ userNum: 1, unitId: 503 }] }), {}, withSuperior),
    );
    expect(cabin.choices.participants.map(({ unitId }) => unitId)).toEqual([503, 503]);
    expect(cabin.seats).toEqual([{ ...NO_OCCUPANCY, unitId: 503, pairs: 1 }]);
    expect(
      cabin.quote.rows.filter(({ kind }) => kind === 'cabinSurcharge').map(({ name }) => name),
    ).toEqual(['Superior', 'Superior']);
    expect(priceIn(cabin)).toBe(5598);
  });
});
