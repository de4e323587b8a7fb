import { describe, expect, it } from 'vitest';
import {
  type AccountDetails,
  detailsProblems,
  normalizeDetails,
} from '../../../domain/accounts/details.ts';
import {
  isNip,
  isPolishPostalCode,
  isTaxNumber,
  NO_BUYER,
  normalizeNip,
  normalizePostalCode,
} from '../../../domain/accounts/invoice.ts';

const TODAY = '2027-03-01';
const EMPTY: AccountDetails = {
  person: {
    firstName: '',
    lastName: '',
    birthDate: '',
    idDocument: '',
    country: 'Polska',
    gender: null,
    phone: '',
  },
  invoice: { name: '', nip: '', address: '', city: '', zip: '' },
};
const withPerson = (person: Partial<AccountDetails['person']>): AccountDetails => ({
  ...EMPTY,
  person: { ...EMPTY.person, ...person },
});
const withInvoice = (invoice: Partial<AccountDetails['invoice']>): AccountDetails => ({
  ...EMPTY,
  invoice: { ...EMPTY.invoice, ...invoice },
});
const problemFields = (details: AccountDetails) =>
  detailsProblems(normalizeDetails(details), TODAY).map(({ field, code }) => `${field} ${code}`);

describe('a tax number', () => {
  it.each(['5260250274', '526-025-02-74', ' 526 025 02 74 ', 'PL5260250274', 'pl 526-025-02-74'])(
    '%j is stored as 5260250274',
    (text) => {
      expect(normalizeNip(text)).toBe('5260250274');
      expect(isNip(normalizeNip(text))).toBe(true);
    },
  );

  it.each([
    ['526025027', 'a digit too few'],
    ['52602502744', 'a digit too many'],
    ['0000000000', 'no tax office'],
    ['DE5260250274', 'another country'],
    ['526O250274', 'a letter'],
  ])('%s is invalid: %s', (text) => expect(isNip(normalizeNip(text))).toBe(false));

  it('a NIP with any single wrong digit is invalid', () => {
    const right = '5260250274';
    for (let place = 0; place < 10; place += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const typed = `${right.slice(0, place)}${digit}${right.slice(place + 1)}`;
        expect([typed, isNip(typed)]).toEqual([typed, typed === right]);
      }
  });
});

describe('a postal code', () => {
  it.each(['00-950', '00950', ' 00 950 '])('%j is stored as 00-950', (text) => {
    expect(normalizePostalCode(text)).toBe('00-950');
    expect(isPolishPostalCode(normalizePostalCode(text))).toBe(true);
  });
  it.each(['0-950', '000-950', 'AB-123', '00-95O'])('%j is invalid', (text) =>
    expect(isPolishPostalCode(normalizePostalCode(text))).toBe(false),
  );
});

