import type { OrderStatus, RefundStatus } from '../../payments/payu/messages.ts';
import {
  SIGNATURE_HEADER,
  type SignatureAlgorithm,
  signatureOf,
} from '../../payments/payu/signature.ts';
import type { NotificationDelivery } from './faults.ts';
import type { Orders, StoredOrder, StoredRefund } from './orders.ts';

/** Sends a notification. Resolves with the HTTP status; rejects if the shop is unreachable. */
export type Deliver = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<number>;

export const deliverByHttp: Deliver = async (url, headers, body) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  return answer.status;
};

export const orderInNotification = (
  { orderId, request, createdAt }: StoredOrder,
  status: OrderStatus,
): object => ({
  orderId,
  orderCreateDate: new Date(createdAt).toISOString(),
  ...request,
  status,
});

type Notification = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

const signed = (
  content: object,
  secondKey: string,
  algorithm: SignatureAlgorithm = 'MD5',
): Notification => {
  const body = JSON.stringify(content);
  const signature = signatureOf(Buffer.from(body), secondKey, algorithm);
  return { headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }, body };
};

export const signedOrderNotification = (
  order: StoredOrder,
  status: OrderStatus,
  secondKey: string,
  algorithm?: SignatureAlgorithm,
): Notification =>
  signed(
    {
      order: orderInNotification(order, status),
      localReceiptDateTime: new Date(order.createdAt).toISOString(),
    },
    secondKey,
    algorithm,
  );

/** Returns a notification about a refund. Like the real one, it has only PayU's refund number. */
export const signedRefundNotification = (
  { orderId, request }: Pick<StoredOrder, 'orderId' | 'request'>,
  { refundId, amount, status }: StoredRefund,
  secondKey: string,
  algorithm?: SignatureAlgorithm,
): Notification =>
  signed(
    {
      orderId,
      extOrderId: request.extOrderId,
      refund: { refundId, amount, currencyCode: request.currencyCode, status, reason: 'refund' },
    },
    secondKey,
    algorithm,
  );

const inOrder = <T>(all: readonly T[], order: NotificationDelivery): readonly T[] => {
  const ordered: Readonly<Record<NotificationDelivery, readonly T[]>> = {
    once: all,
    doubled: [...all, ...all],
    reordered: all.toReversed(),
    lost: [],
  };
  return ordered[order];
};

export const orderStatusesToNotify = (
  status: OrderStatus,
  delivery: NotificationDelivery,
): readonly OrderStatus[] =>
  inOrder(status === 'COMPLETED' ? ['PENDING', 'COMPLETED'] : [status], delivery);

export const refundStatesToNotify = (
  refund: StoredRefund,
  delivery: NotificationDelivery,
): readonly StoredRefund[] => {
  const statuses: readonly RefundStatus[] =
    refund.status === 'PENDING' ? ['PENDING'] : ['PENDING', refund.status];
  return inOrder(
    statuses.map((status) => ({ ...refund, status })),
    delivery,
  );
};

/** Milliseconds before each retry of a notification. The last value applies to all later ones. */
const PAUSES = [500, 1000, 2000, 5000, 15_000, 60_000] as const;
const TRIES = 20;

/**
 * Sends notifications to the shop, with retries. Those about one order are sent one after another.
 */
export const startNotifications = (
  orders: Orders,
  secondKey: string,
  signatureAlgorithmNow: () => SignatureAlgorithm,
  deliver: Deliver,
) => {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  let closed = false;

  const nextOf = (
    order: StoredOrder,
  ): { readonly said: Notification; readonly heard: (now: StoredOrder) => StoredOrder } | null => {
    const [status] = order.unheard;
    if (status !== undefined)
      return {
        said: signedOrderNotification(order, status, secondKey, signatureAlgorithmNow()),
        heard: (current) => ({ ...current, unheard: current.unheard.slice(1) }),
      };
    const [refund] = order.unheardRefunds ?? [];
    if (refund === undefined) return null;
    const refundNotice = signedRefundNotification(
      order,
      refund,
      secondKey,
      signatureAlgorithmNow(),
    );
    return {
      said: refundNotice,
      heard: (current) => ({ ...current, unheardRefunds: current.unheardRefunds?.slice(1) ?? [] }),
    };
  };

  const say = async (orderId: string): Promise<boolean> => {
    for (
      let order = orders.get(orderId);
      order !== undefined && !closed;
      order = orders.get(orderId)
    ) {
      const next = nextOf(order);
      const url = order.request.notifyUrl;
      if (next === null || url === undefined) return true;
      const { headers, body } = next.said;
      const answer = await deliver(url, headers, body).catch(() => 0);
      if (answer !== 200) return false;
      const current = orders.get(orderId);
      if (current !== undefined) orders.save(next.heard(current));
    }
    return true;
  };

  const sayAll = async (orderId: string, tries: number): Promise<void> => {
    if ((await say(orderId)) || closed || tries >= TRIES) return;
    const pause = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 60_000;
    timers.set(
      orderId,
      setTimeout(() => tell(orderId, tries + 1), pause),
    );
  };

  /**
   * Sends an order's notifications. The promise resolves after the first attempt, even if the
   * attempt failed. Notifications about one order are sent one after another.
   */
  const tell = (orderId: string, tries = 1): Promise<void> => {
    clearTimeout(timers.get(orderId));
    const after = (running.get(orderId) ?? Promise.resolve()).then(() => sayAll(orderId, tries));
    running.set(orderId, after);
    return after;
  };

  for (const { orderId, unheard, unheardRefunds = [] } of orders.all())
    if (unheard.length + unheardRefunds.length > 0) void tell(orderId);
  return {
    tell: (orderId: string) => tell(orderId),
    close: (): void => {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};
