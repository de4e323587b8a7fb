import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking, Cancelled, Confirmed } from '../../../domain/booking/booking.ts';
import { summarizeBooking } from '../../../domain/booking/summary.ts';
import type { GuaranteeFunds } from '../../../domain/brand-settings.ts';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import {
  addContributions,
  lastDayToPayContributions,
  sumContributionsByMonth,
} from '../../../domain/reports/contributions.ts';
import { unpaidPlanLines } from '../../../domain/reports/open-lines.ts';
import { addTurnovers, turnoverOf } from '../../../domain/reports/turnover.ts';
import {
  confirmedBooking,
  DRAFT_BEGUN_AT,
  draft,
  waitingBooking,
} from '../../arbitraries/bookings.ts';
import { offerWith } from '../../arbitraries/offers.ts';
import { party } from '../../arbitraries/parties.ts';
import { bookingsWithHistory, cancelledBooking } from '../../contracts/stored-examples.ts';
import { runs } from '../../support/runs.ts';

const paid = (amount: number, id = 'P1') =>
  ({ id, method: 'transfer', amount, at: DRAFT_BEGUN_AT }) as const;
const priced = (booking: Confirmed, price: number, plan: Confirmed['plan']): Confirmed => ({
  ...booking,
  quote: { ...booking.quote, price },
  plan,
});

describe('the turnover report', () => {
  it('has amounts worked out by hand for two orders, a sign-up, a draft and a cancellation with a fee', () => {
    const first = priced(
      confirmedBooking('TURN2222', [], {
        payments: [paid(zloty(600))],
        choices: party('single', 2),
      }),
      zloty(1000),
      [
        { number: 1, amount: zloty(500), due: null },
        { number: 2, amount: zloty(500), due: '2027-06-01' },
      ],
    );
    const over = priced(
      confirmedBooking('TURN3333', [], {
        payments: [paid(zloty(350))],
        choices: party('single', 1),
      }),
      zloty(300),
      [{ number: 1, amount: zloty(300), due: null }],
    );
    const leftList = cancelledBooking('TURN4444', [], {
      payments: [paid(zloty(400))],
      refund: zloty(300),
    });
    const back = {
      id: 'R1',
      method: 'refund',
      amount: -zloty(300),
      at: DRAFT_BEGUN_AT + DAY_LENGTH,
    } as const;
    const refunded = cancelledBooking('TURN5555', [], {
      payments: [paid(zloty(400)), back],
      refund: zloty(300),
    });
    expect(
      turnoverOf(
        [first, over, leftList, refunded, waitingBooking('TURN6666', []), draft('TURN7777')].map(
          summarizeBooking,
        ),
      ),
    ).toEqual({
      ...{
        bookings: 2,
        travellers: 3,
        price: zloty(1300),
        paid: zloty(950),
        left: zloty(400),
        overpaid: zloty(50),
      },
      ...{ cancelled: 2, kept: zloty(200) },
    });
  });

  it('R31.13: money paid after a cancellation is income only once the office has decided to keep it', () => {
    const late = { ...paid(zloty(90), 'late'), at: DRAFT_BEGUN_AT + DAY_LENGTH };
    const keptBy = (more: Partial<Cancelled>) =>
      turnoverOf([
        summarizeBooking(
          cancelledBooking('TURN8888', [], { payments: [late], refund: 0, ...more }),
        ),
      ]).kept;
    expect(keptBy({ reason: 'unpaid' })).toBe(0);
    expect(keptBy({})).toBe(0);
    expect(keptBy({ keptLate: zloty(60) })).toBe(zloty(60));
  });

  it('turnovers of two parts of the bookings add up to the whole; its price is that of confirmed bookings', () => {
    fc.assert(
      fc.property(
        fc.array(bookingsWithHistory('ROUND222'), { maxLength: 8 }),
        fc.func(fc.boolean()),
        (bookings, side) => {
          const [a, b] = [
            bookings.filter((each) => side(each)),
            bookings.filter((each) => !side(each)),
          ];
          const [all, first, other] = [
            turnoverOf(bookings.map(summarizeBooking)),
            turnoverOf(a.map(summarizeBooking)),
            turnoverOf(b.map(summarizeBooking)),
          ];
          expect(all).toEqual(addTurnovers(first, other));
          expect(all.price).toBe(
            bookings.reduce(
              (sum, each: Booking) => sum + (each.status === 'confirmed' ? each.quote.price : 0),
              0,
            ),
          );
        },
      ),
      runs(100),
    );
  });
});

