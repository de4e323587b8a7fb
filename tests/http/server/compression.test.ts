import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { ok } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { readTheme } from '../../../adapters/content/look/theme.ts';
import { mountBuiltAssets, mountThemeFiles } from '../../../adapters/http/server/pages/files.ts';
import {
  CachedResponse,
  chooseContentCoding,
  HTML_TYPE,
  makeResponseCache,
} from '../../../adapters/http/server/pipeline/page-cache.ts';
import { openServerShop, serverWith } from './server-shop.ts';

const LONG = `<p>${'Zażółć gęślą jaźń. '.repeat(200)}</p>`;
const SHORT = '<p>krótko</p>';

const cachedResponse = (text = LONG, type = HTML_TYPE) => {
  const app = Fastify();
  const answer = new CachedResponse(type, text);
  app.get('/', (request, reply) => answer.send(request, reply));
  app.get('/missing', (request, reply) => answer.send(request, reply.code(404)));
  return (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', url = '/') =>
    app.inject({ method, url, headers });
};

describe('choice of a response’s compression (content coding)', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['BR', 'br'],
    ['*', 'br'],
    ['deflate', 'identity'],
  ])(
    'for the Accept-Encoding header %s (undefined: no header) the server chooses the coding %s',
    (accepted, coding) => expect(chooseContentCoding(accepted)).toBe(coding),
  );
});

describe('a response from the cache', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])(
    'is compressed as %s and decompresses to the same text, at the first and at the second request',
    async (coding, unpacked) => {
      const get = cachedResponse();
      for (const answer of [
        await get({ 'accept-encoding': coding }),
        await get({ 'accept-encoding': coding }),
      ]) {
        expect(answer.headers['content-encoding']).toBe(coding);
        expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
        expect(answer.rawPayload.length).toBeLessThan(LONG.length / 10);
        expect(unpacked(answer.rawPayload).toString()).toBe(LONG);
      }
    },
  );

  it('has the header Vary: Accept-Encoding, and a different ETag for each coding', async () => {
    const get = cachedResponse();
    const forms = [
      await get(),
      await get({ 'accept-encoding': 'gzip' }),
      await get({ 'accept-encoding': 'br' }),
    ];
    expect(forms.map(({ headers }) => headers.vary)).toEqual([
      'accept-encoding',
      'accept-encoding',
      'accept-encoding',
    ]);
    expect(new Set(forms.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('if the ETag belongs to the requested coding, the answer is 304; otherwise it is the full response', async () => {
    const get = cachedResponse();
    const etag = String((await get({ 'accept-encoding': 'br' })).headers.etag);
    const again = async (tag: string, coding = 'br') =>
      (await get({ 'accept-encoding': coding, 'if-none-match': tag })).statusCode;
    expect([await again(etag), await again(`"other", W/${etag}`), await again('*')]).toEqual([
      304, 304, 304,
    ]);
    expect([await again(etag, 'gzip'), await again('"other"')]).toEqual([200, 200]);
    const unchanged = await get({ 'accept-encoding': 'br', 'if-none-match': etag });
    expect([unchanged.headers.etag, unchanged.headers.vary, unchanged.body]).toEqual([
      etag,
      'accept-encoding',
      '',
    ]);
  });

  it('a missing page gets 404, even with an If-None-Match header that matches everything', async () => {
    expect((await cachedResponse()({ 'if-none-match': '*' }, 'GET', '/missing')).statusCode).toBe(
      404,
    );
  });

  it('a HEAD request gets the headers of the GET response without the body', async () => {
    const get = cachedResponse();
    const [whole, head] = [
      await get({ 'accept-encoding': 'br' }),
      await get({ 'accept-encoding': 'br' }, 'HEAD'),
    ];
    for (const name of ['content-length', 'content-encoding', 'etag', 'vary', 'content-type'])
      expect(head.headers[name]).toBe(whole.headers[name]);
    expect(head.body).toBe('');
  });

  it('is sent without compression if it fits into one network packet or its format is compressed already', async () => {
    for (const get of [cachedResponse(SHORT), cachedResponse(LONG, 'font/woff2')]) {
      const answer = await get({ 'accept-encoding': 'br, gzip' });
      expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
        undefined,
        undefined,
      ]);
    }
  });
});

