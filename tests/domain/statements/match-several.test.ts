import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../../domain/booking/placed/dues.ts';
import { sum, zloty } from '../../../domain/money.ts';
import { waitingBooking } from '../../arbitraries/bookings.ts';
import {
  endedBooking,
  ITAKA,
  idOf,
  KORFU,
  MALTA,
  matchTitle,
  planOfAmounts,
  titledBooking,
} from './title-lines.ts';

describe('a bank line that names several bookings', () => {
  it('R31.9: is split if its sum is the bookings’ total of due amounts, next plan lines or all left to pay', () => {
    expect(matchTitle(`${KORFU}, ${ITAKA}`, zloty(1000))).toMatchObject({
      confidence: 'certain',
      shares: [
        { bookingId: KORFU, amount: zloty(500) },
        { bookingId: ITAKA, amount: zloty(500) },
      ],
    });
    expect(matchTitle(`${KORFU} ${ITAKA}`, zloty(4000))).toEqual({
      confidence: 'certain',
      shares: [
        { bookingId: KORFU, amount: zloty(2000) },
        { bookingId: ITAKA, amount: zloty(2000) },
      ],
      refundId: null,
      reasons: [
        { kind: 'idInTitle', bookingId: KORFU },
        { kind: 'idInTitle', bookingId: ITAKA },
        { kind: 'shared', even: true },
      ],
    });
    // Nothing is due, but the sum is the next line of each booking: 700 and 900 PLN.
    const firstPaid = {
      payments: [{ id: 'p', method: 'transfer', amount: zloty(500), at: 0 } as const],
    };
    const both = [
      titledBooking(KORFU, firstPaid),
      titledBooking(ITAKA, { ...firstPaid, plan: planOfAmounts(zloty(500), zloty(0), zloty(900)) }),
    ];
    expect(matchTitle(`${KORFU} ${ITAKA}`, zloty(1600), { day: '2027-06-30' }, both)).toMatchObject(
      {
        confidence: 'certain',
        shares: [
          { bookingId: KORFU, amount: zloty(700) },
          { bookingId: ITAKA, amount: zloty(900) },
        ],
      },
    );
  });

  it('R31.9: its match is certain if its sum is the bookings’ total of due amounts or of next plan lines', () => {
    const at = (day: string, amount: number, more: Parameters<typeof titledBooking>[1] = {}) => {
      const { confidence, shares } = matchTitle(`${KORFU} ${ITAKA}`, zloty(amount), { day }, [
        titledBooking(KORFU, more),
        titledBooking(ITAKA, more),
      ]);
      return [confidence, shares.map((share) => share.amount / 100)];
    };
    expect(at('2027-07-05', 2400)).toEqual(['certain', [1200, 1200]]);
    expect(at('2027-07-05', 1000)).toEqual(['certain', [500, 500]]);
    const firstPaid = {
      payments: [{ id: 'p', method: 'transfer', amount: zloty(500), at: 0 } as const],
    };
    expect(at('2027-08-05', 1400, firstPaid)).toEqual(['certain', [700, 700]]);
    expect(at('2027-08-05', 3000, firstPaid)).toEqual(['certain', [1500, 1500]]);
  });

  it('R31.9: its match is certain only if all named bookings are orders with an amount left to pay', () => {
    const sum = (bookings: readonly Booking[], amount: number) =>
      matchTitle(`${KORFU} ${ITAKA}`, zloty(amount), {}, bookings);
    const shared = { kind: 'shared', even: false } as const;
    const listed = waitingBooking(ITAKA, [], { plan: planOfAmounts(zloty(700)) });
    expect(sum([titledBooking(KORFU), listed], 2000).confidence).toBe('probable');
    const signUp = sum([titledBooking(KORFU), listed], 2500);
    expect([signUp.confidence, signUp.shares, signUp.reasons.at(-1)]).toEqual([
      'probable',
      [{ bookingId: KORFU, amount: zloty(2000) }],
      shared,
    ]);
    const paid = titledBooking(ITAKA, {
      payments: [{ id: 'p', method: 'transfer', amount: zloty(2000), at: 0 }],
    });
    expect(sum([titledBooking(KORFU), paid], 2000)).toMatchObject({
      confidence: 'probable',
      shares: [{ bookingId: KORFU, amount: zloty(2000) }],
    });
    const nobody = sum([waitingBooking(KORFU, []), waitingBooking(ITAKA, [])], 500);
    expect([nobody.confidence, nobody.shares, nobody.reasons.at(-1)]).toEqual(['none', [], shared]);
  });

  it('R31.9: needs the office’s confirmation if its sum is no total of due amounts, plan lines or debts', () => {
    expect(matchTitle(`${KORFU} ${ITAKA}`, zloty(2100))).toEqual({
      confidence: 'probable',
      shares: [
        { bookingId: KORFU, amount: zloty(1050) },
        { bookingId: ITAKA, amount: zloty(1050) },
      ],
      refundId: null,
      reasons: [
        { kind: 'idInTitle', bookingId: KORFU },
        { kind: 'idInTitle', bookingId: ITAKA },
        { kind: 'shared', even: false },
      ],
    });
  });

  it('R31.9: if the sum matches no total, it is split to the grosz in proportion to the amounts owed', () => {
    const shares = (amount: number, bookings: readonly Booking[], title = `${KORFU} ${ITAKA}`) =>
      matchTitle(title, amount, {}, bookings).shares.map((share) => [
        share.bookingId,
        share.amount,
      ]);
    const [first, second] = [
      titledBooking(KORFU),
      titledBooking(ITAKA, { plan: planOfAmounts(zloty(250), zloty(700)) }),
    ];
    // 500 and 250 PLN are due, so 300 PLN are split two to one.
    expect(shares(zloty(300), [first, second])).toEqual([
      [KORFU, zloty(200)],
      [ITAKA, zloty(100)],
    ]);
    expect(shares(zloty(2950) - 1, [first, second])).toEqual([
      [KORFU, zloty(2000)],
      [ITAKA, zloty(950) - 1],
    ]);
    expect(shares(1, [first, second])).toEqual([[KORFU, 1]]);
    expect(shares(zloty(9000), [first, second])).toEqual([
      [KORFU, zloty(2000)],
      [ITAKA, zloty(950)],
    ]);
    const [seven, eight] = [
      titledBooking(KORFU, { plan: planOfAmounts(zloty(700)) }),
      titledBooking(ITAKA, { plan: planOfAmounts(zloty(800)) }),
    ];
    expect(shares(zloty(150), [seven, eight])).toEqual([
      [KORFU, zloty(70)],
      [ITAKA, zloty(80)],
    ]);
  });

  it('R31.9: the proposed shares exceed neither the amount of the bank line nor what each booking owes', () => {
    const sums = fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(sums, { minLength: 2, maxLength: 3 }),
        fc.integer({ min: 1, max: 1_500_000 }),
        (plans, amount) => {
          const ids = [KORFU, ITAKA, MALTA];
          const bookings = plans.map((amounts, index) =>
            titledBooking(ids[index] ?? '', { plan: planOfAmounts(...amounts) }),
          );
          const found = matchTitle(bookings.map(({ id }) => id).join(' '), amount, {}, bookings);
          const lefts = new Map(bookings.map((each) => [each.id, ledgerOfBooking(each).left]));
          for (const share of found.shares) {
            expect(share.amount).toBeGreaterThan(0);
            expect(share.amount).toBeLessThanOrEqual(lefts.get(share.bookingId) ?? 0);
          }
          expect(sum(found.shares.map((share) => share.amount))).toBe(
            Math.min(amount, sum([...lefts.values()])),
          );
        },
      ),
    );
  });

  it('R31.9: is proposed for no booking if its title has one exact id and one mistyped id', () => {
    const typo = `${ITAKA.slice(0, 3)}0${ITAKA.slice(4)}`;
    for (const title of [`${KORFU} i ${typo}`, `${typo} ${KORFU}`])
      expect(matchTitle(title, zloty(1000))).toEqual({
        ...{ confidence: 'none', shares: [], refundId: null },
        reasons: [{ kind: 'alike', bookings: [KORFU, ITAKA] }],
      });
    expect(matchTitle(`${typo} ${ITAKA}`)).toMatchObject({ confidence: 'certain' });
  });

  it('R31.9: is proposed for no booking if its title ends with the beginning of another open order’s id', () => {
    for (const cut of [ITAKA.slice(0, 7), ITAKA.slice(0, 4)])
      expect(matchTitle(`${KORFU} i ${cut.slice(0, 2)} ${cut.slice(2)}`, zloty(1000))).toEqual({
        ...{ confidence: 'none', shares: [], refundId: null },
        reasons: [{ kind: 'alike', bookings: [KORFU, ITAKA] }],
      });
    const kept = { confidence: 'certain', shares: [{ bookingId: KORFU, amount: zloty(1000) }] };
    for (const title of [`${KORFU} ${ITAKA.slice(0, 3)}`, `${KORFU} ${KORFU.slice(0, 5)}`])
      expect(matchTitle(title, zloty(1000)), title).toMatchObject(kept);
    const ended = [titledBooking(KORFU), endedBooking];
    expect(matchTitle(`${KORFU} ${MALTA.slice(0, 6)}`, zloty(1000), {}, ended)).toMatchObject(kept);
    // The second half of an id is no beginning of another id.
    const other = titledBooking(idOf(`${KORFU.slice(4)}222`));
    expect(matchTitle(KORFU, zloty(1000), {}, [titledBooking(KORFU), other])).toMatchObject(kept);
  });

  it('R31.9: is proposed for no booking if its title has mistyped ids that resemble several bookings’ ids', () => {
    const near = (id: string) => `${id.slice(0, 3)}0${id.slice(4)}`;
    expect(matchTitle(`${near(KORFU)} ${near(ITAKA)}`, zloty(1000))).toEqual({
      ...{ confidence: 'none', shares: [], refundId: null },
      reasons: [{ kind: 'alike', bookings: [KORFU, ITAKA] }],
    });
  });
});
