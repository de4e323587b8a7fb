import { describe, expect, it } from 'vitest';
import type { Cancelled, Confirmed, Waiting } from '../../../../domain/booking/booking.ts';
import {
  ACTIONS_OF_OTHERS,
  bookerActions,
  daysToStart,
  panelTripListOf,
} from '../../../../domain/booking/placed/booker-actions.ts';
import { zloty } from '../../../../domain/money.ts';
import { NOBODY } from '../../../../domain/party/person.ts';
import { oneOffPlan } from '../../../../domain/payments/instalments.ts';
import { confirmedBooking, waitingBooking } from '../../../arbitraries/bookings.ts';
import { OFFER, SETTINGS } from '../../../arbitraries/offers.ts';
import { ANNA, party } from '../../../arbitraries/parties.ts';

// The trip lasts from 31.07. to 07.08.2027, so bookings may be changed until 17.07.
const ORDER = confirmedBooking('DRDR2222', [], { plan: oneOffPlan(zloty(1000)) });
const SIGN_UP = waitingBooking('WAWA2222', []);
const CANCELLED: Cancelled = {
  ...ORDER,
  status: 'cancelled',
  reserveList: false,
  cancelledAt: 0,
  reason: 'customer',
  refund: 0,
};
const offered = (booking: Confirmed | Waiting | Cancelled, today = '2027-07-17', offer = OFFER) =>
  bookerActions(booking, offer, SETTINGS, today);

it('R21.11: a booking whose brand has no group rebates is offered no group code', () => {
  const figures = { ...ORDER.basis.figures, group: [] };
  const without = { ...ORDER, basis: { ...ORDER.basis, figures } };
  expect([offered(ORDER).group, offered(without).group]).toEqual([true, false]);
});

describe('the panel’s lists of current, past and cancelled bookings, and the days to the start', () => {
  it('A-089, A-090: cancelled bookings have a separate list; other bookings are current or past', () => {
    const lists = (today: string) =>
      [ORDER, SIGN_UP, CANCELLED].map((booking) => panelTripListOf(booking, OFFER, today));
    expect(lists('2027-08-07')).toEqual(['current', 'current', 'cancelled']);
    expect(lists('2027-08-08')).toEqual(['past', 'past', 'cancelled']);
  });

  it('A-039: the days to the start are negative during the trip, and null after it or if not an order', () => {
    const days = (today: string) =>
      [ORDER, SIGN_UP, CANCELLED].map((booking) => daysToStart(booking, OFFER, today));
    expect(days('2027-07-29')).toEqual([2, null, null]);
    expect(
      ['2027-07-31', '2027-08-07', '2027-08-08'].map((today) => daysToStart(ORDER, OFFER, today)),
    ).toEqual([0, -7, null]);
  });
});

describe('actions that the panel offers to the booker', () => {
  it('R37.1: changes are open through their last day, then closed until the trip ends, then not shown', () => {
    const changes = (today: string) => offered(ORDER, today).changes;
    expect(['2027-07-17', '2027-07-18', '2027-08-07', '2027-08-08'].map(changes)).toEqual([
      'open',
      'closed',
      'closed',
      'none',
    ]);
  });

  it('A-095: a whole yacht’s unit cannot be changed, and no unit after the last day for changes', () => {
    const choices = party('whole', 2, [{ person: ANNA }]);
    const whole = confirmedBooking('WHWH2222', [], { choices });
    expect(offered(whole)).toMatchObject({
      changes: 'open',
      unitChanges: 'wholeYacht',
      group: false,
    });
    expect(offered(whole, '2027-07-18').unitChanges).toBe('closed');
    expect(offered(ORDER).unitChanges).toBe('open');
  });

  it('A-058, A-091: sign-ups and cancelled bookings cannot be changed; a past trip still has papers', () => {
    expect([SIGN_UP, CANCELLED].map((booking) => offered(booking))).toEqual([
      ACTIONS_OF_OTHERS,
      ACTIONS_OF_OTHERS,
    ]);
    expect(offered(ORDER, '2027-08-08')).toEqual({ ...ACTIONS_OF_OTHERS, papers: true });
    expect(ACTIONS_OF_OTHERS).toEqual({
      ...{ changes: 'none', unitChanges: 'none', group: false, voucher: false },
      ...{ papers: false, invoice: false, advance: false },
    });
  });

  it('R21, A-106: a booking of places can join a group if it has none and the offer has a group rebate', () => {
    const inGroup = { ...ORDER, group: { code: 'GRUPA222', openedOn: '2027-05-15', counts: true } };
    expect(
      [
        offered(ORDER),
        offered(inGroup),
        offered(ORDER, '2027-07-17', { ...OFFER, showGroupRebate: false }),
      ].map(({ group }) => group),
    ).toEqual([true, false, false]);
  });

  it('R38.2: the invoice is offered only after full payment', () => {
    const paid = {
      ...ORDER,
      payments: [{ id: 'P', method: 'transfer', amount: zloty(1000), at: 0 } as const],
    };
    expect(
      [ORDER, paid].map((booking) => [offered(booking).papers, offered(booking).invoice]),
    ).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('A-065, R25: using a voucher is offered while an amount is left to pay', () => {
    const paid = {
      ...ORDER,
      payments: [{ id: 'P', method: 'transfer', amount: zloty(1000), at: 0 } as const],
    };
    expect([offered(ORDER).voucher, offered(paid).voucher]).toEqual([true, false]);
  });

  it('R38, R39: papers are offered, unless the booker’s data was erased', () => {
    const erased = confirmedBooking('ERER2222', [], {
      choices: party('single', 1, [{ person: NOBODY }]),
    });
    expect([offered(ORDER).papers, offered(erased).papers]).toEqual([true, false]);
  });
});
