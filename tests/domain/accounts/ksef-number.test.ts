import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isKsefNumberOfInvoice,
  normalizeKsefNumber,
  parseKsefNumber,
} from '../../../domain/accounts/invoice.ts';
import { runs } from '../../support/runs.ts';

// The example in the Ministry's documentation of KSeF numbers.
const EXAMPLE = '5265877635-20250826-0100001AF629-AF';

describe('KSeF number of an invoice (R38.13)', () => {
  it('names seller and day of acceptance; spaces, case and the hyphen inside are ignored', () => {
    expect(parseKsefNumber(EXAMPLE)).toEqual({ nip: '5265877635', day: '2025-08-26' });
    expect(normalizeKsefNumber(' 5265877635-20250826-010000-1af629-af ')).toBe(EXAMPLE);
  });

  it('has a checksum that shows any single wrong character', () => {
    fc.assert(
      fc.property(
        fc.nat(EXAMPLE.length - 1),
        fc.constantFrom(...'0123456789ABCDEF-'),
        (at, typed) => {
          fc.pre(EXAMPLE.charAt(at) !== typed);
          expect(
            parseKsefNumber(`${EXAMPLE.slice(0, at)}${typed}${EXAMPLE.slice(at + 1)}`),
          ).toBeNull();
        },
      ),
      runs(300),
    );
  });

  /** Computes the CRC-8 by polynomial long division, independently of the shop's code. */
  const checkOf = (text: string): string => {
    const bits = [...text]
      .map((character) => character.charCodeAt(0).toString(2).padStart(8, '0'))
      .join('');
    let remainder = BigInt(`0b${bits}00000000`);
    for (let at = bits.length - 1; at >= 0; at -= 1)
      if ((remainder >> BigInt(at + 8)) & 1n) remainder ^= 0x107n << BigInt(at);
    return `0${remainder.toString(16).toUpperCase()}`.slice(-2);
  };
  const numbered = (technical: number): string => {
    const text = `5265877635-20250826-${technical.toString(16).toUpperCase().padStart(12, '0')}`;
    return `${text}-${checkOf(text)}`;
  };

  it('R38.13: ends with the checksum (CRC-8) of all characters before it; a short one gets a leading 0', () => {
    const numbers = Array.from({ length: 300 }, (_, technical) => numbered(technical));
    expect(numbers.some((number) => /-0.$/.test(number))).toBe(true);
    for (const number of numbers)
      expect([number, parseKsefNumber(number)?.day]).toEqual([number, '2025-08-26']);
  });

  it('R38.13: is invalid with characters before or after it, even if the checksum would match', () => {
    expect(parseKsefNumber(`${EXAMPLE}AF`)).toBeNull();
    const longer = Array.from({ length: 5000 }, (_, technical) => `1${numbered(technical)}`);
    const agreeing = longer.filter((number) => checkOf(number.slice(0, 32)) === number.slice(-2));
    expect(agreeing).not.toEqual([]);
    for (const number of agreeing)
      expect([number, parseKsefNumber(number)]).toEqual([number, null]);
  });

  it('is invalid if a part is missing or its day does not exist', () => {
    for (const typed of ['', '5265877635', `${EXAMPLE}0`, EXAMPLE.replaceAll('-', '')])
      expect(parseKsefNumber(typed)).toBeNull();
  });

  it('R38.13: belongs to exactly one invoice, which is found by kind, year and number', () => {
    const paper = { kind: 'invoice', year: 2027, n: 3 } as const;
    expect(isKsefNumberOfInvoice(paper, paper)).toBe(true);
    for (const other of [{ kind: 'advance' }, { year: 2026 }, { n: 4 }])
      expect(isKsefNumberOfInvoice(paper, { ...paper, ...other })).toBe(false);
  });
});
