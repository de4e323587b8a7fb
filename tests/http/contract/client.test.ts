import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { endpointListPlugin } from '../../../adapters/cli/endpoint-list-plugin.ts';
import { createApiCaller, newIdempotencyKey } from '../../../adapters/http/client/call.ts';

interface Seen {
  url: string;
  init: RequestInit;
}

const answering = (
  response: () => Response | Promise<Response>,
  site: { readonly site?: () => number } = {},
) => {
  const seen: Seen[] = [];
  const call = createApiCaller({
    ...site,
    base: 'http://shop.test',
    fetch: async (url, init) => {
      seen.push({ url, init });
      return response();
    },
  });
  return { call, seen };
};

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers });

describe('requests of the API client', () => {
  test('R58: a save sends an idempotency key, the cookies, and the version of the booking that was displayed', async () => {
    const { call, seen } = answering(json(200, { Reservation: { Version: 4 } }));
    const sent = {
      reservationId: 'K',
      accommodationOption: 'single',
      participantsCount: 1,
      termsAccepted: 1,
    } as const;
    const answer = await call('detailsUpdate', sent, { expectedVersion: 3, idempotencyKey: 'one' });
    expect(answer.isOk()).toBe(true);
    expect(seen[0]?.url).toBe('http://shop.test/v1/reservations/details/update');
    expect(seen[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'idempotency-key': 'one' },
    });
    expect(JSON.parse(String(seen[0]?.init.body))).toEqual({ ...sent, expectedVersion: 3 });
  });

  test('a GET call has its fields in the query, and no body', async () => {
    const { call, seen } = answering(json(200, { Offer: {} }));
    await call('offerDetails', { friendlyUrl: 'chorwacja i grecja' });
    expect(seen[0]?.url).toBe('http://shop.test/v1/offers/details?friendlyUrl=chorwacja+i+grecja');
    expect(seen[0]?.init.body).toBeUndefined();
  });

  test('R4: the client adds the siteId of its brand to every call, in the body or the query', async () => {
    const { call, seen } = answering(json(200, { Auth: {}, Reservation: {} }), { site: () => 2 });
    await call('confirmationGet', { reservationId: 'K' });
    await call('authDetails', {});
    expect(JSON.parse(String(seen[0]?.init.body))).toEqual({ siteId: 2, reservationId: 'K' });
    expect(seen[1]?.url).toBe('http://shop.test/v1/auth/details?siteId=2');
  });

  test('each request gets a new idempotency key', () => {
    expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  });
});

describe('failures that the API client reports', () => {
  const booking = { reservationId: 'K' };

  test('a refusal is reported with its status, message, error code, field errors and body', async () => {
    const body = {
      message: 'Price changed',
      code: 'priceChanged',
      CurrentPrice: '2349',
      errors: [{ field: 'a', code: 'b' }, 7],
    };
    const failure = (
      await answering(json(409, body)).call('confirmationGet', booking)
    )._unsafeUnwrapErr();
    expect(failure).toEqual({
      kind: 'refused',
      status: 409,
      message: 'Price changed',
      code: 'priceChanged',
      errors: [{ field: 'a', code: 'b' }],
      body,
    });
  });

  test.each([
    ['90', 90],
    [null, 60],
    ['soon', 60],
  ])(
    'R57: a 429 with Retry-After %s is reported with a wait of %i seconds',
    async (header, seconds) => {
      const headers: Record<string, string> = header === null ? {} : { 'retry-after': header };
      const { call } = answering(json(429, { message: 'Too many requests' }, headers));
      expect(
        (await call('login', { email: 'a@b.pl', password: 'sekret-1' }))._unsafeUnwrapErr(),
      ).toEqual({
        kind: 'tooMany',
        retryAfterSeconds: seconds,
        message: 'Too many requests',
      });
    },
  );

  test('a network error is reported as offline', async () => {
    const { call } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await call('detailsGet', booking))._unsafeUnwrapErr()).toEqual({ kind: 'offline' });
  });

  test('a timeout is reported as offline; a call that its caller cancels is reported as aborted', async () => {
    const call = createApiCaller({
      base: '',
      fetch: (_, init) =>
        new Promise((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(new Error('ended'))),
        ),
    });
    expect((await call('detailsGet', booking, { timeout: 5 }))._unsafeUnwrapErr()).toEqual({
      kind: 'offline',
    });
    const mine = new AbortController();
    const pending = call('detailsGet', booking, { signal: mine.signal });
    mine.abort();
    expect((await pending)._unsafeUnwrapErr()).toEqual({ kind: 'aborted' });
  });

  test.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502 }), 502],
    ['half an answer', () => new Response('{"Reservation":', { status: 200 }), 200],
    ['an answer of something else', json(200, { hello: 1 }), 200],
    ['null', json(200, null), 200],
  ])('a response that is %s is reported as malformed', async (_, response, status) => {
    expect((await answering(response).call('detailsGet', booking))._unsafeUnwrapErr()).toEqual({
      kind: 'malformed',
      status,
    });
  });
});

test('the API client’s bundle for browsers contains no codec and is smaller than 4 kB', async () => {
  const built = await build({
    configFile: false,
    plugins: [endpointListPlugin()],
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'adapters/http/client/call.ts', formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const chunks = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const code = chunks
    .map((chunk) => (chunk.type === 'chunk' ? chunk : null))
    .filter((chunk) => chunk !== null);
  expect(
    code
      .flatMap((chunk) => Object.keys(chunk.modules))
      .filter((id) => /io-ts|fp-ts|codecs\/(?!is-record)/.test(id)),
  ).toEqual([]);
  expect(gzipSync(code.map((chunk) => chunk.code).join('')).length).toBeLessThan(4000);
});
