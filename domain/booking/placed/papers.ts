import type { InvoiceKind } from '../../accounts/invoice.ts';
import { type Money, sum } from '../../money.ts';
import type { Booking, Confirmed } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';
import { keptOf } from './refunds.ts';

/** The papers of a booking, in the order in which lists have them; each is made once, numbered, and kept as it was made (R38). */
export const PAPER_KINDS = ['contract', 'annex', 'advance', 'invoice', 'correction'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What the books have of a booking: an invoice, and the sum that it added. */
export type Invoiced = { readonly kind: InvoiceKind; readonly amount: Money };

/** Papers as lists have them: by kind, and those of a kind as they were made. */
export const inPaperOrder = <P extends { readonly kind: PaperKind; readonly part: number }>(papers: readonly P[]): readonly P[] =>
  papers.toSorted((a, b) => PAPER_KINDS.indexOf(a.kind) - PAPER_KINDS.indexOf(b.kind) || a.part - b.part);

/** Participant 1 by name; '' where nobody is named, or nobody any more (R39). */
export const bookerName = ({ choices }: Booking): string => {
  const person = choices.participants[0]?.person;
  return [person?.firstName ?? '', person?.lastName ?? ''].filter((part) => part !== '').join(' ');
};

/** Whether somebody is there to whom a paper of an order can be made out: a booker who was erased has none made any more (R39). */
const isSomebodys = (booking: Booking): booking is Confirmed => booking.status === 'confirmed' && bookerName(booking) !== '';

export const mayHaveContract = (booking: Booking): booking is Confirmed => isSomebodys(booking);

/** What came in of the price: more than it is nobody's sale yet (R31). */
const paidOfPrice = (booking: Confirmed): Money => Math.max(0, Math.min(ledgerOfBooking(booking).paid, booking.quote.price));

const isFinal = ({ kind }: Invoiced): boolean => kind === 'invoice';
const invoicedIn = (made: readonly Invoiced[]): Money => sum(made.map(({ amount }) => amount));

/**
 * What the invoice would come to that a booking may have now: the price once all is paid, less what was invoiced in advance. Null where it may have
 * none: not yet, one was made, or the advance invoices have all of it (art. 106f ust. 4; R38).
 */
export const invoiceDue = (booking: Booking, made: readonly Invoiced[]): Money | null => {
  if (!isSomebodys(booking) || ledgerOfBooking(booking).left > 0 || made.some(isFinal)) return null;
  const rest = booking.quote.price - invoicedIn(made);
  return made.length === 0 || rest > 0 ? rest : null;
};

/**
 * What an advance invoice would come to that a booking may have now, where its seller makes them: what came in of the price and is on none
 * yet. Null where there is nothing, and once all is paid: then it is the invoice (R38).
 */
export const advanceDue = (booking: Booking, made: readonly Invoiced[]): Money | null => {
  if (!isSomebodys(booking) || ledgerOfBooking(booking).left === 0 || made.some(isFinal)) return null;
  const fresh = paidOfPrice(booking) - invoicedIn(made);
  return fresh > 0 ? fresh : null;
};

/**
 * What a correction has to add to the invoices of a booking, so that the books have what it is worth now: the price of one that stands, of one
 * that ended what is kept of it, and before the invoice no more in advance than came in. Null where nothing was invoiced, or nothing is
 * wrong (R38).
 */
export const correctionDue = (booking: Booking, made: readonly Invoiced[]): Money | null => {
  if (made.length === 0 || (booking.status !== 'confirmed' && booking.status !== 'cancelled')) return null;
  const invoiced = invoicedIn(made);
  if (booking.status === 'cancelled') return keptOf(booking) === invoiced ? null : keptOf(booking) - invoiced;
  if (made.some(isFinal)) return booking.quote.price === invoiced ? null : booking.quote.price - invoiced;
  const over = paidOfPrice(booking) - invoiced;
  return over < 0 ? over : null;
};

/** Whether a booking may have an invoice at all once its money is in; what is due of it, `invoiceDue` says. */
export const mayHaveInvoice = (booking: Booking): boolean => isSomebodys(booking) && ledgerOfBooking(booking).left === 0;

/** Whether money came in before all of it: an advance invoice may be asked for, where the seller makes such; what is due of it, `advanceDue` says. */
export const mayAskAdvance = (booking: Booking): boolean =>
  isSomebodys(booking) && ledgerOfBooking(booking).left > 0 && paidOfPrice(booking) > 0;
