import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking, Cancelled } from '../../../domain/booking/booking.ts';
import { BOOKING_LETTERS } from '../../../domain/booking/booking-id.ts';
import { zloty } from '../../../domain/money.ts';
import { idsInTitle, indexBookingIds } from '../../../domain/statements/ids-in-title.ts';
import type { StatementLine } from '../../../domain/statements/line.ts';
import { cancellationDelayedUntil } from '../../../domain/statements/may-pay.ts';
import { DRAFT_BEGUN_AT, draft, waitingBooking } from '../../arbitraries/bookings.ts';
import { removedBooking } from '../../contracts/stored-examples.ts';
import {
  endedBooking,
  ITAKA,
  idOf,
  KORFU,
  KRETA,
  MALTA,
  matchTitle,
  planOfAmounts,
  STRANGER,
  titledBooking,
  titleLine,
} from './title-lines.ts';

describe('a bank line that names its booking', () => {
  it('R31.9: its match is certain if the order owes at least the line’s sum, whatever the payer’s name', () => {
    for (const [amount, fit] of [
      [zloty(500), 'due'],
      [zloty(1200), 'line'],
      [zloty(2000), 'all'],
      [zloty(17), 'part'],
    ] as const)
      expect(matchTitle(`rejs ${KORFU}`, amount, STRANGER)).toEqual({
        confidence: 'certain',
        shares: [{ bookingId: KORFU, amount }],
        refundId: null,
        reasons: [
          { kind: 'idInTitle', bookingId: KORFU },
          { kind: 'payer', bookingId: KORFU, who: 'stranger' },
          { kind: 'amount', bookingId: KORFU, fit },
        ],
      });
  });

  it('R31.9: the office must confirm a line whose sum exceeds the debt, or that names a sign-up', () => {
    expect(matchTitle(KORFU, zloty(2001))).toMatchObject({
      confidence: 'probable',
      reasons: expect.arrayContaining([{ kind: 'amount', bookingId: KORFU, fit: 'tooMuch' }]),
    });
    expect(matchTitle(MALTA, zloty(500), {}, [waitingBooking(MALTA, [])])).toMatchObject({
      confidence: 'probable',
      reasons: expect.arrayContaining([{ kind: 'signUp', bookingId: MALTA }]),
    });
  });

  it('R31.9: it can match a cancelled booking; the reasons of the match then name the cancellation', () => {
    const cancelled: Cancelled = {
      ...titledBooking(MALTA),
      status: 'cancelled',
      cancelledAt: DRAFT_BEGUN_AT,
      reason: 'unpaid',
      refund: 0,
      reserveList: false,
    };
    const reasons = (kind: 'idInTitle' | 'idMistyped') => [
      { kind, bookingId: MALTA },
      { kind: 'payer', bookingId: MALTA, who: 'stranger' },
      { kind: 'cancelled', bookingId: MALTA },
    ];
    const shares = [{ bookingId: MALTA, amount: zloty(321) }];
    const of = (title: string) => matchTitle(title, zloty(321), STRANGER, [cancelled]);
    expect(of(MALTA)).toEqual({
      confidence: 'certain',
      shares,
      refundId: null,
      reasons: reasons('idInTitle'),
    });
    expect(of(`${MALTA.slice(0, 3)}0${MALTA.slice(4)}`)).toEqual({
      confidence: 'probable',
      shares,
      refundId: null,
      reasons: reasons('idMistyped'),
    });
  });

  it('R31.9: if one letter of the id is wrong, a match is certain if the sum is the debt or next lines', () => {
    const typo = `${KORFU.slice(0, 3)}0${KORFU.slice(4)}`;
    const part = titledBooking(KORFU, {
      payments: [{ id: 'p', method: 'transfer', amount: zloty(500), at: 0 }],
    });
    const of = (amount: number) => matchTitle(typo, zloty(amount), STRANGER, [part]).confidence;
    expect(matchTitle(typo, zloty(1200), STRANGER, [titledBooking(KORFU)]).confidence).toBe(
      'certain',
    );
    expect([of(700), of(1500), of(800), of(1)]).toEqual([
      'certain',
      'certain',
      'probable',
      'probable',
    ]);
  });

  it('R31.9: never matches a draft or a booking that was removed', () => {
    const typed = [draft(KORFU), removedBooking(ITAKA)];
    expect(matchTitle(`${KORFU} ${ITAKA}`, zloty(500), STRANGER, typed)).toMatchObject({
      confidence: 'none',
      reasons: [{ kind: 'noId' }],
    });
  });

  it('R31.9: if one letter of the id is wrong and neither sum nor payer matches, the office must confirm', () => {
    const typo = `${KORFU.slice(0, 3)}0${KORFU.slice(4)}`;
    const wrong = (amount: number, more: Partial<StatementLine> = {}) =>
      matchTitle(typo, amount, more).confidence;
    expect([
      wrong(zloty(500), STRANGER),
      wrong(zloty(17)),
      wrong(zloty(17), STRANGER),
      wrong(zloty(2001)),
    ]).toEqual(['certain', 'certain', 'probable', 'probable']);
  });

  it('R31.9: a line without a payer is matched like a stranger’s line; its payer reason says “unnamed”', () => {
    const NOBODY = { party: { name: '', account: '' } };
    expect(matchTitle(KORFU, zloty(17), NOBODY)).toMatchObject({
      confidence: 'certain',
      reasons: [{ kind: 'idInTitle' }, { kind: 'payer', who: 'unnamed' }, { kind: 'amount' }],
    });
    const typo = `${KORFU.slice(0, 3)}0${KORFU.slice(4)}`;
    expect(matchTitle(typo, zloty(17), NOBODY).confidence).toBe('probable');
    expect(matchTitle('', zloty(499), NOBODY, [titledBooking(KORFU)])).toMatchObject({
      confidence: 'none',
      reasons: [{ kind: 'noId' }],
    });
  });

  it('R31.9, R32.4: a title that breaks off within an order’s id delays the order’s cancellation', () => {
    const title = `Zaliczka za rejs, rezerwacja ${KORFU.slice(0, 6)}`;
    const { reasons, shares } = matchTitle(title, zloty(123), STRANGER);
    expect([shares, reasons]).toEqual([
      [],
      [{ kind: 'noId' }, { kind: 'alike', bookings: [KORFU] }],
    ]);
    const line = { ...titleLine(title), rest: zloty(123), proposed: [], reasons, importedAt: 0 };
    expect(cancellationDelayedUntil(line, titledBooking(KORFU), 7)).toBe('always');
    expect(cancellationDelayedUntil(line, titledBooking(ITAKA), 7)).toBeNull();
  });

  it('R31.9: mistyped ids are found beside an exact id, but no id is found twice', () => {
    const ids = indexBookingIds([KORFU, ITAKA]);
    const typo = `${ITAKA.slice(0, 3)}0${ITAKA.slice(4)}`;
    expect(idsInTitle(ids, `${KORFU} ${typo}`)).toEqual({ exact: [KORFU], mistyped: [ITAKA] });
    expect(idsInTitle(ids, `${typo} ${ITAKA}`)).toEqual({ exact: [ITAKA], mistyped: [] });
    expect(idsInTitle(ids, `za rejs ${typo} ${typo}`)).toEqual({ exact: [], mistyped: [ITAKA] });
    expect(idsInTitle(ids, 'rejs')).toEqual({ exact: [], mistyped: [] });
  });

  const ids = fc
    .array(fc.constantFrom(...BOOKING_LETTERS), { minLength: 7, maxLength: 7 })
    .map((letters) => idOf(letters.join('')));
  const signs = fc.constantFrom('', ' ', '-', '  ', '/', '.', ' - ');

  it('R31.9: its id is found in upper or lower case, with spaces, dashes or one wrong letter', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(ids, { minLength: 1, maxLength: 20 }),
        fc.array(signs, { minLength: 7, maxLength: 7 }),
        fc.nat(7),
        fc.constantFrom(...'0O1IL', ...BOOKING_LETTERS),
        fc.boolean(),
        (all, between, at, letter, small) => {
          const [id = ''] = all;
          const spread = (letters: string) => {
            const typed = [...letters].map((each, index) => each + (between[index] ?? '')).join('');
            return `Za rejs: ${small ? typed.toLowerCase() : typed} !`;
          };
          const ids = indexBookingIds(all);
          expect(idsInTitle(ids, spread(id)).exact).toEqual([id]);
          const typo = id.slice(0, at) + letter + id.slice(at + 1);
          const found = idsInTitle(ids, spread(typo));
          // One wrong letter never makes another valid id (R45).
          if (letter === id[at]) expect(found.exact).toEqual([id]);
          else expect(found).toEqual({ exact: [], mistyped: expect.arrayContaining([id]) });
        },
      ),
    );
  });
});

