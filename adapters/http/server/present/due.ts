import type { CancellingTerms as Terms } from '../../../../domain/booking/placed/cancelling.ts';
import {
  chargedAmount,
  type Payable,
  type PayableOnline,
} from '../../../../domain/booking/placed/payment-methods.ts';
import type { Day, Instant } from '../../../../domain/calendar.ts';
import type { PaymentOption } from '../../../../domain/payments/instalments.ts';
import {
  type DueNow,
  type Ledger,
  ledgerAmountAndDueDay,
  planLineGroupsDueLater,
} from '../../../../domain/payments/ledger.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import { toWireInstant } from '../../contract/codecs/texts.ts';
import { joinedPlanLinesName } from '../../contract/names.pl.ts';
import type { CancellingTerms } from '../../contract/offers/catalogue.ts';
import { routes } from '../../contract/routes.ts';
import type { DuePart, DuePlan, OnlineCharge } from '../../contract/wizard/order.ts';

/** Presents the cancellation fees of a booking that is made today (R48). */
export const presentCancelling = ({ freeUntil, fees }: Terms): CancellingTerms => ({
  FreeUntil: freeUntil,
  Fees: fees.map(({ fromDays, toDays, keepsPercent }) => ({
    FromDays: fromDays,
    ToDays: toDays,
    Percent: keepsPercent,
  })),
});

const LINKS = { next: routes.paymentNext, full: routes.paymentFull } as const;

export const paymentPath = (bookingId: string, payableKind: keyof PayableOnline): string =>
  LINKS[payableKind].path.replace('{reservationId}', bookingId);

export const presentCharge = (payable: Payable): OnlineCharge => ({
  Amount: toWireMoney(payable.amount),
  Commission: toWireMoney(payable.commission),
  Charged: toWireMoney(chargedAmount(payable)),
});

/** `firstDue`: the last moment for the first payment; null before the order. */
type Paid = { readonly option: PaymentOption; readonly firstDue: Instant | null };

/**
 * Presents the amount due now. The field By is set only for a first payment that has a time instead
 * of a due day (R28.11).
 */
export const presentDueNow = (
  { numbers, amount, until }: DueNow,
  { option, firstDue }: Paid,
): DuePart => ({
  Name: joinedPlanLinesName(option, numbers),
  Amount: toWireMoney(amount),
  Until: until,
  By: until === null && firstDue !== null ? toWireInstant(firstDue) : null,
});

/** Presents amounts due now and later; null if nothing is left to pay (R28.11, R28.12). */
export const presentDuePlan = (ledger: Ledger, today: Day, paid: Paid): DuePlan | null => {
  const dueToday = ledgerAmountAndDueDay(ledger, today, paid.firstDue);
  if (dueToday === null) return null;
  const later = planLineGroupsDueLater(ledger, today).map(({ numbers, left: unpaid, due }) => ({
    Name: joinedPlanLinesName(paid.option, numbers),
    Amount: toWireMoney(unpaid),
    Until: due,
    By: null,
  }));
  return { Now: presentDueNow(dueToday, paid), Later: later };
};
