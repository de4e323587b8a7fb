import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../adapters/statements/read-statements.ts';
import { bankFile } from './bank-files.ts';
import { ANNAS, type BookedLine, camt, mt940 } from './statement-files.ts';

const read = (file: string) => readStatements(new TextEncoder().encode(file));
const statementOf = (file: string) => read(file)._unsafeUnwrap()[0];

const ANNA: BookedLine = {
  day: '2027-01-11',
  amount: 500_00,
  title: 'K7M2P9QX',
  name: 'ŻAK ANNA',
  from: ANNAS,
  reference: 'B1',
};
const FILE = camt([ANNA]);

const withPeriod = (end: string): string =>
  FILE.replace(/<ToDtTm>.*<\/ToDtTm>/, end === '' ? '' : `<ToDtTm>${end}</ToDtTm>`);
const withBookingDate = (date: string): string =>
  FILE.replace(/<BookgDt>.*<\/BookgDt><ValDt>.*<\/ValDt>/, `<BookgDt>${date}</BookgDt>`);

it('R31.7: an XML boolean is read as a word and as a digit', () => {
  const flagged = (reversal: string, lastPage: string) => {
    const file = FILE.replace('<Sts>', `<RvslInd>${reversal}</RvslInd><Sts>`).replace(
      '<FrToDt>',
      `<StmtPgntn><PgNb>1</PgNb><LastPgInd>${lastPage}</LastPgInd></StmtPgntn><FrToDt>`,
    );
    const statement = statementOf(file);
    return [statement?.lines[0]?.isReversal, statement?.until];
  };
  for (const [yes, no] of [
    ['true', 'false'],
    ['1', '0'],
  ] as const) {
    expect(flagged(yes, no)).toEqual([true, '2027-01-10']);
    expect(flagged(no, yes)).toEqual([undefined, '2027-01-11']);
  }
});

it('R31.9: an entry of several payments of which the bank lists at most one is a batch', () => {
  const batch = (count: string, file = FILE) =>
    statementOf(file.replace('<NtryDtls>', `<NtryDtls><Btch><NbOfTxs>${count}</NbOfTxs></Btch>`))
      ?.lines[0];
  expect(batch('2')).toMatchObject({ amount: 500_00, title: 'K7M2P9QX', isBatch: true });
  expect(batch('2')?.party.name).toBe('');
  const unlisted = FILE.replace(/<TxDtls>[\s\S]*<\/TxDtls>/, '').replace(
    '</Ntry>',
    '<AddtlNtryInf>K7M2P9QX</AddtlNtryInf></Ntry>',
  );
  expect(batch('2', unlisted)).toMatchObject({ title: 'K7M2P9QX', isBatch: true });
  for (const count of ['1', '', 'x']) expect(batch(count)?.isBatch).toBeUndefined();
});

describe('R31.7: days of a statement are days in Warsaw', () => {
  it.each([
    ['<DtTm>2027-01-10T23:30:00Z</DtTm>', '2027-01-11'],
    ['<DtTm>2027-01-10T22:30:00Z</DtTm>', '2027-01-10'],
    ['<DtTm>2027-01-11T23:30:00-05:00</DtTm>', '2027-01-12'],
    ['<DtTm>2027-01-11T00:15:00.123+01:00</DtTm>', '2027-01-11'],
    ['<DtTm>2027-01-11T23:59:59</DtTm>', '2027-01-11'],
    ['<Dt>2027-01-11+01:00</Dt>', '2027-01-11'],
    ['<Dt>2027-01-11Z</Dt>', '2027-01-11'],
    // On the day on which summer time begins, a day has 23 hours.
    ['<DtTm>2027-03-28T23:30:00</DtTm>', '2027-03-28'],
    ['<DtTm>2027-03-28T22:30:00Z</DtTm>', '2027-03-29'],
  ])('R31.7: an entry of %s is booked on %s', (date, day) => {
    expect(statementOf(withBookingDate(date))?.lines[0]?.day).toBe(day);
  });

  it.each([
    ['2027-01-11T23:59:59', '2027-01-11'],
    ['2027-01-11T22:59:59Z', '2027-01-11'],
    ['2027-01-11T23:59:00+01:00', '2027-01-11'],
    ['2027-01-12T00:00:00+01:00', '2027-01-11'],
    ['2027-01-11T24:00:00', '2027-01-11'],
    ['2027-01-12T00:00:00', '2027-01-11'],
    ['2027-01-11T12:00:00', '2027-01-10'],
    ['2027-01-11T14:30:00+01:00', '2027-01-10'],
    ['', '2027-01-11'],
  ])('R31.7: a period that ends at "%s" covers the days until %s', (end, until) => {
    expect(statementOf(withPeriod(end))?.until).toBe(until);
  });

  it('R31.7: if a statement has a further page, the last day is not covered, in CAMT.053 and in MT940', () => {
    const goesOn = FILE.replace(
      '<FrToDt>',
      '<StmtPgntn><PgNb>1</PgNb><LastPgInd>false</LastPgInd></StmtPgntn><FrToDt>',
    );
    expect(statementOf(goesOn)?.until).toBe('2027-01-10');
    expect(statementOf(mt940([ANNA]).replace(':62F:', ':62M:'))?.until).toBe('2027-01-10');
    expect(statementOf(mt940([ANNA]))?.until).toBe('2027-01-11');
    const noPeriod = FILE.replace(/<FrToDt>.*<\/FrToDt>/, '').replace(/<Bal>.*<\/Bal>/, '');
    expect(statementOf(noPeriod)?.until).toBe(null);
  });
});

