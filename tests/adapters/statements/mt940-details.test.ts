import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../adapters/statements/read-statements.ts';
import { bankFile } from './bank-files.ts';

const read = (file: string | Uint8Array) =>
  readStatements(typeof file === 'string' ? new TextEncoder().encode(file) : file);
const linesOf = (file: string | Uint8Array) =>
  read(file)
    ._unsafeUnwrap()
    .flatMap(({ lines }) => lines);

const ACCOUNT = '56114020040000310200000017';

const statement = (closing: string, ...fields: readonly string[]): string =>
  [
    ':20:MT940',
    ':25:/PL61109010140000071219812874',
    ':28C:1',
    ':60F:C261124PLN100,00',
    ...fields,
    `:62F:C261125PLN${closing}`,
    '-',
    '',
  ].join('\r\n');

const withDetails = (...lines: readonly string[]): string =>
  statement('110,00', ':61:2611251125C10,00NTRFNONREF//1', ...lines);

const titleOf = (...lines: readonly string[]): string =>
  linesOf(withDetails(...lines))[0]?.title ?? '';
const accountOf = (...lines: readonly string[]): string =>
  linesOf(withDetails(...lines))[0]?.party.account ?? '';
const partyOf = (...lines: readonly string[]) => linesOf(withDetails(...lines))[0]?.party;

