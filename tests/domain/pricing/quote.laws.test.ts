import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../../../domain/money.ts';
import {
  computeQuote,
  type Quote,
  type QuoteInput,
  type RebateKind,
} from '../../../domain/pricing/quote.ts';
import { capOf } from '../../../domain/pricing/rebates.ts';
import { offers } from '../../arbitraries/offers.ts';
import { quoteInputs } from '../../arbitraries/parties.ts';
import { runs } from '../../support/runs.ts';

const ORDER: readonly RebateKind[] = [
  'firstMinute',
  'secondMinute',
  'loyalty',
  'group',
  'ambassador',
  'wholeYacht',
  'skipper',
  'office',
  'voucher',
];
const PER_BOOKING: readonly RebateKind[] = ['wholeYacht', 'skipper', 'office', 'voucher'];
const inputs = quoteInputs(offers);

const always = (law: (input: QuoteInput, result: Quote) => void): void =>
  fc.assert(
    fc.property(inputs, (input) => {
      law(input, computeQuote(input));
    }),
    runs(300),
  );

describe('a price quote', () => {
  it('R12.1, R12.4: the price is the sum of all rows that are not paid on the spot', () => {
    always((_, { rows, price }) =>
      expect(price).toBe(sum(rows.filter(({ onSpot }) => !onSpot).map((row) => row.price))),
    );
  });

  it('R12.1: has at most one rebate row per participant, which is last and the only negative row', () => {
    always(({ choices }, { rows }) => {
      for (const { userNum } of choices.participants) {
        const ownRows = rows.filter((row) => row.userNum === userNum);
        ownRows.forEach((row, index) => {
          expect(row.price < 0).toBe(row.kind === 'rebates');
          if (row.kind === 'rebates') expect(index).toBe(ownRows.length - 1);
        });
      }
      expect(
        rows.every(({ userNum }) =>
          choices.participants.some((participant) => participant.userNum === userNum),
        ),
      ).toBe(true);
    });
  });

  it('R1, R24: is whole grosze and never negative', () => {
    always((_, { rows, price }) => {
      expect(price).toBeGreaterThanOrEqual(0);
      for (const row of rows) expect(Number.isInteger(row.price)).toBe(true);
    });
  });

  it('R12.3: its receipt has the same sums as its rebate rows and totals', () => {
    always((_, { rows, rebates, receipt, rebate }) => {
      const granted = sum(receipt.map((line) => line.given));
      expect(rebate).toBe(granted);
      expect(sum(rebates.map(({ value }) => value))).toBe(granted);
      expect(
        sum(rows.filter(({ kind }) => kind === 'rebates').map((row) => row.price)) + granted,
      ).toBe(0);
    });
  });

  it('R18, R12.2: lists rebates in the order of R18; those that a booking gets only once come last', () => {
    always((_, { rebates, receipt }) => {
      const places = rebates.map(({ kind }) => ORDER.indexOf(kind));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      const firstPerBooking = receipt.findIndex(({ kind }) => PER_BOOKING.includes(kind));
      if (firstPerBooking >= 0)
        expect(receipt.slice(firstPerBooking).every(({ kind }) => PER_BOOKING.includes(kind))).toBe(
          true,
        );
    });
  });

  it('R23: rebates of a participant are at most the cap and at most the accommodation row', () => {
    always(({ choices, settings }, { rows, receipt, minute }) => {
      const personal = receipt.filter(({ kind }) => !PER_BOOKING.includes(kind));
      const whole = choices.accommodation === 'whole';
      const cap = capOf(settings, minute) * (whole ? choices.participants.length : 1);
      for (const { userNum } of choices.participants) {
        const granted = sum(
          personal.filter((line) => line.userNum === userNum).map((line) => line.given),
        );
        const lodging = rows.filter(
          (row) =>
            row.userNum === userNum && (row.kind === 'accommodation' || row.kind === 'wholeYacht'),
        );
        expect(granted).toBeLessThanOrEqual(cap);
        expect(granted).toBeLessThanOrEqual(sum(lodging.map((row) => row.price)));
      }
    });
  });

  it('R23: a rebate that exceeds cap or price is cut; all later rebates of that participant are 0', () => {
    always((_, { receipt }) => {
      for (const perBooking of [false, true]) {
        const cut = new Set<number>();
        for (const line of receipt.filter(
          ({ kind }) => PER_BOOKING.includes(kind) === perBooking,
        )) {
          expect(line.given).toBeGreaterThanOrEqual(0);
          expect(line.given).toBeLessThanOrEqual(line.asked);
          expect(line.cutBy === null).toBe(line.given === line.asked);
          if (cut.has(line.userNum)) expect(line.given).toBe(0);
          if (line.cutBy !== null) cut.add(line.userNum);
        }
      }
    });
  });

  it('R23: a rebate that a booking gets only once is limited by the price, never by the cap (R24)', () => {
    always((_, { receipt }) => {
      for (const line of receipt)
        if (PER_BOOKING.includes(line.kind)) expect(line.cutBy).not.toBe('cap');
    });
  });

  it('R14: has one luggage row per participant with luggage', () => {
    always(({ choices }, { rows }) => {
      const luggage = rows.filter(({ kind }) => kind === 'luggage').map(({ userNum }) => userNum);
      expect(luggage).toEqual(
        choices.participants
          .filter((participant) => participant.luggage)
          .map(({ userNum }) => userNum),
      );
    });
  });

  it('R14.4: only rows that are paid on the spot have amounts in euros', () => {
    always((_, { rows }) => {
      for (const row of rows) if (row.currency === 'EUR') expect(row.onSpot).toBe(true);
    });
  });

  it('R17.2, R20: past trips never make the price higher than it is without past trips', () => {
    always((input, { price }) =>
      expect(price).toBeLessThanOrEqual(computeQuote({ ...input, trips: [] }).price),
    );
  });

  it('equal input always gives an equal quote', () => {
    always((input, result) => expect(computeQuote(input)).toEqual(result));
  });
});
