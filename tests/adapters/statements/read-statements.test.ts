import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../adapters/statements/read-statements.ts';
import { addKeysToBankLines } from '../../../domain/statements/identity.ts';
import { lettersAndDigitsOf } from '../../../domain/statements/line.ts';
import { ANNAS, type BookedLine, camt, mt940, OWN } from './statement-files.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (file: string | Uint8Array) =>
  readStatements(typeof file === 'string' ? bytes(file) : file);
const lines = (file: string | Uint8Array) =>
  read(file)
    ._unsafeUnwrap()
    .flatMap((statement) => statement.lines);
const problem = (file: string | Uint8Array) => read(file)._unsafeUnwrapErr();

const ANNA: BookedLine = {
  day: '2027-01-11',
  amount: 500_00,
  title: 'K7M2P9QX Anna Żak Rejs – Zażółć gęślą jaźń i wróć na pokład',
  name: 'ŻAK ANNA',
  from: ANNAS,
  reference: 'B270111/42',
};
const FEE: BookedLine = {
  day: '2027-01-12',
  amount: -12_50,
  title: 'Opłata za prowadzenie rachunku',
};

const asRead = ({ day, amount, title, name = '', from = '', reference = '' }: BookedLine) => ({
  ...{ account: OWN, day, amount, currency: 'PLN', title, reference, endToEnd: '' },
  party: { name, account: from },
});

describe('a CAMT.053 file (R31.7)', () => {
  it('each entry gives its day, signed amount, payer, title and the bank’s reference number of the entry', () => {
    expect(read(camt([ANNA, FEE]))._unsafeUnwrap()).toEqual([
      {
        ...{ account: OWN, from: '2027-01-11', until: '2027-01-12' },
        ...{ number: '1', opening: 100_000_00, lines: [asRead(ANNA), asRead(FEE)] },
      },
    ]);
  });

  it('a batch entry is split into lines with their own amounts; an entry not booked yet is skipped', () => {
    const two = camt([ANNA]).replace(
      /<NtryDtls>.*<\/NtryDtls>/s,
      `<NtryDtls>${[
        ['300.00', 'AAA'],
        ['200.00', 'BBB'],
      ]
        .map(
          ([sum, title]) =>
            `<TxDtls><Refs><EndToEndId>E-${title}</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="PLN">${sum}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${title}</Ustrd></RmtInf></TxDtls>`,
        )
        .join('')}</NtryDtls>`,
    );
    expect(
      lines(two).map(({ amount, title, reference, endToEnd }) => [
        amount,
        title,
        reference,
        endToEnd,
      ]),
    ).toEqual([
      [300_00, 'AAA', 'B270111/42/1', 'E-AAA'],
      [200_00, 'BBB', 'B270111/42/2', 'E-BBB'],
    ]);
    // These batches stay one line: an amount is missing, a currency differs, or a fee was deducted.
    for (const untold of [
      two.replace(/<AmtDtls>.*?<\/AmtDtls>/, ''),
      two.replace('<TxAmt><Amt Ccy="PLN">300.00', '<TxAmt><Amt Ccy="EUR">70.00'),
      two.replace('300.00', '301.00'),
    ])
      expect(lines(untold)).toMatchObject([
        {
          amount: 500_00,
          currency: 'PLN',
          title: 'AAA BBB',
          reference: 'B270111/42',
          endToEnd: '',
          party: { name: '', account: '' },
        },
      ]);
    const announced = camt([ANNA], 0)
      .replace('<Sts>BOOK</Sts>', '<Sts><Cd>PDNG</Cd></Sts>')
      .replace(/<Bal>.*<\/Bal>/s, '');
    expect(lines(announced)).toEqual([]);
  });

  it('an entry marked as a reversal keeps the bank’s sign: money that left the account is negative', () => {
    const back = camt([{ ...ANNA, amount: -500_00 }]).replace(
      '<Sts>',
      '<RvslInd>true</RvslInd><Sts>',
    );
    expect(lines(back)).toMatchObject([
      { amount: -500_00, title: ANNA.title, party: { name: 'ŻAK ANNA' } },
    ]);
  });

  it('is refused whole, naming the line, if it is cut off or a sum or balance is wrong', () => {
    const good = camt([ANNA, FEE]);
    expect(problem(good.slice(0, -40))).toMatchObject({ problem: 'notXml' });
    expect(problem(good.replace('500.00', '500,001'))).toEqual({
      problem: 'badAmount',
      line: 5,
      field: 'Ntry/Amt',
    });
    expect(problem(good.replace('>500.00<', '>600.00<'))).toEqual({
      problem: 'wrongBalance',
      line: 4,
      field: 'Bal',
    });
    expect(
      problem(good.replaceAll('2027-01-12</Dt></BookgDt>', '2027-02-30</Dt></BookgDt>')),
    ).toEqual({
      problem: 'badDay',
      line: 11,
      field: 'Ntry/BookgDt',
    });
    expect(problem('<Document/>')).toMatchObject({ problem: 'noStatement' });
  });

  it('is refused if it declares a document type, so that no XML entity can be expanded or fetched', () => {
    const bomb = camt([ANNA])
      .replace('<Document', '<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<Document')
      .replace('ŻAK', '&a;');
    expect(problem(bomb)).toEqual({ problem: 'documentType', line: null, field: '' });
    expect(problem(camt([ANNA]).replace('ŻAK', '&a;'))).toMatchObject({ problem: 'notXml' });
  });
});

