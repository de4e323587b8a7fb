import type { OfficeLine } from '../../../../application/office/lines.ts';
import type { PaymentDiscrepancy } from '../../../../application/ports/bank/bank.ts';
import { providerLabel } from '../../../payments/providers.ts';
import { formatPln } from '../read-values.ts';

export type LineText = {
  readonly what: string;
  readonly on: string;
  readonly details: string;
  readonly next: string;
};

type PaymentDiscrepancyLine = Extract<OfficeLine, { kind: 'paymentOdd' }>;

const DETAILS: Readonly<
  Record<PaymentDiscrepancy['why'], (line: PaymentDiscrepancyLine, came: string) => string>
> = {
  otherSum: ({ paymentId, expected }, came) =>
    `payment ${paymentId}: ${came}, ${formatPln(expected)} were asked for; nothing is registered`,
  otherOrder: ({ paymentId, expected }, came) =>
    `payment ${paymentId}: ${came} for another order, ${formatPln(expected)} were asked for; nothing is registered`,
  orderRefused: ({ paymentId, expected, provider }) =>
    `payment ${paymentId} of ${formatPln(expected)}: ${providerLabel(provider)} refused the order, also without phone and e-mail; the customer was asked for a transfer`,
  refundOtherSum: ({ paymentId, expected }, came) =>
    `refund ${paymentId}: ${came} went back, ${formatPln(expected)} were ordered; nothing is registered`,
  refundTooMuch: ({ paymentId, provider }, came) =>
    `refund ${paymentId}: ${came} went back through ${providerLabel(provider)}, more than was left of what had come in; nothing is registered`,
  refundNotOrdered: ({ paymentId, provider }, came) =>
    `refund ${paymentId} of ${providerLabel(provider)}'s: ${came} was refunded without an order of this shop; nothing is registered`,
};

type Advice = Pick<LineText, 'what'> & { readonly next: (label: string) => string };

const PAYMENT: Advice = {
  what: 'Online payment is odd',
  next: (label) =>
    `look at ${label}; payments register --method online, then payments aside PAYMENT`,
};
const ORDER: Advice = {
  what: 'Online payment is refused',
  next: (label) =>
    `look at ${label} and the log; agree with the customer how to pay, and once paid: payments aside PAYMENT`,
};
const REFUND: Advice = {
  what: 'Refund is odd',
  next: (label) =>
    `look at ${label}; payments register --method refund, then payments aside REFUND`,
};

const KINDS: Readonly<Record<PaymentDiscrepancy['why'], Advice>> = {
  otherSum: PAYMENT,
  otherOrder: PAYMENT,
  orderRefused: ORDER,
  refundOtherSum: REFUND,
  refundTooMuch: REFUND,
  refundNotOrdered: REFUND,
};

export const formatPaymentDiscrepancy = (line: PaymentDiscrepancyLine): LineText => ({
  what: KINDS[line.why].what,
  next: KINDS[line.why].next(providerLabel(line.provider)),
  on: line.bookingId,
  details: DETAILS[line.why](
    line,
    line.charged === null ? 'money in another currency' : formatPln(line.charged),
  ),
});
