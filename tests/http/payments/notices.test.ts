import fc from 'fast-check';
import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../../adapters/payments/payu/messages.ts';
import type { SignatureAlgorithm } from '../../../adapters/payments/payu/signature.ts';
import { STAND_IN_ACCOUNT } from '../../../adapters/payments/stand-in/account.ts';
import { notification } from '../../../adapters/payments/stand-in/news.ts';
import type { KeptOrder } from '../../../adapters/payments/stand-in/orders.ts';
import type { OnlinePayment } from '../../../application/ports/online-payments.ts';
import { runs } from '../../support/runs.ts';
import { booker, openPanel, type Panel, START } from '../panel/shop.ts';
import { ENTRIES } from '../wizard/catalogue.ts';
import { noticeTo } from './shop.ts';

/** 1 PLN and a grosz of commission, so that many payments fit into one booking. */
const AMOUNT = 100;
const CHARGED = 101;

/** A shop with a booking, and attempts that the provider is said to have taken. */
const openTold = async () => {
  const panel = await openPanel(ENTRIES, null, { config: { payu: { ...STAND_IN_ACCOUNT, url: 'http://localhost:9' } } });
  const { reservationId: bookingId } = await booker(panel);
  let attempts = 0;
  const begin = async (): Promise<string> => {
    attempts += 1;
    const id = `attempt-${attempts}`;
    const payment: OnlinePayment = {
      ...{ id, bookingId, amount: AMOUNT, commission: CHARGED - AMOUNT, state: 'pending', createdAt: START + attempts },
      ...{ redirectTo: 'http://localhost:9/', orderId: `order-${id}`, askAt: START },
    };
    await panel.kit.store.inTransaction([{ kind: 'booking', id: bookingId }], async ({ payments }) => {
      await payments.save(payment);
      return ok(undefined);
    });
    return id;
  };
  return { panel, bookingId, begin };
};

const registeredOf = async ({ kit }: Panel, bookingId: string, id: string): Promise<readonly number[]> => {
  const booking = await kit.store.bookings.get(bookingId);
  return booking?.status === 'confirmed' ? booking.payments.filter((each) => each.id === id).map(({ amount }) => amount) : [];
};

type Said = {
  readonly status: OrderStatus;
  readonly algorithm?: SignatureAlgorithm;
  readonly key?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly posId?: string;
  readonly orderId?: string;
  /** Done to the body once it was signed. */
  readonly changed?: (body: string) => string;
  readonly header?: (header: string) => string | undefined;
};

/** Says something of an attempt as the provider would, but for what is named; answers the status. */
const say = (panel: Panel, id: string, said: Said): Promise<number> => {
  const { key = STAND_IN_ACCOUNT.secondKey, changed = (body) => body, header = (same) => same } = said;
  const order: KeptOrder = {
    orderId: said.orderId ?? `order-${id}`,
    request: {
      ...{ extOrderId: id, merchantPosId: said.posId ?? STAND_IN_ACCOUNT.posId, customerIp: '10.0.0.1', description: 'Żagle' },
      ...{ currencyCode: said.currency ?? 'PLN', totalAmount: said.amount ?? String(CHARGED), products: [] },
    },
    ...{ status: said.status, createdAt: START, refunds: [], unheard: [] },
  };
  const { headers, body } = notification(order, said.status, key, said.algorithm);
  const signature = header(headers['openpayu-signature'] ?? '');
  const sent = { ...headers, 'openpayu-signature': signature ?? '' };
  return noticeTo(panel)('http://shop.example/v1/payments/payu', sent, changed(body));
};

/** What the provider may say of an attempt that nobody has forged, and how often it is paid by it. */
const GENUINE = {
  pending: { status: 'PENDING' },
  waiting: { status: 'WAITING_FOR_CONFIRMATION' },
  completed: { status: 'COMPLETED' },
  completedBySha: { status: 'COMPLETED', algorithm: 'SHA-256' },
  canceled: { status: 'CANCELED' },
} as const satisfies Record<string, Said>;

