import type { AdvanceContent, CorrectionContent, InvoiceContent, IssuedInvoice, PaperTrip } from '../../application/ports/papers.ts';
import { dayOf } from '../../domain/calendar.ts';
import { type Money, sum } from '../../domain/money.ts';
import { paymentNames } from '../http/contract/names.pl.ts';
import { day, term } from '../words/amounts-and-days.pl.ts';
import { numberOf } from '../words/paper-number.pl.ts';
import type { Block } from './blocks.ts';
import { copy } from './copy.pl.ts';
import { addressLines, amount, placeOf, sellerLines } from './parts.ts';

const words = copy.invoice;

type Billed = Pick<InvoiceContent, 'seller' | 'office' | 'buyer'>;

const sides = (content: Billed): Block => {
  const { buyer } = content;
  return {
    kind: 'sides',
    sides: [
      { title: words.seller, lines: sellerLines(content) },
      { title: words.buyer, lines: [buyer.name, ...addressLines(buyer), ...(buyer.nip === '' ? [] : [copy.nip(buyer.nip)])] },
    ],
  };
};

/** The name of a service with the reservation that it belongs to. */
const service = (name: string, trip: PaperTrip): string => `${name}\n${words.details(trip.bookingId, copy.trip.people(trip.travellers))}`;

/** What is sold: one line, one amount, under the margin scheme's own words (art. 106e ust. 2). */
const soldBlocks = (name: string, trip: PaperTrip, value: Money): readonly Block[] => [
  { kind: 'heading', text: copy.trip.title },
  {
    kind: 'table',
    head: [words.ordinal, words.item, words.count, words.amount],
    widths: [0.5, 5, 1, 1.5],
    rows: [['1', service(name, trip), words.one, amount(value)]],
  },
];

const MARGIN: Block = { kind: 'text', text: words.margin };

const issuedTable = (heading: string, issued: readonly IssuedInvoice[]): readonly Block[] => [
  { kind: 'heading', text: heading },
  {
    kind: 'table',
    head: [words.invoice, words.made, words.amount],
    widths: [2, 1, 1],
    rows: issued.map((each) => [numberOf(each), day(dayOf(each.madeAt)), amount(each.amount)]),
  },
];

const paidBlocks = ({ price, payments }: InvoiceContent): readonly Block[] => {
  if (payments.length === 0) return [];
  const over = sum(payments.map(({ amount: paid }) => paid)) - price;
  return [
    { kind: 'heading', text: words.payments },
    {
      kind: 'table',
      head: [words.method, words.day, words.amount],
      widths: [2, 1, 1],
      rows: payments.map(({ method, at, amount: paid }) => [paymentNames[method], day(dayOf(at)), amount(paid)]),
    },
    { kind: 'facts', rows: [[words.left, amount(0)], ...(over > 0 ? ([[words.overpaid, amount(over)]] as const) : [])] },
  ];
};

/** What an invoice under the margin scheme for tourism says: its words, one amount, no rate and no tax (art. 119, art. 106e ust. 2). */
export const invoiceBlocks = (content: InvoiceContent): readonly Block[] => {
  const { trip, price, advances = [] } = content;
  const settled: readonly Block[] =
    advances.length === 0
      ? [{ kind: 'total', name: words.total, value: amount(price) }]
      : [...issuedTable(words.settled, advances), { kind: 'total', name: words.rest, value: amount(content.amount ?? price) }];
  return [
    sides(content),
    ...soldBlocks(words.name(trip.offerName, placeOf(trip)), trip, price),
    ...settled,
    MARGIN,
    ...paidBlocks(content),
  ];
};

/** What an invoice of money says that came before the invoice of the whole. */
export const advanceBlocks = (content: AdvanceContent): readonly Block[] => {
  const { trip, price, amount: paid } = content;
  return [
    sides(content),
    ...soldBlocks(copy.advance.name(trip.offerName, placeOf(trip)), trip, paid),
    { kind: 'total', name: words.total, value: amount(paid) },
    MARGIN,
    { kind: 'facts', rows: [[copy.advance.order, amount(price)]] },
  ];
};

/** What a correction says: which invoices, why, what stood there and what holds (art. 106j). */
export const correctionBlocks = (content: CorrectionContent): readonly Block[] => {
  const { trip, before, after, amount: difference, corrects, reason } = content;
  const correct = copy.correction;
  const name = service(words.name(trip.offerName, placeOf(trip)), trip);
  return [
    sides(content),
    ...issuedTable(correct.corrected, corrects),
    { kind: 'facts', rows: [[correct.reason, correct.reasons[reason]]] },
    { kind: 'heading', text: copy.trip.title },
    {
      kind: 'table',
      head: [words.item, correct.before, correct.after],
      widths: [4, 1.5, 1.5],
      rows: [[name, amount(before), amount(after)]],
    },
    { kind: 'total', name: correct.difference, value: amount(difference) },
    MARGIN,
    { kind: 'facts', rows: [[difference < 0 ? correct.toReturn : correct.toPay, amount(Math.abs(difference))]] },
  ];
};

const issuedOn = (number: string, madeAt: number): readonly string[] => [words.number(number), `${words.made}: ${day(dayOf(madeAt))}`];

/** The lines under an invoice's title. */
export const invoiceLines = (number: string, madeAt: number, { trip }: Pick<InvoiceContent, 'trip'>): readonly string[] => [
  ...issuedOn(number, madeAt),
  `${words.service}: ${term(trip.from, trip.to)}`,
];

export const advanceLines = (number: string, madeAt: number, content: AdvanceContent): readonly string[] => [
  ...issuedOn(number, madeAt),
  `${copy.advance.received}: ${day(dayOf(content.receivedAt))}`,
  `${words.service}: ${term(content.trip.from, content.trip.to)}`,
];
