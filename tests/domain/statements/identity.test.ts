import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addKeysToBankLines,
  findNewBankLines,
  type StoredLine,
} from '../../../domain/statements/identity.ts';
import type { StatementLine } from '../../../domain/statements/line.ts';

const OWN = '61109010140000071219812874';
const ANNAS = '27114020040000300201355387';
const JANS = '56102055581111000022220033';
const [KORFU, ITAKA] = ['KRF23456', 'TAKA2222'];

const LINE: StatementLine = {
  ...{
    account: OWN,
    day: '2027-06-03',
    amount: 500_00,
    currency: 'PLN',
    title: KORFU,
    reference: 'R1',
    endToEnd: 'E',
  },
  party: { name: 'Łukasz Żak', account: ANNAS },
};
const named = (title: string): readonly string[] =>
  [KORFU, ITAKA].filter((id) => title.includes(id));

const importAll = (...files: readonly (readonly StatementLine[])[]) => {
  const stored: StoredLine[] = [];
  return files.map((file, at) => {
    const fresh = findNewBankLines([[file]], stored, named, (n) => `${at + 1}-${n}`);
    stored.push(...fresh.map(({ id, line }) => ({ ...line, id })));
    return fresh.map(({ id, twin }) => [id, twin]);
  });
};
const second = (other: Partial<StatementLine>, first: Partial<StatementLine> = {}) =>
  importAll([{ ...LINE, ...first }], [{ ...LINE, ...other }])[1];

