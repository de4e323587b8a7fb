import { err, ok, type Result } from 'neverthrow';
import type { Money } from '../money.ts';

/** A Polish account number has 26 digits. As an IBAN, it leaves the remainder 1 modulo 97. */
export const isPolishBankAccount = (digits: string): boolean => {
  if (!/^\d{26}$/.test(digits)) return false;
  const turned = `${digits.slice(2)}2521${digits.slice(0, 2)}`;
  return [...turned].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1;
};

/** `account` has 26 digits, possibly with spaces and PL; `amount` is in grosze. */
export type TransferOrder = {
  readonly account: string;
  readonly recipient: string;
  readonly title: string;
  readonly amount: Money;
};

export type NoTransferCode = 'nothingDue' | 'tooMuch' | 'foreignAccount';

/** A transfer QR code can contain at most 9 999,99 PLN. */
export const MOST_IN_CODE: Money = 999_999;
const RECIPIENT_LENGTH = 20;
const TITLE_LENGTH = 32;

/**
 * Removes vertical bars, because a bar separates fields. Cuts the text, but never within a
 * surrogate pair.
 */
const field = (text: string, length: number): string =>
  Array.from(
    text
      .replace(/[|\p{Cc}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, length)
    .join('')
    .trimEnd();

/** Returns the text of a transfer QR code (Polish Bank Association); its amount is in grosze. */
export const transferQrCodeText = ({
  account,
  recipient,
  title,
  amount,
}: TransferOrder): Result<string, NoTransferCode> => {
  if (amount <= 0) return err('nothingDue');
  if (amount > MOST_IN_CODE) return err('tooMuch');
  const digits = account.replace(/\s+/g, '').replace(/^PL/i, '');
  if (!/^\d{26}$/.test(digits)) return err('foreignAccount');
  const fields = [
    '',
    'PL',
    digits,
    String(amount).padStart(6, '0'),
    field(recipient, RECIPIENT_LENGTH),
    field(title, TITLE_LENGTH),
    '',
    '',
    '',
  ];
  return ok(fields.join('|'));
};
