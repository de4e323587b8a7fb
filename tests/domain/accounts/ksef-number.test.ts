import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMarkOf, normalKsef, readKsef } from '../../../domain/accounts/ksef-number.ts';
import { runs } from '../../support/runs.ts';

// The example of the Ministry's documentation of the number.
const EXAMPLE = '5265877635-20250826-0100001AF629-AF';

describe('KSeF’s number of an invoice (R38.13)', () => {
  it('says who sold and when it was taken; spaces, small letters and a hyphen in its technical part are no other number', () => {
    expect(readKsef(EXAMPLE)).toEqual({ nip: '5265877635', day: '2025-08-26' });
    expect(normalKsef(' 5265877635-20250826-010000-1af629-af ')).toBe(EXAMPLE);
  });

  it('any one character that was typed wrong is found', () => {
    fc.assert(
      fc.property(fc.nat(EXAMPLE.length - 1), fc.constantFrom(...'0123456789ABCDEF-'), (at, typed) => {
        fc.pre(EXAMPLE.charAt(at) !== typed);
        expect(readKsef(`${EXAMPLE.slice(0, at)}${typed}${EXAMPLE.slice(at + 1)}`)).toBeNull();
      }),
      runs(300),
    );
  });

  /** CRC-8 as the rest of a long division of polynomials, which is not how the shop does it. */
  const checkOf = (text: string): string => {
    const bits = [...text].map((character) => character.charCodeAt(0).toString(2).padStart(8, '0')).join('');
    let rest = BigInt(`0b${bits}00000000`);
    for (let at = bits.length - 1; at >= 0; at -= 1) if ((rest >> BigInt(at + 8)) & 1n) rest ^= 0x107n << BigInt(at);
    return `0${rest.toString(16).toUpperCase()}`.slice(-2);
  };
  const numbered = (technical: number): string => {
    const text = `5265877635-20250826-${technical.toString(16).toUpperCase().padStart(12, '0')}`;
    return `${text}-${checkOf(text)}`;
  };

  it('R38.13: whatever its technical part, its last two characters are the rest of its division, written with a nought where it is small', () => {
    const numbers = Array.from({ length: 300 }, (_, technical) => numbered(technical));
    expect(numbers.some((number) => /-0.$/.test(number))).toBe(true);
    for (const number of numbers) expect([number, readKsef(number)?.day]).toEqual([number, '2025-08-26']);
  });

  it('R38.13: stands alone, also where what stands beside it would agree with its digits', () => {
    expect(readKsef(`${EXAMPLE}AF`)).toBeNull();
    const longer = Array.from({ length: 5000 }, (_, technical) => `1${numbered(technical)}`);
    const agreeing = longer.filter((number) => checkOf(number.slice(0, 32)) === number.slice(-2));
    expect(agreeing).not.toEqual([]);
    for (const number of agreeing) expect([number, readKsef(number)]).toEqual([number, null]);
  });

  it('is none without its parts, and none of a day that there is not', () => {
    for (const typed of ['', '5265877635', `${EXAMPLE}0`, EXAMPLE.replaceAll('-', '')]) expect(readKsef(typed)).toBeNull();
  });

  it('R38.13: belongs to the one paper of its kind, year and number', () => {
    const paper = { kind: 'invoice', year: 2027, n: 3 } as const;
    expect(isMarkOf(paper, paper)).toBe(true);
    for (const other of [{ kind: 'advance' }, { year: 2026 }, { n: 4 }]) expect(isMarkOf(paper, { ...paper, ...other })).toBe(false);
  });
});
