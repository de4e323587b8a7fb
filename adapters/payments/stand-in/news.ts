import type { OrderStatus } from '../payu/messages.ts';
import { SIGNATURE_HEADER, type SignatureAlgorithm, signatureOf } from '../payu/signature.ts';
import type { News } from './faults.ts';
import type { KeptOrder, Orders } from './orders.ts';

/** Brings a notification to a shop; answers the status of its answer. Rejects where the shop cannot be reached. */
export type Deliver = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<number>;

export const deliverByHttp: Deliver = async (url, headers, body) => {
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  await answer.body?.cancel();
  return answer.status;
};

/** What PayU says of an order as it stands. */
export const orderSaid = ({ orderId, request, createdAt }: KeptOrder, status: OrderStatus): object => ({
  orderId,
  orderCreateDate: new Date(createdAt).toISOString(),
  ...request,
  status,
});

/** A notification and its signed headers. */
export const notification = (
  order: KeptOrder,
  status: OrderStatus,
  secondKey: string,
  algorithm: SignatureAlgorithm = 'MD5',
): { readonly headers: Readonly<Record<string, string>>; readonly body: string } => {
  const body = JSON.stringify({ order: orderSaid(order, status), localReceiptDateTime: new Date(order.createdAt).toISOString() });
  const signature = signatureOf(Buffer.from(body), secondKey, algorithm);
  return { headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }, body };
};

/** The changes that a shop is told of when an order comes to its end, by what goes wrong with notifications. */
export const newsOf = (status: OrderStatus, news: News): readonly OrderStatus[] => {
  const told: readonly OrderStatus[] = status === 'COMPLETED' ? ['PENDING', 'COMPLETED'] : [status];
  const wrong: Readonly<Record<News, readonly OrderStatus[]>> = {
    once: told,
    doubled: [...told, ...told],
    reordered: told.toReversed(),
    lost: [],
  };
  return wrong[news];
};

/** Milliseconds until a notification that was not heard is sent again; the last pause goes on. */
const PAUSES = [500, 1000, 2000, 5000, 15_000, 60_000] as const;
/** So often it is sent in all. */
const TRIES = 20;

/** Sends what shops have not heard yet, in its order, again and again until they have. */
export const startNews = (orders: Orders, secondKey: string, deliver: Deliver) => {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  let closed = false;

  const say = async (orderId: string): Promise<boolean> => {
    for (let order = orders.get(orderId); order !== undefined && !closed; order = orders.get(orderId)) {
      const [status] = order.unheard;
      const url = order.request.notifyUrl;
      if (status === undefined || url === undefined) return true;
      const { headers, body } = notification(order, status, secondKey);
      const answer = await deliver(url, headers, body).catch(() => 0);
      if (answer !== 200) return false;
      const now = orders.get(orderId);
      if (now !== undefined) orders.save({ ...now, unheard: now.unheard.slice(1) });
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

  /** Tells of an order; resolved when it was tried once. Two tellings of one order come one after the other. */
  const tell = (orderId: string, tries = 1): Promise<void> => {
    clearTimeout(timers.get(orderId));
    const after = (running.get(orderId) ?? Promise.resolve()).then(() => sayAll(orderId, tries));
    running.set(orderId, after);
    return after;
  };

  for (const { orderId, unheard } of orders.all()) if (unheard.length > 0) void tell(orderId);
  return {
    tell: (orderId: string) => tell(orderId),
    close: (): void => {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};
