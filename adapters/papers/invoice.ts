import type { InvoiceContent } from '../../application/ports/papers.ts';
import { dayOf } from '../../domain/calendar.ts';
import { sum } from '../../domain/money.ts';
import { paymentNames } from '../http/contract/names.pl.ts';
import { day, term } from '../words/amounts-and-days.pl.ts';
import type { Block } from './blocks.ts';
import { copy } from './copy.pl.ts';
import { addressLines, amount, placeOf, sellerLines } from './parts.ts';

const words = copy.invoice;

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
  const { buyer, trip, price } = content;
  const service = `${words.name(trip.offerName, placeOf(trip))}\n${words.details(trip.bookingId, copy.trip.people(trip.travellers))}`;
  return [
    {
      kind: 'sides',
      sides: [
        { title: words.seller, lines: sellerLines(content) },
        { title: words.buyer, lines: [buyer.name, ...addressLines(buyer), ...(buyer.nip === '' ? [] : [copy.nip(buyer.nip)])] },
      ],
    },
    { kind: 'heading', text: copy.trip.title },
    {
      kind: 'table',
      head: [words.ordinal, words.item, words.count, words.amount],
      widths: [0.5, 5, 1, 1.5],
      rows: [['1', service, words.one, amount(price)]],
    },
    { kind: 'total', name: words.total, value: amount(price) },
    { kind: 'text', text: words.margin },
    ...paidBlocks(content),
  ];
};

/** The lines under an invoice's title. */
export const invoiceLines = (number: string, madeAt: number, { trip }: InvoiceContent): readonly string[] => [
  words.number(number),
  `${words.made}: ${day(dayOf(madeAt))}`,
  `${words.service}: ${term(trip.from, trip.to)}`,
];
