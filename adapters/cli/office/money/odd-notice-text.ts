import type { OfficeLine } from '../../../../application/office/lines.ts';
import type { OddNotice } from '../../../../application/ports/bank/bank.ts';
import { formatPln } from '../read-values.ts';

export type LineText = {
  readonly what: string;
  readonly on: string;
  readonly details: string;
  readonly next: string;
};

type Odd = Extract<OfficeLine, { kind: 'paymentOdd' }>;

const DETAILS: Readonly<Record<OddNotice['why'], (line: Odd, came: string) => string>> = {
  otherSum: ({ paymentId, expected }, came) =>
    `payment ${paymentId}: ${came}, ${formatPln(expected)} were asked for; nothing is registered`,
  otherOrder: ({ paymentId, expected }, came) =>
    `payment ${paymentId}: ${came} for another order, ${formatPln(expected)} were asked for; nothing is registered`,
  orderRefused: ({ paymentId, expected }) =>
    `payment ${paymentId} of ${formatPln(expected)}: PayU refused the order, also without phone and e-mail; the customer was asked for a transfer`,
  refundOtherSum: ({ paymentId, expected }, came) =>
    `refund ${paymentId}: ${came} went back, ${formatPln(expected)} were ordered; nothing is registered`,
  refundTooMuch: ({ paymentId }, came) =>
    `refund ${paymentId}: ${came} went back through PayU, more than was left of what had come in; nothing is registered`,
  refundNotOrdered: ({ paymentId }, came) =>
    `refund ${paymentId} of PayU's: ${came} went back that nobody ordered here; nothing is registered`,
};

const PAYMENT = {
  what: 'Online payment is odd',
  next: 'look at PayU; payments register --method online, then payments aside PAYMENT',
};
const ORDER = {
  what: 'Online payment is refused',
  next: 'look at PayU and the log; agree with the customer how to pay, and once paid: payments aside PAYMENT',
};
const REFUND = {
  what: 'Refund is odd',
  next: 'look at PayU; payments register --method refund, then payments aside REFUND',
};

const KINDS: Readonly<Record<OddNotice['why'], typeof PAYMENT>> = {
  otherSum: PAYMENT,
  otherOrder: PAYMENT,
  orderRefused: ORDER,
  refundOtherSum: REFUND,
  refundTooMuch: REFUND,
  refundNotOrdered: REFUND,
};

export const oddNoticeText = (line: Odd): LineText => ({
  ...KINDS[line.why],
  on: line.bookingId,
  details: DETAILS[line.why](
    line,
    line.charged === null ? 'money in another currency' : formatPln(line.charged),
  ),
});
