// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { apiFailureOf } from '../../../adapters/http/client/call.ts';
import { normalizeEnteredAmount } from '../../../adapters/http/contract/codecs/amounts.ts';
import type { AmbassadorCode, Voucher } from '../../../adapters/http/contract/panel/codes.ts';
import { VOUCHER_AMOUNTS } from '../../../adapters/http/contract/panel/voucher-amounts.ts';
import { isCodeNameRefused } from '../../../ui/features/panel/ambassador/AmbassadorCodeForm.tsx';
import {
  AmbassadorCodeRow,
  AmbassadorCodesView,
  AmbassadorSuccessNotice,
} from '../../../ui/features/panel/ambassador/AmbassadorTab.tsx';
import { ambassadorCopy } from '../../../ui/features/panel/copy/panel-ambassador.pl.ts';
import { voucherErrors, vouchersCopy } from '../../../ui/features/panel/copy/panel-vouchers.pl.ts';
import { voucherFaults, voucherRefusalFaults } from '../../../ui/features/panel/state/vouchers.ts';
import { VoucherRow, VouchersView } from '../../../ui/features/panel/vouchers/VouchersTab.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { hrefsOf, openPage, textOf } from '../offers/render-screen.tsx';

const nothing = () => undefined;
const GIFT: Voucher = {
  ...{
    Name: 'ABCD2345-EFGH6789',
    Description: 'Dla Ani',
    Value: '250',
    Available: true,
    Used: false,
  },
  ...{ RangeId: 'All', ValidUntil: null, Kind: 'gift', State: 'active', Issued: '300' },
};
const site = { id: 1, name: 'Kilwater', brands: { '1': 'Kilwater', '2': 'Kilwater Zima' } };
const openRow = (more: Partial<Voucher> = {}) =>
  openPage(
    <PageDataProvider value={{ kind: 'client', site }}>
      <VoucherRow voucher={{ ...GIFT, ...more }} />
    </PageDataProvider>,
  );
const rowText = (more: Partial<Voucher> = {}): string => textOf(openRow(more).page);

