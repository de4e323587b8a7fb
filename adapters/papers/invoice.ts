import type {
  AdvanceContent,
  CorrectionContent,
  InvoiceContent,
  IssuedInvoice,
  PaperNumber,
  PaperTrip,
} from '../../application/ports/papers.ts';
import { vatPrefix } from '../../domain/accounts/buyer-country.ts';
import type { Buyer, InvoiceKsefNumber } from '../../domain/accounts/invoice.ts';
import { dayOf, type Instant } from '../../domain/calendar.ts';
import { type Money, sum } from '../../domain/money.ts';
import { countryName, paymentName } from '../http/contract/names.pl.ts';
import { formatDay, formatTripDays } from '../words/amounts-and-days.pl.ts';
import { formatPaperNumber } from '../words/paper-number.pl.ts';
import type { PaperBlock, PaperBlocks, PaperSide, PaperText } from './blocks.ts';
import { paperCopy } from './copy.pl.ts';
import {
  addressLines,
  correctionReason,
  findKsefNumber,
  formatAmount,
  regionAndCountryText,
  sellerLines,
} from './parts.ts';

const words = paperCopy.invoice;

type IssuedPaper = PaperNumber & { readonly madeAt: Instant };
type KsefNumbers = readonly InvoiceKsefNumber[];

type BillingParties = Pick<InvoiceContent, 'seller' | 'office' | 'buyer'>;

const taxNumber = ({ nip, country }: Buyer): string =>
  country === undefined
    ? paperCopy.nip(nip)
    : paperCopy.taxNumber(`${vatPrefix(country) ?? ''}${nip}`);

const buyerSide = (title: string, buyer: Buyer): PaperSide => ({
  title,
  lines: [
    buyer.name,
    ...addressLines(buyer),
    ...(buyer.country === undefined ? [] : [countryName(buyer.country)]),
    ...(buyer.nip === '' ? [] : [taxNumber(buyer)]),
  ],
});

const sides = (content: BillingParties): PaperBlock => ({
  kind: 'sides',
  sides: [
    { title: words.seller, lines: sellerLines(content) },
    buyerSide(words.buyer, content.buyer),
  ],
});

const service = (name: string, trip: PaperTrip): string =>
  `${name}\n${words.details(trip.bookingId, paperCopy.trip.people(trip.travellers))}`;

/**
 * Returns the table with the sold trip, in the words that art. 106e ust. 2 demands for the margin
 * scheme: the VAT rules for tour operators.
 */
const soldBlocks = (name: string, trip: PaperTrip, value: Money): PaperBlocks => [
  { kind: 'heading', text: paperCopy.trip.title },
  {
    kind: 'table',
    head: [words.ordinal, words.item, words.count, words.amount],
    widths: [0.5, 5, 1, 1.5],
    rows: [['1', service(name, trip), words.one, formatAmount(value)]],
  },
];

const MARGIN: PaperBlock = { kind: 'text', text: words.margin };

const bothNumbers = (issued: PaperNumber, ksef: KsefNumbers): string => {
  const number = findKsefNumber(ksef, issued);
  return [formatPaperNumber(issued), ...(number === null ? [] : [`KSeF ${number}`])].join('\n');
};

const issuedTable = (
  heading: string,
  issued: readonly IssuedInvoice[],
  ksef: KsefNumbers,
): PaperBlocks => [
  { kind: 'heading', text: heading },
  {
    kind: 'table',
    head: [words.invoice, words.made, words.amount],
    widths: [2.6, 1, 1],
    rows: issued.map((each) => [
      bothNumbers(each, ksef),
      formatDay(dayOf(each.madeAt)),
      formatAmount(each.amount),
    ]),
  },
];

const paidBlocks = ({ price, payments }: InvoiceContent): PaperBlocks => {
  if (payments.length === 0) return [];
  const over = sum(payments.map(({ amount: paid }) => paid)) - price;
  return [
    { kind: 'heading', text: words.payments },
    {
      kind: 'table',
      head: [words.method, words.day, words.amount],
      widths: [2, 1, 1],
      rows: payments.map((payment) => [
        paymentName(payment),
        formatDay(dayOf(payment.at)),
        formatAmount(payment.amount),
      ]),
    },
    {
      kind: 'facts',
      rows: [
        [words.left, formatAmount(0)],
        ...(over > 0 ? [[words.overpaid, formatAmount(over)] as const] : []),
      ],
    },
  ];
};

