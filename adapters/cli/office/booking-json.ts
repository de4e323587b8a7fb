import type { OfficeBookingView } from '../../../application/office/bookings.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import {
  correctedBuyer,
  invoiceKsefNumbers,
} from '../../../domain/booking/placed/buyer-and-ksef.ts';
import { refundState } from '../../../domain/booking/placed/refunds.ts';
import { type Payment, paymentMethodWord } from '../../../domain/payments/ledger.ts';
import { PAYMENT_TYPE_WORDS } from '../../codecs/payment-types.ts';
import {
  commentsWithSkipper,
  describePriceRow,
  rebateNames,
  statusNames,
} from '../../http/contract/names.pl.ts';
import { formatPaperNumber } from '../../words/paper-number.pl.ts';
import { instantJson, moneyJson } from './read-values.ts';

const paymentJson = (payment: Payment) => ({
  number: payment.id,
  method: paymentMethodWord(payment),
  amount: moneyJson(payment.amount),
  at: instantJson(payment.at),
});

const placedJson = ({ booking, ledger, status }: OfficeBookingView) => {
  if (
    booking.status === 'draft' ||
    booking.status === 'removed' ||
    ledger === null ||
    status === null
  )
    return null;
  const { quote, payments } = booking;
  return {
    shownStatus: statusNames[status],
    placedAt: instantJson(booking.placedAt),
    firstPaymentDue: booking.status === 'confirmed' ? instantJson(booking.firstDue) : null,
    comments: commentsWithSkipper(booking),
    paymentOption: booking.paymentOption,
    paymentType: PAYMENT_TYPE_WORDS[booking.paymentType],
    price: moneyJson(quote.price),
    rows: quote.rows.map((row) => ({
      userNum: row.userNum,
      description: describePriceRow(row),
      price: moneyJson(row.price),
      currency: row.currency,
      onSpot: row.onSpot,
    })),
    rebates: quote.rebates.map(({ kind, value }) => ({
      kind,
      name: rebateNames[kind],
      value: moneyJson(value),
    })),
    plan: ledger.lines.map(({ number, amount, due, paid }) => ({
      number,
      amount: moneyJson(amount),
      due,
      paid: moneyJson(paid),
    })),
    payments: payments.map(paymentJson),
    paid: moneyJson(ledger.paid),
    left: moneyJson(booking.status === 'confirmed' ? ledger.left : 0),
    overpaid: moneyJson(ledger.overpaid),
    cancelAskedAt: booking.cancelAskedAt === null ? null : instantJson(booking.cancelAskedAt),
  };
};

const cancelledJson = (booking: Booking) =>
  booking.status === 'cancelled'
    ? {
        at: instantJson(booking.cancelledAt),
        reason: booking.reason,
        reserveList: booking.reserveList,
        refund: moneyJson(booking.refund),
        returned: moneyJson(refundState(booking).returned),
        onItsWay: moneyJson(refundState(booking).onItsWay),
        undecided: moneyJson(refundState(booking).undecided),
        keptLate: moneyJson(booking.keptLate ?? 0),
      }
    : null;

export const bookingJson = (view: OfficeBookingView): object => {
  const { booking, entry, cancelling, account } = view;
  const { offer } = entry;
  const unitName = (unitId: number | null): string | null =>
    offer.units.find(({ id }) => id === unitId)?.name ?? null;
  const request = booking.ageRequest;
  return {
    id: booking.id,
    status: booking.status,
    version: booking.version,
    siteId: booking.siteId,
    offer: { id: offer.id, name: offer.name, from: offer.from, to: offer.to },
    account,
    createdAt: instantJson(booking.createdAt),
    savedAt: instantJson(booking.savedAt),
    accommodation: booking.choices.accommodation,
    ownSkipper: booking.choices.ownSkipper,
    participants: booking.choices.participants.map(
      ({ userNum, unitId, journeyId, pointId, insuranceId, resignation, assistance, person }) => ({
        userNum,
        ...person,
        unitId,
        unit: unitName(unitId),
        journeyId,
        pointId,
        insuranceId,
        resignation,
        assistance,
      }),
    ),
    seats: booking.seats,
    group: booking.group,
    ambassadorCode: booking.ambassador?.name ?? null,
    vouchers: booking.vouchers.map(({ userNum, code, kind, value }) => ({
      userNum,
      code,
      kind,
      value: moneyJson(value),
    })),
    officeRebates: booking.officeRebates.map(({ amount, reason }) => ({
      amount: moneyJson(amount),
      reason,
    })),
    invoicesName: correctedBuyer(booking),
    ksef: invoiceKsefNumbers(booking).map((mark) => ({
      invoice: formatPaperNumber(mark),
      number: mark.number,
    })),
    notes: (booking.notes ?? []).map(({ text, by, at }) => ({ text, by, at: instantJson(at) })),
    ageCleared: booking.ageCleared,
    ageRequest: request === null ? null : { number: request.number, at: instantJson(request.at) },
    holdUntil:
      booking.status === 'draft' && booking.hold !== null ? instantJson(booking.hold.until) : null,
    order: placedJson(view),
    cancelling:
      cancelling === null
        ? null
        : { freeUntil: cancelling.freeUntil, refundToday: moneyJson(cancelling.refund) },
    cancelled: cancelledJson(booking),
  };
};
