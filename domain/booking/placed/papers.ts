import type { InvoiceKind } from '../../accounts/invoice.ts';
import { type Money, sum } from '../../money.ts';
import { fullName, NOBODY } from '../../party/person.ts';
import type { Booking, Confirmed } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';
import { retainedAmount } from './refunds.ts';

/** Papers are listed in this order. Each is numbered and stored once, and never changes (R38). */
export const PAPER_KINDS = ['contract', 'annex', 'advance', 'invoice', 'correction'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export type InvoicedAmount = { readonly kind: InvoiceKind; readonly amount: Money };

export const sortPapersByKindAndPart = <
  P extends { readonly kind: PaperKind; readonly part: number },
>(
  papers: readonly P[],
): readonly P[] =>
  papers.toSorted(
    (a, b) => PAPER_KINDS.indexOf(a.kind) - PAPER_KINDS.indexOf(b.kind) || a.part - b.part,
  );

/** Returns participant 1's name; '' if the customer gave none or the person was erased (R39). */
export const bookerName = ({ choices }: Booking): string =>
  fullName(choices.participants[0]?.person ?? NOBODY);

/** Returns true for a confirmed booking whose booker has a name; papers need the name. */
export const isConfirmedWithBookerName = (booking: Booking): booking is Confirmed =>
  booking.status === 'confirmed' && bookerName(booking) !== '';

export const isConfirmedAndCanHaveContract = (booking: Booking): booking is Confirmed =>
  isConfirmedWithBookerName(booking);

/** Only payments up to the price are invoiced, because an overpaid amount is no sale yet (R31). */
const paidOfPrice = (booking: Confirmed): Money =>
  Math.max(0, Math.min(ledgerOfBooking(booking).paid, booking.quote.price));

const isFinal = ({ kind }: InvoicedAmount): boolean => kind === 'invoice';
const invoicedIn = (papers: readonly InvoicedAmount[]): Money =>
  sum(papers.map(({ amount }) => amount));

/**
 * Returns the final invoice's amount: the price less the advance invoices (art. 106f ust. 4); null
 * if none is due.
 */
export const finalInvoiceAmount = (
  booking: Booking,
  papers: readonly InvoicedAmount[],
): Money | null => {
  if (
    !isConfirmedWithBookerName(booking) ||
    ledgerOfBooking(booking).left > 0 ||
    papers.some(isFinal)
  )
    return null;
  const remaining = booking.quote.price - invoicedIn(papers);
  return papers.length === 0 || remaining > 0 ? remaining : null;
};

/**
 * Returns the amount of an advance invoice: the payments that no invoice covers yet; null if none
 * is due.
 */
export const advanceInvoiceAmount = (
  booking: Booking,
  papers: readonly InvoicedAmount[],
): Money | null => {
  if (
    !isConfirmedWithBookerName(booking) ||
    ledgerOfBooking(booking).left === 0 ||
    papers.some(isFinal)
  )
    return null;
  const fresh = paidOfPrice(booking) - invoicedIn(papers);
  return fresh > 0 ? fresh : null;
};

/**
 * Returns the amount of a correction, in grosze: the sum that the booking's invoices should have,
 * less the sum that they have. Returns null if no correction is needed.
 */
export const correctionInvoiceAmount = (
  booking: Booking,
  papers: readonly InvoicedAmount[],
): Money | null => {
  if (papers.length === 0 || (booking.status !== 'confirmed' && booking.status !== 'cancelled'))
    return null;
  const invoiced = invoicedIn(papers);
  if (booking.status === 'cancelled')
    return retainedAmount(booking) === invoiced ? null : retainedAmount(booking) - invoiced;
  if (papers.some(isFinal))
    return booking.quote.price === invoiced ? null : booking.quote.price - invoiced;
  const over = paidOfPrice(booking) - invoiced;
  return over < 0 ? over : null;
};

/** Returns true for an order that is fully paid, so that the final invoice can be issued. */
export const canHaveFinalInvoice = (booking: Booking): boolean =>
  isConfirmedWithBookerName(booking) && ledgerOfBooking(booking).left === 0;

/** Returns true while the price is paid in part, so that an advance invoice can be requested. */
export const canRequestAdvanceInvoice = (booking: Booking): boolean =>
  isConfirmedWithBookerName(booking) &&
  ledgerOfBooking(booking).left > 0 &&
  paidOfPrice(booking) > 0;
