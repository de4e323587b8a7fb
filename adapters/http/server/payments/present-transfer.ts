import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import type { Money } from '../../../../domain/money.ts';
import { transferQrCodeText } from '../../../../domain/payments/transfer-code.ts';
import { qrCodeOutlineOf } from '../../../transfer-code/code-outline.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import type { BankTransfer } from '../../contract/wizard/steps.ts';

/** Presents how to pay by transfer. Without a QR code if nothing is due now (`due` is 0). */
export const presentTransfer = (
  settings: BrandSettings,
  title: string,
  due: Money,
): BankTransfer => {
  const { recipient, accountNumber } = settings.bankTransfer;
  const code = transferQrCodeText({ account: accountNumber, recipient, title, amount: due });
  const drawn = code.map(qrCodeOutlineOf).unwrapOr(null);
  return {
    Recipient: recipient,
    AccountNumber: accountNumber,
    Title: title,
    Code: drawn === null ? null : { Amount: toWireMoney(due), Size: drawn.size, Path: drawn.path },
    NoCode: code.isErr() && code.error === 'tooMuch' ? code.error : null,
  };
};
