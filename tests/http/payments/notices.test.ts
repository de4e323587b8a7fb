import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { STAND_IN_ACCOUNT } from '../../../adapters/dev/payment-stand-in/account.ts';
import { signedOrderNotification } from '../../../adapters/dev/payment-stand-in/news.ts';
import type { StoredOrder } from '../../../adapters/dev/payment-stand-in/orders.ts';
import type { OrderStatus } from '../../../adapters/payments/payu/messages.ts';
import { payu } from '../../../adapters/payments/payu/payu.ts';
import { type SignatureAlgorithm, signatureOf } from '../../../adapters/payments/payu/signature.ts';
import { queryPendingPayments } from '../../../application/payments/settle.ts';
import type { OnlinePayment } from '../../../application/ports/online-payments.ts';
import { markDiscrepancySeen } from '../../../application/statements/entries.ts';
import { HOUR } from '../../../domain/calendar.ts';
import { runs } from '../../support/runs.ts';
import { PANEL_START, type PanelShop, panelBooker } from '../panel/panel-shop.ts';
import { noticeTo, openPaid } from './paid-shop.ts';

const AMOUNT = 100;
const CHARGED = 101;

const orderOf = (
  id: string,
  { status, amount }: { readonly status: OrderStatus; readonly amount?: string },
): StoredOrder => ({
  orderId: `order-${id}`,
  request: {
    ...{
      extOrderId: id,
      merchantPosId: STAND_IN_ACCOUNT.posId,
      customerIp: '10.0.0.1',
      description: 'Żagle',
    },
    ...{ currencyCode: 'PLN', totalAmount: amount ?? String(CHARGED), products: [] },
  },
  ...{ status, createdAt: Date.now(), refunds: [], unheard: [] },
});

/** `stands` sets the state of the order in the provider's records. */
const openTold = async () => {
  const { panel, standIn } = await openPaid();
  const { reservationId: bookingId } = await panelBooker(panel);
  let attempts = 0;
  const stands = (id: string, status: OrderStatus, amount?: string): void =>
    standIn.orders.save(orderOf(id, { status, ...(amount === undefined ? {} : { amount }) }));
  const keep = async (payment: OnlinePayment): Promise<void> => {
    await panel.kit.store.inTransaction(
      [{ kind: 'booking', id: bookingId }],
      async ({ payments }) => {
        await payments.save(payment);
        return ok(undefined);
      },
    );
  };
  const begin = async (changed: Partial<OnlinePayment> = {}): Promise<string> => {
    attempts += 1;
    const id = `attempt-${attempts}`;
    stands(id, 'PENDING');
    await keep({
      ...{
        id,
        bookingId,
        amount: AMOUNT,
        commission: CHARGED - AMOUNT,
        provider: 'payu',
        state: 'pending',
        createdAt: PANEL_START + attempts,
      },
      ...{ redirectTo: 'http://localhost:9/', orderId: `order-${id}`, askAt: PANEL_START },
      ...changed,
    });
    return id;
  };
  return { panel, standIn, bookingId, begin, stands };
};

const registeredOf = async (
  { kit }: PanelShop,
  bookingId: string,
  id: string,
): Promise<readonly number[]> => {
  const booking = await kit.store.bookings.get(bookingId);
  return booking?.status === 'confirmed'
    ? booking.payments.filter((each) => each.id === id).map(({ amount }) => amount)
    : [];
};

type NoticeOptions = {
  readonly status: OrderStatus;
  readonly algorithm?: SignatureAlgorithm;
  readonly key?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly posId?: string;
  readonly orderId?: string;
  readonly changed?: (body: string) => string;
  readonly header?: (header: string) => string | undefined;
};

const say = (panel: PanelShop, id: string, notice: NoticeOptions): Promise<number> => {
  const {
    key = STAND_IN_ACCOUNT.secondKey,
    algorithm = 'SHA-256',
    changed = (body) => body,
    header = (same) => same,
  } = notice;
  const truth = orderOf(id, notice);
  const { posId = STAND_IN_ACCOUNT.posId, currency = 'PLN', orderId = truth.orderId } = notice;
  const order: StoredOrder = {
    ...truth,
    orderId,
    request: { ...truth.request, merchantPosId: posId, currencyCode: currency },
  };
  const { headers, body } = signedOrderNotification(order, notice.status, key, algorithm);
  const signature = header(headers['openpayu-signature'] ?? '');
  const sent = { ...headers, 'openpayu-signature': signature ?? '' };
  return noticeTo(panel)('http://shop.example/v1/payments/payu', sent, changed(body));
};

