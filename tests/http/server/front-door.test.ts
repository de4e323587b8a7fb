import {
  Agent,
  type IncomingHttpHeaders,
  IncomingMessage,
  request,
  ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OFFERS, SETTINGS } from '../../../adapters/composition/tokens.ts';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { offersHandlers } from '../../../adapters/http/server/offers/handlers.ts';
import { shopPages } from '../../../adapters/http/server/pages/shop-pages.ts';
import { createCachedCallResponses } from '../../../adapters/http/server/pipeline/cached-call-responses.ts';
import { CachedResponse, HTML_TYPE } from '../../../adapters/http/server/pipeline/page-cache.ts';
import { createCachedPageServer } from '../../../adapters/http/server/pipeline/serve-cached-pages.ts';
import { brandWebAddressesOf } from '../../../adapters/system/addresses.ts';
import { zloty } from '../../../domain/money.ts';
import { openServerShop, serverWith } from './server-shop.ts';

const LIST = '/rejsy-morskie';
/** The address is not canonical, so the router answers it instead of the cache. */
const ASKED_OF_THE_ROUTER = `${LIST}?utm_source=mail`;

const contact = {
  OfficeHours: '',
  Phone: null,
  Email: null,
  Company: { Name: '', Address: '', Zip: '', City: '', Nip: '' },
};
const renderer = {
  render: ({ siteId }: { readonly siteId: number }) =>
    `<p>${siteId} ${'Zażółć gęślą jaźń. '.repeat(200)}</p>`,
};

const SISTERS = 'https://zima.example';
/** The sister brand has other prices, so that its responses differ from the shop's. */
const SMALL_REBATE = { perParticipant: zloty(11), wholeYacht: zloty(11) };

type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

const listenShop = async (publicUrl: string | null = 'https://kilwater.example') => {
  const shop = await openServerShop({
    brands: DEMO_BRANDS.map((brand) =>
      brand.siteId === 2
        ? { ...brand, address: SISTERS, firstMinute: SMALL_REBATE, secondMinute: SMALL_REBATE }
        : brand,
    ),
  });
  const offers = await shop.container.getAsync(OFFERS);
  const settings = await shop.container.getAsync(SETTINGS);
  const app = await serverWith(shop, {
    hsts: 'host',
    handlers: offersHandlers(offers, settings),
    outside: { tiles: 'https://tiles.example' },
    pages: shopPages({
      offers,
      renderer,
      addresses: brandWebAddressesOf(settings, publicUrl),
      contactOf: () => contact,
    }),
  });
  let routed = 0;
  app.addHook('onRequest', async () => {
    routed += 1;
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(async () => {
    agent.destroy();
    await app.close();
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body: readonly string[] = [],
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request(address + path, { method, headers, agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts).toString('latin1'),
          }),
        );
      });
      call.on('error', reject);
      for (const part of body) {
        call.write(part);
        call.flushHeaders();
      }
      call.end();
    });
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    get(
      path,
      { 'content-type': 'application/json', 'content-length': String(body.length), ...headers },
      'POST',
      body === '' ? [] : [body.slice(0, 1), body.slice(1)],
    );
  return { get, post, offers, clock: shop.clock, routed: () => routed };
};

const lasting = ({ status, headers: { date, 'x-request-id': _, ...headers }, body }: Answer) => ({
  status,
  headers,
  body,
});

describe('a cached page is sent before the router of the server sees the request', () => {
  it('R4.1: each host gets its brand’s cached page; a request with X-Forwarded-Host goes to the router', async () => {
    const { get, routed } = await listenShop();
    const bodyStart = async (headers: Record<string, string>) =>
      (await get(LIST, headers)).body.slice(0, 5);
    expect(await bodyStart({ host: 'kilwater.example' })).toBe('<p>1 ');
    expect(await bodyStart({ host: 'zima.example' })).toBe('<p>2 ');
    const before = routed();
    expect([
      await bodyStart({ host: 'zima.example' }),
      await bodyStart({ host: 'kilwater.example' }),
    ]).toEqual(['<p>2 ', '<p>1 ']);
    expect(routed()).toBe(before);
    // The proxy that sent x-forwarded-host is not trusted.
    expect(await bodyStart({ host: 'kilwater.example', 'x-forwarded-host': 'zima.example' })).toBe(
      '<p>1 ',
    );
    expect(routed()).toBe(before + 1);
  });

  it('ASVS V3.4: the cached response equals the router’s in every coding, also for HEAD and 304', async () => {
    const { get, routed } = await listenShop();
    for (const coding of ['br', 'gzip', 'identity']) await get(LIST, { 'accept-encoding': coding });
    const cases = [
      { status: 200, headers: { 'accept-encoding': 'br' } },
      { status: 200, headers: { 'accept-encoding': 'gzip' } },
      { status: 200, headers: {} },
      { status: 200, headers: { 'accept-encoding': 'br' }, method: 'HEAD' },
      { status: 304, headers: { 'accept-encoding': 'br', 'if-none-match': '*' } },
    ];
    for (const { status, headers, method } of cases) {
      const before = routed();
      const atDoor = await get(LIST, headers, method);
      expect([atDoor.status, routed()]).toEqual([status, before]);
      expect(atDoor.headers['strict-transport-security']).toBeDefined();
      const byRouter = await get(ASKED_OF_THE_ROUTER, headers, method);
      expect([lasting(atDoor), routed()]).toEqual([lasting(byRouter), before + 1]);
    }
  });

  it('each response, also from the cache, has a new request id', async () => {
    const { get } = await listenShop();
    const numbers = [await get(LIST), await get(LIST), await get(LIST)].map(
      ({ headers }) => headers['x-request-id'],
    );
    expect(numbers.map((number) => /^[\w-]{36}$/.test(String(number)))).toEqual([true, true, true]);
    expect(new Set(numbers).size).toBe(3);
  });

  it('R6: the router answers if an offer has changed or the cached page is one second old', async () => {
    const { get, offers, clock, routed } = await listenShop();
    await get(LIST);
    await get(LIST);
    expect(routed()).toBe(1);
    offers.changed();
    await get(LIST);
    expect(routed()).toBe(2);
    clock.pass(1000);
    await get(LIST);
    expect(routed()).toBe(3);
  });

  it('the router answers POST requests and unknown addresses, and if publicUrl is not set, every request', async () => {
    const { get, routed } = await listenShop();
    await get(LIST);
    expect((await get(LIST, {}, 'POST')).status).toBe(404);
    expect((await get('/nie-ma', {})).status).toBe(404);
    expect(routed()).toBe(3);
    const local = await listenShop(null);
    await local.get(LIST);
    await local.get(LIST);
    expect(local.routed()).toBe(2);
  });
});

