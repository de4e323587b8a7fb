import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking, Cancelled } from '../../../domain/booking/booking.ts';
import { BOOKING_LETTERS, checkLetter } from '../../../domain/booking/booking-id.ts';
import { ledgerOfBooking } from '../../../domain/booking/placed/dues.ts';
import { sum, zloty } from '../../../domain/money.ts';
import type { Instalment } from '../../../domain/payments/instalments.ts';
import { idsInTitle, knownIds } from '../../../domain/statements/ids-in-title.ts';
import type { StatementLine } from '../../../domain/statements/line.ts';
import { knownOf, matchLine, matchLines, type OrderedRefund } from '../../../domain/statements/match.ts';
import { BEGUN, confirmed, draft, waiting } from '../../arbitraries/bookings.ts';
import { ANNA, JAN, party } from '../../arbitraries/parties.ts';
import { removed } from '../../contracts/kept.ts';

const DAY = '2027-06-03';
const idOf = (letters: string): string => letters + checkLetter(letters);
const [KORFU, ITAKA, MALTA, KRETA] = ['KRF2345', 'TAKA222', 'MALTA22', 'KRETA22'].map((name) => idOf(name.replace(/[ILO01]/g, '9')));
if (KORFU === undefined || ITAKA === undefined || MALTA === undefined || KRETA === undefined) throw new Error('no ids');

const plan = (...amounts: readonly number[]): readonly Instalment[] =>
  amounts.map((amount, index) => ({ number: index + 1, amount, due: index === 0 ? null : `2027-0${6 + index}-01` }) as Instalment);
const booking = (id: string, more: Parameters<typeof confirmed>[2] = {}) =>
  confirmed(id, [], {
    plan: plan(zloty(500), zloty(700), zloty(800)),
    choices: party('single', 2, [{ person: ANNA }, { person: JAN }]),
    ...more,
  });

const line = (title: string, amount = zloty(500), more: Partial<StatementLine> = {}): StatementLine => ({
  ...{ account: '1', day: DAY, currency: 'PLN', reference: 'R1', endToEnd: '', title, amount },
  party: { name: 'NOWAK ANNA UL. MORSKA 1/2', account: '' },
  ...more,
});
const STRANGER = { party: { name: 'Zenon Obcy', account: '' } };

/** A trip that the company called off; 500 PLN go back. */
const ended: Cancelled = {
  ...booking(MALTA),
  status: 'cancelled',
  cancelledAt: BEGUN,
  reason: 'organiser',
  refund: zloty(500),
  reserveList: false,
};

const against = (bookings: readonly Booking[], refunds: readonly OrderedRefund[] = []) => knownOf(bookings, refunds, ['1']);
const match = (
  title: string,
  amount?: number,
  more?: Partial<StatementLine>,
  bookings: readonly Booking[] = [booking(KORFU), booking(ITAKA)],
) => matchLine(against(bookings), line(title, amount, more));

