import { PLACED_STATUSES } from '../../domain/booking/booking.ts';
import type { BookingSummary } from '../../domain/booking/summary.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { type Money, sum } from '../../domain/money.ts';
import { fullName } from '../../domain/party/person.ts';
import { type Payment, paymentMethodWord } from '../../domain/payments/ledger.ts';
import {
  EVER,
  isDayWithinQuery,
  type ReportDeps,
  type ReportQuery,
  readBookedTrips,
} from './reports.ts';

export type LedgerEntry = {
  readonly day: Day;
  readonly booking: Pick<BookingSummary, 'id' | 'siteId'>;
  readonly booker: string;
  readonly offer: Offer;
  readonly payment: Payment;
};

export type MethodSum = { readonly method: string; readonly amount: Money; readonly count: number };

export type PaymentLedger = {
  readonly entries: readonly LedgerEntry[];
  readonly received: Money;
  readonly refunded: Money;
  readonly byMethod: readonly MethodSum[];
};

const byDay = (a: LedgerEntry, b: LedgerEntry): number =>
  a.payment.at - b.payment.at ||
  (a.booking.id === b.booking.id ? 0 : a.booking.id < b.booking.id ? -1 : 1);

export const registeredPaymentsReport =
  (deps: ReportDeps) =>
  async (query: ReportQuery): Promise<PaymentLedger> => {
    const found: LedgerEntry[] = [];
    const read = (offerId: number) =>
      deps.store.bookings.summariesOf(PLACED_STATUSES, offerId, 'booker');
    for await (const { offer, bookings } of readBookedTrips(deps, { ...query, ...EVER }, read))
      for (const { id, siteId, booker, payments } of bookings)
        for (const payment of payments) {
          const day = dayOf(payment.at);
          if (isDayWithinQuery(query, day))
            found.push({ day, booking: { id, siteId }, booker: fullName(booker), offer, payment });
        }
    const entries = found.toSorted(byDay);
    const amounts = entries.map(({ payment }) => payment.amount);
    return {
      entries,
      received: sum(amounts.filter((amount) => amount > 0)),
      refunded: sum(amounts.filter((amount) => amount < 0)),
      byMethod: [...Map.groupBy(entries, ({ payment }) => paymentMethodWord(payment))]
        .map(([method, of]) => ({
          method,
          amount: sum(of.map(({ payment }) => payment.amount)),
          count: of.length,
        }))
        .toSorted((a, b) => (a.method < b.method ? -1 : 1)),
    };
  };