describe('finding a payment that an earlier statement file already contained (R31.8)', () => {
  it('R31.8: is recognised by account, day, sum, payer and title, not by the bank’s reference number', () => {
    expect(second({})).toEqual([]);
    for (const reference of ['', '1', '//1', '2026-11-25-0000017'])
      expect(second({ reference })).toEqual([]);
    expect(second({ endToEnd: '' })).toEqual([]);
    // Banks wrap texts differently, so spaces and punctuation may differ.
    expect(
      second({
        title: ` ${KORFU.slice(0, 4)} ${KORFU.slice(4)}.`,
        party: { ...LINE.party, name: 'Łukasz  Żak' },
      }),
    ).toEqual([]);
    expect(second({ account: OWN.slice(2) })).toEqual([]);
  });

  it('R31.8: a line with a different payer, sum, account, currency, day or booking is no twin', () => {
    for (const other of [
      { amount: 499_00 },
      { currency: 'EUR' },
      { account: ANNAS },
      { day: '2027-06-09' },
      { title: ITAKA },
      { party: { name: 'Łukasz Żak', account: JANS } },
      { party: { name: 'Zenon Obcy', account: JANS } },
    ])
      expect(second(other), JSON.stringify(other)).toEqual([['2-1', null]]);
    expect(second({ party: { name: 'Zenon Obcy', account: '' } })).toEqual([['2-1', null]]);
    expect(second({ title: `Zwrot ZWROT-${KORFU}-1` })).toEqual([['2-1', null]]);
    expect(second({ title: `ZWROT-${KORFU}-1` }, { title: `ZWROT-${KORFU}-2` })).toEqual([
      ['2-1', null],
    ]);
  });

  it('R31.8: a stored line is the twin of a new one whose payer, title or day differs little or is missing', () => {
    for (const twin of [
      { party: { name: 'LUKASZ ZAK', account: ANNAS } },
      { party: { name: 'Łukasz Żak ul. Morska 1/2 81-350 Gdynia', account: ANNAS } },
      { party: { name: 'Łukasz Żak', account: '' } },
      { party: { name: '', account: ANNAS } },
      { party: { name: '£ukasz ¯ak', account: '' } },
      { title: `Rezerwacja ${KORFU}, rejs` },
      { title: 'Wpłata' },
      { title: '' },
      { day: '2027-06-04' },
      { day: '2027-05-29' },
    ]) {
      const first =
        'title' in twin && twin.title !== '' && !twin.title.includes(KORFU)
          ? { title: 'Wplata' }
          : {};
      expect(second(twin, first), JSON.stringify(twin)).toEqual([['2-1', '1-1']]);
    }
  });

  it('R31.8: equal lines of one file are separate payments; lines that a later file repeats are skipped', () => {
    expect(importAll([LINE, LINE], [LINE], [LINE, LINE, LINE])).toEqual([
      [
        ['1-1', null],
        ['1-2', null],
      ],
      [],
      [['3-1', null]],
    ]);
  });

  it('R31.8: a stored line is the twin of at most one new line, and of none if a new line equals it', () => {
    const later = { ...LINE, day: '2027-06-04' };
    expect(importAll([LINE], [LINE, later])[1]).toEqual([['2-1', null]]);
    const large = { ...LINE, title: `${KORFU} rejs` };
    expect(importAll([LINE], [large, { ...large, day: '2027-06-04' }])[1]).toEqual([
      ['2-1', '1-1'],
      ['2-2', null],
    ]);
  });

  it('R31.8: the lines of two files in one import are compared with each other', () => {
    const fresh = findNewBankLines(
      [[[LINE]], [[LINE, { ...LINE, title: `${KORFU} rejs` }]]],
      [],
      named,
      (n) => `7-${n}`,
    );
    expect(fresh.map(({ id, twin }) => [id, twin])).toEqual([
      ['7-1', null],
      ['7-2', null],
    ]);
    const twins = findNewBankLines(
      [[[LINE]], [[{ ...LINE, title: `${KORFU} rejs` }]]],
      [],
      named,
      (n) => `7-${n}`,
    );
    expect(twins.map(({ twin }) => twin)).toEqual([null, '7-1']);
  });

  it('R31.8: payer and title identify a line that an older release stored under the bank’s reference', () => {
    const stored = ['A', 'B'].map((reference, at) => ({
      ...LINE,
      reference,
      key: `${OWN}|2027-06-03|50000|PLN|${reference}|1`,
      id: `1-${at + 1}`,
    }));
    expect(findNewBankLines([[[LINE, LINE]]], stored, named, (n) => `2-${n}`)).toEqual([]);
    expect(findNewBankLines([[[LINE, LINE, LINE]]], stored, named, (n) => `2-${n}`)).toHaveLength(
      1,
    );
  });

  it('R31.8: different payments have different keys; a key is short and has no payer’s name in it', () => {
    const [first, second, other] = addKeysToBankLines([
      LINE,
      LINE,
      { ...LINE, title: `${'x'.repeat(600)}a` },
    ]);
    const [long] = addKeysToBankLines([{ ...LINE, title: `${'x'.repeat(600)}b` }]);
    expect(new Set([first?.key, second?.key, other?.key, long?.key]).size).toBe(4);
    expect(first?.key).not.toMatch(/Żak|ZAK/i);
    expect((first?.key ?? '').length).toBeLessThan(120);
  });

  it('R31.8: in whatever order and however often files are imported, each payment is registered once', () => {
    const payment = fc.record({
      title: fc.constantFrom(KORFU, ITAKA, 'rejs'),
      payer: fc.constantFrom(ANNAS, JANS),
      amount: fc.constantFrom(100, 200),
      day: fc.constantFrom('2027-06-01', '2027-06-11', '2027-06-21'),
    });
    const drawn = fc.uniqueArray(payment, {
      maxLength: 8,
      selector: (each) => JSON.stringify(each),
    });
    const files = fc.array(fc.record({ mask: fc.nat(255), format: fc.nat(3) }), { maxLength: 8 });
    fc.assert(
      fc.property(drawn, files, (payments, sent) => {
        const lines = sent.map(({ mask, format }) =>
          payments.flatMap((each, at) => {
            if ((mask & (1 << at)) === 0) return [];
            const name =
              format === 1 ? 'ANNA ŻAK' : format === 2 ? 'Anna Żak ul. Morska 1' : 'Anna Żak';
            return [
              {
                ...LINE,
                ...each,
                reference: `${format}/${at}/${mask}`,
                party: { name, account: each.payer },
              },
            ];
          }),
        );
        // A person decides twins, so the import books only lines without a twin.
        const booked = importAll(...lines).flatMap((fresh) =>
          fresh.filter(([, twin]) => twin === null),
        );
        const sentOnce = payments.filter((_, at) =>
          sent.some(({ mask }) => (mask & (1 << at)) !== 0),
        );
        expect(booked).toHaveLength(sentOnce.length);
      }),
    );
  });
});
