import { readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { type InvoicePaper, ksefInvoiceXml } from '../../adapters/papers/structured-invoice.ts';
import type {
  AdvanceContent,
  CorrectionContent,
  IssuedInvoice,
} from '../../application/ports/papers.ts';
import { COUNTRY_CODES, vatPrefix } from '../../domain/accounts/buyer-country.ts';
import { hasNipCheckDigit, isNip } from '../../domain/accounts/invoice.ts';
import { DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';
import { invoiceExample, PAPER_TRIP, SELLER } from '../contracts/papers.ts';
import { runs } from '../support/runs.ts';

// The Ministry's FA(3) schema, with local imports.
const schemaFile = (name: string): string =>
  readFileSync(new URL(`../fixtures/ksef/${name}`, import.meta.url), 'utf8');
const IMPORTED = [
  'StrukturyDanych_v10-0E.xsd',
  'ElementarneTypyDanych_v10-0E.xsd',
  'KodyKrajow_v10-0E.xsd',
];
const local = (text: string): string =>
  text.replace(/schemaLocation="[^"]*\//g, 'schemaLocation="');
let preload: readonly { readonly fileName: string; readonly contents: string }[];
let schema: { readonly fileName: string; readonly contents: string };
beforeAll(() => {
  preload = IMPORTED.map((fileName) => ({ fileName, contents: local(schemaFile(fileName)) }));
  schema = { fileName: 'fa3.xsd', contents: local(schemaFile('fa3.xsd')) };
});

const faultsOf = async (...texts: readonly string[]): Promise<readonly string[]> => {
  const xml = texts.map((contents, index) => ({ fileName: `invoice-${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema, preload });
  return errors.map(({ message }) => message);
};

const paper = (content: InvoicePaper['content'], n = 1): InvoicePaper => ({
  ...{ bookingId: 'K7M2P9QX', kind: content.kind, part: 0, year: 2027, n, madeAt: DRAFT_BEGUN_AT },
  content,
});
const CONSUMER = { name: 'Anna Żak', nip: '', address: '', zip: '', city: '' };
const { buyer, buyerOfAccount } = invoiceExample();
const billed = { brand: 'Kilwater', seller: SELLER, buyer, buyerOfAccount, trip: PAPER_TRIP };
const issuedInvoice = (kind: IssuedInvoice['kind'], amount: number): IssuedInvoice => ({
  kind,
  year: 2027,
  n: 7,
  madeAt: DRAFT_BEGUN_AT,
  amount,
});
const ADVANCE: AdvanceContent = {
  ...billed,
  kind: 'advance',
  price: 429_850,
  amount: 100_000,
  receivedAt: DRAFT_BEGUN_AT,
};
const correction = (...corrects: readonly IssuedInvoice[]): CorrectionContent => ({
  ...billed,
  ...{
    kind: 'correction',
    corrects,
    reason: 'changed',
    before: 429_850,
    after: 400_005,
    amount: -29_845,
  },
});
const SETTLEMENT = invoiceExample({
  amount: 329_850,
  advances: [issuedInvoice('advance', 100_000)],
});

const KINDS = [
  ['VAT', invoiceExample()],
  ['VAT', invoiceExample({ buyer: CONSUMER, payments: [] })],
  ['ZAL', ADVANCE],
  ['ROZ', SETTLEMENT],
  ['KOR', correction(issuedInvoice('invoice', 429_850))],
  ['KOR_ROZ', correction(issuedInvoice('advance', 100_000), issuedInvoice('invoice', 329_850))],
  ['KOR_ZAL', correction(issuedInvoice('advance', 429_850))],
] as const;

const textIn = (xml: string, name: string): string | null =>
  new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName(name)[0]?.textContent ??
  null;

describe('an invoice as XML for KSeF in the structure FA(3) (R38.12)', () => {
  it('each kind of invoice is valid by the Ministry’s schema, which also checks the order of elements', async () => {
    expect(await faultsOf(...KINDS.map(([, content]) => ksefInvoiceXml(paper(content))))).toEqual(
      [],
    );
    const wrong = ksefInvoiceXml(paper(invoiceExample())).replace(
      /(<P_13_11>.*<\/P_13_11>)(<P_15>.*<\/P_15>)/,
      '$2$1',
    );
    expect(await faultsOf(wrong)).not.toEqual([]);
  });

  it.each(KINDS)('the field RodzajFaktury has the kind of the invoice: %s', (kind, content) => {
    expect(textIn(ksefInvoiceXml(paper(content)), 'RodzajFaktury')).toBe(kind);
  });

  it('has its sum under the margin scheme for tour operators, without tax rate, net amount or tax', () => {
    const xml = ksefInvoiceXml(paper(invoiceExample(), 12));
    expect(
      ['P_2', 'P_13_11', 'P_15', 'P_PMarzy', 'P_PMarzy_2'].map((name) => textIn(xml, name)),
    ).toEqual(['FV/2027/00012', '4298.50', '4298.50', '1', '1']);
    expect(xml).not.toMatch(/<P_12|<P_11>|<P_14|<P_13_1>|<P_9A/);
  });

  it('a final invoice asks for the sum less the advances; a correction has the new sum less the old one', () => {
    const settlement = ksefInvoiceXml(paper(SETTLEMENT));
    expect(['P_15', 'NrFaZaliczkowej', 'P_11A'].map((name) => textIn(settlement, name))).toEqual([
      '3298.50',
      'FZ/2027/00007',
      '4298.50',
    ]);
    const corrected = ksefInvoiceXml(
      paper(correction(issuedInvoice('advance', 100_000), issuedInvoice('invoice', 329_850))),
    );
    expect(
      ['P_15', 'P_13_11', 'P_15ZK', 'NrFaKorygowanej'].map((name) => textIn(corrected, name)),
    ).toEqual(['-298.45', '-298.45', '3298.50', 'FZ/2027/00007']);
  });

  it('R38.13: names an earlier invoice by its KSeF number, or says that it is not in KSeF', async () => {
    const ksef = [
      { kind: 'invoice', year: 2027, n: 7, number: '5861001009-20270602-0100001AF629-FE' },
    ] as const;
    const both = ksefInvoiceXml(
      paper(correction(issuedInvoice('advance', 100_000), issuedInvoice('invoice', 329_850))),
      ksef,
    );
    const sent = [{ ...ksef[0], kind: 'advance' }] as const;
    const settled = ksefInvoiceXml(paper(SETTLEMENT), sent);
    expect(await faultsOf(both, settled)).toEqual([]);
    expect(both.match(/<NrKSeFN>1/g)).toHaveLength(1);
    expect([
      textIn(both, 'NrKSeFFaKorygowanej'),
      textIn(settled, 'NrKSeFFaZaliczkowej'),
      textIn(settled, 'NrKSeFZN'),
    ]).toEqual([ksef[0].number, ksef[0].number, null]);
  });

  it('R38.14: a correction of the buyer has the old and the new buyer, even if the price changes too', async () => {
    const wrong = { ...buyer, name: 'Zagle Gdynskie', address: '' };
    const alone = {
      ...correction(issuedInvoice('invoice', 429_850)),
      reason: 'buyer',
      before: 429_850,
      after: 429_850,
      amount: 0,
      buyerBefore: wrong,
    } as const;
    const priced = {
      ...correction(issuedInvoice('advance', 429_850)),
      buyerBefore: CONSUMER,
      buyer: { ...CONSUMER, city: 'Hel' },
    };
    const [first, second] = [ksefInvoiceXml(paper(alone)), ksefInvoiceXml(paper(priced))];
    expect(await faultsOf(first, second)).toEqual([]);
    const named = new DOMParser().parseFromString(first, 'text/xml').getElementsByTagName('Nazwa');
    expect(Array.from(named, (each) => each.textContent)).toEqual([
      SELLER.name,
      buyer.name,
      'Zagle Gdynskie',
    ]);
    expect(['P_15', 'P_7', 'PrzyczynaKorekty'].map((name) => textIn(first, name))).toEqual([
      '0',
      null,
      'błędne dane nabywcy',
    ]);
    expect(textIn(second, 'PrzyczynaKorekty')).toBe(
      'zmiana ceny po zmianie rezerwacji, błędne dane nabywcy',
    );
  });

  it('keeps all characters of names, but joins repeated spaces and shortens names that are too long', async () => {
    const name = fc.string({
      unit: fc.constantFrom(...'ŻółćĄęśń &<>"\'„”–/@#0aZ'),
      minLength: 1,
      maxLength: 600,
    });
    const named = fc.sample(
      name.filter((text) => text.trim() !== ''),
      { seed: 17, numRuns: 40 },
    );
    const texts = named.map((each) =>
      ksefInvoiceXml(paper(invoiceExample({ buyer: { ...buyer, name: each } }))),
    );
    expect(await faultsOf(...texts)).toEqual([]);
    for (const [index, xml] of texts.entries()) {
      const nazwa =
        new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('Nazwa')[1]
          ?.textContent ?? '';
      expect((named[index] ?? '').replace(/\s+/g, ' ').trim().startsWith(nazwa)).toBe(true);
    }
  });

  it('R38.16: any typed name gives a valid invoice, because characters that XML forbids are removed', async () => {
    const companies = readFileSync('tests/fixtures/typed/company.txt', 'utf8')
      .split('\n')
      .filter((text) => text !== '');
    const people = readFileSync('tests/fixtures/typed/names.tsv', 'utf8')
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t').slice(0, 2).join(' '))
      .filter((text) => text !== '');
    const names = [...companies, ...people, 'A\uD83D B', '\u0002', 'x\uFFFF\u0000'];
    const texts = names.map((name) =>
      ksefInvoiceXml(
        paper(invoiceExample({ buyer: { ...buyer, name, address: name, city: name } })),
      ),
    );
    expect(await faultsOf(...texts)).toEqual([]);
    const named = (xml = '') =>
      new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('Nazwa')[1]
        ?.textContent;
    expect(texts.slice(0, 4).map(named)).toEqual([
      'Żagle i Śruby sp. z o.o.',
      'Rejsy Nowak',
      'Łódź 🚢 & Synowie "A<B"',
      'AB sp. z o.o.',
    ]);
    expect([
      named(texts[names.indexOf('A\uD83D B')]),
      named(texts[names.indexOf('\u0002')]),
    ]).toEqual(['A B', undefined]);
  });

  it('R38.16: if the schema refuses a Polish tax number in the field NIP, the number is in the field NrID', async () => {
    const rows = readFileSync('tests/fixtures/ksef/nips.tsv', 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t'));
    for (const [nip = '', digit, schemaSays = ''] of rows) {
      expect([nip, digit, hasNipCheckDigit(nip), isNip(nip)]).toEqual([
        nip,
        'right',
        true,
        schemaSays === 'taken',
      ]);
      const xml = ksefInvoiceXml(paper(invoiceExample({ buyer: { ...buyer, nip } })));
      expect(await faultsOf(xml)).toEqual([]);
      expect(xml.includes(`<NrID>${nip}</NrID>`)).toBe(schemaSays !== 'taken');
    }
  });

  it('R38.16: a buyer abroad has a country, a postal code and a foreign tax number', async () => {
    const abroad = {
      name: 'Jürgen Großmüller',
      nip: '',
      address: 'Lindenstr. 1',
      zip: '50667',
      city: 'Köln',
      country: 'DE',
    };
    const buyers = {
      consumer: abroad,
      ofEu: { ...abroad, name: 'Segelreisen GmbH', nip: '999999999' },
      greek: { ...abroad, country: 'GR', nip: '094259216' },
      swiss: { ...abroad, country: 'CH', nip: 'CHE123456788' },
      withoutAddress: { ...abroad, address: '', zip: '', city: '' },
    };
    const texts = Object.values(buyers).map((each) =>
      ksefInvoiceXml(paper(invoiceExample({ buyer: each }))),
    );
    expect(await faultsOf(...texts)).toEqual([]);
    const [consumer = '', ofEu = '', greek = '', swiss = ''] = texts;
    const address =
      '<Adres><KodKraju>DE</KodKraju><AdresL1>Lindenstr. 1</AdresL1><AdresL2>50667 Köln</AdresL2></Adres>';
    expect(consumer).toContain(
      `<DaneIdentyfikacyjne><BrakID>1</BrakID><Nazwa>Jürgen Großmüller</Nazwa></DaneIdentyfikacyjne>${address}`,
    );
    expect(ofEu).toContain(
      '<KodUE>DE</KodUE><NrVatUE>999999999</NrVatUE><Nazwa>Segelreisen GmbH</Nazwa>',
    );
    expect(greek).toContain('<KodUE>EL</KodUE><NrVatUE>094259216</NrVatUE>');
    expect(swiss).toContain('<KodKraju>CH</KodKraju><NrID>CHE123456788</NrID>');
  });

  it('R38.16: the shop knows exactly the country codes of the schema', () => {
    const codesOf = (file: string, type: string): readonly string[] => {
      const found = new RegExp(`simpleType name="${type}"(.*?)</xsd:simpleType>`, 's').exec(
        schemaFile(file),
      );
      return [...(found?.[1] ?? '').matchAll(/enumeration value="(\w+)"/g)].map(
        ([, code = '']) => code,
      );
    };
    expect(COUNTRY_CODES).toEqual(
      [...new Set(codesOf('KodyKrajow_v10-0E.xsd', 'TKodKraju'))].toSorted(),
    );
    const prefixes = COUNTRY_CODES.flatMap((code) => vatPrefix(code) ?? []);
    expect(new Set(['PL', ...prefixes])).toEqual(new Set(codesOf('fa3.xsd', 'TKodyKrajowUE')));
  });

  it('writes every amount exactly, to the grosz', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (grosze) => {
        const text = textIn(ksefInvoiceXml(paper({ ...ADVANCE, amount: grosze })), 'P_15') ?? '';
        expect(text).toMatch(/^-?([1-9]\d*|0)(\.\d\d)?$/);
        expect(Math.round(Number(text) * 100)).toBe(grosze === 0 ? 0 : grosze);
      }),
      runs(200),
    );
  });
});
