import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from 'neverthrow';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeExampleContentFolder } from '../../../adapters/content/new-folder.ts';
import { HEAD_SCRIPT } from '../../../adapters/http/contract/head-script.ts';
import { CachedResponse } from '../../../adapters/http/server/pipeline/page-cache.ts';
import { BODY_LIMIT } from '../../../adapters/http/server/server.ts';
import type { Config } from '../../../adapters/system/config.ts';
import { openServerShop, ServerBrowser, serverWith } from './server-shop.ts';

describe('responses to valid, invalid and failed calls (contract, Common)', () => {
  it('a body that is not JSON gets 400 with an error as in the contract', async () => {
    const browser = new ServerBrowser(await openServerShop());
    for (const body of ['{', '{"email":', 'null x', '\u0000']) {
      const response = await browser.post('/v1/auth/login', body);
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { message: 'Malformed request', code: 'malformed' },
      ]);
    }
  });

  it('a body that is JSON but not an object gets 400; so does a body of form fields', async () => {
    const browser = new ServerBrowser(await openServerShop());
    for (const body of ['null', '1', '"text"', '[]'])
      expect((await browser.post('/v1/auth/login', body)).statusCode).toBe(400);
    const form = await browser.post('/v1/auth/login', 'email=a', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([form.statusCode, form.json().code]).toEqual([400, 'malformed']);
  });

  it('a body nested too deeply for recursion gets 400, with or without Idempotency-Key', async () => {
    const browser = new ServerBrowser(await openServerShop());
    await browser.post('/v1/reservations/create', { offerId: 101 });
    const deep = `{"x":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    for (const headers of [{}, { 'idempotency-key': 'deep' }])
      expect((await browser.post('/v1/auth/login', deep, headers)).statusCode).toBe(400);
  });

  it('a body over 256 kB gets 413; a body of exactly 256 kB is read', async () => {
    const browser = new ServerBrowser(await openServerShop());
    const padded = (bytes: number) => `{"x":"${'a'.repeat(bytes - 8)}"}`;
    const over = await browser.post('/v1/offers/list', padded(BODY_LIMIT + 1));
    expect([over.statusCode, over.json()]).toEqual([
      413,
      { message: 'Body over 256 kB', code: 'bodyTooLarge' },
    ]);
    expect((await browser.post('/v1/offers/list', padded(BODY_LIMIT))).statusCode).toBe(200);
  });

  it('a call that needs no fields needs no body', async () => {
    const { app } = await openServerShop();
    expect((await app.inject({ method: 'POST', url: '/v1/offers/filters' })).statusCode).toBe(200);
    expect((await new ServerBrowser({ app }).post('/v1/offers/filters', '')).statusCode).toBe(200);
  });

  it('an unknown path or a wrong method gets 404, a malformed URL 400', async () => {
    const browser = new ServerBrowser(await openServerShop());
    for (const response of [
      await browser.get('/v1/nothing'),
      await browser.get('/v1/auth/login'),
      await browser.post('/nothing'),
    ])
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { message: 'Not found', code: 'notFound' },
      ]);
    const unreadable = await browser.get('/v1/%zz');
    expect([unreadable.statusCode, unreadable.json().message]).toEqual([400, 'Malformed request']);
  });

  it('R4: an unknown siteId gets 400; without a siteId the call is for brand 1', async () => {
    const browser = new ServerBrowser(await openServerShop());
    for (const siteId of [3, '99']) {
      const response = await browser.post('/v1/offers/list', { siteId });
      expect([response.statusCode, response.json().code]).toEqual([400, 'unknownSite']);
    }
    expect((await browser.get('/v1/site')).json().Site.SiteId).toBe(1);
    expect((await browser.get('/v1/site?siteId=2')).json().Site.SiteId).toBe(2);
  });

  it('the response to invalid input names the invalid fields with their error codes', async () => {
    const browser = new ServerBrowser(await openServerShop());
    const response = await browser.post('/v1/account/create', { email: 'x', password: '12345' });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      { field: 'email', code: 'invalid' },
      { field: 'password', code: 'tooShort' },
      { field: 'policyAccepted', code: 'required' },
    ]);
  });

  it('an unexpected error gets 500 without details; the response and the log have the same reference', async () => {
    const logged: unknown[] = [];
    const app = await serverWith(await openServerShop(), {
      handlers: {
        site: async () => {
          throw new Error('secret detail');
        },
      },
      log: (defect) => logged.push(defect),
    });
    const response = await app.inject('/v1/site?siteId=1');
    const reference = response.headers['x-request-id'];
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { message: 'Internal error', code: 'defect', reference },
    ]);
    expect(logged).toMatchObject([{ reference, call: 'GET /v1/site' }]);
    expect(response.body).not.toContain('secret');
  });

  it('a cached response whose text is JSON is sent as it is, not encoded again', async () => {
    const app = await serverWith(await openServerShop(), {
      handlers: {
        alive: async () => ok(new CachedResponse('application/json', '{"Status":"kept"}')),
      },
    });
    expect((await app.inject('/healthz')).body).toBe('{"Status":"kept"}');
  });
});

describe('ambiguous HTTP requests (V4.2.1)', () => {
  const SMUGGLED = 'GET /v1/site HTTP/1.1\r\nHost: x\r\n\r\n';
  const post = (...headers: readonly string[]): string =>
    `POST /v1/offers/list HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\n\r\n`;

  it.each([
    [
      'both Content-Length and chunks',
      `${post('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${SMUGGLED}`,
    ],
    ['two lengths', post('Content-Length: 0', `Content-Length: ${SMUGGLED.length}`) + SMUGGLED],
    ['an unknown transfer coding', post('Transfer-Encoding: xchunked') + SMUGGLED],
    ['a space after a header’s name', post('Content-Length : 4') + SMUGGLED],
    ['no host', `GET /v1/site HTTP/1.1\r\n\r\n${SMUGGLED}`],
    ['bytes that are not HTTP', `\u0016\u0003\u0001\r\n${SMUGGLED}`],
    ['headers without end', post(`X-Long: ${'a'.repeat(20_000)}`) + SMUGGLED],
  ])(
    'after a request with %s the server sends 400 and closes; the request hidden in it gets no answer',
    async (_, body) => {
      const { app } = await openServerShop();
      const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
      const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
      let heard = '';
      socket.on('data', (text) => {
        heard += text;
      });
      socket.write(body);
      await once(socket, 'close');
      expect(heard.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400']);
      expect(heard).not.toContain('Kilwater');
    },
  );
});

const hashOf = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

describe('headers of the server’s responses', () => {
  it('every response has the security headers, even the response to a malformed or unknown call', async () => {
    const browser = new ServerBrowser(await openServerShop());
    for (const response of [
      await browser.get('/healthz'),
      await browser.get('/v1/nothing'),
      await browser.post('/v1/auth/login', '{'),
    ]) {
      expect(response.headers['content-security-policy']).toContain(
        `script-src 'self' '${hashOf(HEAD_SCRIPT)}'; style-src 'self'`,
      );
      expect(response.headers['content-security-policy']).toContain(
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(response.headers['permissions-policy']).toContain('geolocation=()');
      expect(response.headers['x-request-id']).toMatch(/^[\w-]{20,}$/);
      expect(response.headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('R56: the Content-Security-Policy names exactly the origins of the configured outside services', async () => {
    const policyOf = async (config: Partial<Config>) =>
      String(
        (await new ServerBrowser(await openServerShop({ config })).get('/healthz')).headers[
          'content-security-policy'
        ],
      );
    expect(await policyOf({})).not.toMatch(/https:|frame-src/);
    const mapTiles = { url: 'https://tile.example.org/{z}/{x}/{y}.png', attribution: '' };
    const contentFolder = await mkdtemp(join(tmpdir(), 'chat-'));
    onTestFinished(() => rm(contentFolder, { recursive: true, force: true }));
    await writeExampleContentFolder(contentFolder);
    await appendFile(join(contentFolder, 'site.yaml'), 'chat: https://chat.example.org/room?x=1\n');
    const policy = await policyOf({ mapTiles, contentFolder });
    expect(policy).toContain("img-src 'self' data: https://tile.example.org;");
    expect(policy).toContain('frame-src https://chat.example.org;');
    expect(policy.match(/https:/g)).toHaveLength(2);
  });

  it('V3.4.1: production requires HTTPS for a year, also of subdomains unless a setting excludes them', async () => {
    const header = async (hsts: Config['hsts']) =>
      (await new ServerBrowser(await openServerShop({ config: { hsts } })).get('/healthz')).headers[
        'strict-transport-security'
      ];
    expect(await header('withSubdomains')).toBe('max-age=31536000; includeSubDomains');
    expect(await header('host')).toBe('max-age=31536000');
  });

  it('V4.1.1: a response has a content type with its charset', async () => {
    const browser = new ServerBrowser(await openServerShop());
    for (const url of ['/v1/site', '/v1/nothing', '/healthz', '/v1/openapi.json'])
      expect((await browser.get(url)).headers['content-type'], url).toBe(
        'application/json; charset=utf-8',
      );
  });

  it('responses with a customer’s data, and refusals, tell browsers and proxies not to cache them', async () => {
    const browser = new ServerBrowser(await openServerShop());
    for (const url of ['/v1/auth/details', '/v1/account/details', '/v1/nothing'])
      expect((await browser.get(url)).headers['cache-control']).toBe('no-store');
    expect((await browser.get('/v1/site')).headers['cache-control']).toBe('no-cache');
  });
});

describe('the routes for health checks and for the contract', () => {
  it('the health checks of the process and of the store work without a session', async () => {
    const browser = new ServerBrowser(await openServerShop());
    expect([
      (await browser.get('/healthz')).statusCode,
      (await browser.get('/readyz')).statusCode,
    ]).toEqual([200, 200]);
    expect(browser.cookies.size).toBe(0);
  });

  it('the server serves its own OpenAPI document', async () => {
    const browser = new ServerBrowser(await openServerShop());
    const document = (await browser.get('/v1/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/v1/auth/login');
  });
});
