import { describe, expect, it } from 'vitest';
import { type Booking, countBookingTravellersForGroup } from '../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import type { DecisionContext } from '../../../domain/booking/decide.ts';
import { ledgerOfBooking } from '../../../domain/booking/placed/dues.ts';
import { priceDraft } from '../../../domain/booking/price-of.ts';
import { zloty } from '../../../domain/money.ts';
import { offerWith, SETTINGS } from '../../arbitraries/offers.ts';
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
  give,
  insureAll,
  NOON,
  nameAll,
  refusalFrom,
  tripStep,
} from './booking-steps.ts';
import {
  atNoonOf,
  groupOf,
  joinStep,
  placedOrder,
  placedSignUp,
  priceIn,
  registerAmount,
  thenGive,
} from './placed/placed-steps.ts';

const open: LifeCommand = { type: 'createGroup' };
const regroup: LifeCommand = { type: 'regroup' };
const beside = (otherCount: number, more: Parameters<typeof groupOf>[1] = {}): DecisionContext =>
  contextWith({ group: groupOf(otherCount, more) });
const groupGiven = (booking: Booking) =>
  'quote' in booking
    ? (booking.quote.rebates.find(({ kind }) => kind === 'group')?.value ?? 0) / 100
    : 0;

describe('a party of six or more, which is a group of its own', () => {
  it.each([
    [5, 0],
    [6, 6 * 40],
    [8, 8 * 40],
    [9, 9 * 60],
    [10, 10 * 60],
  ])('R21.4: a party of %i without a group code gets a group rebate of %i PLN', (count, rebate) => {
    const booking = placedOrder(count);
    expect(groupGiven(booking)).toBe(rebate);
    expect(priceIn(booking)).toBe(count * 2349 - rebate);
  });

  it('R21.4: a party of six gets no group rebate if the office has switched it off for the offer', () => {
    expect(
      groupGiven(
        placedOrder(6, {}, {}, contextWith({ offer: offerWith({ showGroupRebate: false }) })),
      ),
    ).toBe(0);
  });

  it('R21: a whole yacht gets no group rebate, neither in a group nor by its own number of people', () => {
    const steps = [
      tripStep(7, { accommodation: 'whole' }),
      berthsStep(Array.from({ length: 7 }, () => 501)),
      insureAll(7),
      nameAll(7),
    ];
    const yacht = acceptedConfirmed(give(draftAfter(steps), confirmStep()));
    expect(groupGiven(yacht)).toBe(0);
    const joined = thenGive(yacht, [joinStep], {}, beside(9));
    expect(priceIn(joined)).toBe(priceIn(yacht));
    expect(priceIn(joined)).toBe(14_700);
  });
});