describe('a cached response to an API call is sent before the router of the server sees the request', () => {
  const CALL = '/v1/offers/list';
  const EXPLORE = '{"filterType":[2]}';

  it('issue 43: a repeated call gets the same response in every coding', async () => {
    const { post, routed } = await listenShop();
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': coding };
      const byRouter = await post(CALL, EXPLORE, headers);
      const before = routed();
      const atDoor = await post(CALL, EXPLORE, headers);
      expect([byRouter.status, lasting(atDoor), routed()]).toEqual([
        200,
        lasting(byRouter),
        before,
      ]);
    }
  });

  it('R6: the router answers if an offer has changed or the cached response is one second old', async () => {
    const { post, offers, clock, routed } = await listenShop();
    await post(CALL, EXPLORE);
    await post(CALL, EXPLORE);
    expect(routed()).toBe(1);
    offers.changed();
    await post(CALL, EXPLORE);
    expect(routed()).toBe(2);
    clock.pass(1000);
    await post(CALL, EXPLORE);
    expect(routed()).toBe(3);
  });

  it('R4.1: each brand gets its own response, whether the host or the siteId in the body names it', async () => {
    const { post, routed } = await listenShop();
    const call = async (body: string, host: string) => (await post(CALL, body, { host })).body;
    const both = async () => [
      await call('{}', 'kilwater.example'),
      await call('{}', 'zima.example'),
      await call('{"siteId":2}', 'kilwater.example'),
    ];
    const [shops, sisters, named] = await both();
    expect([sisters, shops === sisters]).toEqual([named, false]);
    const before = routed();
    expect([await both(), routed()]).toEqual([[shops, sisters, named], before]);
  });

  it('a call without a cached response goes to the router with its whole body; invalid calls are refused', async () => {
    const { post, routed } = await listenShop();
    await post(CALL, EXPLORE);
    const before = routed();
    const long = `{"filterType":[${Array(200).fill(2).join()}]}`;
    const statuses = [
      await post(CALL, '{"filterType":[3]}'),
      await post(CALL, '{"filterType":'),
      await post(CALL, '{"filterType":"x"}'),
      await post(CALL, EXPLORE, { 'content-type': 'text/plain' }),
      await post(CALL, EXPLORE, { 'x-forwarded-host': 'zima.example' }),
      await post(CALL, long),
      await post(CALL, '', { 'content-length': '0' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 400, 400, 400, 200, 400, 200]);
    expect(routed()).toBe(before + statuses.length);
  });
});

describe('requests that the router must answer although pages are cached', () => {
  const page = new CachedResponse(HTML_TYPE, 'page');
  const opened = (ready: () => CachedResponse | null) => {
    const door = createCachedPageServer({
      headers: {},
      ready,
      calls: createCachedCallResponses({ siteAt: () => 1 }),
      requestId: () => '1',
    });
    let routed = 0;
    const listener = door.before(() => {
      routed += 1;
    });
    const knock = (): void => {
      const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' });
      listener(request, new ServerResponse(request));
    };
    return { door, knock, routed: () => routed };
  };

  it('the router answers if the accepted coding is not cached yet, or if looking in the cache fails', () => {
    const fresh = opened(() => page);
    fresh.knock();
    expect(fresh.routed()).toBe(1);
    const broken = opened(() => {
      throw new Error('no brand');
    });
    broken.knock();
    expect(broken.routed()).toBe(1);
  });

  it('while the server shuts down, the router answers everything, because only it closes connections', async () => {
    const ready = new CachedResponse(HTML_TYPE, 'page');
    const sender = Fastify();
    sender.get('/', (request, reply) => ready.send(request, reply));
    await sender.inject('/');
    const { door, knock, routed } = opened(() => ready);
    knock();
    expect(routed()).toBe(0);
    door.close();
    knock();
    expect(routed()).toBe(1);
  });

  it('R60: requests share a lookup only within one turn of the event loop; the next turn looks again', async () => {
    const sender = Fastify();
    const ready = new CachedResponse(HTML_TYPE, 'page');
    sender.get('/', (request, reply) => ready.send(request, reply));
    await sender.inject('/');
    let current: CachedResponse | null = ready;
    let lookups = 0;
    const { knock, routed } = opened(() => {
      lookups += 1;
      return current;
    });
    knock();
    knock();
    expect([lookups, routed()]).toEqual([1, 0]);
    // The page is outdated now, for example because an offer has another price.
    current = null;
    await new Promise((resolve) => setImmediate(resolve));
    knock();
    expect([lookups, routed()]).toEqual([2, 1]);
  });
});
