import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { STAND_IN_ACCOUNT } from '../../../adapters/dev/payment-stand-in/account.ts';
import { openStandIn } from '../../../adapters/dev/payment-stand-in/stand-in.ts';
import { payuProvider } from '../../../adapters/payments/payu/provider.ts';
import type { PaymentOrder } from '../../../application/ports/online-payments.ts';

const ORDER: PaymentOrder = {
  ...{
    paymentId: 'attempt-1',
    amount: 100_000,
    commission: 1000,
    title: 'ABCDEFGH Ewa Żagiel',
    siteId: 1,
    bookingId: 'ABCDEFGH',
  },
  payer: {
    address: '::ffff:10.1.2.3',
    email: 'ewa@example.com',
    firstName: 'Ewa',
    lastName: 'Żagiel',
    phone: '',
  },
};

const providerAt = (url: string, more: { ticks?: () => number; patience?: number } = {}) => {
  const failures: string[] = [];
  const provider = payuProvider({
    account: STAND_IN_ACCOUNT,
    address: async () => url,
    ticks: more.ticks ?? (() => 0),
    failed: (call, why) => failures.push(`${call}: ${why}`),
    patience: more.patience ?? 5000,
    notifyUrl: 'http://shop.example/said',
    continueUrl: ({ bookingId }) => `http://shop.example/back?r=${bookingId}`,
  });
  return { provider, failures };
};

const openCounted = async (
  answer: (
    call: string,
    times: number,
    body: string,
  ) => { status: number; body?: object } | null = () => null,
) => {
  const standIn = await openStandIn({
    account: STAND_IN_ACCOUNT,
    file: null,
    port: 0,
    deliver: async () => 200,
  });
  const calls: string[] = [];
  const textOf = async (request: IncomingMessage): Promise<string> => {
    let text = '';
    for await (const part of request) text += String(part);
    return text;
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const body = await textOf(request);
    const other = answer(call, calls.filter((each) => each === call).length, body);
    if (other !== null) {
      response.writeHead(other.status).end(JSON.stringify(other.body ?? {}));
      return;
    }
    const { authorization = '', 'content-type': type = 'text/plain' } = request.headers;
    const passed = await fetch(`${standIn.url}${request.url}`, {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: { authorization, 'content-type': type },
      ...(body === '' ? {} : { body }),
    });
    const location = passed.headers.get('location');
    response
      .writeHead(passed.status, location === null ? {} : { location })
      .end(await passed.text());
  };
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await standIn.close();
  });
  const at = server.address();
  return {
    standIn,
    calls,
    url: `http://localhost:${typeof at === 'object' && at !== null ? at.port : 0}`,
  };
};

const REFUSES_BUYER = JSON.parse(readFileSync('tests/fixtures/payu/refuses-buyer.json', 'utf8'));
const TOKEN = 'POST /pl/standard/user/oauth/authorize';
const CREATE = 'POST /api/v2_1/orders';
const another = (number: number): PaymentOrder => ({ ...ORDER, paymentId: `attempt-${number}` });

