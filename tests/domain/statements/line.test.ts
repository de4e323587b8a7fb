import { describe, expect, it } from 'vitest';
import {
  accountNumberVariants,
  isSameBankAccount,
  lettersAndDigitsOf,
  normalizeAccountNumber,
} from '../../../domain/statements/line.ts';

describe('text of a bank statement line', () => {
  it('R31.9: lettersAndDigitsOf keeps only letters, in capitals without accents, and digits', () => {
    expect(lettersAndDigitsOf(' Łódź, ul. Zażółć-gęślą 1/2 łł ')).toBe('LODZULZAZOLCGESLA12LL');
  });

  it('a Polish account number is reduced to its 26 digits; a foreign number only loses its spaces', () => {
    for (const text of [
      'PL61 1090 1014 0000 0712 1981 2874',
      'pl61-10901014-0000071219812874',
      '61109010140000071219812874',
    ])
      expect(normalizeAccountNumber(text)).toBe('61109010140000071219812874');
    expect([
      normalizeAccountNumber('de89 3704'),
      normalizeAccountNumber('PL12'),
      normalizeAccountNumber('XPL61109010140000071219812874'),
      normalizeAccountNumber('PL611090101400000712198128741'),
    ]).toEqual([
      'DE893704',
      'PL12',
      'XPL61109010140000071219812874',
      'PL611090101400000712198128741',
    ]);
  });
});

describe('equality of bank account numbers', () => {
  it('R31.11: spaces and missing check digits are ignored; every other difference counts', () => {
    const account = '61 1090 1014 0000 0712 1981 2874';
    for (const text of ['PL61109010140000071219812874', '10901014 0000071219812874', account]) {
      expect(isSameBankAccount(account, text)).toBe(true);
      expect(isSameBankAccount(text, account)).toBe(true);
    }
    for (const text of [
      '61109010140000071219812875',
      '109010140000071219812875',
      '0000071219812874',
      '',
      'DE89370400440532013000',
    ])
      expect(isSameBankAccount(account, text), text).toBe(false);
    expect(isSameBankAccount(account, '62109010140000071219812874')).toBe(false);
  });

  it('R31.11: a Polish number is looked up with and without its check digits, a foreign number unchanged', () => {
    const forms = ['61109010140000071219812874', '109010140000071219812874'];
    for (const account of forms)
      expect(accountNumberVariants(account).toSorted()).toEqual(forms.toSorted());
    expect(accountNumberVariants('109010140000071219810002')).toContain(
      '05109010140000071219810002',
    );
    for (const account of [
      '',
      'DE89370400440532013000',
      'X109010140000071219812874',
      '109010140000071219812874X',
      `61${forms[0]}`,
      'X'.repeat(24),
    ])
      expect(accountNumberVariants(account)).toEqual([account]);
    for (const account of [`X${forms[0]}`, `${forms[0]}X`, 'X'.repeat(26)])
      expect(accountNumberVariants(account)).toEqual([account]);
  });
});
