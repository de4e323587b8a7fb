import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transferQrCodeText } from '../../../domain/payments/transfer-code.ts';

const ORDER = {
  account: 'PL61 1090 1014 0000 0712 1981 2874',
  recipient: 'Kilwater sp. z o.o.',
  title: 'ABCDEFGH Anna Żak',
  amount: 64_900,
};

describe('the text of a transfer’s QR code (recommendation of the Polish Bank Association)', () => {
  it('has tax number, country, account, amount in grosze, recipient, title and three reserved fields', () => {
    expect(transferQrCodeText(ORDER)._unsafeUnwrap()).toBe(
      '|PL|61109010140000071219812874|064900|Kilwater sp. z o.o.|ABCDEFGH Anna Żak|||',
    );
  });

  it('fills the amount up with zeros to at least six digits', () => {
    expect(transferQrCodeText({ ...ORDER, amount: 1 })._unsafeUnwrap()).toContain('|000001|');
  });

  it.each([
    [0, 'nothingDue'],
    [-1, 'nothingDue'],
    [1_000_000, 'tooMuch'],
  ] as const)('for %i grosze there is no QR code (%s)', (amount, reason) => {
    expect(transferQrCodeText({ ...ORDER, amount })._unsafeUnwrapErr()).toBe(reason);
  });

  it('allows up to 9 999,99 PLN, and only a Polish bank account with 26 digits', () => {
    expect(transferQrCodeText({ ...ORDER, amount: 999_999 }).isOk()).toBe(true);
    expect(
      transferQrCodeText({ ...ORDER, account: 'DE89 3704 0044 0532 0130 00' })._unsafeUnwrapErr(),
    ).toBe('foreignAccount');
  });

  it('has nine fields, none too long, and the given account and amount, for any recipient and title', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 80 });
    fc.assert(
      fc.property(
        anything,
        anything,
        fc.integer({ min: 1, max: 999_999 }),
        (recipient, title, amount) => {
          const text = transferQrCodeText({ ...ORDER, recipient, title, amount })._unsafeUnwrap();
          const fields = text.split('|');
          expect(fields).toHaveLength(9);
          expect(fields.slice(0, 3)).toEqual(['', 'PL', '61109010140000071219812874']);
          expect(Number(fields[3])).toBe(amount);
          expect([...(fields[4] ?? '')].length).toBeLessThanOrEqual(20);
          expect([...(fields[5] ?? '')].length).toBeLessThanOrEqual(32);
          expect([...text].length).toBeLessThanOrEqual(160);
        },
      ),
    );
  });

  it('a vertical bar or a run of white space becomes one space; each field loses spaces at both ends', () => {
    const fields = (title: string) =>
      transferQrCodeText({ ...ORDER, title })
        ._unsafeUnwrap()
        .split('|');
    expect(fields('ABCDEFGH|Anna')[5]).toBe('ABCDEFGH Anna');
    expect(fields(' ABCDEFGH \t\n  Anna ')[5]).toBe('ABCDEFGH Anna');
    // The 32nd character is a space, which is trimmed.
    expect(fields(`${'A'.repeat(31)} Anna`)[5]).toBe('A'.repeat(31));
  });

  it('rejects a bank account number that is too long or contains letters', () => {
    for (const account of [
      '6110901014000007121981 28745',
      'X61109010140000071219812874',
      '61109010140000071219812874X',
      '6110PL9010140000071219812874',
    ])
      expect(transferQrCodeText({ ...ORDER, account })._unsafeUnwrapErr(), account).toBe(
        'foreignAccount',
      );
    expect(transferQrCodeText({ ...ORDER, account: 'pl 61109010140000071219812874' }).isOk()).toBe(
      true,
    );
  });

  it('shortens a long title at its end, so the booking number is never cut off', () => {
    const title = 'ABCDEFGH Maksymiliana Brzęczyszczykiewicz Wyspy Dalmacji';
    expect(
      transferQrCodeText({ ...ORDER, title })
        ._unsafeUnwrap()
        .split('|')[5],
    ).toBe('ABCDEFGH Maksymiliana Brzęczyszc');
  });
});
