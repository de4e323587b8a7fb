import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderStatus } from '../../payments/payu/messages.ts';
import { type PayuAccount, VALIDITY } from '../../payments/payu/settings.ts';
import { type ApiAnswer, standInApi } from './api.ts';
import { type Faults, faultsIn, NO_FAULTS } from './faults.ts';
import {
  type Deliver,
  deliverByHttp,
  orderStatusesToNotify,
  refundStatesToNotify,
  startNotifications,
} from './news.ts';
import {
  type Orders,
  openOrderStore,
  type StoredOrder,
  type StoredRefund,
  WHOSE_PATH,
} from './orders.ts';
import {
  FAULTS_PATH,
  PAYMENT_PATH,
  paymentFaultsPage,
  paymentPage,
  STAND_IN_STYLE,
  STYLE_PATH,
} from './page.ts';

export type StandInSettings = {
  readonly account: PayuAccount;
  readonly file: string | null;
  /** Port 0 means any free port. If another program uses the port, the start fails. */
  readonly port: number;
  readonly deliver?: Deliver;
};

export type StandIn = {
  readonly url: string;
  readonly port: number;
  readonly orders: Orders;
  order(faults: Partial<Faults>): void;
  tell(orderId: string): Promise<void>;
  close(): Promise<void>;
};

const MOST_BYTES = 64 * 1024;
/** The payer's page waits at most this long (ms) for the shop to accept the notification. */
const SOON = 1000;

const bodyOf = async (request: IncomingMessage): Promise<string | null> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length > MOST_BYTES) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** Accepts only requests to localhost, and only from the stand-in's own pages. */
const isOwn = ({ headers }: IncomingMessage): boolean => {
  const host = headers.host ?? '';
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  return isLocal && (headers.origin === undefined || headers.origin === `http://${host}`);
};

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const show = (response: ServerResponse, status: number, body: string, type = 'text/html'): void => {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    })
    .end(body);
};

const answerApi = (response: ServerResponse, { status, body, location }: ApiAnswer): void => {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(location === undefined ? {} : { location }),
    })
    .end(JSON.stringify(body));
};

const sendTo = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { location }).end();
};

const backTo = (order: StoredOrder, failed: boolean): string => {
  const url = URL.parse(order.request.continueUrl ?? '');
  if (url === null) return `${PAYMENT_PATH}/${order.orderId}`;
  if (failed) url.searchParams.set('error', '501');
  return url.href;
};

