import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerOfBooking } from '../../../domain/booking/placed/dues.ts';
import { sum, zloty } from '../../../domain/money.ts';
import type { OrderedRefund, StatementLine } from '../../../domain/statements/line.ts';
import { matchLine } from '../../../domain/statements/match.ts';
import { matchLines } from '../../../domain/statements/match-import.ts';
import {
  endedBooking,
  ITAKA,
  KORFU,
  MALTA,
  matchDataFor,
  titledBooking,
  titleLine,
} from './title-lines.ts';

describe('a bank line of money that the shop has paid out', () => {
  const ordered = { id: 'ZWROT-1', bookingId: MALTA, amount: zloty(500) };
  const out = (title: string, amount: number, refunds: readonly OrderedRefund[], endToEnd = '') =>
    matchLine(
      matchDataFor([endedBooking, titledBooking(KORFU)], refunds),
      titleLine(title, -amount, { endToEnd }),
    );

  it('R48.7: matches a refund that the office ordered: by refund number, or by booking and sum', () => {
    expect(out('zwrot', zloty(500), [ordered], 'ZWROT-1')).toMatchObject({
      confidence: 'certain',
      refundId: 'ZWROT-1',
      shares: [{ bookingId: MALTA, amount: zloty(500) }],
    });
    expect(out(`Zwrot ${MALTA}`, zloty(500), [ordered])).toMatchObject({
      confidence: 'certain',
      refundId: 'ZWROT-1',
    });
    expect(out('zwrot', zloty(500), [ordered], 'ZWROT-1').reasons).toEqual([
      { kind: 'refund', bookingId: MALTA, ordered: true },
    ]);
    expect(out(`Zwrot ${MALTA}`, zloty(400), [ordered])).toMatchObject({
      confidence: 'probable',
      refundId: null,
      reasons: [{ ordered: false }],
    });
    expect(out('ZWROT-1', zloty(400), [ordered])).toMatchObject({
      confidence: 'probable',
      refundId: null,
    });
  });

  it('R48.7: if the office ordered no refund, matches the refund that the shop owes the named booking', () => {
    expect(out(`Zwrot ${MALTA}`, zloty(500), [])).toEqual({
      ...{
        confidence: 'certain',
        shares: [{ bookingId: MALTA, amount: zloty(500) }],
        refundId: null,
      },
      reasons: [{ kind: 'refund', bookingId: MALTA, ordered: false }],
    });
    expect(out(`Zwrot ${MALTA} ${KORFU}`, zloty(500), []).reasons).toEqual([{ kind: 'wentOut' }]);
    expect(out(`Zwrot ${MALTA}`, zloty(1), [])).toMatchObject({ confidence: 'probable' });
    expect(out('Czynsz', zloty(500), [ordered])).toMatchObject({
      confidence: 'none',
      reasons: [{ kind: 'wentOut' }],
    });
  });
});

describe('bank lines of an import', () => {
  it('R31.9: two equal lines pay the first two instalments; the office must confirm a third equal line', () => {
    const matchData = matchDataFor([titledBooking(KORFU)]);
    const lines = [1, 2, 3].map(() => titleLine(KORFU, zloty(700)));
    expect(matchLines(matchData, lines).map(({ confidence }) => confidence)).toEqual([
      'certain',
      'certain',
      'probable',
    ]);
  });

  it('R31.9, R48.7: if a match is certain, later lines of the import cannot pay that refund or debt again', () => {
    const matchData = matchDataFor(
      [endedBooking, titledBooking(KORFU)],
      [{ id: 'ZWROT-1', bookingId: MALTA, amount: zloty(500) }],
    );
    const out = (endToEnd = '') => titleLine(`Zwrot ${MALTA}`, zloty(-500), { endToEnd });
    const of = (...lines: readonly StatementLine[]) =>
      matchLines(matchData, lines).map(({ confidence, refundId }) => [confidence, refundId]);
    expect(of(out('ZWROT-1'), out('ZWROT-1'))).toEqual([
      ['certain', 'ZWROT-1'],
      ['probable', null],
    ]);
    const twice = [100, 200].map((amount) => ({
      id: `ZWROT-${amount}`,
      bookingId: MALTA,
      amount: zloty(amount),
    }));
    const some = (amount: number, endToEnd = '') =>
      titleLine(`Zwrot ${MALTA}`, zloty(-amount), { endToEnd });
    const both = matchLines(matchDataFor([endedBooking], twice), [
      some(100, 'ZWROT-100'),
      some(200, 'ZWROT-200'),
      some(200),
    ]);
    expect(both.map(({ confidence, refundId }) => [confidence, refundId])).toEqual([
      ['certain', 'ZWROT-100'],
      ['certain', 'ZWROT-200'],
      ['certain', null],
    ]);
    expect(
      matchLines(matchDataFor([], twice), [some(100, 'ZWROT-100'), some(200, 'ZWROT-200')]).map(
        ({ refundId }) => refundId,
      ),
    ).toEqual(['ZWROT-100', 'ZWROT-200']);
    expect(
      of(titleLine(KORFU, zloty(2001)), titleLine(KORFU, zloty(2000)), titleLine(KORFU, zloty(1))),
    ).toEqual([
      ['probable', null],
      ['certain', null],
      ['probable', null],
    ]);
  });

  it('R31.9: a line’s shares never exceed its amount; certain matches never exceed what an order owes', () => {
    const titles = fc.constantFrom(
      KORFU,
      ITAKA,
      `${KORFU} ${ITAKA}`,
      'Nowak',
      `${KORFU.slice(0, 7)}O`,
      `${ITAKA.toLowerCase()} ${MALTA}`,
    );
    const amounts = fc.oneof(
      fc.constantFrom(zloty(500), zloty(1000), zloty(2000), zloty(4000)),
      fc.integer({ min: 1, max: zloty(5000) }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(titles, amounts), { maxLength: 12 }), (drawn) => {
        const matchData = matchDataFor([titledBooking(KORFU), titledBooking(ITAKA)]);
        const lines = drawn.map(([title, amount]) => titleLine(title, amount));
        const matches = matchLines(matchData, lines);
        for (const [at, { shares, confidence }] of matches.entries()) {
          const shared = sum(shares.map(({ amount }) => amount));
          expect(
            shares.every(({ amount }) => amount > 0) && shared <= (lines[at]?.amount ?? 0),
          ).toBe(true);
          if (confidence === 'certain') expect(shared).toBe(lines[at]?.amount);
        }
        for (const id of [KORFU, ITAKA]) {
          const booked = matches
            .flatMap(({ confidence, shares }) => (confidence === 'certain' ? shares : []))
            .filter(({ bookingId }) => bookingId === id);
          expect(sum(booked.map(({ amount }) => amount))).toBeLessThanOrEqual(
            ledgerOfBooking(titledBooking(id)).left,
          );
        }
      }),
    );
  });
});
