import type { OfficeBookingView } from '../../../application/office/bookings.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { correctedBuyer, ksefMarks } from '../../../domain/booking/placed/buyer-and-ksef.ts';
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
import { jsonMoment, jsonMoney } from './read-values.ts';

const paymentJson = (payment: Payment) => ({
  number: payment.id,
  method: paymentMethodWord(payment),
  amount: jsonMoney(payment.amount),
  at: jsonMoment(payment.at),
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
    placedAt: jsonMoment(booking.placedAt),
    firstPaymentDue: booking.status === 'confirmed' ? jsonMoment(booking.firstDue) : null,
    comments: commentsWithSkipper(booking),
    paymentOption: booking.paymentOption,
    paymentType: PAYMENT_TYPE_WORDS[booking.paymentType],
    price: jsonMoney(quote.price),
    rows: quote.rows.map((row) => ({
      userNum: row.userNum,
      description: describePriceRow(row),
      price: jsonMoney(row.price),
      currency: row.currency,
      onSpot: row.onSpot,
    })),
    rebates: quote.rebates.map(({ kind, value }) => ({
      kind,
      name: rebateNames[kind],
      value: jsonMoney(value),
    })),
    plan: ledger.lines.map(({ number, amount, due, paid }) => ({
      number,
      amount: jsonMoney(amount),
      due,
      paid: jsonMoney(paid),
    })),
    payments: payments.map(paymentJson),
    paid: jsonMoney(ledger.paid),
    left: jsonMoney(booking.status === 'confirmed' ? ledger.left : 0),
    overpaid: jsonMoney(ledger.overpaid),
    cancelAskedAt: booking.cancelAskedAt === null ? null : jsonMoment(booking.cancelAskedAt),
  };
};

const cancelledJson = (booking: Booking) =>
  booking.status === 'cancelled'
    ? {
        at: jsonMoment(booking.cancelledAt),
        reason: booking.reason,
        reserveList: booking.reserveList,
        refund: jsonMoney(booking.refund),
        returned: jsonMoney(refundState(booking).returned),
        onItsWay: jsonMoney(refundState(booking).onItsWay),
        undecided: jsonMoney(refundState(booking).undecided),
        keptLate: jsonMoney(booking.keptLate ?? 0),
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
    createdAt: jsonMoment(booking.createdAt),
    savedAt: jsonMoment(booking.savedAt),
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
      value: jsonMoney(value),
    })),
    officeRebates: booking.officeRebates.map(({ amount, reason }) => ({
      amount: jsonMoney(amount),
      reason,
    })),
    invoicesName: correctedBuyer(booking),
    ksef: ksefMarks(booking).map((mark) => ({
      invoice: formatPaperNumber(mark),
      number: mark.number,
    })),
    notes: (booking.notes ?? []).map(({ text, by, at }) => ({ text, by, at: jsonMoment(at) })),
    ageCleared: booking.ageCleared,
    ageRequest: request === null ? null : { number: request.number, at: jsonMoment(request.at) },
    holdUntil:
      booking.status === 'draft' && booking.hold !== null ? jsonMoment(booking.hold.until) : null,
    order: placedJson(view),
    cancelling:
      cancelling === null
        ? null
        : { freeUntil: cancelling.freeUntil, refundToday: jsonMoney(cancelling.refund) },
    cancelled: cancelledJson(booking),
  };
};
