import type { Result } from 'neverthrow';
import { dayOf, HOUR } from '../../calendar.ts';
import { bookingClosed } from '../../catalogue/offer.ts';
import type { GroupPart } from '../../groups/group.ts';
import { problem } from '../../party/problem.ts';
import { type Ledger, ledgerOf, type Payment, replanned } from '../../payments/ledger.ts';
import type { RebateTerms, Row } from '../../pricing/price-input.ts';
import { priced } from '../../pricing/quote.ts';
import { giveBack, spend, voucherCode, voucherProblem } from '../../vouchers/voucher.ts';
import type { Booking, Cancelled, Confirmed, Draft, Removed, Waiting } from '../booking.ts';
import type { CancelUnpaid, GrantRebate, LifeCommand, RedeemVoucher, RegisterPayment, Remind } from '../commands.ts';
import { type Decided, decided, fits, type Given, packsBeside, refused } from '../decision.ts';
import { joinedGroup, openedGroup } from '../draft/codes.ts';
import { chosenPlan } from '../draft/order.ts';
import { groupTravellersFor } from '../price-of.ts';
import { invalid, type Refusal } from '../refusal.ts';
import { type CancelReason, cancellingIsFree, refundOf } from './cancellation.ts';
import { changed } from './change.ts';
import { lateFrom, ledgerOfBooking, unpaidCancelledFrom, unpaidLastDay } from './dues.ts';

const next = (given: Given, booking: Confirmed, changes: Partial<Confirmed>): Confirmed => ({
  ...booking,
  ...changes,
  version: booking.version + 1,
  savedAt: given.at,
});

/**
 * What a dearer booking asks for on lines that were settled and whose day has passed is due like a first payment, 24 hours from now,
 * and told of anew; otherwise a change would be late, or cancelled for want of payment, the moment it is made (R28, R32).
 */
const dueAgain = (given: Given, booking: Confirmed, before: Ledger, after: Ledger): Pick<Confirmed, 'plan' | 'firstDue' | 'reminded'> => {
  const today = dayOf(given.at);
  const owed = new Set(before.lines.filter((line) => line.paid < line.amount).map(({ number }) => number));
  const again = after.lines
    .filter(({ number, due, paid, amount }) => !owed.has(number) && paid < amount && (due === null || due < today))
    .map(({ number }) => number);
  const wasDue = before.lines.some(({ number, due }) => due === null && owed.has(number));
  return {
    plan: after.lines.map(({ number, amount, due }) => ({ number, amount, due: again.includes(number) ? null : due })),
    firstDue: again.length > 0 && !wasDue ? given.at + given.settings.firstPaymentHours * HOUR : booking.firstDue,
    reminded: booking.reminded.filter((number) => !again.some((line) => line === number)),
  };
};

/** The booking at the price of other rows or claims to rebates; only what is not paid yet is planned anew (R37). */
export const repriced = (given: Given, booking: Confirmed, rows: readonly Row[], terms: RebateTerms): Confirmed => {
  const basis = { ...booking.basis, terms };
  const quote = priced(
    rows.filter(({ kind }) => kind !== 'rebates'),
    { choices: booking.choices, ...basis },
  );
  // The plan that was agreed stands as long as its sum does, whatever figures the brand has by now.
  if (quote.price === booking.quote.price) return { ...booking, quote, basis };
  const before = ledgerOfBooking(booking);
  const fresh = replanned(booking.plan, chosenPlan(given, booking, quote.price), before.paid - before.overpaid, quote.price);
  return { ...booking, quote, basis, ...dueAgain(given, booking, before, ledgerOf(fresh, booking.payments)) };
};

/** The price with the group as it is now; what a booking once reached it keeps (R21). */
const regrouped = (given: Given, booking: Confirmed): Confirmed => {
  const reached = groupTravellersFor(given.offer, booking.choices, booking.group, given.group);
  const before = booking.basis.terms.groupTravellers;
  if (reached === null || (before !== null && before >= reached)) return booking;
  return repriced(given, booking, booking.quote.rows, { ...booking.basis.terms, groupTravellers: reached });
};

/** Opens or joins a group, with the rebate that it brings at once (R21); not once the trip is over. */
const grouped = (given: Given, booking: Confirmed, enter: (given: Given, booking: Booking) => Result<GroupPart, Refusal>): Decided =>
  dayOf(given.at) > given.offer.to
    ? refused({ kind: 'changesClosed' })
    : enter(given, booking).andThen((group) => decided(next(given, regrouped(given, { ...booking, group }), {})));