describe('R31.7: the entries of a CAMT.053 statement', () => {
  it('R31.7: the payer is the ultimate debtor; the account of a clearing house that pays is ignored', () => {
    const [first, second] =
      readStatements(bankFile('camt/43-v08-ultimate-debtor.xml'))._unsafeUnwrap()[0]?.lines ?? [];
    expect(first?.party).toEqual({ name: 'Grażyna Żółkiewska', account: '' });
    expect(second?.party).toEqual({ name: 'Łukasz Śmigły-Nowak', account: '' });
    const same = FILE.replace('</Dbtr>', '</Dbtr><UltmtDbtr><Nm>Żak Anna</Nm></UltmtDbtr>');
    expect(statementOf(same)?.lines[0]?.party).toEqual({ name: 'Żak Anna', account: ANNAS });
    const out = camt([{ ...ANNA, amount: -500_00 }]).replace(
      '</Cdtr>',
      '</Cdtr><UltmtCdtr><Nm>Ewa</Nm></UltmtCdtr>',
    );
    expect(statementOf(out)?.lines[0]?.party).toEqual({ name: 'Ewa', account: '' });
  });

  it('R31.7: an entry of unknown status counts if the balances add up with it; else the file is refused', () => {
    const odd = FILE.replace('<Sts>BOOK</Sts>', '<Sts><Prtry>ZAKS</Prtry></Sts>');
    expect(statementOf(odd)?.lines).toMatchObject([{ amount: 500_00 }]);
    const unproven = odd.replace(/<Bal>.*<\/Bal>/, '');
    expect(read(unproven)._unsafeUnwrapErr()).toEqual({
      problem: 'badStatus',
      line: 5,
      field: 'Ntry/Sts',
    });
    const uneven = odd.replace('>100500.00<', '>100000.00<');
    expect(read(uneven)._unsafeUnwrapErr()).toMatchObject({ problem: 'badStatus' });
    for (const announced of ['PDNG', 'INFO', 'FUTR'])
      expect(
        statementOf(FILE.replace('BOOK', announced).replace('>100500.00<', '>100000.00<'))?.lines,
      ).toEqual([]);
  });

  it('R31.7: if the bank took a fee from a batch of payments, the batch is one line with all titles', () => {
    expect(
      readStatements(bankFile('camt/49-batch-less-by-the-fee.xml'))._unsafeUnwrap()[0]?.lines,
    ).toMatchObject([
      {
        amount: 2396_50,
        title: 'K7M2P9QX R4T8W2YD',
        party: { name: '', account: '' },
        isBatch: true,
      },
    ]);
  });

  it('R31.8: a CAMT reversal entry is marked as a reversal, an ordinary entry is not', () => {
    const reversals = readStatements(bankFile('camt/52-reversal-sign-as-iso-says.xml'))
      ._unsafeUnwrap()
      .flatMap(({ lines }) => lines);
    expect(reversals.map(({ isReversal }) => isReversal ?? false)).toContain(true);
    expect(statementOf(FILE)?.lines.map(({ isReversal }) => isReversal)).toEqual([undefined]);
  });

  it('R31.7: the title contains both a structured reference and its additional text', () => {
    const both = FILE.replace(
      /<Ustrd>.*<\/Ustrd>/,
      '<Strd><RfrdDocInf><Nb>FV/1</Nb></RfrdDocInf><CdtrRefInf><Ref>K7M2P9QX</Ref></CdtrRefInf><AddtlRmtInf>rejs</AddtlRmtInf></Strd>',
    );
    expect(statementOf(both)?.lines[0]?.title).toBe('K7M2P9QX FV/1 rejs');
  });

  it('R31.7: an unreadable balance and a wrong balance cause different refusals', () => {
    expect(read(FILE.replace('>100500.00<', '>1OO5OO.00<'))._unsafeUnwrapErr()).toEqual({
      problem: 'badBalance',
      line: 4,
      field: 'Bal',
    });
    expect(read(FILE.replace('>100500.00<', '>100500.01<'))._unsafeUnwrapErr()).toEqual({
      problem: 'wrongBalance',
      line: 4,
      field: 'Bal',
    });
  });

  it('R31.7: an XML element can be named like a JavaScript property, such as “constructor”', () => {
    for (const name of ['constructor', 'toString', '__proto__'])
      expect(
        read(`<Document><${name}><a>&${name};</a></${name}></Document>`)._unsafeUnwrapErr(),
      ).toMatchObject({ problem: 'notXml' });
    expect(read('<Document><constructor/></Document>')._unsafeUnwrapErr()).toMatchObject({
      problem: 'noStatement',
    });
  });
});