describe('the report of unpaid plan lines', () => {
  it('R28, R32: lists them with due day; a line is late from the next day, the first from its due time', () => {
    const booking = priced(
      confirmedBooking('OPEN2222', [], {
        payments: [paid(zloty(600))],
        firstDue: DRAFT_BEGUN_AT + DAY_LENGTH,
      }),
      zloty(1500),
      [
        { number: 1, amount: zloty(500), due: null },
        { number: 2, amount: zloty(500), due: '2027-06-01' },
        { number: 3, amount: zloty(500), due: '2027-07-01' },
      ],
    );
    const linesAt = (at: number, of = booking) =>
      unpaidPlanLines(summarizeBooking(of), at).map(({ line, left, due, overdue }) => [
        line,
        left,
        due,
        overdue,
      ]);
    expect(linesAt(Date.UTC(2027, 5, 1, 12))).toEqual([
      [2, zloty(400), '2027-06-01', false],
      [3, zloty(500), '2027-07-01', false],
    ]);
    expect(linesAt(Date.UTC(2027, 5, 2, 12))[0]).toEqual([2, zloty(400), '2027-06-01', true]);
    const unpaid = { ...booking, payments: [] };
    expect(linesAt(booking.firstDue, unpaid)[0]).toEqual([1, zloty(500), '2027-06-02', false]);
    expect(linesAt(booking.firstDue + 1, unpaid)[0]?.[3]).toBe(true);
    expect(linesAt(booking.firstDue + 1, { ...unpaid, wayAwaited: true })[0]).toEqual([
      1,
      zloty(500),
      null,
      false,
    ]);
  });
});

