import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../adapters/statements/read-statements.ts';

const read = (file: string) => readStatements(new TextEncoder().encode(file));

const statement = (
  entry: string,
  { opening = ':60F:C261124PLN100,00', closing = ':62F:C261125PLN1600,00' } = {},
): string =>
  [
    ':20:MT940',
    ':25:/PL61109010140000071219812874',
    ':28C:1',
    opening,
    entry,
    ':86:020?20K7M2P9QX',
    closing,
    '-',
    '',
  ].join('\r\n');

const lineOf = (file: string) => read(file)._unsafeUnwrap()[0]?.lines[0];

const ENTRIES = [
  ...[
    '2611251125C1500,00NTRFNONREF//1',
    '2611251125CN1500,00N152NONREF//1',
    '261125C1500,00NTRF//1',
    '2611250000C1500,00NTRF//1',
  ],
  ...[
    '261125    C1500,00NMSC//1',
    '261125 1125 C 1500,00 NTRF//1',
    '2611251125C1500,00//1',
    '2611251125C1500,00NONREF//1',
  ],
  ...[
    '2611251125c1500,00ntrfnonref//1',
    '2611251125C1.500,00NTRF//1',
    '2611251125C1 500,00NTRF//1',
    '2611251125C1500,NTRF//1',
  ],
  ...[
    '2611251125C1500.00NTRF//1',
    '2611251125C000000001500,00N641//1',
    '2611251125C1500NTRF//1',
    '2611251125C1500,00S   //1',
  ],
  ...['2611251125RD1500,00NTRF//1', "2611251125C1'500,00NTRF//1"],
];

describe('R31.7: MT940 fields that are optional or filled with spaces', () => {
  it.each(ENTRIES)('R31.7: the day and amount of the MT940 entry :61:%s are read', (entry) => {
    expect(lineOf(statement(`:61:${entry}`))).toMatchObject({
      day: '2026-11-25',
      amount: 1500_00,
      reference: '1',
      title: 'K7M2P9QX',
    });
  });

  it.each([
    [':60F:C000000PLN100,00', ':62F:C261125PLN1600,00'],
    [':60:C261124PLN100,00', ':62:C261125PLN1600,00'],
    [':60F:C261124PLN100,00', ':62F:C2611251600,00'],
    [':60F:C261124100,00', ':62F:C261125PLN1 600,00'],
    [':60f:c261124pln100,00', ':62f:c261125pln1.600,00'],
    [':60F:C 261124 PLN 100,00', ':62F:C 261125 PLN 1600,00'],
    [':60F:D261124PLN,50', ':62F:C261125PLN1499,50'],
  ])('R31.7: the balances %s and %s are read', (opening, closing) => {
    expect(lineOf(statement(':61:2611251125C1500,00NTRF//1', { opening, closing }))).toMatchObject({
      amount: 1500_00,
      currency: 'PLN',
    });
  });

  it('R31.7: an amount with one ambiguous separator is refused, because it can mean 1.50 or 1500', () => {
    expect(read(statement(':61:2611251125C1.500NTRF//1'))._unsafeUnwrapErr()).toEqual({
      problem: 'badAmount',
      line: 5,
      field: ':61:',
    });
    expect(read(statement(':61:2611251125C1500,005NTRF//1'))._unsafeUnwrapErr().problem).toBe(
      'badAmount',
    );
  });

  it('R31.8: an MT940 reversal entry is marked as a reversal, an ordinary entry is not', () => {
    expect(lineOf(statement(':61:2611251125RD1500,00NTRF//1'))?.isReversal).toBe(true);
    expect(lineOf(statement(':61:2611251125C1500,00NTRF//1'))?.isReversal).toBeUndefined();
  });

  it('R31.7: an entry that the bank only expects (EC, ED) is not read as a payment', () => {
    const expected =
      ':61:2611251125EC900,00NTRF//2\r\n:86:020?20R4T8W2YD\r\n:61:2611251125ED5,00NTRF//3\r\n:61:2611251125C1500,00NTRF//1';
    expect(
      read(statement(expected))
        ._unsafeUnwrap()[0]
        ?.lines.map(({ amount }) => amount),
    ).toEqual([1500_00]);
  });

  it('R31.7: a missing, an unreadable and a wrong balance each have their own error, which names the field', () => {
    const entry = ':61:2611251125C1500,00NTRF//1';
    const problemOf = (balances: { opening?: string; closing?: string }) =>
      read(statement(entry, balances))._unsafeUnwrapErr();
    expect(problemOf({ opening: ':21:X' })).toEqual({
      problem: 'noOpeningBalance',
      line: 1,
      field: ':60F:',
    });
    expect(problemOf({ closing: ':86:Y' })).toEqual({
      problem: 'noClosingBalance',
      line: 1,
      field: ':62F:',
    });
    expect(problemOf({ opening: ':60F:C261124PLN1OO,OO' })).toEqual({
      problem: 'badBalance',
      line: 4,
      field: ':60F:',
    });
    expect(problemOf({ closing: ':62F:C261125PLN16OO,OO' })).toEqual({
      problem: 'badBalance',
      line: 7,
      field: ':62F:',
    });
    expect(problemOf({ closing: ':62F:C261125PLN1600,01' })).toEqual({
      problem: 'wrongBalance',
      line: 7,
      field: ':62F:',
    });
    expect(problemOf({ closing: ':62F:C261125EUR1600,00' })).toEqual({
      problem: 'wrongBalance',
      line: 7,
      field: ':62F:',
    });
  });
});
