import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

export const OWN = '61109010140000071219812874';
export const ANNAS = '27114020040000300201355387';

/** Amounts are in grosze, negative for outgoing money. */
export type BookedLine = {
  readonly day: string;
  readonly amount: number;
  readonly title: string;
  readonly name?: string;
  readonly from?: string;
  readonly reference?: string;
  readonly currency?: string;
  readonly endToEnd?: string;
};

const decimal = (amount: number, point: string): string => {
  const grosze = Math.abs(amount);
  return `${Math.floor(grosze / 100)}${point}${String(grosze % 100).padStart(2, '0')}`;
};

const xml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const entry = ({
  day,
  amount,
  title,
  name = '',
  from = '',
  reference = '',
  currency = 'PLN',
  endToEnd = '',
}: BookedLine): string => {
  const side = amount > 0 ? 'Dbtr' : 'Cdtr';
  return `<Ntry><Amt Ccy="${currency}">${decimal(amount, '.')}</Amt><CdtDbtInd>${amount > 0 ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>${reference === '' ? '' : `<AcctSvcrRef>${xml(reference)}</AcctSvcrRef>`}
<NtryDtls><TxDtls><Refs><EndToEndId>${endToEnd === '' ? 'NOTPROVIDED' : xml(endToEnd)}</EndToEndId></Refs>
<RltdPties>${name === '' ? '' : `<${side}><Nm>${xml(name)}</Nm></${side}>`}${from === '' ? '' : `<${side}Acct><Id><IBAN>PL${from}</IBAN></Id></${side}Acct>`}</RltdPties>
<RmtInf><Ustrd>${xml(title)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
};

const balance = (code: string, amount: number, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="PLN">${decimal(amount, '.')}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

export const camt = (lines: readonly BookedLine[], opening = 100_000_00): string => {
  const days = lines.map(({ day }) => day).toSorted();
  const [first = '2027-01-11', last = '2027-01-11'] = [days[0], days.at(-1)];
  const sum = lines.reduce(
    (total, { amount, currency = 'PLN' }) => total + (currency === 'PLN' ? amount : 0),
    opening,
  );
  const foreign = lines.some(({ currency = 'PLN' }) => currency !== 'PLN');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>
<FrToDt><FrDtTm>${first}T00:00:00</FrDtTm><ToDtTm>${last}T23:59:59</ToDtTm></FrToDt><Acct><Id><IBAN>PL${OWN}</IBAN></Id><Ccy>PLN</Ccy></Acct>
${foreign ? '' : balance('OPBD', opening, first) + balance('CLBD', sum, last)}
${lines.map(entry).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
};

const short = (day: string): string => day.slice(2).replace(/-/g, '');

/** Splits a title into subfields of 27 letters, as banks do, even inside a word. */
const wrapTitle = (title: string, mark: string): string =>
  (title.match(/.{1,27}/gsu) ?? []).map((part, index) => `${mark}${20 + index}${part}`).join('\n');

export const mt940 = (lines: readonly BookedLine[], mark = '~', opening = 100_000_00): string => {
  const days = lines.map(({ day }) => day).toSorted();
  const [first = '2027-01-11', last = '2027-01-11'] = [days[0], days.at(-1)];
  const sum = lines.reduce((total, { amount }) => total + amount, opening);
  const entries = lines.flatMap(({ day, amount, title, name = '', from = '', reference = '' }) => [
    `:61:${short(day)}${short(day).slice(2)}${amount > 0 ? 'C' : 'D'}N${decimal(amount, ',')}NTRFNONREF${reference === '' ? '' : `//${reference}`}`,
    `:86:020${mark}00PRZELEW`,
    wrapTitle(title, mark),
    `${mark}32${name.slice(0, 27)}${name.length > 27 ? `\n${mark}33${name.slice(27)}` : ''}${from === '' ? '' : `\n${mark}38PL${from}`}`,
  ]);
  const [open, close] = [opening, sum].map((amount) => `${amount < 0 ? 'D' : 'C'}`);
  return [
    ':20:MT940',
    `:25:/PL${OWN}`,
    ':28C:1/1',
    `:60F:${open}${short(first)}PLN${decimal(opening, ',')}`,
    ...entries,
    `:62F:${close}${short(last)}PLN${decimal(sum, ',')}`,
    ':86:020~00Saldo',
    '-',
    '',
  ].join('\r\n');
};

export const statementFixture = (
  path: string,
  replaced: Readonly<Record<string, string>> = {},
): Uint8Array => {
  const bytes = readFileSync(join(import.meta.dirname, '../../fixtures/statements', path));
  const text = Object.entries(replaced).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    bytes.toString('latin1'),
  );
  return Buffer.from(text, 'latin1');
};

/** Returns a ZIP archive of files, each given as its name and its bytes. */
export const zipOf = (files: readonly (readonly [string, Uint8Array])[]): Uint8Array => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, file] of files) {
    const packed = deflateRawSync(file);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    for (const [at, value] of [
      [16, crc32(file)],
      [20, packed.length],
      [24, file.length],
      [42, offset],
    ] as const)
      entry.writeUInt32LE(value, at);
    entry.writeUInt16LE(name.length, 28);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    parts.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += head.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
};
