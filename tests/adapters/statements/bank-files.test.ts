import { describe, expect, it } from 'vitest';
import { bankFile, bankFiles, ORDERS, shopWithOrders } from './bank-files.ts';

type Imported = {
  readonly amount: string;
  readonly state: string;
  readonly booked: readonly { readonly bookingId: string }[];
  readonly proposed: readonly { readonly bookingId: string }[];
};

const summarize = ({ amount, state, booked, proposed }: Imported): string =>
  [
    state,
    amount,
    ...(state === 'booked' ? booked : proposed).map(({ bookingId }) => bookingId),
  ].join(' ');

const A = 'booked 1500 K7M2P9QX';
const B = 'booked 900 R4T8W2YD';
const C = 'booked 650 H6N3V5BC';
const D = 'booked 7880 KU7US4HV';
const E = 'booked 2249 2EKJV9YJ';
const F = 'booked 3830 G2353PR9';

const FILES: Readonly<Record<string, readonly string[] | RegExp>> = {
  'camt/40-ing-business-02-cp1250-named.xml': [A, B],
  'camt/41-latin1-named-german-names.xml': [A, B],
  'camt/42-bom-crlf-02.xml': [A],
  'camt/43-v08-ultimate-debtor.xml': [A, 'open 900 R4T8W2YD'],
  'camt/47-wise-10-period-ends-at-next-midnight.xml': [A],
  'camt/48-booked-in-utc-the-evening-before.xml': [A],
  'camt/50-batch-whole.xml': [A, B],
  'camt/53-reversal-sign-of-what-is-reversed.xml': /:6: Bal does not add up: .*Ask the bank/,
  'camt/55-two-days-in-a-zip.zip': [A, B],
  'camt/56-several-statements-one-message.xml': [A, B, 'open 650'],
  'camt/57-five-decimals-leading-zeros.xml': [A, B],
  'camt/59-camt052-of-the-day.xml': /is camt\.052, .*Ask the bank for the statement/,
  'camt/60-camt054-one-payment.xml': /is camt\.054, .*Ask the bank for the statement/,
  'camt/63-structured-reference-only.xml': [A],
  'mt940/01-ing-two-86-cp852.sta': [A, B, C],
  'mt940/02-ing-ocmt-from-abroad-cp852.sta': [A],
  'mt940/03-pko-ff-filler-latin2.sta': [A, B, C],
  'mt940/05-mbank-no-closing-balance-latin2.sta':
    /:1: :62F: is missing: there is no closing balance, .*Ask the bank/,
  'mt940/06-mbank-mt942.sta': /is MT942, .*Ask the bank for the statement/,
  'mt940/07-pekao-ns-cut-id-cp852.sta': [A, B],
  'mt940/09-millennium-lt-cp852.sta': [A, C],
  'mt940/10-alior-brace-head-cp1250.sta': [A],
  'mt940/12-santander-two-pages-latin2.sta': [A, C],
  'mt940/13-deutsche-bank-zero-day-latin2.sta': [A],
  'mt940/15-nest-cr-and-crlf-ns.sta': [A],
  'mt940/17-inordbusiness-slash-account-cp1250.sta': [A],
  'mt940/21-rabobank-iban-in-second-line-of-61.sta': [A],
  'mt940/22-sberbank-type-of-one-letter.sta': [A],
  'mt940/25-expected-entries-ec-ed.sta': [A],
  'mt940/26-year-turns-between-value-and-booking.sta': [A, B],
  'mt940/27-line-of-title-begins-like-a-field.sta': [A, B],
  'mt940/28-customer-types-a-subfield-mark.sta': [A],
  'mt940/30-one-account-two-currencies.sta': [A, 'open 1500'],
  'mt940/32-bom-utf8-lf.sta': [A, B],
  'mt940/33-utf16-from-notepad.sta': [A, B],
  'mt940/34-wrapped-without-trailing-space.sta': [A],
  'mt940/35-two-orders-in-one-title.sta': ['booked 2400 K7M2P9QX R4T8W2YD'],
  'repro/01-two-86.sta': [D],
  'repro/09-field-line-20.sta': [D, E],
  'repro/09-field-line-28C.sta': [D],
  'repro/11-13.sta': [D],
  'repro/11-20.sta': [D],
  'repro/11-23.sta': [D],
  'repro/11-25.sta': [D],
  'repro/12-period-ends-at-midnight.xml': ['open 1'],
  'repro/13-dt.xml': ['booked 100 6EP3FNA8'],
  'repro/13-utc.xml': ['booked 100 6EP3FNA8'],
  'repro/16-one-bad-byte.sta': [D, E],
  'repro/17-pko-ff.sta': [D, E, F],
  'repro/18-mbank.sta': [D, E, 'open 3830'],
  'repro/19-nest.sta': [D],
  'repro/19-plus-marks-id-cut.sta': [D],
  'repro/20-ufffe.xml': [D],
  'repro/54-camt052.xml': /is camt\.052, .*Ask the bank for the statement/,
  'repro/54-camt054.xml': /is camt\.054, .*Ask the bank for the statement/,
  'repro/54-mt942.sta': /is MT942, .*Ask the bank for the statement/,
  'repro/54-no-closing.sta': /:1: :62F: is missing: there is no closing balance, .*Ask the bank/,
  'repro/55-two-days.zip': [D, E],
  'repro/55-two-documents.xml': [D, E],
  'repro/57-typed-account.sta': [D],
  'repro/59-brace-line.sta': [D],
  'repro/63-two-orders-10-too-much.sta': ['open 10139 KU7US4HV 2EKJV9YJ'],
};

