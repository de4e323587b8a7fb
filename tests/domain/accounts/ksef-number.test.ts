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

  it('is none without its parts, and none of a day that there is not', () => {
    for (const typed of ['', '5265877635', `${EXAMPLE}0`, EXAMPLE.replaceAll('-', '')]) expect(readKsef(typed)).toBeNull();
  });

  it('R38.13: belongs to the one paper of its kind, year and number', () => {
    const paper = { kind: 'invoice', year: 2027, n: 3 } as const;
    expect(isMarkOf(paper, paper)).toBe(true);
    for (const other of [{ kind: 'advance' }, { year: 2026 }, { n: 4 }]) expect(isMarkOf(paper, { ...paper, ...other })).toBe(false);
  });
});
