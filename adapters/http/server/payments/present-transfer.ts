import type { Booking } from '../../../../domain/booking/booking.ts';
import { bookingAmountAndDueDay } from '../../../../domain/booking/placed/dues.ts';
import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import { dayOf, type Instant } from '../../../../domain/calendar.ts';
import { transferQrCodeText } from '../../../../domain/payments/transfer-code.ts';
import { qrCodeOutlineOf } from '../../../transfer-code/code-outline.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import type { BankTransfer } from '../../contract/wizard/steps.ts';

type TransferView = {
  readonly settings: BrandSettings;
  readonly transferTitle: string;
  readonly at: Instant;
};

/** Presents how to pay a booking by transfer. Without a QR code if nothing is due now. */
export const presentTransfer = (
  { settings, transferTitle: title, at }: TransferView,
  booking: Booking,
): BankTransfer => {
  const { recipient, accountNumber } = settings.bankTransfer;
  const due = bookingAmountAndDueDay(booking, dayOf(at))?.amount ?? 0;
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
