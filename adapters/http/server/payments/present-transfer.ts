import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import type { Money } from '../../../../domain/money.ts';
import { transferCode } from '../../../../domain/payments/transfer-code.ts';
import { drawnCode } from '../../../transfer-code/drawn-code.ts';
import { wireMoney } from '../../contract/codecs/amounts.ts';
import type { BankTransfer } from '../../contract/wizard/steps.ts';

/** Where a transfer goes, with its code for `due`, the sum that is asked for now; 0: nothing is, and there is no code. */
export const presentTransfer = (settings: BrandSettings, title: string, due: Money): BankTransfer => {
  const { recipient, accountNumber } = settings.bankTransfer;
  const code = transferCode({ account: accountNumber, recipient, title, amount: due });
  const drawn = code.map(drawnCode).unwrapOr(null);
  return {
    Recipient: recipient,
    AccountNumber: accountNumber,
    Title: title,
    Code: drawn === null ? null : { Amount: wireMoney(due), Size: drawn.size, Path: drawn.path },
    NoCode: code.isErr() && code.error === 'tooMuch' ? code.error : null,
  };
};