const GENUINE = {
  pending: { status: 'PENDING' },
  waiting: { status: 'WAITING_FOR_CONFIRMATION' },
  completed: { status: 'COMPLETED' },
  canceled: { status: 'CANCELED' },
} as const satisfies Record<string, NoticeOptions>;

/** Notifications that must never register a payment. 200 ends the provider's repetitions. */
const FALSE = {
  otherKey: [{ status: 'COMPLETED', key: 'another key' }, 403],
  changedAfterwards: [
    { status: 'COMPLETED', amount: '1', changed: (body: string) => body.replace('"1"', '"101"') },
    403,
  ],
  spaced: [{ status: 'COMPLETED', changed: (body: string) => ` ${body}` }, 403],
  unsigned: [{ status: 'COMPLETED', header: () => undefined }, 403],
  otherAlgorithm: [
    {
      status: 'COMPLETED',
      header: (same: string) => same.replace(/algorithm=[^;]+/, 'algorithm=CRC32'),
    },
    403,
  ],
  shortened: [
    {
      status: 'COMPLETED',
      header: (same: string) => same.replace(/signature=[\da-f]{8}/, 'signature='),
    },
    403,
  ],
  lessMoney: [{ status: 'COMPLETED', amount: '100' }, 200],
  moreMoney: [{ status: 'COMPLETED', amount: '10100' }, 200],
  otherMoney: [{ status: 'COMPLETED', currency: 'EUR' }, 200],
  otherOrder: [{ status: 'COMPLETED', orderId: 'order-of-somebody' }, 200],
  otherShop: [{ status: 'COMPLETED', posId: '1' }, 400],
} as const satisfies Record<string, readonly [NoticeOptions, number]>;

