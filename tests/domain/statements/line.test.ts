import { describe, expect, it } from 'vitest';
import { accountOf, comparedKey, formsOf, isSameAccount, keyed, lettersOf, type StatementLine } from '../../../domain/statements/line.ts';

const LINE: StatementLine = {
  ...{ account: '1', day: '2027-06-03', amount: 100, currency: 'PLN', title: 'Za rejs', reference: 'R1', endToEnd: 'E' },
  party: { name: 'Łukasz Żak', account: 'PL 61 1090 1014 0000 0712 1981 2874' },
};
const keysOf = (...lines: readonly Partial<StatementLine>[]) => keyed(lines.map((more) => ({ ...LINE, ...more }))).map(({ key }) => key);

describe('what a bank writes', () => {
  it('R31.9: is letters and digits, however it is cut and accented', () => {
    expect(lettersOf(' Łódź, ul. Zażółć-gęślą 1/2 łł ')).toBe('LODZULZAZOLCGESLA12LL');
  });

  it('an account is its 26 digits however it is written, a foreign one as it is without spaces', () => {
    for (const text of ['PL61 1090 1014 0000 0712 1981 2874', 'pl61-10901014-0000071219812874', '61109010140000071219812874'])
      expect(accountOf(text)).toBe('61109010140000071219812874');
    expect([
      accountOf('de89 3704'),
      accountOf('PL12'),
      accountOf('XPL61109010140000071219812874'),
      accountOf('PL611090101400000712198128741'),
    ]).toEqual(['DE893704', 'PL12', 'XPL61109010140000071219812874', 'PL611090101400000712198128741']);
  });
});

describe('one account', () => {
  it('R31.11: is the same with and without what checks it, and however it is spaced; another is another', () => {
    const own = '61 1090 1014 0000 0712 1981 2874';
    for (const text of ['PL61109010140000071219812874', '10901014 0000071219812874', own]) {
      expect(isSameAccount(own, text)).toBe(true);
      expect(isSameAccount(text, own)).toBe(true);
    }
    for (const text of ['61109010140000071219812875', '109010140000071219812875', '0000071219812874', '', 'DE89370400440532013000'])
      expect(isSameAccount(own, text), text).toBe(false);
    // Of two that are whole every digit counts.
    expect(isSameAccount(own, '62109010140000071219812874')).toBe(false);
  });

  it('R31.11: stands in a bank’s files with the two digits that check it and without them; a foreign one as it is', () => {
    const forms = ['61109010140000071219812874', '109010140000071219812874'];
    for (const account of forms) expect(formsOf(account).toSorted()).toEqual(forms.toSorted());
    // What checks it is two digits, also where the first is nought.
    expect(formsOf('109010140000071219810002')).toContain('05109010140000071219810002');
    for (const account of [
      '',
      'DE89370400440532013000',
      'X109010140000071219812874',
      '109010140000071219812874X',
      `61${forms[0]}`,
      'X'.repeat(24),
    ])
      expect(formsOf(account)).toEqual([account]);
    for (const account of [`X${forms[0]}`, `${forms[0]}X`, 'X'.repeat(26)]) expect(formsOf(account)).toEqual([account]);
  });

  it('R31.1, R31.11: a line’s key says the same in either form of its account, and nothing else is left out of it', () => {
    const [whole, short, other] = ['61109010140000071219812874', '109010140000071219812874', '62109010140000071219812874'].map(
      (account) => ({
        account,
        key: `${account}|2027-06-03|100|PLN|R1|1`,
      }),
    );
    const compared = [whole, short, other].map((line) => (line === undefined ? null : comparedKey(line)));
    const same = '109010140000071219812874|2027-06-03|100|PLN|R1|1';
    expect(compared).toEqual([same, same, same]);
    expect(comparedKey({ account: 'DE89', key: 'DE89|2027-06-03' })).toBe('DE89|2027-06-03');
  });
});

describe('what a line is known by (R31)', () => {
  it('R31.1: by account, day, sum, currency and the bank’s number, whatever else another file says of it', () => {
    const [key] = keysOf({});
    expect(keysOf({ title: 'Inny', endToEnd: '', party: { name: '', account: '' } })).toEqual([key]);
    const others = [{ account: '2' }, { day: '2027-06-04' }, { amount: 101 }, { currency: 'EUR' }, { reference: 'R2' }];
    for (const other of others) expect(keysOf(other)).not.toEqual([key]);
  });

  it('R31.1: without such a number by whom it is from and what it says, as letters', () => {
    const none = { reference: '' };
    const [key] = keysOf(none);
    const same = { name: 'LUKASZ ZAK', account: '61109010140000071219812874' };
    expect(keysOf({ ...none, title: 'ZA REJS.', party: same })).toEqual([key]);
    expect(keysOf({ ...none, title: 'Za rejsy' })).not.toEqual([key]);
    for (const party of [
      { ...same, name: 'A' },
      { ...same, account: '1' },
    ])
      expect(keysOf({ ...none, party })).not.toEqual([key]);
    const long = 'x'.repeat(500);
    expect(keysOf({ ...none, title: `${long}a` })).toEqual(keysOf({ ...none, title: `${long}b` }));
    expect(keysOf({ ...none, title: `${'x'.repeat(499)}a` })).not.toEqual(keysOf({ ...none, title: long }));
  });

  it('R31.1: lines that are alike on a day are payments of their own, counted', () => {
    expect(keysOf({})).toEqual(['1|2027-06-03|100|PLN|R1|1']);
    const [first, other, second, third] = keysOf({}, { amount: 7 }, {}, {});
    expect(new Set([first, other, second, third]).size).toBe(4);
    expect([first, second, third].map((key) => key?.split('|').at(-1))).toEqual(['1', '2', '3']);
    expect(other?.endsWith('|1')).toBe(true);
  });
});
