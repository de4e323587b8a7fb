import { Agent, type IncomingHttpHeaders, IncomingMessage, request, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OFFERS, SETTINGS } from '../../../adapters/composition/tokens.ts';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/data/brands.ts';
import { frontDoor } from '../../../adapters/http/server/frame/front-door.ts';
import { HTML_TYPE, KeptAnswer } from '../../../adapters/http/server/frame/kept-answer.ts';
import { shopPages } from '../../../adapters/http/server/pages/shop-pages.ts';
import { addressesOf } from '../../../adapters/system/addresses.ts';
import { openShop, serverWith } from './shop.ts';

const LIST = '/rejsy-morskie';
/** The same page under an address that is not its own letter for letter: the router answers it every time. */
const ASKED_OF_THE_ROUTER = `${LIST}?utm_source=mail`;

const contact = { OfficeHours: '', Phone: null, Email: null, Company: { Name: '', Address: '', Zip: '', City: '', Nip: '' } };
const renderer = { render: ({ siteId }: { readonly siteId: number }) => `<p>${siteId} ${'Zażółć gęślą jaźń. '.repeat(200)}</p>` };

const SISTERS = 'https://zima.example';

type Answer = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: string };

/** A shop that listens, and how often its router was asked. */
const listening = async (publicUrl: string | null = 'https://kilwater.example') => {
  const shop = await openShop({ brands: DEMO_BRANDS.map((brand) => (brand.siteId === 2 ? { ...brand, address: SISTERS } : brand)) });
  const offers = await shop.container.getAsync(OFFERS);
  const settings = await shop.container.getAsync(SETTINGS);
  const app = await serverWith(shop, {
    hsts: 'host',
    outside: { tiles: 'https://tiles.example' },
    pages: shopPages({ offers, renderer, addresses: addressesOf(settings, publicUrl), contactOf: () => contact }),
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
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request(address + path, { method, headers, agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString('latin1') }),
        );
      });
      call.on('error', reject).end();
    });
  return { get, offers, clock: shop.clock, routed: () => routed };
};

/** An answer without what belongs to one call alone. */
const lasting = ({ status, headers: { date, 'x-request-id': _, ...headers }, body }: Answer) => ({ status, headers, body });

describe('a page that is kept leaves before the router', () => {
  it('R4.1: as the page of the brand whose host was asked; where a proxy says another host than the caller, the router answers', async () => {
    const { get, routed } = await listening();
    const asked = async (headers: Record<string, string>) => (await get(LIST, headers)).body.slice(0, 5);
    expect(await asked({ host: 'kilwater.example' })).toBe('<p>1 ');
    expect(await asked({ host: 'zima.example' })).toBe('<p>2 ');
    const before = routed();
    expect([await asked({ host: 'zima.example' }), await asked({ host: 'kilwater.example' })]).toEqual(['<p>2 ', '<p>1 ']);
    expect(routed()).toBe(before);
    // Nobody trusts this one.
    expect(await asked({ host: 'kilwater.example', 'x-forwarded-host': 'zima.example' })).toBe('<p>1 ');
    expect(routed()).toBe(before + 1);
  });

  it('header for header and byte for byte as the router sends it, in every coding, for HEAD and to who has it already (ASVS V3.4)', async () => {
    const { get, routed } = await listening();
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

  it('under a number of its own each time', async () => {
    const { get } = await listening();
    const numbers = [await get(LIST), await get(LIST), await get(LIST)].map(({ headers }) => headers['x-request-id']);
    expect(numbers.map((number) => /^[\w-]{36}$/.test(String(number)))).toEqual([true, true, true]);
    expect(new Set(numbers).size).toBe(3);
  });

  it('only for as long as it is true: a change of the offers, and the second after which others are looked for, lead to the router (R6)', async () => {
    const { get, offers, clock, routed } = await listening();
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

  it('and nothing else: other methods, other addresses, and a shop whose address is the one that was asked for', async () => {
    const { get, routed } = await listening();
    await get(LIST);
    expect((await get(LIST, {}, 'POST')).status).toBe(404);
    expect((await get('/nie-ma', {})).status).toBe(404);
    expect(routed()).toBe(3);
    const local = await listening(null);
    await local.get(LIST);
    await local.get(LIST);
    expect(local.routed()).toBe(2);
  });
});

describe('the front door', () => {
  const page = new KeptAnswer(HTML_TYPE, 'page');
  const opened = (ready: () => KeptAnswer | null) => {
    const door = frontDoor({ headers: {}, ready, requestId: () => '1' });
    let routed = 0;
    const listener = door.before(() => {
      routed += 1;
    });
    const knock = (): void => {
      const asked = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' });
      listener(asked, new ServerResponse(asked));
    };
    return { door, knock, routed: () => routed };
  };

  it('leaves to the router what nobody was sent in this coding yet, and what cannot be told', () => {
    const fresh = opened(() => page);
    fresh.knock();
    expect(fresh.routed()).toBe(1);
    const broken = opened(() => {
      throw new Error('no brand');
    });
    broken.knock();
    expect(broken.routed()).toBe(1);
  });

  it('leaves everything to the router, which ends the connections, once the shop closes', async () => {
    const ready = new KeptAnswer(HTML_TYPE, 'page');
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
});
