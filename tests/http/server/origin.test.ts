import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from '../../../adapters/http/server/pipeline/origin.ts';
import { openServerShop, ServerBrowser } from './server-shop.ts';

const base = {
  origin: undefined,
  secFetchSite: undefined,
  host: 'localhost:3000',
  publicUrl: null,
};

describe('whether a request comes from the shop’s own page (R44.4)', () => {
  it.each([
    ['a program without Origin and Sec-Fetch-Site', {}, true],
    ['the own page', { origin: 'http://localhost:3000', secFetchSite: 'same-origin' }, true],
    ['an address typed by hand', { secFetchSite: 'none' }, true],
    ['another port of the same machine', { origin: 'http://localhost:4000' }, false],
    ['another site', { origin: 'https://evil.example' }, false],
    ['a sandboxed page', { origin: 'null' }, false],
    ['an origin that is none', { origin: 'localhost:3000' }, false],
    ['another site without Origin', { secFetchSite: 'cross-site' }, false],
    ['a sister subdomain without Origin', { secFetchSite: 'same-site' }, false],
    [
      'own Origin but a foreign Sec-Fetch-Site',
      { origin: 'http://localhost:3000', secFetchSite: 'cross-site' },
      false,
    ],
    [
      'the public address behind a proxy',
      {
        origin: 'https://rejsy.example',
        host: '10.0.0.7:3000',
        publicUrl: 'https://rejsy.example',
      },
      true,
    ],
    [
      'the public name without its scheme',
      { origin: 'http://rejsy.example', host: '10.0.0.7:3000', publicUrl: 'https://rejsy.example' },
      false,
    ],
    [
      'a Host that names the default port',
      { origin: 'https://rejsy.example', host: 'Rejsy.example:443' },
      true,
    ],
    [
      'the own host over HTTP, where it is served over HTTPS',
      { origin: 'http://rejsy.example', host: 'rejsy.example' },
      false,
    ],
    [
      'the public host over HTTP',
      { origin: 'http://rejsy.example', host: 'rejsy.example', publicUrl: 'https://rejsy.example' },
      false,
    ],
    [
      'the public host with another port',
      {
        origin: 'https://rejsy.example:8443',
        host: 'rejsy.example',
        publicUrl: 'https://rejsy.example',
      },
      false,
    ],
    [
      'the public host',
      {
        origin: 'https://rejsy.example',
        host: 'REJSY.example:443',
        publicUrl: 'https://rejsy.example',
      },
      true,
    ],
    ['a name that only begins alike', { origin: 'http://localhost:3000.evil.example' }, false],
  ])(
    'a request from %s (headers: %j) is accepted as the shop’s own: %s',
    (_case, facts, expected) => {
      expect(isOwnOrigin({ ...base, ...facts })).toBe(expected);
    },
  );
});

const FOREIGN = { origin: 'https://evil.example' };

describe('calls that change data, sent by pages of other sites (R44)', () => {
  it.each([
    ['POST', '/v1/auth/login'],
    ['GET', '/v1/auth/logout'],
    ['POST', '/v1/account/create'],
    ['POST', '/v1/account/confirm'],
    ['POST', '/v1/reservations/create'],
    ['POST', '/v1/reservations/details/update'],
    ['POST', '/v1/reservations/confirm'],
  ] as const)(
    'R44.4: %s %s from a page of another site is refused, even with an empty body',
    async (method, url) => {
      const browser = new ServerBrowser(await openServerShop());
      for (const headers of [FOREIGN, { 'sec-fetch-site': 'same-site' }]) {
        const response = await browser.send(
          method,
          url,
          method === 'POST' ? {} : undefined,
          headers,
        );
        expect([response.statusCode, response.json().code]).toEqual([403, 'wrongOrigin']);
      }
      expect(
        (
          await browser.send(method, url, method === 'POST' ? {} : undefined, {
            origin: 'http://localhost:80',
          })
        ).statusCode,
      ).not.toBe(403);
    },
  );

  it('calls that only read are answered, because a page of another site cannot read the response', async () => {
    const browser = new ServerBrowser(await openServerShop());
    expect((await browser.post('/v1/offers/list', {}, FOREIGN)).statusCode).toBe(200);
  });
});