describe('R31.7: the details of an MT940 entry', () => {
  it('R31.7: several :86: fields of one entry, and :NS: fields before and after them, are all read', () => {
    const both = withDetails(
      ':NS:22JAN ALA',
      ':86:073',
      ':86:073~00VE02~20K7M2P9QX rejs',
      ':NS:191559',
      ':86:Zwrot z podatku',
    );
    expect(linesOf(both)).toMatchObject([
      { title: 'K7M2P9QX rejs Zwrot z podatku', party: { name: 'JAN ALA' } },
    ]);
    expect(titleOf(':13D:2611251430+0100', ':86:K7M2P9QX')).toBe('K7M2P9QX');
  });

  it.each([
    ':20:30 z portu',
    ':28C:1',
    ':25:00 zbiórka',
    ':60F: nie',
    ':61:nie wiem',
    ':62F:wkrótce',
    '{K7M2P9QX}',
    '-',
    '{4:',
  ])('R31.7: the title line “%s” stays text, although it looks like a field', (line) => {
    expect(titleOf(':86:rejs', line, 'K7M2P9QX')).toBe(`rejs ${line} K7M2P9QX`);
    expect(
      linesOf(
        statement(
          '130,00',
          ':61:2611251125C10,00NTRF',
          ':86:rejs',
          line,
          ':61:2611251125C20,00NTRF',
          ':86:B',
        ),
      ),
    ).toHaveLength(2);
  });

  it('R31.7: a title line that looks like an entry or balance is text if the balances prove that it is', () => {
    const typed = [
      ':86:rejs',
      ':61:2611251125C30,00NTRF',
      'K7M2P9QX',
      ':61:2611251125C20,00NTRF',
      ':86:B',
    ];
    const fields = [':61:2611251125C10,00NTRF', ...typed];
    expect(
      linesOf(statement('130,00', ...fields)).map(({ amount, title }) => [amount, title]),
    ).toEqual([
      [10_00, 'rejs :61:2611251125C30,00NTRF K7M2P9QX'],
      [20_00, 'B'],
    ]);
    expect(linesOf(statement('160,00', ...fields))).toHaveLength(3);
    // Either of the two equal lines could be the text, so a person must read the file.
    const twice = fields.toSpliced(3, 0, ':61:2611251125C30,00NTRF');
    expect(read(statement('160,00', ...twice))._unsafeUnwrapErr().problem).toBe('wrongBalance');
    const balance = [
      ':86:rejs',
      ':62F:C261125PLN110,00',
      'K7M2P9QX',
      ':61:2611251125C20,00NTRF',
      ':86:B',
    ];
    expect(
      linesOf(statement('130,00', ':61:2611251125C10,00NTRF', ...balance)).map(
        ({ title }) => title,
      ),
    ).toEqual(['rejs :62F:C261125PLN110,00 K7M2P9QX', 'B']);
  });

  it('R31.7: a title line like an entry of 0 PLN, or like one that the bank only expects, stays text', () => {
    for (const line of [':61:2611251125EC5,00NTRF', ':61:2611251125C0,00NTRF'])
      expect(titleOf(':86:rejs', line, 'K7M2P9QX')).toBe(`rejs ${line} K7M2P9QX`);
  });

  it('R31.7: an unreadable entry is reported with its line and does not become part of a title', () => {
    const file = statement(
      '130,00',
      ':61:2611251125C10,00NTRF',
      ':86:A',
      ':61:2611251125X20,00NTRF',
      ':86:B',
    );
    expect(read(file)._unsafeUnwrapErr()).toEqual({ problem: 'badLine', line: 7, field: ':61:' });
  });

  it.each(['~', '?', '<', '^', ';', '+', '|', '/', '!'])(
    'R31.7: subfields that begin with %s are recognised, also on the second line',
    (mark) => {
      const fields = [
        '00PRZELEW',
        '20zaliczka za rejs wyspy K7M2',
        '21P9QX',
        '32JAN ALA',
        `38PL${ACCOUNT}`,
      ].map((field) => mark + field);
      for (const lines of [
        [`:86:020${fields.join('')}`],
        [':86:', `020${fields.join('')}`],
        [':86:PRZELEW', ...fields],
        [':86:020', ...fields],
      ])
        expect(linesOf(withDetails(...lines))).toMatchObject([
          {
            title: expect.stringMatching(/^(?:PRZELEW )?zaliczka za rejs wyspy K7M2P9QX$/),
            party: { name: 'JAN ALA', account: ACCOUNT },
          },
        ]);
    },
  );

  it('R31.7: punctuation in a title is not mistaken for the beginning of a subfield', () => {
    expect(titleOf(':86:+48600123456 K7M2P9QX')).toBe('+48600123456 K7M2P9QX');
    expect(titleOf(':86:020?20K7M2P9QX o ?12:30 z portu')).toBe('K7M2P9QX o ?12:30 z portu');
    expect(titleOf(':86:/20/ K7M2P9QX')).toBe('/20/ K7M2P9QX');
  });

  it('R31.7: if the bank’s subfields begin at line starts, a payer subfield inside a line is title text', () => {
    const typed = '?3011402004?310000310200000017';
    const details = (...parts: readonly string[]) => partyOf(':86:020?00PRZELEW', ...parts);
    for (const before of [['?20K7M2P9QX na'], ['?20K7M2P9QX', '?21na']])
      expect(details(...before.slice(0, -1), `${before.at(-1)}${typed}`, '?32JAN ALA')).toEqual({
        name: 'JAN ALA',
        account: '',
      });
    expect(details(`?20K7M2P9QX na${typed}?32EWA OBCA`)).toEqual({ name: '', account: '' });
    expect(details('?20K7M2P9QX', '?3011402004', '?310000310200000017', '?32JAN ALA')).toEqual({
      name: 'JAN ALA',
      account: '114020040000310200000017',
    });
  });

  it('R31.7: a customer’s title like an account subfield is never taken for the payer’s account', () => {
    const typed = '?38PL56102055581111000022220033';
    for (const details of [
      '',
      '?21',
      '?32JAN ALA',
      '?27JAN ALA?28GDAŃSK',
      '?21?32JAN ALA',
      '?3011402004?32JAN ALA',
      '?32JAN ALA?33GDAŃSK',
    ])
      expect([
        details,
        ['', '11402004'].includes(accountOf(`:86:020?00PRZELEW?20K7M2P9QX na${typed}${details}`)),
      ]).toEqual([details, true]);
    for (const details of [
      `?32JAN ALA?38PL${ACCOUNT}`,
      `?3011402004?310000310200000017?32JAN ALA?38PL${ACCOUNT}`,
    ])
      expect([details, accountOf(`:86:020?20K7M2P9QX na${typed}${details}`)]).toEqual([
        details,
        ACCOUNT,
      ]);
    expect(
      accountOf(`:86:020?00PRZELEW?3011402004?38PL${ACCOUNT}?20K7M2P9QX na${typed}?32JAN ALA`),
    ).toBe(ACCOUNT);
    expect(accountOf(':86:PRZELEW K7M2P9QX', ':86:?38PL56102055581111000022220033')).toBe('');
    // In details of words the account precedes the title, so an account in the title is text.
    expect(
      accountOf(':86:PRZELEW; OD: JAN ALA; TYT.: na; Z RACH.: 56102055581111000022220033; OD: EWA'),
    ).toBe('');
  });

  it('R31.7: payer and account are read from details written as words instead of subfields', () => {
    const [first, second, euro] = linesOf(bankFile('repro/18-mbank.sta'));
    expect(first).toMatchObject({
      title: 'wpłata za rejs KU7US4HV Żółkiewska',
      party: { account: ACCOUNT },
    });
    expect(first?.party.name).toContain('GRAŻYNA ŻÓŁKIEWSKA');
    expect(second).toMatchObject({
      title: '2EKJV9YJ zaliczka',
      party: { account: '56102055581111000022220033' },
    });
    expect(euro).toMatchObject({ currency: 'EUR', title: 'G2353PR9 dopłata' });
    expect(linesOf(bankFile('mt940/21-rabobank-iban-in-second-line-of-61.sta'))).toMatchObject([
      {
        title: 'K7M2P9QX Segeltörn',
        party: { name: 'Jürgen Müller', account: 'DE83370400440999000111' },
      },
    ]);
  });

  it('R31.7: the payer’s full account number is found wherever a bank writes it', () => {
    for (const file of [
      'mt940/07-pekao-ns-cut-id-cp852.sta',
      'mt940/17-inordbusiness-slash-account-cp1250.sta',
      'mt940/15-nest-cr-and-crlf-ns.sta',
    ])
      expect([file, linesOf(bankFile(file))[0]?.party.account]).toEqual([file, ACCOUNT]);
    expect(linesOf(bankFile('repro/57-typed-account.sta'))[0]?.party.account).toBe(
      ACCOUNT.slice(2),
    );
  });
});