const redeemed = (given: Given, booking: Confirmed, command: RedeemVoucher): Decided => {
  const code = voucherCode(command.code);
  const voucher = given.vouchers(code);
  const asked = { siteId: booking.siteId, bookingId: booking.id, at: given.at, today: dayOf(given.at) };
  const fault = voucherProblem(voucher, asked);
  if (fault !== null || voucher === undefined) return refused({ kind: 'voucherRefused', problem: fault ?? 'unknown' });
  if (voucher.kind === 'discount') return refused({ kind: 'voucherRefused', problem: 'onlyBeforeConfirmation' });
  const { left } = ledgerOfBooking(booking);
  if (left === 0) return refused({ kind: 'voucherRefused', problem: 'nothingToPay' });
  const spent = spend(voucher, left);
  const payment: Payment = { id: `voucher/${code}/${booking.id}/${booking.version}`, method: 'voucher', amount: spent.paid, at: given.at };
  return decided(next(given, booking, { payments: [...booking.payments, payment] }), [spent.voucher]);
};

const registered = (given: Given, booking: Confirmed | Waiting | Cancelled, command: RegisterPayment): Decided => {
  const { paymentId, method, amount } = command;
  if (booking.payments.some(({ id }) => id === paymentId)) return refused({ kind: 'alreadyDone' });
  const { paid } = ledgerOfBooking(booking);
  const valid = Number.isSafeInteger(amount) && amount > 0 && (method !== 'refund' || amount <= paid);
  if (!valid) return refused(invalid(problem(null, 'payment', 'invalid')));
  const payment: Payment = { id: paymentId, method, amount: method === 'refund' ? -amount : amount, at: given.at };
  return decided({ ...booking, payments: [...booking.payments, payment], version: booking.version + 1, savedAt: given.at });
};

const cancelled = (given: Given, booking: Confirmed | Waiting, reason: CancelReason): Decided => {
  const { paid } = ledgerOfBooking(booking);
  const refund = refundOf(given.offer, given.settings, dayOf(given.at), {
    minute: booking.quote.minute,
    price: booking.quote.price,
    paid,
    // A sign-up never cost anything: whatever came in goes back.
    reason: booking.status === 'reserveList' ? 'leftReserveList' : reason,
  });
  const kept: Cancelled = {
    ...booking,
    status: 'cancelled',
    reserveList: booking.status === 'reserveList',
    reason,
    refund,
    cancelledAt: given.at,
    version: booking.version + 1,
    savedAt: given.at,
  };
  // What costs nothing costs no voucher either: only a customer who cancels when it is no longer free loses the discount (R11, R48).
  const free =
    booking.status === 'reserveList' || cancellingIsFree(given.offer, given.settings, dayOf(given.at), booking.quote.minute, reason);
  return decided(kept, free ? booking.vouchers.flatMap(({ code }) => given.vouchers(code) ?? []).map(giveBack) : []);
};

const unpaid = (given: Given, booking: Confirmed, command: CancelUnpaid): Decided => {
  const days = given.settings.unpaidWorkingDays;
  const lastDay = unpaidLastDay(booking, days);
  // Who chose transfer may have paid: only a statement that covers the day can tell (R32).
  const known = booking.paymentType !== 'wired' || (command.statementsUntil !== null && command.statementsUntil >= lastDay);
  const due = given.at >= unpaidCancelledFrom(booking, days) && booking.payments.length === 0 && booking.quote.price > 0;
  return due && known ? cancelled(given, booking, 'unpaid') : refused({ kind: 'notDue' });
};

const reminded = (given: Given, booking: Confirmed, { line }: Remind): Decided => {
  const planned = ledgerOfBooking(booking).lines.find(({ number }) => number === line);
  const late = planned !== undefined && planned.paid < planned.amount && given.at >= lateFrom(booking, line);
  if (!late || booking.reminded.includes(line)) return refused({ kind: 'notDue' });
  // Being told changes nothing that a save could have been made on.
  return decided({ ...booking, reminded: [...booking.reminded, line] });
};