describe('a voucher in the list (A-063)', () => {
  it('a gift voucher shows code, description, value, state, where it is valid, and that it never expires', () => {
    const text = rowText();
    for (const words of [
      'ABCD2345-EFGH6789',
      'Dla Ani',
      '250 PLN',
      'Aktywny',
      'we wszystkich markach',
      'bezterminowo',
      'podarunkowy',
    ])
      expect(text).toContain(words);
  });

  it('shows its original value after it was used up (A-063)', () => {
    expect(rowText({ State: 'used', Used: true, Value: '0' })).toMatch(/Był wart.*300 PLN/);
    expect(rowText()).not.toContain('Był wart');
  });

  it('shows the brand if only one brand accepts it, and its last day', () => {
    const text = rowText({ RangeId: '2', ValidUntil: '2027-12-31', Kind: 'discount' });
    for (const words of ['Kilwater Zima', '31.12.2027', 'zniżkowy']) expect(text).toContain(words);
  });

  it('says that the office must still activate it, with a link to the contact page (R27)', () => {
    expect(rowText({ Available: false, State: 'inactive' })).toContain('Czeka na aktywację');
    const hrefs = (more: Partial<Voucher>) =>
      hrefsOf(<VoucherRow voucher={{ ...GIFT, ...more }} />);
    expect(hrefs({ Available: false, State: 'inactive' })).toContain('/kontakt');
    expect(hrefs({})).not.toContain('/kontakt');
  });

  it.each([
    ['used', 'Wykorzystany', false],
    ['expired', 'Po terminie', false],
    ['active', 'Aktywny', true],
    ['reserved', 'Aktywny', true],
    ['inactive', 'Czeka na aktywację', false],
  ] as const)(
    'R26, R27: in the state %s a voucher shows "%s"; if it can be redeemed, its code is green: %s',
    (State, words, good) => {
      expect(openRow({ State }).getByText(words).className.includes('green')).toBe(good);
    },
  );

  it('the list says that it is loading, is empty, or has failed to load and can be loaded again (R57)', () => {
    const view = (value: readonly Voucher[] | null, offline = false) =>
      openPage(
        <VouchersView
          vouchers={{ value, failure: offline ? { kind: 'offline' } : null }}
          onRetry={nothing}
        />,
      );
    expect(view(null).getByLabelText('Wczytywanie')).toBeTruthy();
    expect(view([]).getByText(vouchersCopy.empty.replace(/\u00a0/g, ' '))).toBeTruthy();
    expect(view(null, true).getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
  });
});

describe('the form for a new voucher (A-064, A-119, R27)', () => {
  it('accepts amounts from 50 to 20 000 PLN', () =>
    expect(VOUCHER_AMOUNTS).toEqual({ least: '50', most: '20000' }));

  it.each([
    ['', '', { description: 'required', value: 'required' }],
    ['x', '49', { value: 'tooSmall' }],
    ['x', '20001', { value: 'tooLarge' }],
    ['x', '50,50', { value: 'invalid' }],
    ['x', 'sto', { value: 'invalid' }],
    ['x', '1 250 zł', {}],
    ['x', '50', {}],
    ['x', '20 000', {}],
  ])(
    'the description %j and the amount %j get the field errors %j ({}: none)',
    (description, value, faults) => expect(voucherFaults({ description, value })).toEqual(faults),
  );

  it('R67.11: accepts amounts with spaces, a decimal comma, a currency or invisible characters', () => {
    expect(
      ['1 250', '99,50 zł', '\u202d1\u202f250\u00a0PLN\u202c', '99.5\u200b', '-5', '1,234', ''].map(
        normalizeEnteredAmount,
      ),
    ).toEqual([...['1250', '99.50', '1250', '99.5', null, null, null]]);
  });

  it('marks each field that the server refuses, with a text for that field', () => {
    const errors = [
      { field: 'value', code: 'tooSmall' },
      { field: 'description', code: 'strange' },
      { field: 'siteId', code: 'invalid' },
    ];
    expect(voucherRefusalFaults(apiFailureOf(400, null, { message: 'x', errors }))).toEqual({
      value: 'tooSmall',
      description: 'invalid',
    });
    expect(voucherRefusalFaults({ kind: 'offline' })).toEqual({});
    for (const texts of Object.values(voucherErrors))
      for (const text of Object.values(texts)) expect(text).not.toBe('');
  });

  it('A-179: the text after creating a voucher is the text of the published documents', () =>
    expect(vouchersCopy.created).toBe(
      'Voucher został wygenerowany. W celu aktywacji, napisz do nas maila.',
    ));
});

const CODE: AmbassadorCode = {
  ...{
    Id: 'KAPITAN',
    Name: 'KAPITAN',
    AmbassadorCommission: '39.50',
    RebateValue: '50',
    RebateSum: '100',
    ValidUntil: null,
  },
  ...{ UsersList: [{ UserName: 'Ewa' }, { UserName: 'Jan' }], Settled: false, EarnsVoucher: true },
};
const openCodeRow = (more: Partial<AmbassadorCode> = {}) =>
  openPage(<AmbassadorCodeRow code={{ ...CODE, ...more }} onVoucher={nothing} />);

describe('an ambassador’s codes in the panel (A-066, A-111, R40)', () => {
  it('each code has its name, rebates, last day and users, its commission and the part that is not settled', () => {
    const text = textOf(openCodeRow().page);
    for (const words of [
      'KAPITAN',
      '39,50 PLN',
      '50 PLN',
      '100 PLN',
      'bezterminowo',
      'Ewa, Jan',
      'Nierozliczony',
    ])
      expect(text).toContain(words);
    expect(textOf(openCodeRow({ ValidUntil: '2027-12-31', UsersList: [] }).page)).toMatch(
      /31\.12\.2027.*jeszcze nikt/,
    );
  });

  it.each([
    ['is enough for a voucher', true],
    ['is not enough for a voucher', false],
  ])(
    'only enough commission has a button that makes a voucher of it; commission that %s: %s',
    (_, EarnsVoucher) => {
      const { queryByRole } = openCodeRow({ EarnsVoucher });
      expect(queryByRole('button', { name: /^Wygeneruj voucher/ }) !== null).toBe(EarnsVoucher);
    },
  );

  it('the text about a new voucher has the voucher’s code and a link to all vouchers (A-178)', () => {
    const { page, getByRole } = openPage(
      <AmbassadorSuccessNotice done={{ kind: 'voucher', code: 'ABCD2345-EFGH6789' }} />,
    );
    for (const words of ['ABCD2345-EFGH6789', 'w zakładce Vouchery'])
      expect(page.textContent).toContain(words);
    expect(getByRole('link').getAttribute('href')).toBe('/twoj-panel/vouchery');
    expect(ambassadorCopy.notGenerated).toBe(
      'Voucher nie może zostać wygenerowany. W razie problemów, skontaktuj się z biurem.',
    );
  });

  it('only an error about the code’s name is shown at the name’s field (A-176)', () => {
    const refused = (status: number, errors: readonly object[]) =>
      isCodeNameRefused(apiFailureOf(status, null, { message: 'x', errors }));
    expect([
      refused(409, []),
      refused(400, [{ field: 'name', code: 'invalid' }]),
      refused(500, []),
    ]).toEqual([true, true, false]);
    expect(isCodeNameRefused({ kind: 'offline' })).toBe(false);
  });

  it('the list says that it is loading, is empty, or has failed to load and can be loaded again (R57)', () => {
    const view = (value: readonly AmbassadorCode[] | null, offline = false) =>
      openPage(
        <AmbassadorCodesView
          codes={{ value, failure: offline ? { kind: 'offline' } : null }}
          onRetry={nothing}
          onVoucher={nothing}
        />,
      );
    expect(view(null).getByLabelText('Wczytywanie')).toBeTruthy();
    expect(view([]).getByText('Nie masz jeszcze żadnego kodu')).toBeTruthy();
    expect(view(null, true).getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
  });
});