describe('an MT940 file (R31.7)', () => {
  it.each(['~', '?', '<', '^'])(
    'is read if its subfields begin with %s, and titles that continue on the next line are joined',
    (mark) => {
      const plain = { ...ANNA, title: 'K7M2P9QX Anna Zak Rejs dookola Korfu' };
      expect(lines(mt940([plain, FEE], mark))).toEqual([asRead(plain), asRead(FEE)]);
    },
  );

  it('is read in every character encoding that Polish banks use', () => {
    const pages: readonly (readonly [string, string])[] = [
      ['b9e6eab3f1f39c9fbfa5c6caa3d1d38c8faf', 'windows-1250'],
      ['b1e6eab3f1f3b6bcbfa1c6caa3d1d3a6acaf', 'ISO-8859-2'],
      ['a586a988e4a298abbea48fa89de3e0978dbd', 'IBM 852'],
    ];
    const letters = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
    const booked = { ...ANNA, title: 'Zażółć gęślą jaźń', name: 'ŁUKASZ ŚWIĄTEK' };
    for (const [page, name] of pages) {
      const table = page.match(/../g) ?? [];
      const coded = Uint8Array.from(
        [...mt940([booked])].map((letter) => {
          const at = letters.indexOf(letter);
          return at < 0 ? letter.charCodeAt(0) : Number.parseInt(table[at] ?? '', 16);
        }),
      );
      expect(lines(coded)[0], name).toMatchObject({
        title: booked.title,
        party: { name: booked.name },
      });
    }
  });

  it('NONREF is no reference, so the payer’s is used; entry day 0104 after the day 2026-12-31 is in 2027', () => {
    const file = mt940([ANNA])
      .replace(':61:2701110111C', ':61:2612310104C')
      .replace('NTRFNONREF//B270111/42', 'NTRFNONREF');
    expect(lines(file)[0]).toMatchObject({ day: '2027-01-04', reference: '' });
    expect(lines(mt940([ANNA]).replace('NONREF//B270111/42', 'ZLEC/7//NONREF'))[0]).toMatchObject({
      reference: 'ZLEC/7',
    });
  });

  it('an entry that reverses a payment has the opposite sign', () => {
    const back = mt940([FEE]).replace('DN12,50', 'RCN12,50');
    expect(lines(back)[0]?.amount).toBe(-12_50);
    expect(lines(mt940([ANNA]).replace('CN500,00', 'RDN500,00'))[0]?.amount).toBe(500_00);
  });

  it('subfields 27 to 29 name the payer if 32 is empty; a title without subfields stays as it is', () => {
    const oldDialect = mt940([ANNA]).replace(
      /~20[\s\S]*?(?=:62F:)/,
      '~20K7M2P9QX\r\n~27ŻAK ANNA\r\n~29UL. MORSKA 1\r\n~3011402004\r\n~310000300201355387\r\n',
    );
    expect(lines(oldDialect)[0]).toMatchObject({
      title: 'K7M2P9QX',
      party: { name: 'ŻAK ANNA', account: '114020040000300201355387' },
    });
    const bare = mt940([ANNA]).replace(
      /:86:[\s\S]*?(?=:62F:)/,
      ':86:Wpłata K7M2P9QX\r\nod Anny\r\n',
    );
    expect(lines(bare)[0]).toMatchObject({ title: 'Wpłata K7M2P9QX od Anny', party: { name: '' } });
  });

  it('is refused whole, naming the line, if it is broken', () => {
    const good = mt940([ANNA, FEE]);
    expect(problem(good.slice(0, good.indexOf(':62F:')))).toEqual({
      problem: 'noClosingBalance',
      line: 1,
      field: ':62F:',
    });
    expect(problem(good.replace('CN500,00', 'CN500,01'))).toMatchObject({
      problem: 'wrongBalance',
    });
    expect(problem(good.replace('CN500,00', 'XN500,00'))).toEqual({
      problem: 'badLine',
      line: 5,
      field: ':61:',
    });
  });
});

