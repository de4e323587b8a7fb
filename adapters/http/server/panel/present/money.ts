import type { Trip } from '../../../../../application/panel/access.ts';
import type { TripView } from '../../../../../application/panel/trip-view.ts';
import type { Paper } from '../../../../../application/ports/papers.ts';
import type { Confirmed } from '../../../../../domain/booking/booking.ts';
import {
  bookingAmountAndDueDay,
  firstPaymentDueIfMethodIsSet,
  ledgerOfBooking,
} from '../../../../../domain/booking/placed/dues.ts';
import { refundState } from '../../../../../domain/booking/placed/refunds.ts';
import { type Day, dayOf, type Instant } from '../../../../../domain/calendar.ts';
import { type Money, sum } from '../../../../../domain/money.ts';
import type { PaymentOption } from '../../../../../domain/payments/instalments.ts';
import {
  groupPlanLinesByDueDay,
  type LedgerLine,
  type LineWithState,
  planLineLateSince,
  planLinesWithState,
} from '../../../../../domain/payments/ledger.ts';
import { isSurcharge, linesWithMoreUnpaid } from '../../../../../domain/payments/surcharge.ts';
import { priceLinesWithoutRebates } from '../../../../../domain/pricing/lines.ts';
import type { Row } from '../../../../../domain/pricing/quote.ts';
import { formatPaperNumber } from '../../../../words/paper-number.pl.ts';
import { toWireMoney } from '../../../contract/codecs/amounts.ts';
import { toWireInstant } from '../../../contract/codecs/texts.ts';
import {
  documentNames,
  joinedPlanLinesName,
  paymentName,
  planLineName,
} from '../../../contract/names.pl.ts';
import type { Preview } from '../../../contract/panel/panel.ts';
import type {
  OptionsSelected,
  PaymentLine,
  Reservation,
} from '../../../contract/panel/reservation.ts';
import { presentDueNow } from '../../present/due.ts';
import {
  presentByUserNum,
  presentPriceRow,
  presentPriceRowOfLine,
  presentReceipt,
} from '../../present/price.ts';

/** Returns whose data the caller sees: a booker all, other travellers only their own (R45). */
export const visibleParticipants = ({ role, trip }: TripView): readonly number[] =>
  role.kind === 'owner' ? trip.choices.participants.map(({ userNum }) => userNum) : role.userNums;

const rowsFor = (view: TripView): readonly Row[] => {
  const visible = visibleParticipants(view);
  return view.trip.quote.rows.filter(({ userNum }) => visible.includes(userNum));
};

/** Returns the sums of the booking. For a traveller who did not book: sums of their own rows. */
export const visibleTripAmounts = (
  view: TripView,
): Readonly<Record<'price' | 'rebate' | 'paid' | 'left' | 'overpaid', Money>> => {
  const { trip, ledger, leftToPay } = view;
  if (view.role.kind === 'owner')
    return {
      price: trip.quote.price,
      rebate: trip.quote.rebate,
      paid: ledger.paid,
      left: leftToPay,
      overpaid: ledger.overpaid,
    };
  const visibleRows = rowsFor(view).filter(({ onSpot }) => !onSpot);
  const rebate = -sum(
    visibleRows.filter(({ kind }) => kind === 'rebates').map(({ price }) => price),
  );
  return {
    price: sum(visibleRows.map(({ price }) => price)),
    rebate,
    paid: 0,
    left: 0,
    overpaid: 0,
  };
};

// At first, the screen shows only the last row of a participant's price list. The rebates come
// first, so that this last row is never the rebates.
const rebatesFirst = (rows: readonly Row[]): readonly Row[] => [
  ...rows.filter(({ kind }) => kind === 'rebates'),
  ...rows.filter(({ kind }) => kind !== 'rebates'),
];

export const presentOptionsSelected = (view: TripView): OptionsSelected =>
  presentByUserNum(rebatesFirst(rowsFor(view)), visibleParticipants(view), presentPriceRow);

export const presentPriceBreakdown = (
  view: TripView,
): Pick<Reservation, 'LinesPerParticipant' | 'Receipt'> => {
  const visible = visibleParticipants(view);
  const lines = priceLinesWithoutRebates(rowsFor(view));
  return {
    LinesPerParticipant: presentByUserNum(lines, visible, presentPriceRowOfLine),
    Receipt: presentReceipt(
      view.trip.quote.receipt.filter(({ userNum }) => visible.includes(userNum)),
    ),
  };
};

type DueClock = { readonly firstDue: Instant | null; readonly at: Instant };