describe('a bank line that is a reversal, a returned refund or several payments together', () => {
  it('R31.9: is proposed for no booking if it reverses another bank line, even if it names an order', () => {
    expect(matchTitle(KORFU, zloty(500), { isReversal: true })).toMatchObject({
      ...{ confidence: 'none', shares: [] },
      reasons: [{ kind: 'idInTitle', bookingId: KORFU }, { kind: 'reversal' }],
    });
  });

  it('R31.9: the office must confirm a line in which the bank combined several payments', () => {
    expect(matchTitle(KORFU, zloty(500), { isBatch: true })).toMatchObject({
      ...{ confidence: 'probable', shares: [{ bookingId: KORFU, amount: zloty(500) }] },
      reasons: expect.arrayContaining([{ kind: 'batch' }]),
    });
    expect(matchTitle(`${KORFU} ${ITAKA}`, zloty(1000), { isBatch: true })).toMatchObject({
      confidence: 'probable',
    });
    expect(matchTitle(`${KORFU} ${ITAKA}`, zloty(999), { isBatch: true }).shares).toHaveLength(2);
  });

  it('R31.9: is proposed for no booking if the bank returns a refund that no earlier bank line paid out', () => {
    for (const id of [KORFU, MALTA])
      expect(
        matchTitle(`ZWROT PRZELEWU ZWROT-${id}-1`, zloty(500), {}, [
          titledBooking(KORFU),
          endedBooking,
        ]),
      ).toMatchObject({
        ...{ confidence: 'none', shares: [], refundId: null },
        reasons: [{ kind: 'refundReturned', bookingId: id }],
      });
  });
});

