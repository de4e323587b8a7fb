import { readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { type PaymentFile, refundPaymentFileXml } from '../../../adapters/statements/pain001.ts';
import { sum } from '../../../domain/money.ts';
import { runs } from '../../support/runs.ts';
import { ANNAS, OWN } from './statement-files.ts';

const schema = readFileSync(
  new URL('../../fixtures/pain/pain.001.001.03-as-written.xsd', import.meta.url),
  'utf8',
);

const faultsIn = async (texts: readonly string[]) => {
  const xml = texts.map((contents, index) => ({ fileName: `refunds-${index}.xml`, contents }));
  return (await validateXML({ xml, schema: { fileName: 'pain.xsd', contents: schema } })).errors;
};

const elementTexts = (xml: string, name: string): readonly string[] =>
  Array.from(new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName(name)).map(
    (element) => element.textContent ?? '',
  );

const name = fc.oneof(
  fc.constantFrom('', ' ', 'Żaneta Łoś-Ćma', '<Jan> & "Synowie"', '🐳'.repeat(80)),
  fc.string({ unit: fc.constantFrom('ą', 'B', ' ', '&', '😀', '-'), maxLength: 200 }),
);
const refund = fc.record({
  id: fc.integer({ min: 1, max: 99 }).map((n) => `ZWROT-ABCDEFGH-${n}`),
  bookingId: fc.constant('ABCDEFGH'),
  amount: fc.integer({ min: 1, max: 100_000_000_00 }),
  account: fc.constant(ANNAS),
  recipient: name,
});
const files: fc.Arbitrary<PaymentFile> = fc.record({
  id: fc.constant('KILWATER-1800000000000'),
  at: fc.constant('2027-01-12T09:30:00'),
  day: fc.constant('2027-01-12'),
  batches: fc.array(
    fc.record({
      recipient: name,
      account: fc.constant(OWN),
      refunds: fc.array(refund, { minLength: 1, maxLength: 5 }),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
});

const AT_ONCE = 200;

it('R48.7: the refund file is valid pain.001.001.03 for any payee, and its sums are exact to the grosz', async () => {
  // The validator starts slowly, so one run checks many files; memory suffices for hundreds.
  const generatedFiles = fc
    .sample(files, { ...runs(40), seed: 20_270_112 })
    .map((file) => ({ file, xml: refundPaymentFileXml(file) }));
  for (let from = 0; from < generatedFiles.length; from += AT_ONCE)
    expect(
      await faultsIn(generatedFiles.slice(from, from + AT_ONCE).map(({ xml }) => xml)),
    ).toEqual([]);
  for (const { file, xml } of generatedFiles) {
    const amounts = file.batches.flatMap(({ refunds }) => refunds.map(({ amount }) => amount));
    const [total, ...batches] = elementTexts(xml, 'CtrlSum').map((text) =>
      Math.round(Number(text) * 100),
    );
    expect([total, sum(batches), elementTexts(xml, 'NbOfTxs')[0]]).toEqual([
      sum(amounts),
      sum(amounts),
      String(amounts.length),
    ]);
  }
});

const fileTo = (recipient: string): string => {
  const refunds = [
    { id: 'ZWROT-ABCDEFGH-1', bookingId: 'ABCDEFGH', amount: 1, account: ANNAS, recipient },
  ];
  const batches = [{ recipient: 'Kilwater', account: OWN, refunds }];
  return refundPaymentFileXml({ id: 'K', at: '2027-01-12T09:30:00', day: '2027-01-12', batches });
};

it('R48.7: payees’ names have only letters that SEPA allows, and are never empty', () => {
  const nameOf = (recipient: string): string | undefined =>
    elementTexts(fileTo(recipient), 'Nm').at(-1);
  expect([
    nameOf('Юрій Шевченко ™ & Söhne_#1'),
    nameOf('Jan\ufffe Kowalski'),
    nameOf('日本'),
    nameOf('***'),
    nameOf(' '),
  ]).toEqual(['Iurii Shevchenko TM + Sohne- 1', 'Jan Kowalski', 'Klient', 'Klient', 'Klient']);
});

it('R48.7: transfer titles have only letters that SEPA allows, and name booking and refund', () => {
  expect(elementTexts(fileTo('Żaneta'), 'Ustrd')).toEqual([
    'Zwrot za rezerwacje ABCDEFGH, ZWROT-ABCDEFGH-1',
  ]);
});

it('R48.7: every text of a refund file has only letters that SEPA allows', () => {
  for (const file of fc.sample(files, { ...runs(40), seed: 20_270_113 })) {
    const texts = ['Nm', 'Ustrd'].flatMap((tag) => elementTexts(refundPaymentFileXml(file), tag));
    for (const text of texts) expect(text).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,140}$/);
  }
});

it('R48.7: this test’s XML schema refuses a missing name, elements in wrong order and a foreign account', async () => {
  const [file] = fc.sample(files, { numRuns: 1, seed: 1 });
  const right = file === undefined ? '' : refundPaymentFileXml(file);
  const wrong = [
    right.replace(/<Cdtr>.*?<\/Cdtr>/, '<Cdtr><Nm></Nm></Cdtr>'),
    right.replace(/(<PmtMtd>.*?<\/PmtMtd>)(<NbOfTxs>.*?<\/NbOfTxs>)/, '$2$1'),
    right.replace(`PL${ANNAS}`, `DE${ANNAS}`),
  ];
  expect(new Set((await faultsIn(wrong)).flatMap(({ loc }) => loc?.fileName ?? []))).toEqual(
    new Set(wrong.map((_, index) => `refunds-${index}.xml`)),
  );
});