/** Starts PayU's REST API 2.1, with pages on which a developer chooses how a payment ends. */
export const openStandIn = async ({
  account,
  file,
  port,
  deliver = deliverByHttp,
}: StandInSettings): Promise<StandIn> => {
  const orders = openOrderStore(file);
  let faults = NO_FAULTS;
  const news = startNotifications(orders, account.secondKey, () => faults.signs, deliver);
  let url = '';

  const finish = (order: StoredOrder, status: OrderStatus): Promise<void> => {
    orders.save({
      ...order,
      status,
      unheard: [...order.unheard, ...orderStatusesToNotify(status, faults.news)],
    });
    return news.tell(order.orderId);
  };
  const settleRefund = (orderId: string, refund: StoredRefund): void => {
    const order = orders.get(orderId);
    if (order === undefined) return;
    const refunds = [
      ...order.refunds.filter(({ refundId }) => refundId !== refund.refundId),
      refund,
    ];
    orders.save({
      ...order,
      refunds,
      unheardRefunds: [
        ...(order.unheardRefunds ?? []),
        ...refundStatesToNotify(refund, faults.news),
      ],
    });
    void news.tell(orderId);
  };
  const seen = (orderId: string): StoredOrder | undefined => {
    const order = orders.get(orderId);
    const late =
      order?.status === 'PENDING' &&
      Date.now() > order.createdAt + 1000 * Number(order.request.validityTime ?? VALIDITY);
    if (order !== undefined && late) void finish(order, 'CANCELED');
    return orders.get(orderId);
  };
  const api = standInApi({
    account,
    orders: { ...orders, get: seen },
    pageOf: (orderId) => `${url}${PAYMENT_PATH}/${orderId}`,
    cancel: (order) => void finish(order, 'CANCELED'),
    giveBack: (order, request) => {
      const refund: StoredRefund = {
        ...request,
        status: faults.refundsWait ? 'PENDING' : 'FINALIZED',
      };
      settleRefund(order.orderId, refund);
      return refund;
    },
    refuses: () => faults.refuses,
    now: Date.now,
  });

  const decide = async (
    response: ServerResponse,
    order: StoredOrder,
    outcome: string | null,
  ): Promise<void> => {
    const ends = { completed: 'COMPLETED', rejected: 'CANCELED' } as const;
    const [ending, refundId] = outcome?.split(' ') ?? [];
    const refund = order.refunds.find(
      (each) => each.refundId === refundId && each.status === 'PENDING',
    );
    if (refund !== undefined && (ending === 'FINALIZED' || ending === 'CANCELED')) {
      settleRefund(order.orderId, { ...refund, status: ending });
      return sendTo(response, `${PAYMENT_PATH}/${order.orderId}`);
    }
    if (outcome === 'abandoned') return sendTo(response, backTo(order, false));
    if (outcome !== 'completed' && outcome !== 'rejected') return show(response, 400, '');
    if (order.status !== 'PENDING') return sendTo(response, `${PAYMENT_PATH}/${order.orderId}`);
    await Promise.race([finish(order, ends[outcome]), pause(SOON, undefined, { ref: false })]);
    sendTo(response, backTo(order, outcome === 'rejected'));
  };

  const answerPage = async (
    method: string,
    path: string,
    body: string,
    response: ServerResponse,
  ): Promise<void> => {
    if (method === 'GET' && path === '/')
      return show(response, 200, paymentFaultsPage(faults, orders.all()));
    if (method === 'GET' && path === WHOSE_PATH)
      return answerApi(response, { status: 200, body: { orders: file } });
    if (method === 'GET' && path === STYLE_PATH)
      return show(response, 200, STAND_IN_STYLE, 'text/css');
    if (method === 'POST' && path === FAULTS_PATH) {
      faults = faultsIn(new URLSearchParams(body));
      return sendTo(response, '/');
    }
    const order = path.startsWith(`${PAYMENT_PATH}/`)
      ? seen(path.slice(PAYMENT_PATH.length + 1))
      : undefined;
    if (order === undefined) return show(response, 404, '');
    if (method === 'POST') return decide(response, order, new URLSearchParams(body).get('outcome'));
    show(response, 200, paymentPage(order));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request;
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const body = await bodyOf(request);
    if (body === null || !isOwn(request)) return show(response, body === null ? 413 : 403, '');
    const isApi = path.startsWith('/api/') || path.startsWith('/pl/');
    if (isApi && faults.slow > 0) await pause(faults.slow);
    if (isApi && faults.failing > 0) {
      faults = { ...faults, failing: faults.failing - 1 };
      return answerApi(response, {
        status: 500,
        body: { status: { statusCode: 'ERROR_INTERNAL' } },
      });
    }
    const apiAnswer = isApi
      ? api({ method, path, body, authorization: headers.authorization ?? '' })
      : null;
    if (apiAnswer !== null) return answerApi(response, apiAnswer);
    await answerPage(method, path, body, response);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const bound = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      const at = server.address();
      resolve(typeof at === 'object' && at !== null ? at.port : port);
    });
  });
  url = `http://localhost:${bound}`;
  return {
    url,
    port: bound,
    orders,
    order: (ordered) => {
      faults = { ...NO_FAULTS, ...ordered };
    },
    tell: news.tell,
    close: async () => {
      news.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
};