describe('the cache of responses, in which each response has a key', () => {
  const rendered: string[] = [];
  const make = (text: string | null) => () => {
    rendered.push(text ?? '');
    return text;
  };

  it('a response is rendered again only if a value from which it is made has changed', () => {
    const answers = makeResponseCache(HTML_TYPE, 1_000_000);
    const [a, b] = [{}, {}];
    const first = answers.of('list', [a, 1], make('one'));
    expect(answers.of('list', [a, 1], make('never'))).toBe(first);
    expect(answers.of('list', [b, 1], make('two'))?.bytes.toString()).toBe('two');
    expect(answers.of('list', [b, 2], make('three'))?.bytes.toString()).toBe('three');
    expect(rendered).toEqual(['one', 'two', 'three']);
  });

  it('a missing page is not cached, because the page can exist when the next request comes', () => {
    const answers = makeResponseCache(HTML_TYPE, 1_000_000);
    expect(answers.of('offer', [], make(null))).toBeNull();
    expect(answers.of('offer', [], make('there'))).not.toBeNull();
  });

  it('the cache has a limit in bytes; above the limit it evicts the oldest response', () => {
    const answers = makeResponseCache(HTML_TYPE, 2_500);
    const text = 'x'.repeat(1000);
    const of = (key: string) => answers.of(key, [], () => text);
    const [first, second] = [of('1'), of('2')];
    of('3');
    expect(of('2')).toBe(second);
    expect(of('1')).not.toBe(first);
  });
});

describe('a response that is made for one caller', () => {
  const TEXT = { Status: 'alive', more: 'ż'.repeat(1200) };
  const shop = async (answer: object = TEXT) =>
    serverWith(await openServerShop(), {
      handlers: { alive: async () => ok({ ...answer, Status: 'alive' }) },
    });

  it('is compressed in a coding that the client accepts if it is longer than one network packet', async () => {
    const app = await shop();
    const brotli = await app.inject({
      url: '/healthz',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual([
      'br',
      'accept-encoding',
    ]);
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(TEXT);
    // The response is a buffer of known length, because a stream costs several times as much.
    expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length));
    const gzip = await app.inject({
      url: '/healthz',
      headers: { 'accept-encoding': 'br;q=0, gzip' },
    });
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(TEXT);
    expect((await app.inject({ url: '/healthz' })).headers['content-encoding']).toBeUndefined();
  });

  it('is not compressed if it fits into one network packet', async () => {
    const answer = await (await shop({})).inject({
      url: '/healthz',
      headers: { 'accept-encoding': 'br' },
    });
    expect([answer.headers['content-encoding'], answer.json()]).toEqual([
      undefined,
      { Status: 'alive' },
    ]);
  });

  it.each(['cross-site', 'same-site'])(
    'is not compressed for a %s page, because its length could reveal the content',
    async (site) => {
      const answer = await (await shop()).inject({
        url: '/healthz',
        headers: { 'accept-encoding': 'br', 'sec-fetch-site': site },
      });
      expect(answer.headers['content-encoding']).toBeUndefined();
    },
  );

  it('is not compressed again if it is compressed already', async () => {
    const app = await serverWith(await openServerShop(), {
      handlers: {
        alive: async () => ok(new CachedResponse('application/json', JSON.stringify(TEXT))),
      },
    });
    const answer = await app.inject({
      url: '/healthz',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(TEXT);
  });
});

describe('files that the build has compressed, and fonts and the icon, which are sent unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-files-'));
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    for (const [name, text] of [
      ['a-1.js', LONG],
      ['a-1.js.br', 'as brotli'],
      ['a-1.js.gz', 'as gzip'],
      ['f-1.woff2', 'a font'],
    ])
      writeFileSync(join(folder, 'assets', String(name)), String(text));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const get = (file: string, accepted?: string) => {
    const app = Fastify();
    mountBuiltAssets(app, folder);
    return app.inject({
      url: `/assets/${file}`,
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
  };

  it('each file is sent as the build compressed it, with a different ETag for each coding', async () => {
    const forms = await Promise.all([
      get('a-1.js', 'gzip, br'),
      get('a-1.js', 'gzip'),
      get('a-1.js'),
    ]);
    expect(forms.map(({ body }) => body)).toEqual(['as brotli', 'as gzip', LONG]);
    expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(forms.map(({ headers }) => headers['content-type'])).toEqual(
      Array.from({ length: 3 }, () => 'application/javascript; charset=utf-8'),
    );
    expect(forms.map(({ headers }) => headers.vary)).toEqual(
      Array.from({ length: 3 }, () => 'accept-encoding'),
    );
    expect(new Set(forms.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('/favicon.ico redirects to the icon’s address, because some clients ignore the icon’s link in a page', async () => {
    const app = Fastify();
    const theme = readTheme(CONTENT_FOLDER)._unsafeUnwrap();
    mountThemeFiles(app, theme);
    const answer = await app.inject({ url: '/favicon.ico' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, theme.look.icon]);
    const icon = await app.inject({ url: String(answer.headers.location) });
    expect(icon.headers['cache-control']).toContain('immutable');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('a font, which the build does not compress, is sent unchanged', async () => {
    expect([
      (await get('f-1.woff2', 'br')).body,
      (await get('f-1.woff2', 'br')).headers['content-encoding'],
    ]).toEqual(['a font', undefined]);
  });
});
