import * as t from 'io-ts';
import type {
  PaymentNotice,
  ProviderRefundState,
  RefundNotice,
} from '../../../application/ports/online-payments.ts';
import { CURRENCY } from './settings.ts';

/**
 * Codec of a text from PayU. PayU's documentation says that these values are strings, but PayU
 * sends some as integers. So this codec accepts both (R30.10).
 */
const Text = new t.Type<string, string, unknown>(
  'Text',
  t.string.is,
  (value, context) =>
    Number.isSafeInteger(value) ? t.success(String(value)) : t.string.validate(value, context),
  t.identity,
);

const Seconds = new t.Type<number, number, unknown>(
  'Seconds',
  t.number.is,
  (value, context) =>
    t.number.validate(
      typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
      context,
    ),
  t.identity,
);

export const TokenAnswer = t.type({ access_token: t.string, expires_in: Seconds });

export const TakenAnswer = t.type({ orderId: Text, redirectUri: t.string });

export const EndedAnswer = t.type({ orderId: Text });

/** An error of PayU. `statusCode`: kind of error. `codeLiteral`: which field is wrong. */
export const StatusAnswer = t.type({
  status: t.intersection([t.type({ statusCode: t.string }), t.partial({ codeLiteral: t.string })]),
});

/**
 * The outcomes for the states of a PayU order. WAITING_FOR_CONFIRMATION: the customer has paid, but
 * the shop has not yet accepted the payment at PayU.
 */
const OUTCOMES = {
  NEW: 'pending',
  PENDING: 'pending',
  WAITING_FOR_CONFIRMATION: 'pending',
  COMPLETED: 'completed',
  CANCELED: 'rejected',
  REJECTED: 'rejected',
} as const satisfies Readonly<Record<string, PaymentNotice['outcome']>>;
export type OrderStatus = keyof typeof OUTCOMES;

const Order = t.intersection([
  t.type({
    orderId: Text,
    merchantPosId: Text,
    currencyCode: t.string,
    totalAmount: Text,
    status: t.string,
  }),
  t.partial({ extOrderId: t.union([Text, t.null]) }),
]);
export type PayuOrder = t.TypeOf<typeof Order>;

export const OrdersAnswer = t.type({ orders: t.array(Order) });

const REFUNDS = {
  PENDING: 'pending',
  FINALIZED: 'completed',
  CANCELED: 'rejected',
} as const satisfies Readonly<Record<string, ProviderRefundState>>;
export type RefundStatus = keyof typeof REFUNDS;

export const RefundAnswer = t.type({ refund: t.type({ refundId: Text, status: t.string }) });

const RefundNews = t.intersection([
  t.type({
    orderId: Text,
    refund: t.intersection([
      t.type({ refundId: Text, amount: Text, currencyCode: t.string, status: t.string }),
      t.partial({ extRefundId: t.union([Text, t.null]) }),
    ]),
  }),
  t.partial({ extOrderId: t.union([Text, t.null]) }),
]);

export const Notification = t.union([t.type({ order: Order }), RefundNews]);

/** Translates a status. A status that PayU does not document counts as pending (R30.10). */
const meaningOf = <A extends string>(
  meanings: Readonly<Record<string, A>>,
  status: string,
): A | 'pending' => (Object.hasOwn(meanings, status) ? (meanings[status] ?? 'pending') : 'pending');

export const refundStateOf = (status: string): ProviderRefundState => meaningOf(REFUNDS, status);

const amountIn = (currencyCode: string, amount: string): number | null =>
  currencyCode === CURRENCY && /^\d{1,12}$/.test(amount) ? Number(amount) : null;

export const paymentNoticeOf = (order: PayuOrder): PaymentNotice => ({
  paymentId: order.extOrderId || null,
  orderId: order.orderId,
  outcome: meaningOf(OUTCOMES, order.status),
  charged: amountIn(order.currencyCode, order.totalAmount),
});

export const refundNoticeOf = ({
  orderId,
  extOrderId,
  refund,
}: t.TypeOf<typeof RefundNews>): RefundNotice => ({
  orderId,
  paymentId: extOrderId || null,
  refundId: refund.extRefundId || null,
  number: refund.refundId,
  state: refundStateOf(refund.status),
  amount: amountIn(refund.currencyCode, refund.amount),
});
