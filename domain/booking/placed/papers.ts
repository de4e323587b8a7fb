import type { InvoiceKind } from '../../accounts/invoice.ts';
import { type Money, sum } from '../../money.ts';
import type { Booking, Confirmed } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';
import { keptAmount } from './refunds.ts';

/**
 * Kinds of papers in the order of lists. Each paper is made once, numbered and stored unchanged
 * (R38).
 */
export const PAPER_KINDS = ['contract', 'annex', 'advance', 'invoice', 'correction'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** An issued invoice and the amount that it added, in grosze. */
export type InvoicedAmount = { readonly kind: InvoiceKind; readonly amount: Money };

/** Sorts papers by kind, then by order of making. */
export const inPaperOrder = <P extends { readonly kind: PaperKind; readonly part: number }>(
  papers: readonly P[],
): readonly P[] =>
  papers.toSorted(
    (a, b) => PAPER_KINDS.indexOf(a.kind) - PAPER_KINDS.indexOf(b.kind) || a.part - b.part,
  );

/** Participant 1's name; '' if nobody is named or the person was erased (R39). */
export const bookerName = ({ choices }: Booking): string => {
  const person = choices.participants[0]?.person;
  return [person?.firstName ?? '', person?.lastName ?? ''].filter((part) => part !== '').join(' ');
};

/** Papers need a booker who was not erased (R39). */
const isSomebodys = (booking: Booking): booking is Confirmed =>
  booking.status === 'confirmed' && bookerName(booking) !== '';

export const canHaveContract = (booking: Booking): booking is Confirmed => isSomebodys(booking);

/** The part of the price that was paid. An overpaid amount is no sale yet (R31). */
const paidOfPrice = (booking: Confirmed): Money =>
  Math.max(0, Math.min(ledgerOfBooking(booking).paid, booking.quote.price));

const isFinal = ({ kind }: InvoicedAmount): boolean => kind === 'invoice';
const invoicedIn = (made: readonly InvoicedAmount[]): Money =>
  sum(made.map(({ amount }) => amount));

/**
 * Amount of the invoice that may be issued now: the price once everything is paid, minus advance
 * invoices. Null if none may be issued: too early, already issued, or fully invoiced in advance
 * (art. 106f ust. 4; R38).
 */
export const invoiceDue = (booking: Booking, made: readonly InvoicedAmount[]): Money | null => {
  if (!isSomebodys(booking) || ledgerOfBooking(booking).left > 0 || made.some(isFinal)) return null;
  const rest = booking.quote.price - invoicedIn(made);
  return made.length === 0 || rest > 0 ? rest : null;
};

/**
 * Amount of the advance invoice that may be issued now: payments that no invoice has yet. Null if
 * there is nothing or everything is paid (R38).
 */
export const advanceDue = (booking: Booking, made: readonly InvoicedAmount[]): Money | null => {
  if (!isSomebodys(booking) || ledgerOfBooking(booking).left === 0 || made.some(isFinal))
    return null;
  const fresh = paidOfPrice(booking) - invoicedIn(made);
  return fresh > 0 ? fresh : null;
};

/**
 * Amount that a correction must add so that the books match what the booking is worth now. Null if
 * nothing was invoiced or nothing is wrong (R38).
 */
export const correctionDue = (booking: Booking, made: readonly InvoicedAmount[]): Money | null => {
  if (made.length === 0 || (booking.status !== 'confirmed' && booking.status !== 'cancelled'))
    return null;
  const invoiced = invoicedIn(made);
  if (booking.status === 'cancelled')
    return keptAmount(booking) === invoiced ? null : keptAmount(booking) - invoiced;
  if (made.some(isFinal))
    return booking.quote.price === invoiced ? null : booking.quote.price - invoiced;
  const over = paidOfPrice(booking) - invoiced;
  return over < 0 ? over : null;
};

/**
 * Returns true if the booking can have an invoice once it is paid. `invoiceDue` says what is due.
 */
export const canHaveInvoice = (booking: Booking): boolean =>
  isSomebodys(booking) && ledgerOfBooking(booking).left === 0;

/** Returns true if money arrived before everything is paid. `advanceDue` says what is due. */
export const canRequestAdvance = (booking: Booking): boolean =>
  isSomebodys(booking) && ledgerOfBooking(booking).left > 0 && paidOfPrice(booking) > 0;