/** What must never pay, and how it is answered: 200 where saying it again would change nothing. */
const FALSE = {
  otherKey: [{ status: 'COMPLETED', key: 'another key' }, 403],
  changedAfterwards: [{ status: 'COMPLETED', amount: '1', changed: (body: string) => body.replace('"1"', '"101"') }, 403],
  spaced: [{ status: 'COMPLETED', changed: (body: string) => ` ${body}` }, 403],
  unsigned: [{ status: 'COMPLETED', header: () => undefined }, 403],
  otherAlgorithm: [{ status: 'COMPLETED', header: (same: string) => same.replace('MD5', 'CRC32') }, 403],
  shortened: [{ status: 'COMPLETED', header: (same: string) => same.replace(/signature=[\da-f]{8}/, 'signature=') }, 403],
  lessMoney: [{ status: 'COMPLETED', amount: '100' }, 200],
  moreMoney: [{ status: 'COMPLETED', amount: '10100' }, 200],
  otherMoney: [{ status: 'COMPLETED', currency: 'EUR' }, 200],
  otherOrder: [{ status: 'COMPLETED', orderId: 'order-of-somebody' }, 200],
  otherShop: [{ status: 'COMPLETED', posId: '1' }, 400],
} as const satisfies Record<string, readonly [Said, number]>;

describe('a notification of the provider (R31)', () => {
  it.each(Object.keys(FALSE))('R31.4: %s pays nothing', async (name) => {
    const { panel, bookingId, begin } = await openTold();
    const id = await begin();
    const [said, answered] = FALSE[name as keyof typeof FALSE];
    expect(await say(panel, id, said)).toBe(answered);
    expect([await registeredOf(panel, bookingId, id), (await panel.kit.store.payments.get(id))?.state]).toEqual([[], 'pending']);
  });

  it('of a payment that nobody began, or of a refund, is no payment (R48.8: what nobody gave back here is a line for the office); one that is signed and makes no sense is said again', async () => {
    const { panel, bookingId, begin } = await openTold();
    expect(await say(panel, 'nobody', GENUINE.completed)).toBe(404);
    const id = await begin();
    expect(await say(panel, id, { status: 'COMPLETED', changed: () => '', header: () => 'x' })).toBe(403);
    const { signatureOf } = await import('../../../adapters/payments/payu/signature.ts');
    const signed = (body: string) =>
      noticeTo(panel)(
        'http://shop.example/v1/payments/payu',
        { 'content-type': 'text/plain', 'openpayu-signature': signatureOf(Buffer.from(body), STAND_IN_ACCOUNT.secondKey) },
        body,
      );
    expect(await signed('{"order":{"status":"COMPLETED"}}')).toBe(400);
    expect(await signed('not JSON')).toBe(400);
    const refund = { orderId: `order-${id}`, refund: { refundId: '1', amount: '1', currencyCode: 'PLN', status: 'FINALIZED' } };
    expect(await signed(JSON.stringify(refund))).toBe(404);
    expect(await signed(JSON.stringify({ ...refund, extOrderId: id }))).toBe(200);
    expect(await panel.kit.store.bank.oddNotices()).toMatchObject([{ why: 'refundNotOrdered', paymentId: '1', bookingId, charged: 1 }]);
    expect((await panel.kit.store.payments.get(id))?.state).toBe('pending');
  });

  it('R31.1, R31.3: whatever is said, how often, in whatever order and at once, one payment at most comes of it, and a completed one stays', async () => {
    const { panel, bookingId, begin } = await openTold();
    const genuine = fc.constantFrom(...Object.values(GENUINE)).map((said): readonly [Said, number] => [said, 200]);
    const anything = fc.oneof({ arbitrary: genuine, weight: 3 }, fc.constantFrom<readonly [Said, number]>(...Object.values(FALSE)));
    const volleys = fc.array(fc.array(anything, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(volleys, async (said) => {
        const id = await begin();
        let paid = false;
        for (const volley of said) {
          const answers = await Promise.all(volley.map(([each]) => say(panel, id, each)));
          expect(answers).toEqual(volley.map(([, answer]) => answer));
          paid ||= volley.some(([{ status }, answer], at) => status === 'COMPLETED' && answer === 200 && isTrue(volley[at]?.[0]));
          expect(await registeredOf(panel, bookingId, id)).toEqual(paid ? [AMOUNT] : []);
          const { state, askAt } = (await panel.kit.store.payments.get(id)) ?? {};
          if (paid) expect([state, askAt]).toEqual(['completed', null]);
          else expect(['pending', 'rejected']).toContain(state);
        }
      }),
      runs(40),
    );
  });
});

/** Whether nothing of what is said is false. */
const isTrue = (said: Said | undefined): boolean => Object.values<Said>(GENUINE).some((each) => each === said);
