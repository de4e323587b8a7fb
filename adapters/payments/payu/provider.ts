import { err, ok, type Result } from 'neverthrow';
import type {
  PaymentOrder,
  PaymentProviderCalls,
  ProviderFailure,
  TakenOrder,
} from '../../../application/ports/payment-provider.ts';
import { chargedAmount } from '../../../domain/booking/placed/payable.ts';
import type { ProviderDeps } from '../provider-folder.ts';
import { payuCalls } from './calls.ts';
import { payuCopy } from './copy.pl.ts';
import {
  EndedAnswer,
  noticeOf,
  OrdersAnswer,
  RefundAnswer,
  refundStanding,
  TakenAnswer,
} from './messages.ts';
import { CURRENCY, type PayuSettings, VALIDITY } from './settings.ts';

type PayuDeps = PayuSettings & ProviderDeps;

const ORDERS = '/api/v2_1/orders';
const orderPath = (orderId: string): string => `${ORDERS}/${encodeURIComponent(orderId)}`;

const LONGEST_TEXT = 255;

/** PayU refuses an empty e-mail or phone. */
const filled = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Of an IPv6 address such as `::ffff:192.0.2.1`, returns the IPv4 address that it contains. */
const customerIp = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const orderBody = ({ account, notifyUrl, continueUrl }: PayuDeps, order: PaymentOrder): object => {
  const { payer, amount, commission } = order;
  const products = [
    { name: payuCopy.payment, unitPrice: String(amount), quantity: '1' },
    ...(commission === 0
      ? []
      : [{ name: payuCopy.commission, unitPrice: String(commission), quantity: '1' }]),
  ];
  return {
    merchantPosId: account.posId,
    extOrderId: order.paymentId,
    customerIp: customerIp(payer.address),
    description: order.title.slice(0, LONGEST_TEXT),
    currencyCode: CURRENCY,
    totalAmount: String(chargedAmount(order)),
    products,
    notifyUrl,
    continueUrl: continueUrl(order),
    validityTime: String(VALIDITY),
    // If the order has no e-mail, PayU asks the payer for it on its payment page.
    ...(payer.email === ''
      ? {}
      : {
          buyer: filled({
            email: payer.email,
            phone: payer.phone,
            firstName: payer.firstName,
            lastName: payer.lastName,
            language: 'pl',
          }),
        }),
  };
};

export const payuProvider = (deps: PayuDeps): PaymentProviderCalls => {
  const call = payuCalls(deps);
  const create = async (order: PaymentOrder): Promise<Result<TakenOrder, ProviderFailure>> =>
    (
      await call({
        name: 'order create',
        method: 'POST',
        path: ORDERS,
        body: orderBody(deps, order),
        answer: TakenAnswer,
      })
    ).map(({ orderId, redirectUri }) => ({ orderId, redirectTo: redirectUri }));
  return {
    begin: async (order) => {
      const created = await create(order);
      // PayU refuses some phone numbers and e-mails. Without them, it asks the payer (R30.9).
      const mayBeBuyer = created.isErr() && created.error === 'refused' && order.payer.email !== '';
      return mayBeBuyer ? create({ ...order, payer: { ...order.payer, email: '' } }) : created;
    },
    end: async (orderId) =>
      (
        await call({
          name: 'order cancel',
          method: 'DELETE',
          path: orderPath(orderId),
          answer: EndedAnswer,
        })
      ).map(() => undefined),
    standing: async (orderId) => {
      const state = await call({
        name: 'order retrieve',
        method: 'GET',
        path: orderPath(orderId),
        answer: OrdersAnswer,
      });
      return state.andThen(({ orders }) => {
        const order = orders.find(
          (each) => each.orderId === orderId && each.merchantPosId === deps.account.posId,
        );
        return order === undefined ? err('refused' as const) : ok(noticeOf(order));
      });
    },
    refund: async ({ orderId, refundId, amount, description }) =>
      (
        await call({
          name: 'refund',
          method: 'POST',
          path: `${orderPath(orderId)}/refunds`,
          body: {
            refund: {
              description: description.slice(0, LONGEST_TEXT),
              amount: String(amount),
              extRefundId: refundId,
              currencyCode: CURRENCY,
            },
          },
          answer: RefundAnswer,
        })
      ).map(({ refund }) => ({ standing: refundStanding(refund.status), number: refund.refundId })),
  };
};