const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  'camt/44-place-in-file-as-number-day-one.xml': ['1500', '900'],
  'camt/45-place-in-file-as-number-both-days.xml': ['650', '1500', '900'],
  'camt/49-batch-less-by-the-fee.xml': ['2396.50'],
  'camt/52-reversal-sign-as-iso-says.xml': ['1500', '-1500'],
  'camt/61-same-payment-as-mt940-twin.xml': ['1500'],
  'mt940/08-pekao-ebics-nonref-cp1250.sta': ['1500', '1500', '650'],
  'mt940/24-rc-rd-taken-back.sta': ['1500', '-1500', '900'],
  'mt940/29-line-of-nothing.sta': ['0', '1500'],
  'repro/02-afternoon-other-payer.xml': ['500'],
  'repro/02-both.xml': ['1', '500'],
  'repro/02-morning.xml': ['500'],
  'repro/03-camt.xml': ['100'],
  'repro/03-mt940.sta': ['100'],
  'repro/10-batch-fee.xml': ['10125.50'],
  'repro/20-names.xml': ['7880'],
  'repro/29-line-of-nothing.sta': ['0'],
  'repro/53-a-in.sta': ['7880'],
  'repro/53-b-refund-out.sta': ['-7880'],
  'repro/53-c-refund-came-back.sta': ['7880'],
  'repro/53-d-chargeback.sta': ['-7880'],
};

const importFile = async (path: string) => {
  const bank = await shopWithOrders(Object.keys(ORDERS));
  bank.send(path, bankFile(path));
  return bank.office(['payments', 'import', path, '--json']);
};

describe('R31.7: statement files in the formats of real banks', () => {
  it('R31.7: this test has an expected result for each example file of a bank', () => {
    expect(Object.keys({ ...FILES, ...AMOUNTS }).toSorted()).toEqual(bankFiles());
  });

  it.each(Object.entries(FILES))(
    'R31.7: importing the file %s gives the expected lines or the expected refusal',
    async (path, expected) => {
      const { out, err } = await importFile(path);
      if (expected instanceof RegExp) expect(err).toMatch(expected);
      else expect([err, JSON.parse(out).entries.map(summarize)]).toEqual(['', expected]);
    },
  );

  it.each(Object.entries(AMOUNTS))(
    'R31.7: importing the file %s gives the expected amounts with their signs',
    async (path, expected) => {
      const { out, err } = await importFile(path);
      expect([err, JSON.parse(out).entries.map(({ amount }: Imported) => amount)]).toEqual([
        '',
        expected,
      ]);
    },
  );
});
