import type { Cancelled, Confirmed } from '../../domain/booking/booking.ts';
import { advanceDue, bookerName, correctionDue, INVOICE_KINDS, type Invoiced, invoiceDue } from '../../domain/booking/placed/papers.ts';
import { sum } from '../../domain/money.ts';
import type { AdvanceContent, Buyer, CorrectionContent, InvoiceContent, IssuedInvoice, Paper } from '../ports/papers.ts';
import { type PaperSource, tripOf } from './source.ts';

/** What a paper adds to what the books have of its booking; null for one that is no invoice, or was emptied. */
const issuedIn = ({ content, year, n, madeAt }: Paper): IssuedInvoice | null => {
  if (content === null || content.kind === 'contract' || content.kind === 'annex') return null;
  const amount = content.kind === 'invoice' ? (content.amount ?? content.price) : content.amount;
  return { kind: content.kind, year, n, madeAt, amount };
};

/** The invoices of a booking in the order in which they were made. */
export const issuedInvoices = (made: readonly Paper[]): readonly IssuedInvoice[] =>
  made
    .filter(({ kind }) => INVOICE_KINDS.some((one) => one === kind))
    .flatMap((paper) => issuedIn(paper) ?? [])
    .toSorted((a, b) => a.madeAt - b.madeAt);

/** The account's invoice data; what it does not say is the booker's (R38). */
const buyerOf = ({ booking, account }: PaperSource<Confirmed | Cancelled>): Buyer => {
  const { name = '', nip = '', address = '', zip = '', city = '' } = account?.invoice ?? {};
  return { name: name === '' ? bookerName(booking) : name, nip, address, zip, city };
};

const billed = (source: PaperSource<Confirmed | Cancelled>) => ({
  brand: source.settings.name,
  seller: source.seller,
  office: source.settings.office,
  buyer: buyerOf(source),
  buyerOfAccount: Object.values(source.account?.invoice ?? {}).some((text) => text !== ''),
  trip: tripOf(source),
});

/** The invoice that a booking may have now; null where it may have none. */
export const invoiceContent = (source: PaperSource): InvoiceContent | null => {
  const { booking, made } = source;
  const before = issuedInvoices(made);
  const amount = invoiceDue(booking, before);
  if (amount === null) return null;
  return {
    kind: 'invoice',
    ...billed(source),
    price: booking.quote.price,
    ...(before.length === 0 ? {} : { amount, advances: before }),
    payments: booking.payments.map(({ method, amount: paid, at }) => ({ method, amount: paid, at })),
  };
};

/** The advance invoice that a booking may have now; null where it may have none, and where its seller makes none. */
export const advanceContent = (source: PaperSource): AdvanceContent | null => {
  const { booking, made, seller, at } = source;
  const amount = seller.advanceInvoices === true ? advanceDue(booking, issuedInvoices(made)) : null;
  if (amount === null) return null;
  const received = booking.payments.findLast((payment) => payment.amount > 0);
  return { kind: 'advance', ...billed(source), price: booking.quote.price, amount, receivedAt: received?.at ?? at };
};

/** Who bought on the invoices that are corrected: the correction is theirs, whatever their account says by then. */
const sameBuyer = (made: readonly Paper[]): Pick<CorrectionContent, 'buyer' | 'buyerOfAccount'> | null => {
  const { content } = made.findLast((paper) => issuedIn(paper) !== null) ?? {};
  return content === undefined || content === null || !('buyer' in content)
    ? null
    : { buyer: content.buyer, buyerOfAccount: content.buyerOfAccount };
};

/** The correction that a booking's invoices need now; null where they have what it is worth. */
export const correctionOf = (source: PaperSource<Confirmed | Cancelled>): CorrectionContent | null => {
  const { booking, made } = source;
  const issued = issuedInvoices(made);
  const amount = correctionDue(booking, issued);
  if (amount === null) return null;
  const before = sum(issued.map((each: Invoiced) => each.amount));
  return {
    kind: 'correction',
    ...billed(source),
    ...sameBuyer(made),
    corrects: issued.filter(({ kind }) => kind !== 'correction'),
    reason: booking.status === 'cancelled' ? 'cancelled' : 'changed',
    ...{ before, after: before + amount, amount },
  };
};
