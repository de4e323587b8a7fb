import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import * as t from 'io-ts';
import { oneOfWordsCodec } from '../../codecs/checked-codec.ts';
import { decode } from '../../codecs/decode.ts';
import type { OrderStatus, RefundStatus } from '../../payments/payu/messages.ts';
import { get } from '../../system/node-http.ts';

export const ordersFile = (folder: string): string => resolve(folder, 'payu-orders.jsonl');
export const portFilePath = (folder: string): string => join(folder, 'payu-port');

/** Returns the port on which the simulated PayU ran last; 0 if it is unknown. */
export const readLastPort = (folder: string): number => {
  const noted = Number(
    existsSync(portFilePath(folder)) ? readFileSync(portFilePath(folder), 'utf8') : '0',
  );
  return Number.isInteger(noted) && noted >= 0 && noted <= 65_535 ? noted : 0;
};

/** On this path, a simulated PayU answers which file stores its orders. */
export const WHOSE_PATH = '/czyje';
const Whose = t.type({ orders: t.union([t.string, t.null]) });

/** How many milliseconds the shop waits for the answer of a simulated PayU that may be running. */
const PATIENCE = 1000;

/** Uses no `fetch`, because loading it takes a tenth of the shop's start. */
const readJson = (url: string): Promise<unknown> =>
  new Promise((done, fail) => {
    get(url, { agent: false, signal: AbortSignal.timeout(PATIENCE) }, (response) =>
      json(response).then(done, fail),
    ).once('error', fail);
  });

/**
 * Returns the address of the simulated PayU that runs already, otherwise null. The shop must use
 * the running one, because a second one would not have its orders.
 */
export const findRunningStandIn = async (folder: string): Promise<string | null> => {
  const port = readLastPort(folder);
  if (port === 0) return null;
  const url = `http://localhost:${port}`;
  const owner = decode(Whose, await readJson(url + WHOSE_PATH).catch(() => null));
  return owner.isOk() && owner.value.orders === ordersFile(folder) ? url : null;
};

const Status: t.Type<OrderStatus> = oneOfWordsCodec([
  ...(['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION'] as const),
  ...(['COMPLETED', 'CANCELED', 'REJECTED'] as const),
]);

export const OrderRequest = t.intersection([
  t.type({
    customerIp: t.string,
    merchantPosId: t.string,
    description: t.string,
    currencyCode: t.string,
    totalAmount: t.string,
    products: t.array(t.type({ name: t.string, unitPrice: t.string, quantity: t.string })),
  }),
  t.partial({
    extOrderId: t.string,
    notifyUrl: t.string,
    continueUrl: t.string,
    validityTime: t.string,
    buyer: t.intersection([
      t.type({ email: t.string }),
      t.partial({ phone: t.string, firstName: t.string, lastName: t.string, language: t.string }),
    ]),
  }),
]);

const RefundEnd: t.Type<RefundStatus> = oneOfWordsCodec(['PENDING', 'FINALIZED', 'CANCELED']);

const Refund = t.type({
  refundId: t.string,
  extRefundId: t.string,
  amount: t.string,
  status: RefundEnd,
});

export type StoredRefund = t.TypeOf<typeof Refund>;

const Kept = t.intersection([
  t.type({
    orderId: t.string,
    request: OrderRequest,
    status: Status,
    createdAt: t.number,
    refunds: t.array(Refund),
    unheard: t.array(Status),
  }),
  t.partial({ unheardRefunds: t.array(Refund) }),
]);

export type StoredOrder = t.TypeOf<typeof Kept>;

export type Orders = {
  get(orderId: string): StoredOrder | undefined;
  byExtOrderId(extOrderId: string): StoredOrder | undefined;
  all(): readonly StoredOrder[];
  save(order: StoredOrder): void;
};

/** Returns null for an incomplete line, which a power cut can leave in the file. */
const orderIn = (line: string): StoredOrder | null => {
  try {
    return decode(Kept, JSON.parse(line)).unwrapOr(null);
  } catch {
    return null;
  }
};

const readOrders = (file: string | null): Map<string, StoredOrder> => {
  const orders = new Map<string, StoredOrder>();
  if (file === null || !existsSync(file)) return orders;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const order = orderIn(line);
    if (order !== null) orders.set(order.orderId, order);
  }
  return orders;
};

/** Opens the file of orders, with a line per change. If `file` is null, nothing is saved. */
export const openOrderStore = (file: string | null): Orders => {
  const orders = readOrders(file);
  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, [...orders.values()].map((order) => `${JSON.stringify(order)}\n`).join(''));
  }
  return {
    get: (orderId) => orders.get(orderId),
    byExtOrderId: (extOrderId) =>
      [...orders.values()].find(({ request }) => request.extOrderId === extOrderId),
    all: () => [...orders.values()].sort((a, b) => b.createdAt - a.createdAt),
    save: (order) => {
      orders.set(order.orderId, order);
      if (file !== null) appendFileSync(file, `${JSON.stringify(order)}\n`);
    },
  };
};
