import { randomBytes, randomUUID } from 'node:crypto';
import * as t from 'io-ts';
import { decode } from '../../codecs/decode.ts';
import type { PayuAccount } from '../../payments/payu/settings.ts';
import type { RefusedOrders } from './faults.ts';
import { orderInNotification } from './news.ts';
import { OrderRequest, type Orders, type StoredOrder, type StoredRefund } from './orders.ts';

export type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly body: string;
};

export type ApiAnswer = {
  readonly status: number;
  readonly body: object;
  readonly location?: string;
};

export type ApiDeps = {
  readonly account: PayuAccount;
  readonly orders: Orders;
  readonly pageOf: (orderId: string) => string;
  readonly cancel: (order: StoredOrder) => void;
  readonly giveBack: (order: StoredOrder, refund: StoredRefund) => StoredRefund;
  readonly refuses: () => RefusedOrders;
  readonly now: () => number;
};

const TOKEN_LIFE = 43_199;

const failed = (status: number, statusCode: string): ApiAnswer => ({
  status,
  body: { status: { statusCode } },
});
const REFUSES_BUYER: ApiAnswer = {
  status: 400,
  body: { status: { statusCode: 'ERROR_VALUE_INVALID', codeLiteral: 'INVALID_BUYER_PHONE' } },
};
const SUCCESS = { statusCode: 'SUCCESS' };
const succeeded = (body: object): ApiAnswer => ({
  status: 200,
  body: { ...body, status: SUCCESS },
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const RefundRequest = t.type({
  refund: t.intersection([
    t.type({ description: t.string }),
    t.partial({ amount: t.string, extRefundId: t.string }),
  ]),
});

const newOrderId = (): string => randomBytes(12).toString('hex').toUpperCase();

/** Implements those calls of PayU's REST API 2.1 that the shop uses. */
export const standInApi = (deps: ApiDeps) => {
  const { account, orders, pageOf, cancel, giveBack, refuses, now } = deps;
  const tokens = new Set<string>();

  const authorize = (body: string): ApiAnswer => {
    const form = new URLSearchParams(body);
    const right =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === account.clientId &&
      form.get('client_secret') === account.clientSecret;
    if (!right) return { status: 401, body: { error: 'invalid_client' } };
    const token = randomUUID();
    tokens.add(token);
    return {
      status: 200,
      body: {
        access_token: token,
        token_type: 'bearer',
        expires_in: TOKEN_LIFE,
        grant_type: 'client_credentials',
      },
    };
  };

  const create = (body: string): ApiAnswer => {
    const read = decode(OrderRequest, jsonOf(body));
    if (read.isErr()) return failed(400, 'ERROR_SYNTAX');
    const request = read.value;
    const sum = request.products.reduce(
      (all, { unitPrice, quantity }) => all + Number(unitPrice) * Number(quantity),
      0,
    );
    const refused = refuses();
    if (refused === 'all' || (refused === 'buyers' && request.buyer !== undefined))
      return REFUSES_BUYER;
    if (request.merchantPosId !== account.posId) return failed(403, 'UNAUTHORIZED_REQUEST');
    if (!/^[1-9]\d*$/.test(request.totalAmount) || sum !== Number(request.totalAmount))
      return failed(400, 'ERROR_VALUE_INVALID');
    if (request.extOrderId !== undefined && orders.byExtOrderId(request.extOrderId))
      return failed(400, 'ERROR_ORDER_NOT_UNIQUE');
    const order: StoredOrder = {
      orderId: newOrderId(),
      request,
      status: 'PENDING',
      createdAt: now(),
      refunds: [],
      unheard: [],
    };
    orders.save(order);
    const redirectUri = pageOf(order.orderId);
    return {
      status: 302,
      location: redirectUri,
      body: {
        status: SUCCESS,
        redirectUri,
        orderId: order.orderId,
        extOrderId: request.extOrderId,
      },
    };
  };

  const end = (order: StoredOrder): ApiAnswer => {
    if (order.status === 'COMPLETED') return failed(400, 'ERROR_ORDER_STATUS');
    if (order.status !== 'CANCELED') cancel(order);
    return succeeded({ orderId: order.orderId, extOrderId: order.request.extOrderId });
  };

  const refund = (order: StoredOrder, body: string): ApiAnswer => {
    const read = decode(RefundRequest, jsonOf(body));
    if (read.isErr()) return failed(400, 'ERROR_SYNTAX');
    const { amount = order.request.totalAmount, extRefundId = randomUUID() } = read.value.refund;
    const before = order.refunds.find((each) => each.extRefundId === extRefundId);
    const refunded = order.refunds
      .filter(({ status }) => status !== 'CANCELED')
      .reduce((all, each) => all + Number(each.amount), 0);
    if (
      before === undefined &&
      (order.status !== 'COMPLETED' ||
        refunded + Number(amount) > Number(order.request.totalAmount))
    )
      return failed(400, 'ERROR_VALUE_INVALID');
    const refund =
      before ?? giveBack(order, { refundId: newOrderId(), extRefundId, amount, status: 'PENDING' });
    return succeeded({ orderId: order.orderId, refund: { ...refund, currencyCode: 'PLN' } });
  };

  const onOrder = (
    method: string,
    order: StoredOrder,
    refunds: boolean,
    body: string,
  ): ApiAnswer => {
    if (refunds)
      return method === 'POST' ? refund(order, body) : failed(405, 'ERROR_INVALID_METHOD');
    if (method === 'GET') return succeeded({ orders: [orderInNotification(order, order.status)] });
    return method === 'DELETE' ? end(order) : failed(405, 'ERROR_INVALID_METHOD');
  };

  return ({ method, path, authorization, body }: ApiCall): ApiAnswer | null => {
    if (path === '/pl/standard/user/oauth/authorize' && method === 'POST') return authorize(body);
    const [, orderPath] = /^\/api\/v2_1\/orders(\/.*)?$/.exec(path) ?? [];
    if (!path.startsWith('/api/')) return null;
    if (!tokens.has(authorization.replace(/^Bearer /, ''))) return failed(401, 'UNAUTHORIZED');
    if (orderPath === undefined && path === '/api/v2_1/orders' && method === 'POST')
      return create(body);
    const [, orderId = '', refunds] = /^\/([\w-]+)(\/refunds)?$/.exec(orderPath ?? '') ?? [];
    const order = orders.get(orderId);
    return order === undefined
      ? failed(404, 'DATA_NOT_FOUND')
      : onOrder(method, order, refunds !== undefined, body);
  };
};
