import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPolishBankAccount } from '../../../domain/payments/transfer-code.ts';

/** The check digits are 98 less the number with 252100 (2521 stands for PL), modulo 97. */
const withCheck = (accountDigits: string): string =>
  `${String(98n - (BigInt(`${accountDigits}252100`) % 97n)).padStart(2, '0')}${accountDigits}`;

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

describe('a Polish bank account number (of a brand, of a refund)', () => {
  it('is valid only if its check digits fit the other digits', () => {
    expect(isPolishBankAccount('61109010140000071219812874')).toBe(true);
    fc.assert(
      fc.property(digits(24), fc.integer({ min: 1, max: 96 }), (accountDigits, off) => {
        const account = withCheck(accountDigits);
        expect(isPolishBankAccount(account)).toBe(true);
        const other = ((Number(account.slice(0, 2)) - 2 + off) % 97) + 2;
        expect(isPolishBankAccount(`${String(other).padStart(2, '0')}${accountDigits}`)).toBe(
          false,
        );
      }),
    );
  });

  it('is invalid with one wrong digit, or with two neighbouring digits swapped', () => {
    fc.assert(
      fc.property(
        digits(24),
        fc.nat(25),
        fc.integer({ min: 1, max: 9 }),
        (accountDigits, at, more) => {
          const account = [...withCheck(accountDigits)];
          const wrong = account.with(at, String((Number(account[at]) + more) % 10));
          expect(isPolishBankAccount(wrong.join(''))).toBe(false);
          const [first = '', two = ''] = account.slice(at, at + 2);
          if (two !== '' && first !== two)
            expect(
              isPolishBankAccount(
                account
                  .with(at, two)
                  .with(at + 1, first)
                  .join(''),
              ),
            ).toBe(false);
        },
      ),
    );
  });

  it('must have 26 digits, even if other check digits would match', () => {
    for (const length of [23, 25])
      fc.assert(
        fc.property(digits(length), (accountDigits) => {
          expect(isPolishBankAccount(withCheck(accountDigits))).toBe(false);
        }),
      );
    for (const account of ['', 'PL61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874'])
      expect(isPolishBankAccount(account)).toBe(false);
  });
});