const grantRebate = (given: Given, booking: Confirmed, { amount, reason }: GrantRebate): Decided => {
  if (!Number.isSafeInteger(amount) || amount <= 0) return refused(invalid(problem(null, 'rebate', 'invalid')));
  const officeRebates = [...booking.officeRebates, { amount, reason }];
  const terms = { ...booking.basis.terms, officeRebates: officeRebates.map((rebate) => rebate.amount) };
  return decided(next(given, repriced(given, { ...booking, officeRebates }, booking.quote.rows, terms), {}));
};

/** Off the reserve list: the whole party fits; the price is the sign-up's, the first payment is due a day from now (R11). */
const movedUp = (given: Given, booking: Waiting): Decided => {
  // The office moves also those of an offer that gives no places by itself.
  const room = given.by.kind === 'office' ? packsBeside(given, booking.seats) : fits(given, booking.seats);
  if (!room || bookingClosed(given.offer, dayOf(given.at)) !== null) return refused({ kind: 'notDue' });
  const today = dayOf(given.at);
  const confirmed: Confirmed = {
    ...booking,
    status: 'confirmed',
    firstDue: given.at + given.settings.firstPaymentHours * HOUR,
    plan: booking.plan.map((line) => ({ ...line, due: line.due !== null && line.due < today ? null : line.due })),
    version: booking.version + 1,
    savedAt: given.at,
  };
  return decided(regrouped(given, confirmed));
};

const onConfirmed = (given: Given, booking: Confirmed, command: LifeCommand): Decided => {
  const today = dayOf(given.at);
  switch (command.type) {
    case 'redeemVoucher':
      return redeemed(given, booking, command);
    case 'createGroup':
      return grouped(given, booking, openedGroup);
    case 'joinGroup':
      return grouped(given, booking, joinedGroup);
    case 'regroup': {
      const after = regrouped(given, booking);
      return after === booking ? refused({ kind: 'notDue' }) : decided(next(given, after, {}));
    }
    case 'registerPayment':
      return registered(given, booking, command);
    case 'requestCancel':
      return today >= given.offer.from
        ? refused({ kind: 'changesClosed' })
        : decided(next(given, booking, { cancelAskedAt: booking.cancelAskedAt ?? given.at }));
    case 'cancel': {
      const reason = today > given.offer.to ? 'over' : null;
      return reason === null ? cancelled(given, booking, command.reason) : refused({ kind: 'bookingClosed', reason });
    }
    case 'cancelUnpaid':
      return unpaid(given, booking, command);
    case 'remind':
      return reminded(given, booking, command);
    case 'grantRebate':
      return grantRebate(given, booking, command);
    case 'clearAge':
      // So that a traveller of 45 or more may be named in a change (R33, R37).
      return booking.ageCleared ? refused({ kind: 'alreadyDone' }) : decided(next(given, booking, { ageCleared: true }));
    case 'changeBooking':
      return changed(given, booking, command).map(({ booking: after, rows }) => ({
        booking: next(given, repriced(given, after, rows, after.basis.terms), {}),
        vouchers: [],
      }));
    default:
      return refused({ kind: 'wrongState', status: booking.status });
  }
};

const onWaiting = (given: Given, booking: Waiting, command: LifeCommand): Decided => {
  switch (command.type) {
    case 'moveUp':
      return movedUp(given, booking);
    case 'leaveReserveList':
      return cancelled(given, booking, 'leftReserveList');
    case 'cancel':
      return cancelled(given, booking, command.reason);
    case 'registerPayment':
      return registered(given, booking, command);
    case 'redeemVoucher':
      return refused({ kind: 'voucherRefused', problem: 'onReserveList' });
    case 'createGroup':
    case 'joinGroup':
      return refused({ kind: 'groupNotOffered' });
    case 'changeBooking':
      return refused({ kind: 'changesClosed' });
    default:
      return refused({ kind: 'wrongState', status: booking.status });
  }
};

/** Decides a command on a booking that is no draft any more. */
export const decidePlaced = (given: Given, booking: Exclude<Booking, Draft>, command: LifeCommand): Decided => {
  switch (booking.status) {
    case 'confirmed':
      return onConfirmed(given, booking, command);
    case 'reserveList':
      return onWaiting(given, booking, command);
    case 'cancelled':
      if (command.type === 'registerPayment') return registered(given, booking, command);
      return refused(command.type === 'changeBooking' ? { kind: 'changesClosed' } : { kind: 'wrongState', status: booking.status });
    case 'removed':
      return refused({ kind: 'wrongState', status: (booking satisfies Removed).status });
  }
};
