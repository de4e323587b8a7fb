import {
  chargedAmount,
  type Payable,
  type PayableOnline,
} from '../../../../domain/booking/placed/payable.ts';
import { wireMoney } from '../../contract/codecs/amounts.ts';
import { routes } from '../../contract/routes.ts';
import type { OnlineCharge } from '../../contract/wizard/payments.ts';

const LINKS = { next: routes.paymentNext, full: routes.paymentFull } as const;

export const paymentPath = (bookingId: string, which: keyof PayableOnline): string =>
  LINKS[which].path.replace('{reservationId}', bookingId);

export const presentCharge = (payable: Payable): OnlineCharge => ({
  Amount: wireMoney(payable.amount),
  Commission: wireMoney(payable.commission),
  Charged: wireMoney(chargedAmount(payable)),
});