describe('a bank line that names no booking, has the amount zero or another currency', () => {
  it('R31.9: the payer’s only order is proposed for confirmation; several orders are only listed', () => {
    const bookings = [titledBooking(KORFU)];
    expect(matchTitle('za rejs', zloty(500), {}, bookings)).toMatchObject({
      confidence: 'probable',
      shares: [{ bookingId: KORFU }],
    });
    expect(matchTitle('za rejs', zloty(500))).toMatchObject({
      confidence: 'none',
      reasons: [{ kind: 'noId' }, { kind: 'alike', bookings: [KORFU, ITAKA] }],
    });
    expect(matchTitle('za rejs Jan Kowalski', zloty(500), STRANGER, bookings)).toMatchObject({
      confidence: 'probable',
      reasons: expect.arrayContaining([{ kind: 'payer', bookingId: KORFU, who: 'traveller' }]),
    });
    expect(matchTitle('za rejs', zloty(499), STRANGER, bookings)).toEqual({
      confidence: 'none',
      shares: [],
      refundId: null,
      reasons: [{ kind: 'noId' }],
    });
  });

  it('R31.9: if its sum fits the next plan lines of one order only, the order is proposed for confirmation', () => {
    const bookings = [titledBooking(KORFU)];
    expect(matchTitle('za rejs', zloty(500), STRANGER, bookings)).toEqual({
      confidence: 'probable',
      shares: [{ bookingId: KORFU, amount: zloty(500) }],
      refundId: null,
      reasons: [
        { kind: 'noId' },
        { kind: 'onlySum', bookingId: KORFU },
        { kind: 'amount', bookingId: KORFU, fit: 'due' },
      ],
    });
    expect(matchTitle('za rejs', zloty(2000), STRANGER, bookings)).toMatchObject({
      reasons: [{ kind: 'noId' }, { kind: 'onlySum' }, { kind: 'amount', fit: 'all' }],
    });
    expect(matchTitle('za rejs', zloty(500), STRANGER)).toMatchObject({
      confidence: 'none',
      reasons: [{ kind: 'noId' }],
    });
  });

  it('R31.9: is proposed for the payer’s order that owes this sum; if none does, for one that owes more', () => {
    const open = (id: string, ...amounts: readonly number[]) =>
      titledBooking(id, { plan: planOfAmounts(...amounts.map(zloty)) });
    const proposes = (amount: number, ...bookings: readonly Booking[]) =>
      matchTitle('za rejs', zloty(amount), {}, bookings);
    const [small, large] = [open(KORFU, 100), open(ITAKA, 500, 700)];
    expect(proposes(500, small, large)).toEqual({
      ...{
        confidence: 'probable',
        shares: [{ bookingId: ITAKA, amount: zloty(500) }],
        refundId: null,
      },
      reasons: [
        { kind: 'noId' },
        { kind: 'payer', bookingId: ITAKA, who: 'booker' },
        { kind: 'amount', bookingId: ITAKA, fit: 'due' },
      ],
    });
    expect(proposes(400, small, large).shares).toEqual([{ bookingId: ITAKA, amount: zloty(400) }]);
    expect(proposes(9000, small, large)).toEqual({
      confidence: 'none',
      shares: [],
      refundId: null,
      reasons: [{ kind: 'noId' }],
    });
    const paid = titledBooking(MALTA, {
      payments: [{ id: 'p', method: 'transfer', amount: zloty(2000), at: 0 }],
    });
    for (const other of [paid, waitingBooking(KRETA, []), endedBooking])
      expect(proposes(500, large, other).shares).toEqual([
        { bookingId: ITAKA, amount: zloty(500) },
      ]);
    for (const other of [paid, waitingBooking(KRETA, []), endedBooking])
      expect(proposes(500, other).confidence).toBe('none');
  });

  it('R31.9: a line with amount zero matches nothing, even if its title names a booking', () => {
    for (const title of ['za rejs', KORFU])
      expect(matchTitle(title, 0, STRANGER)).toMatchObject({
        confidence: 'none',
        shares: [],
        reasons: [{ kind: 'empty' }],
      });
  });

  it('R31.9: is never matched automatically if its currency is not złoty', () => {
    expect(matchTitle(KORFU, zloty(500), { currency: 'EUR' })).toMatchObject({
      confidence: 'none',
      reasons: [{ kind: 'otherCurrency', currency: 'EUR' }],
    });
  });
});