const headLines = (
  { madeAt, ...number }: IssuedPaper,
  ksef: KsefNumbers,
  { from, to }: PaperTrip,
  more: readonly string[] = [],
): readonly string[] => {
  const inKsef = findKsefNumber(ksef, number);
  return [
    words.number(formatPaperNumber(number)),
    ...(inKsef === null ? [] : [`${words.ksef}: ${inKsef}`]),
    `${words.made}: ${formatDay(dayOf(madeAt))}`,
    ...more,
    `${words.service}: ${formatTripDays(from, to)}`,
  ];
};

/**
 * Returns the text of an invoice. It has one amount and no tax rate, as the margin scheme demands:
 * the VAT rules for tour operators (art. 119, art. 106e ust. 2).
 */
export const invoicePaper = (
  content: InvoiceContent,
  issued: IssuedPaper,
  ksef: KsefNumbers,
): PaperText => {
  const { trip, price, advances = [] } = content;
  return {
    title: words.title,
    lines: headLines(issued, ksef, trip),
    blocks: [
      sides(content),
      soldBlocks(words.name(trip.offerName, regionAndCountryText(trip)), trip, price),
      advances.length === 0
        ? { kind: 'total', name: words.total, value: formatAmount(price) }
        : [
            issuedTable(words.settled, advances, ksef),
            { kind: 'total', name: words.rest, value: formatAmount(content.amount ?? price) },
          ],
      MARGIN,
      paidBlocks(content),
    ],
  };
};

export const advanceInvoicePaper = (
  content: AdvanceContent,
  issued: IssuedPaper,
  ksef: KsefNumbers,
): PaperText => {
  const { trip, price, amount: paid, receivedAt } = content;
  const advance = paperCopy.advance;
  return {
    title: advance.title,
    lines: headLines(issued, ksef, trip, [`${advance.received}: ${formatDay(dayOf(receivedAt))}`]),
    blocks: [
      sides(content),
      soldBlocks(advance.name(trip.offerName, regionAndCountryText(trip)), trip, paid),
      { kind: 'total', name: words.total, value: formatAmount(paid) },
      MARGIN,
      { kind: 'facts', rows: [[advance.order, formatAmount(price)]] },
    ],
  };
};

/** A correction names the corrected invoices, the reason, old and new values (art. 106j). */
export const correctionPaper = (
  content: CorrectionContent,
  issued: IssuedPaper,
  ksef: KsefNumbers,
): PaperText => {
  const { trip, before, after, amount: difference, corrects, buyer, buyerBefore } = content;
  const correct = paperCopy.correction;
  const name = service(words.name(trip.offerName, regionAndCountryText(trip)), trip);
  return {
    title: correct.title,
    lines: headLines(issued, ksef, trip),
    blocks: [
      sides(content),
      issuedTable(correct.corrected, corrects, ksef),
      { kind: 'facts', rows: [[correct.reason, correctionReason(content)]] },
      buyerBefore && {
        kind: 'sides',
        sides: [buyerSide(correct.buyerBefore, buyerBefore), buyerSide(correct.buyerAfter, buyer)],
      },
      { kind: 'heading', text: paperCopy.trip.title },
      {
        kind: 'table',
        head: [words.item, correct.before, correct.after],
        widths: [4, 1.5, 1.5],
        rows: [[name, formatAmount(before), formatAmount(after)]],
      },
      { kind: 'total', name: correct.difference, value: formatAmount(difference) },
      MARGIN,
      // If only the tax number was wrong, the amount stays the same and nothing is refunded.
      difference !== 0 &&
        content.reason !== 'number' && {
          kind: 'facts',
          rows: [
            [difference < 0 ? correct.toReturn : correct.toPay, formatAmount(Math.abs(difference))],
          ],
        },
    ],
  };
};