describe('a notification of the payment provider (R31)', () => {
  it.each(Object.keys(FALSE))(
    'R31.4: a false payment notification registers no payment: %s',
    async (name) => {
      const { panel, bookingId, begin } = await openTold();
      const id = await begin();
      const [notice, answered] = FALSE[name as keyof typeof FALSE];
      expect(await say(panel, id, notice)).toBe(answered);
      expect([
        await registeredOf(panel, bookingId, id),
        (await panel.kit.store.payments.get(id))?.state,
      ]).toEqual([[], 'pending']);
    },
  );

  it('R48.8: a notification of an unknown payment gets 404; one of an unknown refund makes an office task', async () => {
    const { panel, bookingId, begin } = await openTold();
    expect(await say(panel, 'nobody', GENUINE.completed)).toBe(404);
    const id = await begin();
    expect(
      await say(panel, id, { status: 'COMPLETED', changed: () => '', header: () => 'x' }),
    ).toBe(403);
    const signed = (body: string, algorithm: SignatureAlgorithm = 'SHA-256') =>
      noticeTo(panel)(
        'http://shop.example/v1/payments/payu',
        {
          'content-type': 'text/plain',
          'openpayu-signature': signatureOf(
            Buffer.from(body),
            STAND_IN_ACCOUNT.secondKey,
            algorithm,
          ),
        },
        body,
      );
    expect(await signed('{"order":{"status":"COMPLETED"}}')).toBe(400);
    expect(await signed('not JSON')).toBe(400);
    expect(await signed('not JSON', 'MD5')).toBe(400);
    expect(await say(panel, 'nobody', { ...GENUINE.completed, algorithm: 'MD5' })).toBe(404);
    const refund = {
      orderId: `order-${id}`,
      refund: { refundId: '1', amount: '1', currencyCode: 'PLN', status: 'FINALIZED' },
    };
    expect(await signed(JSON.stringify({ ...refund, orderId: 'order-of-nobody' }))).toBe(404);
    for (const notice of [refund, { ...refund, extOrderId: id }])
      expect(await signed(JSON.stringify(notice))).toBe(200);
    expect(await panel.kit.store.bank.discrepancies()).toMatchObject([
      { why: 'refundNotOrdered', paymentId: '1', bookingId, charged: 1 },
    ]);
    expect((await panel.kit.store.payments.get(id))?.state).toBe('pending');
  });

  it('R31.1, R31.3, R31.14: no sequence of notifications registers a payment twice or removes a payment', async () => {
    const { panel, bookingId, begin, stands } = await openTold();
    const anything = fc.record({
      said: fc.oneof(
        { arbitrary: fc.constantFrom(...Object.keys(GENUINE)), weight: 3 },
        fc.constantFrom(...Object.keys(FALSE)),
      ),
      algorithm: fc.constantFrom<SignatureAlgorithm>('MD5', 'SHA-256'),
    });
    const volleys = fc.array(fc.array(anything, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 5,
    });
    const turns = fc.nat({ max: 5 });
    await fc.assert(
      fc.asyncProperty(volleys, turns, async (all, turn) => {
        const id = await begin();
        let paid = false;
        for (const [at, volley] of all.entries()) {
          const truth = at >= turn ? 'COMPLETED' : 'PENDING';
          stands(id, truth);
          const isKnown = paid;
          const answers = await Promise.all(
            volley.map(({ said, algorithm }) =>
              say(panel, id, { ...SAYINGS[said]?.[0], algorithm } as NoticeOptions),
            ),
          );
          for (const [each, { said, algorithm }] of volley.entries()) {
            const answer = answers[each] ?? 0;
            const expected =
              algorithm === 'SHA-256'
                ? [SAYINGS[said]?.[1]]
                : statusesOfHint(said, truth === 'COMPLETED', isKnown);
            expect(expected, `${said} by ${algorithm}, ${truth}`).toContain(answer);
            const tells = said === 'completed' && algorithm === 'SHA-256';
            paid ||= tells || (algorithm === 'MD5' && truth === 'COMPLETED' && ASKED.has(said));
          }
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

const sendFixture = async (
  { app }: PanelShop,
  name: string,
  id: string,
  {
    address = payu.notificationPath,
    pack = false,
    changed = (body: { order: object }): object => body,
  } = {},
): Promise<number> => {
  const values = {
    ORDER: `order-${id}`,
    EXT: id,
    POS: STAND_IN_ACCOUNT.posId,
    AMOUNT: String(CHARGED),
  };
  const text = readFileSync(`tests/fixtures/payu/notice-${name}.json`, 'utf8').replace(
    /@(\w+)@/g,
    (_, mark: string) => values[mark as keyof typeof values],
  );
  const body = Buffer.from(JSON.stringify(changed(JSON.parse(text))));
  const signature = signatureOf(body, STAND_IN_ACCOUNT.secondKey, 'SHA-256');
  const headers = { 'content-type': 'application/json', 'openpayu-signature': signature };
  if (app.server.address() === null) await app.listen({ port: 0, host: 'localhost' });
  const at = app.server.address();
  const answer = await fetch(
    `http://localhost:${typeof at === 'object' && at !== null ? at.port : 0}${address}`,
    {
      method: 'POST',
      headers: pack ? { ...headers, 'content-encoding': 'gzip' } : headers,
      body: pack ? gzipSync(body) : body,
    },
  );
  return answer.status;
};

describe('a notification whose form differs from the provider’s documents (R30.10)', () => {
  it.each([
    ['new', 'pending', []],
    ['pending', 'pending', []],
    ['waiting_for_confirmation', 'pending', []],
    ['canceled', 'rejected', []],
    ['rejected', 'rejected', []],
    ['completed', 'completed', [AMOUNT]],
  ] as const)(
    'R30.10: a notification with the status %s gets 200; the payment is then %s',
    async (name, state, amounts) => {
      const { panel, bookingId, begin } = await openTold();
      const id = await begin();
      expect(await sendFixture(panel, name, id)).toBe(200);
      expect([
        (await panel.kit.store.payments.get(id))?.state,
        await registeredOf(panel, bookingId, id),
      ]).toEqual([state, amounts]);
    },
  );

  it.each(['IN_CLEARING', '', 'constructor', '__proto__'])(
    'R30.10: a notification with the unknown status "%s" gets 200; the payment stays pending',
    async (status) => {
      const { panel, begin } = await openTold();
      const id = await begin();
      const changed = (body: { order: object }) => ({ ...body, order: { ...body.order, status } });
      expect(await sendFixture(panel, 'new', id, { changed })).toBe(200);
      expect((await panel.kit.store.payments.get(id))?.state).toBe('pending');
      expect(await sendFixture(panel, 'completed', id)).toBe(200);
      expect((await panel.kit.store.payments.get(id))?.state).toBe('completed');
    },
  );

  it.each([undefined, null, ''])(
    'R30.10: numbers are accepted in place of texts; if extOrderId is %j, orderId finds the payment',
    async (extOrderId) => {
      const { panel, bookingId, begin } = await openTold();
      const id = await begin({ orderId: '777' });
      const changed = (body: { order: object }) => ({
        ...body,
        order: {
          ...body.order,
          extOrderId,
          orderId: 777,
          merchantPosId: Number(STAND_IN_ACCOUNT.posId),
          totalAmount: CHARGED,
        },
      });
      expect(await sendFixture(panel, 'completed', id, { changed })).toBe(200);
      expect(await registeredOf(panel, bookingId, id)).toEqual([AMOUNT]);
    },
  );

  it('R30.10: a notification without extOrderId and with an unknown order id gets 404', async () => {
    const { panel, begin } = await openTold();
    const id = await begin();
    const changed = (body: { order: object }) => ({
      ...body,
      order: { ...body.order, extOrderId: undefined, orderId: 'of-nobody' },
    });
    expect(await sendFixture(panel, 'completed', id, { changed })).toBe(404);
  });

  it('R30.10: a notification compressed with gzip is decompressed before its signature is checked', async () => {
    const { panel, bookingId, begin } = await openTold();
    const id = await begin();
    expect(await sendFixture(panel, 'completed', id, { pack: true })).toBe(200);
    expect(await registeredOf(panel, bookingId, id)).toEqual([AMOUNT]);
  });

  it('R30.10: a compressed body is refused if it is broken or too large after decompression', async () => {
    const { panel } = await openTold();
    const headers = {
      'openpayu-signature': signatureOf(Buffer.from('x'), STAND_IN_ACCOUNT.secondKey, 'SHA-256'),
      'content-encoding': 'gzip',
    };
    const send = (payload: Buffer) =>
      panel.app.inject({ method: 'POST', url: payu.notificationPath, headers, payload });
    for (const payload of [Buffer.from('not gzip'), gzipSync(Buffer.alloc(50_000_000))])
      expect((await send(payload)).statusCode).toBe(403);
  });

  it.each([
    '/v1/payments/payu/',
    '//v1/payments/payu',
    '/v1//payments//payu//',
    '/v1/payments/payu/?from=payu',
  ])(
    'R30.10: a notification to %s, which differs from the documented address, is accepted as well',
    async (address) => {
      const { panel, bookingId, begin } = await openTold();
      const id = await begin();
      expect(await sendFixture(panel, 'completed', id, { address })).toBe(200);
      expect(await registeredOf(panel, bookingId, id)).toEqual([AMOUNT]);
    },
  );
});

const SAYINGS: Readonly<Record<string, readonly [NoticeOptions, number]>> = {
  ...Object.fromEntries(
    Object.entries(GENUINE).map(([name, notice]) => [name, [notice, 200] as const]),
  ),
  ...FALSE,
};

/** These notifications make the shop query the provider if only MD5 signs them. */
const ASKED: ReadonlySet<string> = new Set([
  'completed',
  'canceled',
  'lessMoney',
  'moreMoney',
  'otherMoney',
]);

/** `paid`: the order is paid at the provider. `isKnown`: the shop knew that before. */
const statusesOfHint = (name: string, paid: boolean, isKnown: boolean): readonly number[] => {
  if (name === 'otherOrder') return [404];
  if (!ASKED.has(name)) return [SAYINGS[name]?.[1] ?? 0];
  if (paid || isKnown) return [200];
  return [503, 200];
};

describe('a notification that has only an MD5 signature, which proves nothing (R31)', () => {
  const HINT = { status: 'COMPLETED', algorithm: 'MD5' } as const;
  const stateOf = async (panel: PanelShop, bookingId: string, id: string) => [
    (await panel.kit.store.payments.get(id))?.state,
    await registeredOf(panel, bookingId, id),
  ];
  const NOTHING = ['pending', []];

  it.each([
    ['with the amount of the attempt', {}],
    ['with another amount', { amount: '1' }],
    ['in another currency', { currency: 'EUR' }],
  ])(
    'R31.14: after a notification %s the shop queries the provider and registers one payment',
    async (_name, more) => {
      const { panel, bookingId, begin, stands } = await openTold();
      const id = await begin();
      expect(await say(panel, id, { ...HINT, ...more })).toBe(503);
      expect(await stateOf(panel, bookingId, id)).toEqual(NOTHING);
      stands(id, 'COMPLETED');
      expect(await Promise.all([1, 2, 3].map(() => say(panel, id, { ...HINT, ...more })))).toEqual([
        200, 200, 200,
      ]);
      expect(await stateOf(panel, bookingId, id)).toEqual(['completed', [AMOUNT]]);
    },
  );

  it('R31.14: if the provider reports a different amount than requested, the office gets a task', async () => {
    const { panel, bookingId, begin, stands } = await openTold();
    const id = await begin();
    stands(id, 'COMPLETED', '1');
    expect(await say(panel, id, HINT)).toBe(200);
    expect(await stateOf(panel, bookingId, id)).toEqual(NOTHING);
    expect(await panel.kit.store.bank.discrepancies()).toMatchObject([
      { why: 'otherSum', paymentId: id, charged: 1, expected: CHARGED },
    ]);
  });

  it('R31.4: each unexpected order of one payment gives the office a task of its own, once', async () => {
    const { panel, bookingId, begin } = await openTold();
    const id = await begin();
    const { bank } = panel.kit.store;
    const orders = async () =>
      (await bank.discrepancies()).map(({ orderId, paymentId }) => [orderId, paymentId]);
    for (const orderId of ['order-2', 'order-3', 'order-2', 'order-3'])
      expect(await say(panel, id, { ...GENUINE.completed, orderId })).toBe(200);
    expect(await orders()).toEqual([
      ['order-2', id],
      ['order-3', `${id}/order-3`],
    ]);
    (await markDiscrepancySeen(panel.kit)(id, 'oddane'))._unsafeUnwrap();
    for (const orderId of ['order-2', 'order-3'])
      expect(await say(panel, id, { ...GENUINE.completed, orderId })).toBe(200);
    expect(await orders()).toEqual([['order-3', `${id}/order-3`]]);
    expect(await stateOf(panel, bookingId, id)).toEqual(NOTHING);
  });

  it('R31.14: a cancellation that the provider does not confirm, or an unknown order, changes nothing', async () => {
    const { panel, bookingId, begin, stands } = await openTold();
    const id = await begin();
    expect(await say(panel, id, { ...HINT, status: 'CANCELED' })).toBe(503);
    expect(await say(panel, id, { ...HINT, orderId: 'order-of-somebody' })).toBe(404);
    expect(await stateOf(panel, bookingId, id)).toEqual(NOTHING);
    stands(id, 'CANCELED');
    expect(await say(panel, id, { ...HINT, status: 'CANCELED' })).toBe(200);
    expect(await stateOf(panel, bookingId, id)).toEqual(['rejected', []]);
  });

  it('R31.14: if the query fails, the notification gets 503; a later query finds the result', async () => {
    const { panel, standIn, bookingId, begin, stands } = await openTold();
    const id = await begin({ state: 'rejected', askAt: null });
    stands(id, 'COMPLETED');
    standIn.order({ failing: 2 });
    expect([
      await say(panel, id, HINT),
      await say(panel, id, { ...HINT, algorithm: 'MD5', key: 'another key' }),
    ]).toEqual([503, 403]);
    expect(await stateOf(panel, bookingId, id)).toEqual(['rejected', []]);
    standIn.order({});
    panel.clock.pass(HOUR);
    await queryPendingPayments({ ...panel.commands, unsettled: () => undefined })();
    expect(await stateOf(panel, bookingId, id)).toEqual(['completed', [AMOUNT]]);
  });

  it('R31.14: if the payment’s result is already stored, a notification gets 200 without a query', async () => {
    const { panel, standIn, bookingId, begin } = await openTold();
    const id = await begin();
    expect(await say(panel, id, { status: 'COMPLETED' })).toBe(200);
    standIn.order({ failing: 100 });
    expect([
      await say(panel, id, HINT),
      await say(panel, await begin(), { ...HINT, status: 'PENDING' }),
    ]).toEqual([200, 200]);
    expect(await stateOf(panel, bookingId, id)).toEqual(['completed', [AMOUNT]]);
  });
});