describe('the contributions to the guarantee funds', () => {
  const FUNDS: GuaranteeFunds = {
    neighbours: [6],
    nonEuropean: [9],
    rates: [
      { from: '2020-01-01', region: 'europe', transport: false, tfg: zloty(5), tfp: zloty(4) },
      { from: '2027-03-01', region: 'europe', transport: false, tfg: zloty(6), tfp: zloty(4) },
      { from: '2020-01-01', region: 'europe', transport: true, tfg: zloty(10), tfp: zloty(10) },
      { from: '2020-01-01', region: 'nonEuropean', transport: false, tfg: zloty(7), tfp: zloty(7) },
    ],
  };
  const BUS = {
    id: 7,
    name: 'Autokar',
    price: 100,
    available: true,
    paidOnSpot: false,
    pickUp: true,
    points: [{ id: 1, name: 'Gdynia', price: 0, available: true, needsGroup: false }],
  };
  const EUROPE = offerWith({ id: 1, countryId: 1, journeys: [BUS] });
  const ASIA = offerWith({ id: 2, countryId: 9, journeys: [] });
  const at = (month: number, day: number): number => Date.UTC(2027, month - 1, day, 12);
  const of = (count: number, journeyId: number | null = null) =>
    party(
      'single',
      count,
      Array.from({ length: count }, () => ({ journeyId })),
    );

  it('are counted by month, region and kind of transport, at the rate of the day of the order', () => {
    const contracts: { booking: Confirmed | Cancelled; offer: typeof EUROPE }[] = [
      {
        booking: confirmedBooking('FUND2222', [], { choices: of(2), placedAt: at(2, 28) }),
        offer: EUROPE,
      },
      {
        booking: confirmedBooking('FUND3333', [], { choices: of(3), placedAt: at(3, 1) }),
        offer: EUROPE,
      },
      {
        booking: confirmedBooking('FUND4444', [], { choices: of(1, 7), placedAt: at(3, 2) }),
        offer: EUROPE,
      },
      {
        booking: cancelledBooking('FUND5555', [], {
          choices: of(2),
          placedAt: at(2, 1),
          cancelledAt: at(3, 9),
          reserveList: false,
        }),
        offer: EUROPE,
      },
      {
        booking: cancelledBooking('FUND6666', [], {
          choices: of(4),
          placedAt: at(2, 1),
          cancelledAt: at(3, 9),
          reserveList: true,
        }),
        offer: EUROPE,
      },
      {
        booking: confirmedBooking('FUND7777', [], { choices: of(1), placedAt: at(3, 3) }),
        offer: ASIA,
      },
    ];
    const { rows, unrated } = sumContributionsByMonth(contracts, () => FUNDS);
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['2027-02', 'europe', false, 4, 0, zloty(20), zloty(16)],
      ['2027-03', 'europe', true, 1, 0, zloty(10), zloty(10)],
      // Three travellers count at the new rate; two are subtracted at the old rate.
      ['2027-03', 'europe', false, 3, 2, zloty(18 - 10), zloty(12 - 8)],
      ['2027-03', 'nonEuropean', false, 1, 0, zloty(7), zloty(7)],
    ]);
    expect(unrated).toBe(0);
    const parts = contracts.map((contract) => sumContributionsByMonth([contract], () => FUNDS));
    expect(addContributions(parts)).toEqual({ rows, unrated });
    expect(sumContributionsByMonth(contracts, () => null)).toEqual({ rows: [], unrated: 9 });
  });

  it('R11.12: a party that moved up counts in the month of its move-up, at the rate of that day', () => {
    const moved = { choices: of(2), placedAt: at(2, 10), movedUpAt: at(3, 20) };
    const bookings = [
      confirmedBooking('FUND9999', [], moved),
      cancelledBooking('FUNDAAAA', [], { ...moved, cancelledAt: at(4, 2), reserveList: false }),
    ];
    const { rows } = sumContributionsByMonth(
      bookings.map((booking) => ({ booking, offer: EUROPE })),
      () => FUNDS,
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['2027-03', 'europe', false, 4, 0, zloty(24), zloty(16)],
      ['2027-04', 'europe', false, 0, 2, zloty(-12), zloty(-8)],
    ]);
  });

  it('R4: countries listed as neighbours have their own rate; of all rates begun the newest applies', () => {
    const rates: GuaranteeFunds['rates'] = [
      { from: '2027-03-01', region: 'neighbours', transport: false, tfg: zloty(3), tfp: zloty(2) },
      { from: '2027-05-01', region: 'neighbours', transport: false, tfg: zloty(9), tfp: zloty(9) },
      { from: '2020-01-01', region: 'neighbours', transport: false, tfg: zloty(1), tfp: zloty(1) },
      { from: '2020-01-01', region: 'europe', transport: false, tfg: zloty(5), tfp: zloty(4) },
    ];
    const near = {
      booking: confirmedBooking('FUND8888', [], { choices: of(2), placedAt: at(3, 1) }),
      offer: offerWith({ countryId: 6, journeys: [] }),
    };
    for (const written of [rates, rates.toReversed()])
      expect(
        sumContributionsByMonth([near], () => ({ ...FUNDS, rates: written })).rows.map((row) =>
          Object.values(row),
        ),
      ).toEqual([['2027-03', 'neighbours', false, 2, 0, zloty(6), zloty(4)]]);
  });

  it('are due by the 21st of the next month', () => {
    expect(['2027-01', '2027-11', '2027-12'].map(lastDayToPayContributions)).toEqual([
      '2027-02-21',
      '2027-12-21',
      '2028-01-21',
    ]);
  });
});
