import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeStatementText } from '../../../adapters/statements/decode-statement-text.ts';
import { readStatements } from '../../../adapters/statements/read-statements.ts';
import { bankFile, bankFiles } from './bank-files.ts';
import { camt, mt940, zipOf } from './statement-files.ts';

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const linesOf = (bytes: Uint8Array) =>
  readStatements(bytes)
    ._unsafeUnwrap()
    .flatMap(({ lines }) => lines);

const XML = (encoding: string, name: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<a>${name}</a>`;

describe('R31.7: the encoding of a statement file', () => {
  it('R31.7: an invalid byte in a UTF-8 file spoils only one letter', () => {
    const [first, second] = linesOf(bankFile('repro/16-one-bad-byte.sta'));
    expect(first).toMatchObject({
      title: 'KU7US4HV Żółkiewska',
      party: { name: 'GRAŻYNA ŻÓŁKIEWSKA' },
    });
    expect(second).toMatchObject({
      title: '2EKJV9YJ dopłata za rejs wysp\ufffd',
      party: { name: 'ŁUKASZ ŚMIGŁY-NOWAK' },
    });
  });

  it.each([
    ['ISO-8859-1', 'S\xf8rensen \xc5se', 'Sørensen Åse'],
    ['iso-8859-15', '\xa4 \xff', '€ ÿ'],
    ['windows-1250', '\xb9\x9c\xbf', 'ąśż'],
    ['windows-1252', '\xf8\x80', 'ø€'],
    ['CP852', '\xa5\x98\xbe\x81', 'ąśżü'],
    ['IBM852', '\x9d\xe0', 'ŁÓ'],
    ['ISO-8859-2', '\xb1\xb6\xbf', 'ąśż'],
    ['no-such-encoding', '\xb9\x9c\xbf', 'ąśż'],
  ])(
    'R31.7: an XML file that declares the encoding %s is read in that encoding',
    (encoding, coded, text) => {
      expect(decodeStatementText(bytesOf(XML(encoding, coded)))).toBe(XML(encoding, text));
    },
  );

  it('R31.7: a file saved as UTF-8 is read as UTF-8, even if its header names another encoding', () => {
    expect(decodeStatementText(utf8(XML('windows-1250', 'Żółkiewska')))).toBe(
      XML('windows-1250', 'Żółkiewska'),
    );
  });

  it('R31.7: padding after a file is ignored: DOS end of file, NUL bytes, spaces and empty lines', () => {
    const line = { day: '2027-01-11', amount: 100_00, title: 'Rejs', name: 'Anna' };
    for (const text of [camt([line]), camt([line]) + camt([line]), mt940([line])])
      for (const padding of ['\x1a', '\r\n\x1a\r\n', '\0\0\0', ' \x1a\0\0', '\x1a'.repeat(100)])
        for (const encoding of ['latin1', 'utf16le'] as const) {
          const read = linesOf(Buffer.from(text + padding, encoding));
          expect(read, JSON.stringify(padding)).toEqual(linesOf(bytesOf(text)));
        }
    expect(linesOf(Buffer.concat([Buffer.from(camt([line]), 'utf16le'), Buffer.of(0x1a)]))).toEqual(
      linesOf(bytesOf(camt([line]))),
    );
    expect(linesOf(bytesOf(`${camt([line])}\x1a${camt([line])}`))).toHaveLength(2);
    expect(readStatements(bytesOf(camt([line]).replace('Rejs', 'Re\0js'))).isErr()).toBe(true);
  });

  it('R31.7: the filler byte 0xFF of empty subfields is removed', () => {
    for (const file of ['mt940/03-pko-ff-filler-latin2.sta', 'repro/17-pko-ff.sta'])
      expect(JSON.stringify(linesOf(bankFile(file)))).not.toContain('˙');
  });

  it('R31.7: two Polish capitals in windows-1250 are not mistaken for one letter in UTF-8', () => {
    expect(decodeStatementText(bytesOf(':20:1\n:86:SP\xd3\xa3KA'))).toContain('SPÓŁKA');
    expect(decodeStatementText(utf8(':20:1\n:86:Юрій Шевченко'))).toContain('Юрій Шевченко');
  });

  it('R31.7: UTF-16 is read with a byte order mark and without one', () => {
    const text = mt940([{ day: '2027-01-11', amount: 5_00, title: 'K7M2P9QX', name: 'ŻAK ANNA' }]);
    const little = Buffer.from(text, 'utf16le');
    const marked = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const bytes of [
      little,
      marked,
      Buffer.from(little).swap16(),
      Buffer.from(marked).swap16(),
    ])
      expect(linesOf(bytes)).toMatchObject([{ party: { name: 'ŻAK ANNA' } }]);
  });

  it('R31.7: characters that Unicode reserves as noncharacters are removed from names', () => {
    expect(linesOf(bankFile('repro/20-ufffe.xml'))[0]?.party.name).toBe('Jan Kowalski & Söhne_#1');
    const written = camt([{ day: '2027-01-11', amount: 5_00, title: 'A', name: 'Jan' }]);
    for (const reference of ['&#xFFFE;', '&#xD800;', '&#0;', '&#x110000;'])
      expect(
        readStatements(utf8(written.replace('Jan', reference)))._unsafeUnwrapErr().problem,
      ).toBe('notXml');
  });
});

describe('R31.7: several statements in one file', () => {
  const days = ['2027-01-11', '2027-01-12'].map((day, n) =>
    camt([{ day, amount: 5_00 + n, title: `T${n}` }]),
  );

  it('R31.7: statements one after another are all read, with or without an XML declaration between them', () => {
    for (const file of [
      days.join(''),
      days.join('').replace(/(?<=<\/Document>\n)<\?xml.*?\?>\n/, ''),
    ])
      expect(linesOf(utf8(file)).map(({ amount }) => amount)).toEqual([500, 501]);
    const broken = days.join('').replace('>5.01<', '>5,x<');
    expect(readStatements(utf8(broken))._unsafeUnwrapErr()).toMatchObject({
      problem: 'badAmount',
      line: 15,
    });
  });

  it('R31.7: the files of a ZIP archive are all read, or all refused', () => {
    const files = days.map((text, n) => [`${n}.xml`, utf8(text)] as const);
    expect(linesOf(zipOf([['days/', utf8('')], ...files])).map(({ amount }) => amount)).toEqual([
      500, 501,
    ]);
    expect(
      readStatements(zipOf([...files, ['list.pdf', utf8('%PDF')]]))._unsafeUnwrapErr(),
    ).toEqual({
      problem: 'unknownFormat',
      line: null,
      field: 'list.pdf',
    });
    expect(readStatements(zipOf([['days/', utf8('')]]))._unsafeUnwrapErr().problem).toBe(
      'brokenZip',
    );
    const zip = zipOf(files);
    for (const length of [31, zip.length - 30, zip.length - 1])
      expect(readStatements(zip.slice(0, length))._unsafeUnwrapErr().problem).toBe('brokenZip');
    const bomb = zipOf([['bomb.xml', new Uint8Array(41_000_000)]]);
    expect(readStatements(bomb)._unsafeUnwrapErr().problem).toBe('tooLarge');
  });
});

describe('R31.7: a bank file with any bytes is read or refused, and nothing throws', () => {
  const files = bankFiles().map(bankFile);

  it('R31.7: no sequence of bytes makes the reader throw an exception', () => {
    const heads = fc.constantFrom(
      '',
      ':20:1\n:25:1\n:60F:C261124PLN1,00\n',
      '<?xml version="1.0"?><Document>',
      'PK\x03\x04',
      '\xff\xfe',
    );
    const tail = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(heads, tail, (head, bytes) => {
        const read = readStatements(Buffer.concat([bytesOf(head), bytes]));
        if (read.isErr())
          expect(read.error).toMatchObject({
            problem: expect.any(String),
            field: expect.any(String),
          });
      }),
    );
  });

  it('R31.7: no change to a bank’s file makes the reader throw an exception', () => {
    const file = fc.constantFrom(...files);
    const places = fc.array(
      fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 12 }), fc.nat({ max: 40 })),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(file, places, (bytes, changes) => {
        let changed: Uint8Array = bytes;
        for (const [at, put, cut] of changes) {
          const from = at % (changed.length + 1);
          changed = Buffer.concat([changed.subarray(0, from), put, changed.subarray(from + cut)]);
        }
        readStatements(changed);
      }),
      { numRuns: 400 },
    );
  });

  it('R31.7: the deepest possible nesting is read or refused, without an exception', () => {
    expect(
      readStatements(utf8(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`))._unsafeUnwrapErr()
        .problem,
    ).toBe('noStatement');
  });
});
