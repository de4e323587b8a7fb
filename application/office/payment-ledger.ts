import { isPlaced, type PlacedBooking } from '../../domain/booking/booking.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { type Money, sum } from '../../domain/money.ts';
import { type Payment, paymentWord } from '../../domain/payments/ledger.ts';
import type { ReportDeps, ReportQuery } from './reports.ts';

export type LedgerEntry = {
  readonly day: Day;
  readonly booking: PlacedBooking;
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
  a.payment.at - b.payment.at || (a.booking.id < b.booking.id ? -1 : 1);

export const paymentLedger =
  ({ store, catalogue }: ReportDeps) =>
  async ({ from, until, siteId }: ReportQuery): Promise<PaymentLedger> => {
    const bookings = await store.bookings.inStates(['confirmed', 'reserveList', 'cancelled'], null);
    const entries = bookings
      .filter(isPlaced)
      .filter((booking) => siteId === null || booking.siteId === siteId)
      .flatMap((booking) => {
        const offer = catalogue.byId(booking.siteId, booking.offerId)?.offer;
        return offer === undefined
          ? []
          : booking.payments.map((payment) => ({
              day: dayOf(payment.at),
              booking,
              offer,
              payment,
            }));
      })
      .filter(({ day }) => (from === null || day >= from) && (until === null || day <= until))
      .toSorted(byDay);
    const amounts = entries.map(({ payment }) => payment.amount);
    return {
      entries,
      received: sum(amounts.filter((amount) => amount > 0)),
      refunded: sum(amounts.filter((amount) => amount < 0)),
      byMethod: [...Map.groupBy(entries, ({ payment }) => paymentWord(payment))]
        .map(([method, of]) => ({
          method,
          amount: sum(of.map(({ payment }) => payment.amount)),
          count: of.length,
        }))
        .toSorted((a, b) => (a.method < b.method ? -1 : 1)),
    };
  };
