import { describe, expect, it } from 'vitest';
import { addDefaultCsvDialect, formatCsv } from '../../../adapters/cli/terminal/csv.ts';

const DIALECTS = ['excel', 'plain'] as const;

/** Splits cells like a spreadsheet: quotes count only at the start of a field. */
const splitCells = (file: string, separator: string): readonly string[] =>
  file
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.split(separator).map((cell) => cell.replace(/^"|"$/g, '')));

describe('a cell of a CSV export', () => {
  it.each([
    "=cmd|'/C calc'!A0",
    "Polska;=cmd|'/C calc'!A0;",
    'Polska;"=cmd"',
    'Polska, =HYPERLINK("https://evil.example")',
    'Polska;\u200B@SUM(1)',
    'Polska\n=1+1',
    'Polska\r\n+1',
    'Polska\u2028-1',
    'Polska;\u0000=1',
    'Polska\t=1',
    '＝1+1',
    '"=1',
  ])(
    'issue 34: no spreadsheet reads %j as a formula, whatever separator the spreadsheet expects',
    (text) => {
      for (const dialect of DIALECTS)
        for (const separator of [';', ',', '\t'])
          for (const cell of splitCells(
            formatCsv(['comment', 'next'], [[text, 'x']], dialect),
            separator,
          ))
            expect(cell).not.toMatch(/^[\s"\u200B]*[=+\-@＝]/u);
    },
  );

  it('issue 34: a text with line breaks stays in its row', () => {
    const file = formatCsv(['comment'], [['wegan\r\nbez glutenu\n\tbez soi\u2029koniec']], 'plain');
    expect(file).toBe('comment\n"wegan bez glutenu bez soi koniec"');
  });
});

describe('the dialects of CSV exports', () => {
  const rows = [
    [
      'Żaneta „Żabka"',
      3,
      { money: 234_950 },
      { money: -5_000 },
      { moment: Date.UTC(2027, 6, 31, 22, 30) },
      '2027-08-14',
    ],
  ];
  const names = ['name', 'people', 'price', 'difference', 'ordered', 'from'];

  it('issue 34: the default dialect has a byte order mark, semicolons, decimal commas, Warsaw times, CRLF', () => {
    expect(formatCsv(names, rows, 'excel')).toBe(
      '\uFEFFname;people;price;difference;ordered;from\r\n"Żaneta „Żabka""";"3";"2349,50";"-50";"2027-08-01 00:30";"2027-08-14"\r\n',
    );
  });

  it('issue 34: the dialect “plain” has commas, decimal points and times in UTC', () => {
    expect(formatCsv(names, rows, 'plain')).toBe(
      'name,people,price,difference,ordered,from\n"Żaneta „Żabka""","3","2349.50","-50","2027-07-31T22:30:00.000Z","2027-08-14"',
    );
  });

  it.each([
    ['+48 600 100 200', "'+48 600 100 200"],
    ['048600100200', "'048600100200"],
    ['(22) 600-10-20', "'(22) 600-10-20"],
    ['23456E78', "'23456E78"],
    ['1/2', "'1/2"],
    ['ABA300000', 'ABA300000'],
    ['2027-08-14', '2027-08-14'],
    ['Premier 601', 'Premier 601'],
    ['', ''],
  ])(
    'issue 34: the text %j is written for a spreadsheet as %j, so that no digit is lost',
    (text, cell) => {
      expect(formatCsv(['phone'], [[text]], 'excel')).toBe(`\uFEFFphone\r\n"${cell}"\r\n`);
    },
  );

  it('issue 34: --csv alone means --csv=excel; --csv=plain stays, and so does a --csv after --', () => {
    expect(addDefaultCsvDialect(['reports', '--csv', '--csv=plain', '--', '--csv'])).toEqual([
      ...['reports', '--csv=excel', '--csv=plain', '--', '--csv'],
    ]);
  });
});