describe('opening and joining a group', () => {
  it('R21, R45, W-131: a group’s code is the number of the booking that opened it', () => {
    const draft = draftAfter(allSteps(2));
    expect(acceptedBooking(give(draft, open)).group).toEqual({
      code: draft.id,
      openedOn: '2027-05-15',
      counts: true,
    });
    const booking = placedOrder(2);
    expect(acceptedBooking(give(booking, open))).toMatchObject({
      version: booking.version + 1,
      group: { code: booking.id, counts: true },
    });
  });

  it.each<[string, string, boolean]>([
    ['on the day on which the group opened', '2027-05-15', true],
    ['on the tenth day after that', '2027-05-25', true],
    ['on the eleventh day after that', '2027-05-26', false],
  ])(
    'R21.2: if a booking joins a group %s (%s), it counts towards the group rebate: %s',
    (_case, day, counts) => {
      expect(
        acceptedBooking(
          give(draftAfter(allSteps(2), atNoonOf(day)), joinStep, atNoonOf(day), beside(4)),
        ).group,
      ).toEqual({
        code: 'GRUPA222',
        openedOn: '2027-05-15',
        counts,
      });
    },
  );

  it('R21: after opening or joining a group, a draft still needs the same next step', () => {
    const [first] = allSteps(1);
    for (const reached of [0, 1])
      for (const command of [open, joinStep]) {
        const draft = draftAfter(reached === 0 || first === undefined ? [] : [first]);
        const grouped = acceptedDraft(give(draft, command, {}, beside(3)));
        expect(grouped.reached).toBe(reached);
        expect(
          refusalFrom(give(grouped, reached === 0 ? berthsStep([501]) : insureAll(1))),
        ).toEqual({
          kind: 'stepSkipped',
          step: reached + 1,
        });
      }
  });

  it('R2, R21: the days of a group begin and end at midnight in Warsaw', () => {
    const booking = placedOrder(2);
    expect(
      acceptedBooking(
        give(booking, joinStep, { at: Date.parse('2027-05-25T21:59:59Z') }, beside(4)),
      ).group?.counts,
    ).toBe(true);
    expect(
      acceptedBooking(
        give(booking, joinStep, { at: Date.parse('2027-05-25T22:00:00Z') }, beside(4)),
      ).group?.counts,
    ).toBe(false);
  });

  it('R21.5: a draft’s price counts the group’s confirmed members and the draft’s own party', () => {
    const draft = acceptedDraft(give(draftAfter(allSteps(2)), joinStep, {}, beside(4)));
    const context = { ...beside(4), at: NOON, bookerEmail: null, trips: {} };
    expect(priceDraft(context, draft, false).price).toBe(zloty(2 * 2349 - 80));
    expect(priceDraft({ ...context, group: groupOf(3) }, draft, false).price).toBe(zloty(2 * 2349));
    expect(groupGiven(acceptedBooking(give(draft, confirmStep(), {}, beside(4))))).toBe(80);
  });

  it('R21.2, R21.4: a late joiner gets no group rebate; a late party of six keeps the rebate of its own', () => {
    const late = atNoonOf('2027-06-01');
    expect(groupGiven(thenGive(placedOrder(2, {}, late), [joinStep], late, beside(20)))).toBe(0);
    const six = thenGive(placedOrder(6, {}, late), [joinStep], late, beside(20));
    expect(groupGiven(six)).toBe(240);
    expect(countBookingTravellersForGroup(six)).toBe(0);
  });

  it('R21.3, R21.9: a draft, a sign-up, a cancelled booking or one without a group adds no members', () => {
    expect(countBookingTravellersForGroup(thenGive(placedOrder(3), [open]))).toBe(3);
    expect(countBookingTravellersForGroup(acceptedDraft(give(draftAfter(allSteps(3)), open)))).toBe(
      0,
    );
    expect(
      countBookingTravellersForGroup(
        acceptedBooking(
          give(thenGive(placedOrder(3), [open]), { type: 'cancel', reason: 'customer' }),
        ),
      ),
    ).toBe(0);
    expect(
      countBookingTravellersForGroup({
        ...placedSignUp(3),
        group: { code: 'X', openedOn: '2027-05-15', counts: true },
      }),
    ).toBe(0);
    expect(countBookingTravellersForGroup(placedOrder(3))).toBe(0);
  });

  it.each<[string, DecisionContext, unknown]>([
    ['of an unknown group', FREE_CONTEXT, { kind: 'groupUnknown' }],
    ['of a group of another offer', beside(4, { offerId: 7 }), { kind: 'groupOfOtherOffer' }],
    ['of a group of the sister brand', beside(4, { siteId: 2 }), { kind: 'groupOfOtherOffer' }],
    [
      'on an offer without group rebate',
      { ...beside(4), offer: offerWith({ showGroupRebate: false }) },
      { kind: 'groupNotOffered' },
    ],
  ])(
    'R51.3: a group code %s is refused, in the wizard and after the order',
    (_case, context, refused) => {
      expect(refusalFrom(give(draftAfter(allSteps(2)), joinStep, {}, context))).toEqual(refused);
      expect(refusalFrom(give(placedOrder(2), joinStep, {}, context))).toEqual(refused);
    },
  );

  it('R51: a booking has only one group: one that it opened or one that it joined', () => {
    const opener = thenGive(placedOrder(2), [open]);
    expect(refusalFrom(give(opener, joinStep, {}, beside(4)))).toEqual({
      kind: 'groupAlreadyAssigned',
      own: true,
    });
    const joined = thenGive(placedOrder(2), [joinStep], {}, beside(4));
    expect(refusalFrom(give(joined, open))).toEqual({ kind: 'groupAlreadyAssigned', own: false });
    expect(refusalFrom(give(joined, joinStep, {}, beside(4)))).toEqual({
      kind: 'groupAlreadyAssigned',
      own: false,
    });
  });

  it('R21: a sign-up cannot join a group, and after the trip no booking can', () => {
    expect(refusalFrom(give(placedSignUp(2), joinStep, {}, beside(4)))).toEqual({
      kind: 'groupNotOffered',
    });
    expect(refusalFrom(give(placedOrder(2), joinStep, atNoonOf('2027-08-08'), beside(4)))).toEqual({
      kind: 'changesClosed',
    });
    expect(give(placedOrder(2), joinStep, atNoonOf('2027-08-07'), beside(4)).isOk()).toBe(true);
  });
});