describe('a line that names its booking', () => {
  it('R31.9: is certain with what is due, a line, all that is left or a part, whoever sent it', () => {
    for (const [amount, fit] of [
      [zloty(500), 'due'],
      [zloty(1200), 'line'],
      [zloty(2000), 'all'],
      [zloty(17), 'part'],
    ] as const)
      expect(match(`rejs ${KORFU}`, amount, STRANGER)).toEqual({
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

  it('R31.9: is asked about where it brings more than is left, or pays for a sign-up', () => {
    expect(match(KORFU, zloty(2001))).toMatchObject({
      confidence: 'probable',
      reasons: expect.arrayContaining([{ kind: 'amount', bookingId: KORFU, fit: 'tooMuch' }]),
    });
    expect(match(MALTA, zloty(500), {}, [waiting(MALTA, [])])).toMatchObject({
      confidence: 'probable',
      reasons: expect.arrayContaining([{ kind: 'signUp', bookingId: MALTA }]),
    });
  });

  it('R31.9: stays with a cancelled booking, where it is shown', () => {
    const cancelled: Cancelled = {
      ...booking(MALTA),
      status: 'cancelled',
      cancelledAt: BEGUN,
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
    const of = (title: string) => match(title, zloty(321), STRANGER, [cancelled]);
    expect(of(MALTA)).toEqual({ confidence: 'certain', shares, refundId: null, reasons: reasons('idInTitle') });
    expect(of(`${MALTA.slice(0, 3)}0${MALTA.slice(4)}`)).toEqual({
      confidence: 'probable',
      shares,
      refundId: null,
      reasons: reasons('idMistyped'),
    });
  });

  it('R31.9: with one wrong letter is certain too where all or a further line is asked for', () => {
    const typo = `${KORFU.slice(0, 3)}0${KORFU.slice(4)}`;
    const part = booking(KORFU, { payments: [{ id: 'p', method: 'transfer', amount: zloty(500), at: 0 }] });
    const of = (amount: number) => match(typo, zloty(amount), STRANGER, [part]).confidence;
    // Of all three the first two are 1200.
    expect(match(typo, zloty(1200), STRANGER, [booking(KORFU)]).confidence).toBe('certain');
    // 700 and 800 are open: the line, both, and neither.
    expect([of(700), of(1500), of(800), of(1)]).toEqual(['certain', 'certain', 'probable', 'probable']);
  });

  it('R31.9: only what was ordered, or waits for places, is a booking that somebody pays for', () => {
    const typed = [draft(KORFU), removed(ITAKA)];
    expect(match(`${KORFU} ${ITAKA}`, zloty(500), STRANGER, typed)).toMatchObject({ confidence: 'none', reasons: [{ kind: 'noId' }] });
  });

  it('R31.9: with one wrong letter is certain where sum or payer fits, and asked about where neither does', () => {
    const typo = `${KORFU.slice(0, 3)}0${KORFU.slice(4)}`;
    const wrong = (amount: number, more: Partial<StatementLine> = {}) => match(typo, amount, more).confidence;
    expect([wrong(zloty(500), STRANGER), wrong(zloty(17)), wrong(zloty(17), STRANGER), wrong(zloty(2001))]).toEqual([
      'certain',
      'certain',
      'probable',
      'probable',
    ]);
  });

  it('R31.9: of whose payer the bank says nothing is not said to be from somebody else, and is as sure as one of a stranger’s', () => {
    const NOBODY = { party: { name: '', account: '' } };
    expect(match(KORFU, zloty(17), NOBODY)).toMatchObject({
      confidence: 'certain',
      reasons: [{ kind: 'idInTitle' }, { kind: 'payer', who: 'unnamed' }, { kind: 'amount' }],
    });
    const typo = `${KORFU.slice(0, 3)}0${KORFU.slice(4)}`;
    expect(match(typo, zloty(17), NOBODY).confidence).toBe('probable');
    // A title without words names nobody either.
    expect(match('', zloty(500), NOBODY, [booking(KORFU)])).toMatchObject({ confidence: 'none', reasons: [{ kind: 'noId' }] });
  });

  it('R31.9: with one right number what is a letter away from others is none of them', () => {
    const known = knownIds([KORFU, ITAKA]);
    const typo = `${ITAKA.slice(0, 3)}0${ITAKA.slice(4)}`;
    expect(idsInTitle(known, `${KORFU} ${typo}`)).toEqual({ exact: [KORFU], mistyped: [] });
    expect(idsInTitle(known, `za rejs ${typo} ${typo}`)).toEqual({ exact: [], mistyped: [ITAKA] });
    expect(idsInTitle(known, 'rejs')).toEqual({ exact: [], mistyped: [] });
  });

  const ids = fc.array(fc.constantFrom(...BOOKING_LETTERS), { minLength: 7, maxLength: 7 }).map((letters) => idOf(letters.join('')));
  const signs = fc.constantFrom('', ' ', '-', '  ', '/', '.', ' - ');

  it('R31.9: is found however it is typed: case, spaces, dashes, and one wrong letter', () => {
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
          const known = knownIds(all);
          expect(idsInTitle(known, spread(id)).exact).toEqual([id]);
          const typo = id.slice(0, at) + letter + id.slice(at + 1);
          const found = idsInTitle(known, spread(typo));
          // Another letter is never another booking's number (R45).
          if (letter === id[at]) expect(found.exact).toEqual([id]);
          else expect(found).toEqual({ exact: [], mistyped: expect.arrayContaining([id]) });
        },
      ),
    );
  });
});

describe('a line for several bookings', () => {
  it('R31.9: is shared out where together they ask for exactly that: what is due, or all', () => {
    expect(match(`${KORFU}, ${ITAKA}`, zloty(1000))).toMatchObject({
      confidence: 'certain',
      shares: [
        { bookingId: KORFU, amount: zloty(500) },
        { bookingId: ITAKA, amount: zloty(500) },
      ],
    });
    expect(match(`${KORFU} ${ITAKA}`, zloty(4000))).toEqual({
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
    // The next line of each, though none is due yet: 700 of either, the first being paid of one.
    const firstPaid = { payments: [{ id: 'p', method: 'transfer', amount: zloty(500), at: 0 } as const] };
    const both = [booking(KORFU, firstPaid), booking(ITAKA, { ...firstPaid, plan: plan(zloty(500), zloty(0), zloty(900)) })];
    expect(match(`${KORFU} ${ITAKA}`, zloty(1600), { day: '2027-06-30' }, both)).toMatchObject({
      confidence: 'certain',
      shares: [
        { bookingId: KORFU, amount: zloty(700) },
        { bookingId: ITAKA, amount: zloty(900) },
      ],
    });
  });

  it('R31.9: comes out even by what is due, by the next line of each, whichever is asked for', () => {
    const at = (day: string, amount: number, more: Parameters<typeof booking>[1] = {}) => {
      const { confidence, shares } = match(`${KORFU} ${ITAKA}`, zloty(amount), { day }, [booking(KORFU, more), booking(ITAKA, more)]);
      return [confidence, shares.map((share) => share.amount / 100)];
    };
    expect(at('2027-07-05', 2400)).toEqual(['certain', [1200, 1200]]);
    expect(at('2027-07-05', 1000)).toEqual(['certain', [500, 500]]);
    const firstPaid = { payments: [{ id: 'p', method: 'transfer', amount: zloty(500), at: 0 } as const] };
    expect(at('2027-08-05', 1400, firstPaid)).toEqual(['certain', [700, 700]]);
    expect(at('2027-08-05', 3000, firstPaid)).toEqual(['certain', [1500, 1500]]);
  });

  it('R31.9: comes out even between orders alone, of which each asks for something', () => {
    const sum = (bookings: readonly Booking[], amount: number) => match(`${KORFU} ${ITAKA}`, zloty(amount), {}, bookings);
    const shared = { kind: 'shared', even: false } as const;
    const listed = waiting(ITAKA, [], { plan: plan(zloty(700)) });
    // What the order asks for would come out even; but the other one is named as well.
    expect(sum([booking(KORFU), listed], 2000).confidence).toBe('probable');
    const signUp = sum([booking(KORFU), listed], 2500);
    expect([signUp.confidence, signUp.shares, signUp.reasons.at(-1)]).toEqual([
      'probable',
      [{ bookingId: KORFU, amount: zloty(2000) }],
      shared,
    ]);
    const paid = booking(ITAKA, { payments: [{ id: 'p', method: 'transfer', amount: zloty(2000), at: 0 }] });
    expect(sum([booking(KORFU), paid], 2000)).toMatchObject({
      confidence: 'probable',
      shares: [{ bookingId: KORFU, amount: zloty(2000) }],
    });
    const nobody = sum([waiting(KORFU, []), waiting(ITAKA, [])], 500);
    expect([nobody.confidence, nobody.shares, nobody.reasons.at(-1)]).toEqual(['none', [], shared]);
  });

  it('R31.9: is asked about where it does not come out even', () => {
    expect(match(`${KORFU} ${ITAKA}`, zloty(2100))).toEqual({
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

  it('R31.9: that does not come out even is proposed to all that it names, in the ratio of what they ask for next, to the grosz', () => {
    const shares = (amount: number, bookings: readonly Booking[], title = `${KORFU} ${ITAKA}`) =>
      match(title, amount, {}, bookings).shares.map((share) => [share.bookingId, share.amount]);
    const [first, second] = [booking(KORFU), booking(ITAKA, { plan: plan(zloty(250), zloty(700)) })];
    // 500 and 250 are due: 300 is two parts and one.
    expect(shares(zloty(300), [first, second])).toEqual([
      [KORFU, zloty(200)],
      [ITAKA, zloty(100)],
    ]);
    // 2000 and 950 are left; a grosz that cannot be halved goes to the one that comes first.
    expect(shares(zloty(2950) - 1, [first, second])).toEqual([
      [KORFU, zloty(2000)],
      [ITAKA, zloty(950) - 1],
    ]);
    expect(shares(1, [first, second])).toEqual([[KORFU, 1]]);
    expect(shares(zloty(9000), [first, second])).toEqual([
      [KORFU, zloty(2000)],
      [ITAKA, zloty(950)],
    ]);
    // Of two of which one owes nothing now, the other has what is due, until that is more than its due.
    const [seven, eight] = [booking(KORFU, { plan: plan(zloty(700)) }), booking(ITAKA, { plan: plan(zloty(800)) })];
    expect(shares(zloty(150), [seven, eight])).toEqual([
      [KORFU, zloty(70)],
      [ITAKA, zloty(80)],
    ]);
  });

  it('R31.9: a proposal for several never comes to more than the line, nor to more than one of them has left', () => {
    const sums = fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(sums, { minLength: 2, maxLength: 3 }), fc.integer({ min: 1, max: 1_500_000 }), (plans, amount) => {
        const ids = [KORFU, ITAKA, MALTA];
        const bookings = plans.map((amounts, index) => booking(ids[index] ?? '', { plan: plan(...amounts) }));
        const found = match(bookings.map(({ id }) => id).join(' '), amount, {}, bookings);
        const lefts = new Map(bookings.map((each) => [each.id, ledgerOfBooking(each).left]));
        for (const share of found.shares) {
          expect(share.amount).toBeGreaterThan(0);
          expect(share.amount).toBeLessThanOrEqual(lefts.get(share.bookingId) ?? 0);
        }
        expect(sum(found.shares.map((share) => share.amount))).toBe(Math.min(amount, sum([...lefts.values()])));
      }),
    );
  });

  it('R31.9: of several that are a letter away from what was typed none is chosen', () => {
    const near = (id: string) => `${id.slice(0, 3)}0${id.slice(4)}`;
    expect(match(`${near(KORFU)} ${near(ITAKA)}`, zloty(1000))).toEqual({
      ...{ confidence: 'none', shares: [], refundId: null },
      reasons: [{ kind: 'alike', bookings: [KORFU, ITAKA] }],
    });
  });
});

describe('a line that names no booking', () => {
  it('R31.9: is never certain: one person’s one order is proposed, several are told of, a stranger’s is open', () => {
    const one = [booking(KORFU)];
    expect(match('za rejs', zloty(500), {}, one)).toMatchObject({ confidence: 'probable', shares: [{ bookingId: KORFU }] });
    expect(match('za rejs', zloty(500))).toMatchObject({
      confidence: 'none',
      reasons: [{ kind: 'noId' }, { kind: 'alike', bookings: [KORFU, ITAKA] }],
    });
    expect(match('za rejs Jan Kowalski', zloty(500), STRANGER, one)).toMatchObject({
      confidence: 'probable',
      reasons: expect.arrayContaining([{ kind: 'payer', bookingId: KORFU, who: 'traveller' }]),
    });
    expect(match('za rejs', zloty(500), STRANGER, one)).toEqual({
      confidence: 'none',
      shares: [],
      refundId: null,
      reasons: [{ kind: 'noId' }],
    });
  });

  it('R31.9: is whoever’s it fits best: of several orders of one person the one that asks for the sum, else the one that it is part of', () => {
    const open = (id: string, ...amounts: readonly number[]) => booking(id, { plan: plan(...amounts.map(zloty)) });
    const proposes = (amount: number, ...bookings: readonly Booking[]) => match('za rejs', zloty(amount), {}, bookings);
    const [small, large] = [open(KORFU, 100), open(ITAKA, 500, 700)];
    expect(proposes(500, small, large)).toEqual({
      ...{ confidence: 'probable', shares: [{ bookingId: ITAKA, amount: zloty(500) }], refundId: null },
      reasons: [{ kind: 'noId' }, { kind: 'payer', bookingId: ITAKA, who: 'booker' }, { kind: 'amount', bookingId: ITAKA, fit: 'due' }],
    });
    // Part of the large one, more than is left of the small one.
    expect(proposes(400, small, large).shares).toEqual([{ bookingId: ITAKA, amount: zloty(400) }]);
    expect(proposes(9000, small, large)).toEqual({ confidence: 'none', shares: [], refundId: null, reasons: [{ kind: 'noId' }] });
    // What is paid, waits or is over asks for nothing.
    const paid = booking(MALTA, { payments: [{ id: 'p', method: 'transfer', amount: zloty(2000), at: 0 }] });
    for (const other of [paid, waiting(KRETA, []), ended])
      expect(proposes(500, large, other).shares).toEqual([{ bookingId: ITAKA, amount: zloty(500) }]);
    for (const other of [paid, waiting(KRETA, []), ended]) expect(proposes(500, other).confidence).toBe('none');
  });

  it('R31.9: a sum of nothing is no money that went out', () => {
    expect(match('za rejs', 0, STRANGER).reasons).toEqual([{ kind: 'noId' }]);
  });

  it('R31.9: in another currency is nobody’s by itself', () => {
    expect(match(KORFU, zloty(500), { currency: 'EUR' })).toMatchObject({
      confidence: 'none',
      reasons: [{ kind: 'otherCurrency', currency: 'EUR' }],
    });
  });
});

describe('a line that went out', () => {
  const ordered = { id: 'ZWROT-1', bookingId: MALTA, amount: zloty(500) };
  const out = (title: string, amount: number, refunds: readonly OrderedRefund[], endToEnd = '') =>
    matchLine(against([ended, booking(KORFU)], refunds), line(title, -amount, { endToEnd }));

  it('R48.7: ticks off the refund that was ordered, by its number or by booking and sum', () => {
    expect(out('zwrot', zloty(500), [ordered], 'ZWROT-1')).toMatchObject({
      confidence: 'certain',
      refundId: 'ZWROT-1',
      shares: [{ bookingId: MALTA, amount: zloty(500) }],
    });
    expect(out(`Zwrot ${MALTA}`, zloty(500), [ordered])).toMatchObject({ confidence: 'certain', refundId: 'ZWROT-1' });
    expect(out('zwrot', zloty(500), [ordered], 'ZWROT-1').reasons).toEqual([{ kind: 'refund', bookingId: MALTA, ordered: true }]);
    // Of another sum it is not that one, unless it says so.
    expect(out(`Zwrot ${MALTA}`, zloty(400), [ordered])).toMatchObject({
      confidence: 'probable',
      refundId: null,
      reasons: [{ ordered: false }],
    });
    expect(out('ZWROT-1', zloty(400), [ordered])).toMatchObject({ confidence: 'probable', refundId: null });
  });

  it('R48.7: of what nobody ordered here is the refund that a booking is owed; anything else is none of the shop’s', () => {
    expect(out(`Zwrot ${MALTA}`, zloty(500), [])).toEqual({
      ...{ confidence: 'certain', shares: [{ bookingId: MALTA, amount: zloty(500) }], refundId: null },
      reasons: [{ kind: 'refund', bookingId: MALTA, ordered: false }],
    });
    expect(out(`Zwrot ${MALTA} ${KORFU}`, zloty(500), []).reasons).toEqual([{ kind: 'wentOut' }]);
    expect(out(`Zwrot ${MALTA}`, zloty(1), [])).toMatchObject({ confidence: 'probable' });
    expect(out('Czynsz', zloty(500), [ordered])).toMatchObject({ confidence: 'none', reasons: [{ kind: 'wentOut' }] });
  });
});

describe('the lines of an import', () => {
  it('R31.9: two alike for one instalment are a first and a second, and the one too many is asked about', () => {
    const known = against([booking(KORFU)]);
    const lines = [1, 2, 3].map(() => line(KORFU, zloty(700)));
    expect(matchLines(known, lines).map(({ confidence }) => confidence)).toEqual(['certain', 'certain', 'probable']);
  });

  it('R31.9, R48.7: what one line brought or took is there for the next: a refund goes out once, an order is paid once', () => {
    const known = against([ended, booking(KORFU)], [{ id: 'ZWROT-1', bookingId: MALTA, amount: zloty(500) }]);
    const out = (endToEnd = '') => line(`Zwrot ${MALTA}`, zloty(-500), { endToEnd });
    const of = (...lines: readonly StatementLine[]) => matchLines(known, lines).map(({ confidence, refundId }) => [confidence, refundId]);
    expect(of(out('ZWROT-1'), out('ZWROT-1'))).toEqual([
      ['certain', 'ZWROT-1'],
      ['probable', null],
    ]);
    // Two were ordered: the second is still there after the first. What no order says is what is left of the refund.
    const twice = [100, 200].map((amount) => ({ id: `ZWROT-${amount}`, bookingId: MALTA, amount: zloty(amount) }));
    const some = (amount: number, endToEnd = '') => line(`Zwrot ${MALTA}`, zloty(-amount), { endToEnd });
    const both = matchLines(against([ended], twice), [some(100, 'ZWROT-100'), some(200, 'ZWROT-200'), some(200)]);
    expect(both.map(({ confidence, refundId }) => [confidence, refundId])).toEqual([
      ['certain', 'ZWROT-100'],
      ['certain', 'ZWROT-200'],
      ['certain', null],
    ]);
    // A refund of a booking that is not among these is ticked off all the same.
    expect(matchLines(against([], twice), [some(100, 'ZWROT-100'), some(200, 'ZWROT-200')]).map(({ refundId }) => refundId)).toEqual([
      'ZWROT-100',
      'ZWROT-200',
    ]);
    // A line that is only asked about brings nothing yet: 2001 PLN are too much, and all 2000 are still open after it.
    expect(of(line(KORFU, zloty(2001)), line(KORFU, zloty(2000)), line(KORFU, zloty(1)))).toEqual([
      ['probable', null],
      ['certain', null],
      ['probable', null],
    ]);
  });

  it('R31.9: never share out more than a line brings, nor book by themselves more than an order has left', () => {
    const titles = fc.constantFrom(KORFU, ITAKA, `${KORFU} ${ITAKA}`, 'Nowak', `${KORFU.slice(0, 7)}O`, `${ITAKA.toLowerCase()} ${MALTA}`);
    const amounts = fc.oneof(fc.constantFrom(zloty(500), zloty(1000), zloty(2000), zloty(4000)), fc.integer({ min: 1, max: zloty(5000) }));
    fc.assert(
      fc.property(fc.array(fc.tuple(titles, amounts), { maxLength: 12 }), (drawn) => {
        const known = against([booking(KORFU), booking(ITAKA)]);
        const lines = drawn.map(([title, amount]) => line(title, amount));
        const matches = matchLines(known, lines);
        for (const [at, { shares, confidence }] of matches.entries()) {
          const shared = sum(shares.map(({ amount }) => amount));
          expect(shares.every(({ amount }) => amount > 0) && shared <= (lines[at]?.amount ?? 0)).toBe(true);
          if (confidence === 'certain') expect(shared).toBe(lines[at]?.amount);
        }
        for (const id of [KORFU, ITAKA]) {
          const booked = matches
            .flatMap(({ confidence, shares }) => (confidence === 'certain' ? shares : []))
            .filter(({ bookingId }) => bookingId === id);
          expect(sum(booked.map(({ amount }) => amount))).toBeLessThanOrEqual(ledgerOfBooking(booking(id)).left);
        }
      }),
    );
  });
});