describe('any statement file (R31.7)', () => {
  it('is refused if it is not a statement, is too large or is not text', () => {
    expect(problem('Data;Kwota;Tytuł\n')).toEqual({
      problem: 'unknownFormat',
      line: null,
      field: '',
    });
    expect(problem(new Uint8Array(40_000_001))).toEqual({
      problem: 'tooLarge',
      line: null,
      field: '',
    });
    expect(problem(bytes(':20:A\r\n:25:\x001\r\n'))).toEqual({
      problem: 'notText',
      line: null,
      field: '',
    });
  });

  it('both formats give the same bank lines for any title', () => {
    const texts = fc
      .stringMatching(/^[A-Z0-9ĄŁŻ ./-]{1,90}$/)
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '' && !/^[-:]/.test(text));
    const booked = fc.record({
      day: fc.constantFrom('2027-01-11', '2027-01-12', '2026-12-31'),
      amount: fc.integer({ min: -90_000_00, max: 90_000_00 }).filter((amount) => amount !== 0),
      title: texts,
      reference: fc.constantFrom('', 'R1', 'R/2'),
    });
    fc.assert(
      fc.property(fc.array(booked, { minLength: 1, maxLength: 8 }), (all) => {
        const summaries = (file: string) =>
          lines(file).map(({ day, amount, title, reference }) => [
            day,
            amount,
            lettersAndDigitsOf(title),
            reference,
          ]);
        expect(summaries(mt940(all))).toEqual(summaries(camt(all)));
      }),
      { numRuns: 60 },
    );
  });

  it('R31.8: equal lines of one day are separate payments and are recognised in an overlapping file', () => {
    const bare = { ...ANNA, reference: '' };
    const keys = (...all: readonly BookedLine[]) =>
      addKeysToBankLines(lines(camt(all))).map(({ key }) => key);
    expect(new Set(keys(bare, bare)).size).toBe(2);
    expect(keys(bare, FEE, bare)).toEqual(expect.arrayContaining([...keys(bare)]));
    expect(keys({ ...bare, name: 'JAN ŻAK' })).not.toEqual(keys(bare));
    expect(addKeysToBankLines(lines(mt940([bare]))).map(({ key }) => key)).toEqual(keys(bare));
  });
});