describe('the data of an account (R34)', () => {
  it('all data of an account can be empty', () => {
    expect(problemFields(EMPTY)).toEqual([]);
    expect(NO_BUYER).toEqual(EMPTY.invoice);
  });

  it.each([
    ['8 characters', '12345678', false],
    ['9 characters', '123456789', true],
    ['15 characters', '+48 600 700 800', true],
    ['16 digits', '+48 600 700 800 12345', false],
    ['no digit', '+(-) (-)+', false],
  ])(
    'A-120: a phone number with too few or too many characters is invalid: %s',
    (_, phone, right) =>
      expect(problemFields(withPerson({ phone }))).toEqual(right ? [] : ['phone invalid']),
  );

  it.each([
    ['1990-02-28', true],
    ['1990-02-29', false],
    ['1899-12-31', false],
    [TODAY, true],
    ['2027-03-02', false],
    ['28.02.1990', false],
  ])(
    'the birth date %s is valid only if it is a real day from 1900 until today',
    (birthDate, right) =>
      expect(problemFields(withPerson({ birthDate }))).toEqual(right ? [] : ['birthDate invalid']),
  );

  it('a Polish ID document needs a valid check digit, a foreign one does not', () => {
    expect(problemFields(withPerson({ idDocument: 'aba 300000' }))).toEqual([]);
    expect(problemFields(withPerson({ idDocument: 'ABA300001' }))).toEqual(['idDocument invalid']);
    expect(problemFields(withPerson({ idDocument: 'ABA300001', country: 'Niemcy' }))).toEqual([]);
  });

  it('an invalid invoice field is reported by its name on the wire: invoiceNip or invoiceZip', () => {
    expect(problemFields(withInvoice({ nip: '5260250275', zip: '1234' }))).toEqual([
      'invoiceNip invalid',
      'invoiceZip invalid',
    ]);
    expect(problemFields(withInvoice({ nip: '526-025-02-74', zip: '81350' }))).toEqual([]);
  });

  it('a street has at most 100 characters', () => {
    expect(problemFields(withInvoice({ address: 'A'.repeat(100) }))).toEqual([]);
    expect(problemFields(withInvoice({ address: 'A'.repeat(101) }))).toEqual([
      'invoiceAddress tooLong',
    ]);
  });

  it('A-120: country, invoice name and invoice town have a maximum length too', () => {
    for (const long of ['A'.repeat(100), ` ${'A'.repeat(100)} `]) {
      expect(problemFields(withPerson({ country: long }))).toEqual([]);
      expect(problemFields(withInvoice({ name: long, city: long }))).toEqual([]);
    }
    const longer = 'A'.repeat(101);
    expect(problemFields(withPerson({ country: longer }))).toEqual(['country tooLong']);
    expect(problemFields(withInvoice({ name: longer, city: longer }))).toEqual([
      'invoiceName tooLong',
      'invoiceCity tooLong',
    ]);
  });

  it('data are stored without surrounding spaces; ID documents in capitals and without any spaces', () => {
    const person = {
      firstName: 'Anna',
      lastName: 'Nowak',
      birthDate: '1990-01-01',
      country: 'Polska',
      gender: null,
      phone: '600 700 800',
    } as const;
    const invoice = {
      name: 'Żagle',
      nip: '5260250274',
      address: 'Morska 1',
      city: 'Gdynia',
      zip: '81-350',
    };
    const spaced = <T extends object>(texts: T): T =>
      Object.fromEntries(
        Object.entries(texts).map(([field, text]) => [
          field,
          typeof text === 'string' ? `  ${text} ` : text,
        ]),
      ) as T;
    expect(
      normalizeDetails({
        person: spaced({ ...person, idDocument: 'aba 300 000' }),
        invoice: spaced(invoice),
      }),
    ).toEqual({
      person: { ...person, idDocument: 'ABA300000' },
      invoice,
    });
  });

  it('R38.16: a foreign buyer keeps the foreign postal code; the tax number loses its country prefix', () => {
    const german = {
      ...EMPTY.invoice,
      zip: ' 50667 ',
      nip: 'de 999 999 999',
      city: 'Köln',
      country: ' de ',
    };
    const invoice = normalizeDetails(withInvoice(german)).invoice;
    expect([invoice.zip, invoice.nip, invoice.country]).toEqual(['50667', '999999999', 'DE']);
    expect(problemFields(withInvoice(german))).toEqual([]);
    expect(normalizeDetails(withInvoice({ zip: '50667' })).invoice).toEqual({
      ...EMPTY.invoice,
      zip: '50-667',
    });
    expect(normalizeDetails(withInvoice({ country: 'pl', zip: '50667' })).invoice).toEqual({
      ...EMPTY.invoice,
      zip: '50-667',
    });
    const greek = normalizeDetails(withInvoice({ country: 'GR', nip: 'EL094259216' })).invoice;
    expect([greek.nip, isTaxNumber(greek)]).toEqual(['094259216', true]);
  });

  it('R38.16: an invalid country, tax number or postal code is reported for its field', () => {
    expect(problemFields(withInvoice({ country: 'QQ' }))).toEqual(['invoiceCountry invalid']);
    expect(
      problemFields(withInvoice({ country: 'DE', nip: '999-ŻÓŁW', zip: '50667/Köln/Altstadt' })),
    ).toEqual(['invoiceNip invalid', 'invoiceZip invalid']);
    for (const zip of ['SW1A 1AA', '1010', 'LV-1050', '10115', 'D02 AF30'])
      expect(problemFields(withInvoice({ country: 'GB', zip }))).toEqual([]);
    for (const nip of ['0123450002', '1001230004', '9007770007'])
      expect(problemFields(withInvoice({ nip }))).toEqual(['invoiceNip invalid']);
  });

  it('an invalid tax number or postal code stays as typed, without surrounding spaces', () => {
    expect([
      normalizeNip(' 52602502744 '),
      normalizeNip('X5260250274'),
      normalizeNip('526PL0250274'),
      normalizeNip(' DE 1 '),
    ]).toEqual([...['52602502744', 'X5260250274', '526PL0250274', 'DE 1']]);
    expect([normalizeNip('X 5260250274'), normalizeNip('5260250274 4')]).toEqual([
      'X 5260250274',
      '5260250274 4',
    ]);
    expect([
      normalizePostalCode(' 00-9500 '),
      normalizePostalCode('100-950'),
      normalizePostalCode(' AB '),
    ]).toEqual(['00-9500', '100-950', 'AB']);
    expect([
      isPolishPostalCode('00-9500'),
      isPolishPostalCode('100-950'),
      isPolishPostalCode('00-950'),
    ]).toEqual([false, false, true]);
    // A NIP may end with 000. Only 000 at its beginning is invalid, because no tax office has it.
    const noughts = Array.from(
      { length: 1000 },
      (_, at) => `${String(at + 101).padStart(7, '1')}000`,
    ).find(isNip);
    expect(noughts).toBeDefined();
  });
});