describe('the shop’s calls to PayU', () => {
  it('creates an order without following PayU’s redirect, and returns the address of that redirect', async () => {
    const { url, standIn, calls } = await openCounted();
    const { provider } = providerAt(url);
    const order = (await provider.begin(ORDER))._unsafeUnwrap();
    expect(order.redirectTo).toBe(`${standIn.url}/platnosc/${order.orderId}`);
    expect(calls).toEqual([TOKEN, CREATE]);
    expect(standIn.orders.get(order.orderId)?.request).toMatchObject({
      customerIp: '10.1.2.3',
      totalAmount: '101000',
    });
    expect(standIn.orders.get(order.orderId)?.request.buyer).not.toHaveProperty('phone');
  });

  it('simultaneous calls request one access token; an expired token is requested again', async () => {
    const { url, calls } = await openCounted();
    let now = 0;
    const { provider } = providerAt(url, { ticks: () => now });
    const begun = await Promise.all([1, 2, 3].map((number) => provider.begin(another(number))));
    expect(begun.every((each) => each.isOk())).toBe(true);
    expect(calls.filter((call) => call === TOKEN)).toHaveLength(1);
    now = 43_199_000;
    await Promise.all([4, 5].map((number) => provider.begin(another(number))));
    expect(calls.filter((call) => call === TOKEN)).toHaveLength(2);
  });

  it('renews an access token that PayU rejects and repeats the call once', async () => {
    const { url, calls } = await openCounted((call, times) =>
      call === CREATE && times === 1 ? { status: 401 } : null,
    );
    expect((await providerAt(url).provider.begin(ORDER)).isOk()).toBe(true);
    expect(calls).toEqual([TOKEN, CREATE, TOKEN, CREATE]);
    const closed = await openCounted((call) => (call === CREATE ? { status: 401 } : null));
    expect((await providerAt(closed.url).provider.begin(ORDER))._unsafeUnwrapErr()).toBe('away');
    expect(closed.calls).toEqual([TOKEN, CREATE, TOKEN, CREATE]);
  });

  it.each([
    [
      { status: 500, body: { status: { statusCode: 'ERROR_INTERNAL' } } },
      'away',
      'order create: 500 ERROR_INTERNAL',
    ],
    [{ status: 429 }, 'away', 'order create: 429'],
    [
      { status: 400, body: { status: { statusCode: 'ERROR_VALUE_INVALID' } } },
      'refused',
      'order create: 400 ERROR_VALUE_INVALID',
    ],
    [{ status: 200, body: { orderId: 'x' } }, 'away', 'order create: answer not understood'],
  ])(
    'if PayU sends the response %j, the order fails, and the reason is logged',
    async (answer, kind, reason) => {
      const { url } = await openCounted((call) => (call === CREATE ? answer : null));
      const { provider, failures } = providerAt(url);
      expect((await provider.begin(ORDER))._unsafeUnwrapErr()).toBe(kind);
      // A refused order is placed again without its buyer's data, so the reason may be logged twice.
      expect([...new Set(failures)]).toEqual([reason]);
    },
  );

  it('R30.9: an order that is refused because of buyer data is created once more without that data', async () => {
    const { url, calls, standIn } = await openCounted((call, _times, body) =>
      call === CREATE && body.includes('"buyer"') ? { status: 400, body: REFUSES_BUYER } : null,
    );
    const { provider, failures } = providerAt(url);
    const order = (await provider.begin(ORDER))._unsafeUnwrap();
    expect(standIn.orders.get(order.orderId)?.request).not.toHaveProperty('buyer');
    expect([calls, failures]).toEqual([
      [TOKEN, CREATE, CREATE],
      ['order create: 400 ERROR_VALUE_INVALID INVALID_BUYER_PHONE'],
    ]);
  });

  it('R30.9: an order that PayU refuses with and without the buyer’s data is refused, with no third call', async () => {
    const { url, calls } = await openCounted((call) =>
      call === CREATE ? { status: 400, body: REFUSES_BUYER } : null,
    );
    const { provider } = providerAt(url);
    expect((await provider.begin(ORDER))._unsafeUnwrapErr()).toBe('refused');
    expect(calls).toEqual([TOKEN, CREATE, CREATE]);
    expect(
      (await provider.begin({ ...ORDER, payer: { ...ORDER.payer, email: '' } }))._unsafeUnwrapErr(),
    ).toBe('refused');
    expect(calls).toEqual([TOKEN, CREATE, CREATE, CREATE]);
  });

  it.each([408, 425, 429, 500, 503])(
    'R30.9: after HTTP status %d PayU counts as unavailable, and the order is not created again',
    async (status) => {
      const { url, calls } = await openCounted((call) => (call === CREATE ? { status } : null));
      expect((await providerAt(url).provider.begin(ORDER))._unsafeUnwrapErr()).toBe('away');
      expect(calls).toEqual([TOKEN, CREATE]);
    },
  );

  it('R30.10: a response with numbers instead of strings, or with unknown or missing fields, is accepted', async () => {
    const { url } = await openCounted((call) => {
      if (call === TOKEN) return { status: 200, body: { access_token: 'x', expires_in: '43199' } };
      if (call === CREATE)
        return { status: 302, body: { orderId: 77, redirectUri: 'https://payu.example/77' } };
      if (call.endsWith('/refunds'))
        return { status: 200, body: { refund: { refundId: 5, status: 'INIT' } } };
      const order = {
        orderId: 77,
        merchantPosId: Number(STAND_IN_ACCOUNT.posId),
        currencyCode: 'PLN',
        totalAmount: 101_000,
      };
      return { status: 200, body: { orders: [{ ...order, status: 'COMPLETED' }] } };
    });
    const { provider } = providerAt(url);
    expect((await provider.begin(ORDER))._unsafeUnwrap()).toEqual({
      orderId: '77',
      redirectTo: 'https://payu.example/77',
    });
    expect((await provider.queryOrder('77'))._unsafeUnwrap()).toEqual({
      ...{ paymentId: null, orderId: '77', outcome: 'completed', charged: 101_000 },
    });
    const refund = { orderId: '77', refundId: 'r-1', amount: 1000, description: 'Zwrot' };
    expect((await provider.refund(refund))._unsafeUnwrap()).toEqual({
      state: 'pending',
      number: '5',
    });
  });

  it('a timeout or a connection error counts as unavailable, and the logged error has no secret', async () => {
    const { url, standIn } = await openCounted();
    const slow = providerAt(url, { patience: 200 });
    standIn.order({ slow: 60_000 });
    expect((await slow.provider.begin(ORDER))._unsafeUnwrapErr()).toBe('away');
    const nobody = providerAt('http://localhost:1');
    expect((await nobody.provider.begin(ORDER))._unsafeUnwrapErr()).toBe('away');
    expect([...slow.failures, ...nobody.failures]).toEqual([
      'authorize: TimeoutError',
      'authorize: unreachable',
    ]);
    const stranger = payuProvider({
      account: { ...STAND_IN_ACCOUNT, clientSecret: 'a wrong secret' },
      address: async () => url,
      ticks: () => 0,
      failed: (call, why) => slow.failures.push(`${call}: ${why}`),
      patience: 5000,
      notifyUrl: '',
      continueUrl: () => '',
    });
    standIn.order({});
    expect((await stranger.begin(ORDER))._unsafeUnwrapErr()).toBe('away');
    expect(slow.failures.join()).not.toContain('secret');
  });

  it('R68.3: an unpaid order can be cancelled, even twice; the shop can query an order’s state by number', async () => {
    const { url, standIn } = await openCounted();
    const { provider } = providerAt(url);
    const [first, two] = [
      (await provider.begin(another(1)))._unsafeUnwrap(),
      (await provider.begin(another(2)))._unsafeUnwrap(),
    ];
    expect([
      (await provider.end(first.orderId)).isOk(),
      (await provider.end(first.orderId)).isOk(),
    ]).toEqual([true, true]);
    expect((await provider.queryOrder(first.orderId))._unsafeUnwrap()).toMatchObject({
      paymentId: 'attempt-1',
      outcome: 'rejected',
    });
    const order = standIn.orders.get(two.orderId);
    if (order !== undefined) standIn.orders.save({ ...order, status: 'COMPLETED' });
    expect((await provider.end(two.orderId))._unsafeUnwrapErr()).toBe('refused');
    expect((await provider.queryOrder(two.orderId))._unsafeUnwrap()).toEqual({
      ...{ paymentId: 'attempt-2', orderId: two.orderId, outcome: 'completed', charged: 101_000 },
    });
    expect((await provider.queryOrder('../../secret'))._unsafeUnwrapErr()).toBe('refused');
  });

  it('requests a refund of one number once; a refund returns a part of a payment, or all that is left', async () => {
    const { url, standIn } = await openCounted();
    const { provider } = providerAt(url);
    const { orderId } = (await provider.begin(ORDER))._unsafeUnwrap();
    const refund = (refundId: string, amount: number) =>
      provider.refund({ orderId, refundId, amount, description: 'Zwrot' });
    expect((await refund('r-1', 1000))._unsafeUnwrapErr()).toBe('refused');
    const order = standIn.orders.get(orderId);
    if (order !== undefined) standIn.orders.save({ ...order, status: 'COMPLETED' });
    const first = (await refund('r-1', 1000))._unsafeUnwrap();
    expect([first.state, (await refund('r-1', 1000))._unsafeUnwrap()]).toEqual([
      'completed',
      first,
    ]);
    expect((await refund('r-2', 100_001))._unsafeUnwrapErr()).toBe('refused');
    expect((await refund('r-3', 100_000))._unsafeUnwrap()).toMatchObject({ state: 'completed' });
    expect(standIn.orders.get(orderId)?.refunds.map(({ amount }) => amount)).toEqual([
      '1000',
      '100000',
    ]);
  });
});