const presentInstalment =
  (option: PaymentOption, { firstDue, at }: DueClock) =>
  (line: LineWithState): PaymentLine => ({
    Name: planLineName(option, line),
    Value: toWireMoney(line.amount),
    Due: line.due,
    Paid: toWireMoney(line.paid),
    Left: toWireMoney(line.left),
    State: line.state,
    LateSince: planLineLateSince(line, firstDue, at),
    Surcharge: isSurcharge(line),
  });

const lateSinceOf = (lines: readonly LedgerLine[], { firstDue, at }: DueClock): Day | null =>
  lines.flatMap((line) => planLineLateSince(line, firstDue, at) ?? []).toSorted()[0] ?? null;

const presentByDay = (
  lines: readonly LedgerLine[],
  option: PaymentOption,
  clocked: DueClock,
): PaymentLine[] => {
  const groups = groupPlanLinesByDueDay(lines);
  const next = groups.find(({ left: unpaid }) => unpaid > 0);
  return groups.map((group) => ({
    Name: joinedPlanLinesName(option, group.numbers),
    Value: toWireMoney(group.amount),
    Due: group.due,
    Paid: toWireMoney(group.paid),
    Left: toWireMoney(group.left),
    State: group.left === 0 ? 'paid' : group === next ? 'next' : 'later',
    LateSince: lateSinceOf(group.lines, clocked),
    Surcharge: group.lines.some(isSurcharge),
  }));
};

type Plan = Pick<Reservation, 'InstallmentDetails' | 'PlanByDay'>;

/** Returns the payment plan of a confirmed booking (R28, R29). */
export const presentPaymentPlan = (booking: Confirmed, at: Instant): Plan => {
  const { lines } = ledgerOfBooking(booking);
  const { paymentOption: option } = booking;
  const clocked = { firstDue: firstPaymentDueIfMethodIsSet(booking), at };
  return {
    InstallmentDetails: planLinesWithState(lines).map(presentInstalment(option, clocked)),
    PlanByDay: presentByDay(lines, option, clocked),
  };
};

export const presentTripDue = ({ trip, ledger, at }: TripView): Reservation['DueNow'] => {
  const due = bookingAmountAndDueDay(trip, dayOf(at));
  if (due === null || trip.status !== 'confirmed') return null;
  const { paymentOption: option, firstDue } = trip;
  const lines = ledger.lines.filter(({ number }) => due.numbers.includes(number));
  return {
    ...presentDueNow(due, { option, firstDue }),
    LateSince: lateSinceOf(lines, { firstDue, at }),
  };
};

export const presentCancelled = (trip: Trip): Reservation['Cancelled'] => {
  if (trip.status !== 'cancelled') return null;
  const { returned, onItsWay, undecided, until } = refundState(trip);
  return {
    Time: toWireInstant(trip.cancelledAt),
    Refund: toWireMoney(trip.refund),
    Returned: toWireMoney(returned),
    OnItsWay: toWireMoney(onItsWay),
    BackBy: until,
    Undecided: toWireMoney(undecided),
    KeptLate: toWireMoney(trip.keptLate ?? 0),
    Reason: trip.reason,
  };
};

export const presentPayments = ({ trip, giftRemains }: TripView): Reservation['PaymentsList'] =>
  trip.payments.map((payment) => {
    const { amount, at } = payment;
    const line = {
      Name: paymentName(payment),
      Value: toWireMoney(amount),
      Time: toWireInstant(at),
    };
    const remains = payment.method === 'voucher' ? giftRemains.get(payment.voucher) : undefined;
    if (payment.method !== 'voucher' || remains === undefined) return line;
    return { ...line, Voucher: { Code: payment.voucher, Remains: toWireMoney(remains) } };
  });

/** Presents the result of a change before it is made. Issued papers stay as they are (R38). */
export const presentPreview = (
  before: Confirmed,
  after: Confirmed,
  papers: readonly Paper[],
  at: Instant,
): Preview => {
  const ledger = ledgerOfBooking(after);
  return {
    PriceBefore: toWireMoney(before.quote.price),
    PriceAfter: toWireMoney(after.quote.price),
    Difference: toWireMoney(after.quote.price - before.quote.price),
    Paid: toWireMoney(ledger.paid),
    LeftToPay: toWireMoney(ledger.left),
    Overpaid: toWireMoney(ledger.overpaid),
    ...presentPaymentPlan(after, at),
    Added: linesWithMoreUnpaid(ledgerOfBooking(before), ledger).map((line) => ({
      Name: planLineName(after.paymentOption, line),
      Value: toWireMoney(line.amount),
      Due: line.due,
    })),
    Documents: papers.map((paper) => `${documentNames[paper.kind]} ${formatPaperNumber(paper)}`),
  };
};