describe('new prices of a group’s bookings when the group grows', () => {
  const founder = thenGive(placedOrder(3), [open]);
  const grown = (otherCount: number, booking = founder) =>
    acceptedConfirmed(give(booking, regroup, {}, beside(otherCount, { code: founder.id })));

  it.each([
    [3, 40],
    [5, 40],
    [6, 60],
    [9, 60],
    [10, 80],
    [13, 100],
  ])(
    'R21: with %i other travellers in the group each traveller gets %i PLN',
    (otherCount, each) => {
      const booking = grown(otherCount);
      expect(priceIn(booking)).toBe(3 * 2349 - 3 * each);
      expect(booking.version).toBe(founder.version + 1);
    },
  );

  it('R21.8: a booking keeps its group rebate when others leave, and gets a larger rebate when more join', () => {
    const nine = grown(6);
    expect(refusalFrom(give(nine, regroup, {}, beside(0)))).toEqual({ kind: 'notDue' });
    expect(priceIn(nine)).toBe(7047 - 180);
    expect(priceIn(grown(10, nine))).toBe(7047 - 240);
  });

  it('R21: a group that has not grown changes no price', () => {
    expect(refusalFrom(give(grown(6), regroup, {}, beside(6)))).toEqual({ kind: 'notDue' });
    expect(refusalFrom(give(placedOrder(2), regroup))).toEqual({ kind: 'notDue' });
  });

  it('R21.7: the order in which bookings join a group does not affect the final prices', () => {
    // Parties of 3, 4 and 6 are 13 travellers, so each gets 80 PLN in the end.
    const sizes = [3, 4, 6];
    for (const turn of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const joined: { size: number; booking: ReturnType<typeof placedOrder> }[] = [];
      for (const index of turn) {
        const size = sizes[index] ?? 0;
        const otherCount = joined.reduce((sum, party) => sum + party.size, 0);
        joined.push({
          size,
          booking: thenGive(placedOrder(size), [joinStep], {}, beside(otherCount)),
        });
        const all = otherCount + size;
        for (const party of joined) {
          const result = give(party.booking, regroup, {}, beside(all - party.size));
          if (result.isOk()) party.booking = acceptedConfirmed(result);
        }
      }
      for (const { size, booking } of joined)
        expect(priceIn(booking)).toBe(size * 2349 - size * 80);
    }
  });

  it('R21.6: when the group grows, First or Second Minute and the cap stay as at the order', () => {
    // Under Second Minute: 100 + 40 PLN. At 16 travellers, 100 + 100 PLN equal the cap of 200.
    const second = thenGive(
      placedOrder(6, {}, atNoonOf('2027-04-20')),
      [open],
      atNoonOf('2027-04-20'),
    );
    expect(priceIn(second)).toBe(6 * (2349 - 140));
    const other = { ...SETTINGS, cap: { ...SETTINGS.cap, secondMinute: zloty(1) } };
    const later = { ...beside(10, { code: second.id, openedOn: '2027-04-20' }), settings: other };
    expect(priceIn(acceptedConfirmed(give(second, regroup, atNoonOf('2027-05-20'), later)))).toBe(
      6 * (2349 - 200),
    );
  });

  it('R21, R31: if a group grows, a paid booking becomes overpaid, and unpaid plan lines become smaller', () => {
    const paid = thenGive(founder, [registerAmount(zloty(7047))]);
    const cheaper = grown(13, paid);
    expect(ledgerOfBooking(cheaper)).toMatchObject({
      paid: zloty(7047),
      left: 0,
      overpaid: zloty(300),
    });
    const parts = thenGive(placedOrder(3, { paymentOption: 'installment' }), [
      open,
      registerAmount(zloty(1500)),
    ]);
    // 6927 PLN: 1500 in advance, the second line reaches half (3463.50), then the rest.
    expect(grown(3, parts).plan.map(({ amount }) => amount / 100)).toEqual([1500, 1963.5, 3463.5]);
  });

  it('R21: a party of six that joins a group counts once, as part of that group', () => {
    expect(groupGiven(thenGive(placedOrder(6), [joinStep], {}, beside(0)))).toBe(6 * 40);
    expect(groupGiven(thenGive(placedOrder(6), [joinStep], {}, beside(2)))).toBe(6 * 40);
    expect(groupGiven(thenGive(placedOrder(6), [joinStep], {}, beside(3)))).toBe(6 * 60);
  });
});
