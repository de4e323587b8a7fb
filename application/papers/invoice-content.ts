import { type Buyer, NO_BUYER } from '../../domain/accounts/invoice.ts';
import type { Cancelled, Confirmed } from '../../domain/booking/booking.ts';
import { buyerDifferenceKind, correctedBuyer } from '../../domain/booking/placed/buyer-and-ksef.ts';
import {
  advanceInvoiceAmount,
  bookerName,
  correctionInvoiceAmount,
  finalInvoiceAmount,
  type InvoicedAmount,
} from '../../domain/booking/placed/papers.ts';
import { sum } from '../../domain/money.ts';
import type { Payment } from '../../domain/payments/ledger.ts';
import type {
  AdvanceContent,
  CorrectionContent,
  InvoiceContent,
  IssuedInvoice,
  Paper,
} from '../ports/papers.ts';
import { type PaperSource, paperTripOf } from './source.ts';

const issuedIn = ({ content, year, n, madeAt }: Paper): IssuedInvoice | null => {
  if (content === null || content.kind === 'contract' || content.kind === 'annex') return null;
  const amount = content.kind === 'invoice' ? (content.amount ?? content.price) : content.amount;
  return { kind: content.kind, year, n, madeAt, amount };
};

/**
 * Returns true for a correction that makes the sum of the invoices zero. Its reason is that the
 * invoices have a wrong tax number (R38.14).
 */
const voids = ({ content }: Paper): boolean =>
  content?.kind === 'correction' && content.reason === 'number';

const notVoided = (papers: readonly Paper[]): readonly Paper[] => {
  const ended = papers.filter(voids);
  const voided = ended.flatMap(({ content }) =>
    content?.kind === 'correction' ? content.corrects : [],
  );
  const lastEnd = Math.max(-1, ...ended.map(({ part }) => part));
  return papers
    .filter((paper) => issuedIn(paper) !== null)
    .filter((paper) =>
      paper.kind === 'correction'
        ? paper.part > lastEnd
        : !voided.some(
            ({ kind, year, n }) => kind === paper.kind && year === paper.year && n === paper.n,
          ),
    )
    .toSorted((a, b) => a.madeAt - b.madeAt);
};

const issuedInvoices = (papers: readonly Paper[]): readonly IssuedInvoice[] =>
  notVoided(papers).flatMap((paper) => issuedIn(paper) ?? []);

/** Returns the buyer set by the office, else the account's invoice data, else the booker (R38). */
const buyerOf = ({
  booking,
  account,
}: Pick<PaperSource<Confirmed | Cancelled>, 'booking' | 'account'>): Buyer => {
  const corrected = correctedBuyer(booking);
  if (corrected !== null) return corrected;
  const { name, ...buyer } = account?.invoice ?? NO_BUYER;
  return { ...buyer, name: name === '' ? bookerName(booking) : name };
};

const billedContent = (source: PaperSource<Confirmed | Cancelled>) => ({
  brand: source.settings.name,
  seller: source.seller,
  office: source.settings.office,
  buyer: buyerOf(source),
  buyerOfAccount:
    correctedBuyer(source.booking) === null
      ? Object.values(source.account?.invoice ?? NO_BUYER).some((text) => text !== '')
      : source.booking.owner.accountId !== null,
  trip: paperTripOf(source),
});

const listedPayment = (payment: Payment): InvoiceContent['payments'][number] => {
  const { method, amount, at } = payment;
  const means = payment.method === 'transfer' ? payment.means : undefined;
  return { method, amount, at, ...(means === undefined ? {} : { means }) };
};

export const finalInvoiceContent = (source: PaperSource): InvoiceContent | null => {
  const { booking, made: papers } = source;
  const before = issuedInvoices(papers);
  const amount = finalInvoiceAmount(booking, before);
  if (amount === null) return null;
  return {
    kind: 'invoice',
    ...billedContent(source),
    price: booking.quote.price,
    ...(before.length === 0 ? {} : { amount, advances: before }),
    payments: booking.payments.map(listedPayment),
  };
};

export const advanceInvoiceContent = (source: PaperSource): AdvanceContent | null => {
  const { booking, made: papers, seller, at } = source;
  const amount =
    seller.advanceInvoices === true ? advanceInvoiceAmount(booking, issuedInvoices(papers)) : null;
  if (amount === null) return null;
  const received = booking.payments.findLast((payment) => payment.amount > 0);
  return {
    kind: 'advance',
    ...billedContent(source),
    price: booking.quote.price,
    amount,
    receivedAt: received?.at ?? at,
  };
};

/** A correction has the buyer of the last invoice, even if the account has changed since. */
const billedTo = (
  papers: readonly Paper[],
): Pick<CorrectionContent, 'buyer' | 'buyerOfAccount'> | null => {
  const { content } = notVoided(papers).at(-1) ?? {};
  return content === undefined || content === null || !('buyer' in content)
    ? null
    : { buyer: content.buyer, buyerOfAccount: content.buyerOfAccount };
};

export const currentBuyer = (
  source: Pick<PaperSource<Confirmed | Cancelled>, 'booking' | 'account' | 'made'>,
): Buyer => correctedBuyer(source.booking) ?? billedTo(source.made)?.buyer ?? buyerOf(source);

/**
 * Returns a correction of the booking's invoices; null if the invoices are right. If the invoices
 * name a wrong tax number, the correction makes their sum zero.
 */
export const correctionInvoiceContent = (
  source: PaperSource<Confirmed | Cancelled>,
): CorrectionContent | null => {
  const { booking, made: papers } = source;
  const issued = issuedInvoices(papers);
  const named = billedTo(papers);
  if (named === null) return null;
  const due = correctionInvoiceAmount(booking, issued);
  const buyer = correctedBuyer(booking) ?? named.buyer;
  const fault = buyerDifferenceKind(named.buyer, buyer);
  if (due === null && fault === null) return null;
  const before = sum(issued.map((each: InvoicedAmount) => each.amount));
  const common = {
    kind: 'correction',
    ...billedContent(source),
    corrects: issued.filter(({ kind }) => kind !== 'correction'),
    before,
  } as const;
  if (fault === 'number')
    return { ...common, ...named, reason: 'number', after: 0, amount: -before };
  const amount = due ?? 0;
  const sums = { after: before + amount, amount };
  const reason = due === null ? 'buyer' : booking.status === 'cancelled' ? 'cancelled' : 'changed';
  return fault === null
    ? { ...common, ...named, reason, ...sums }
    : { ...common, reason, ...sums, buyer, buyerBefore: named.buyer };
};

/** Returns the invoice that replaces cancelled invoices; null if there is nothing to invoice. */
export const replacementInvoiceContent = (
  source: PaperSource<Confirmed | Cancelled>,
): InvoiceContent | AdvanceContent | null => {
  const { booking, made, at } = source;
  const issued = issuedInvoices(made);
  const worth =
    sum(issued.map((each: InvoicedAmount) => each.amount)) +
    (correctionInvoiceAmount(booking, issued) ?? 0);
  if (worth <= 0) return null;
  const { payments } = booking;
  if (issued.some(({ kind }) => kind === 'invoice'))
    return {
      kind: 'invoice',
      ...billedContent(source),
      price: worth,
      payments: payments.map(listedPayment),
    };
  const received = payments.findLast(({ amount }) => amount > 0);
  return {
    kind: 'advance',
    ...billedContent(source),
    price: booking.quote.price,
    amount: worth,
    receivedAt: received?.at ?? at,
  };
};
