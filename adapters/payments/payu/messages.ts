import * as t from 'io-ts';
import type { PaymentNotice, RefundNotice, RefundStanding } from '../../../application/ports/payment-provider.ts';
import { CURRENCY } from './account.ts';

/** What PayU answers and sends, as far as the shop reads it; other fields may come and go. */

export const TokenAnswer = t.type({ access_token: t.string, expires_in: t.number });

export const TakenAnswer = t.type({ orderId: t.string, redirectUri: t.string });

/** How PayU says why a call did not do what it was asked to. */
export const StatusAnswer = t.type({ status: t.type({ statusCode: t.string }) });

const OrderStatus = t.keyof({ PENDING: null, WAITING_FOR_CONFIRMATION: null, COMPLETED: null, CANCELED: null });
export type OrderStatus = t.TypeOf<typeof OrderStatus>;

const Order = t.type({
  orderId: t.string,
  extOrderId: t.string,
  merchantPosId: t.string,
  currencyCode: t.string,
  totalAmount: t.string,
  status: OrderStatus,
});
export type PayuOrder = t.TypeOf<typeof Order>;

export const OrdersAnswer = t.type({ orders: t.array(Order) });

const RefundStatus = t.keyof({ PENDING: null, CANCELED: null, FINALIZED: null });
export type RefundStatus = t.TypeOf<typeof RefundStatus>;

export const RefundAnswer = t.type({ refund: t.type({ refundId: t.string, status: RefundStatus }) });

const RefundNews = t.intersection([
  t.type({
    orderId: t.string,
    refund: t.intersection([
      t.type({ refundId: t.string, amount: t.string, currencyCode: t.string, status: RefundStatus }),
      t.partial({ extRefundId: t.string }),
    ]),
  }),
  t.partial({ extOrderId: t.string }),
]);

/** A notification is about an order, or about money that went back. */
export const Notification = t.union([t.type({ order: Order }), RefundNews]);

export const REFUNDS: Readonly<Record<RefundStatus, RefundStanding>> = {
  PENDING: 'pending',
  FINALIZED: 'completed',
  CANCELED: 'rejected',
};

/** WAITING_FOR_CONFIRMATION: the payer has paid, but the point of sale does not take money by itself and has not been told to. */
const OUTCOMES: Readonly<Record<OrderStatus, PaymentNotice['outcome']>> = {
  PENDING: 'pending',
  WAITING_FOR_CONFIRMATION: 'pending',
  COMPLETED: 'completed',
  CANCELED: 'rejected',
};

const amountIn = (currencyCode: string, amount: string): number | null =>
  currencyCode === CURRENCY && /^\d{1,12}$/.test(amount) ? Number(amount) : null;

/** What an order of PayU's says of a payment of the shop's. */
export const noticeOf = (order: PayuOrder): PaymentNotice => ({
  paymentId: order.extOrderId,
  orderId: order.orderId,
  outcome: OUTCOMES[order.status],
  charged: amountIn(order.currencyCode, order.totalAmount),
});

/** What PayU's news of a refund says of money that the shop gives back. */
export const refundNoticeOf = ({ orderId, extOrderId, refund }: t.TypeOf<typeof RefundNews>): RefundNotice => ({
  orderId,
  paymentId: extOrderId ?? null,
  refundId: refund.extRefundId ?? null,
  number: refund.refundId,
  standing: REFUNDS[refund.status],
  amount: amountIn(refund.currencyCode, refund.amount),
});
