import { describe, expect, it } from 'vitest';
import { shopPages } from '../../../adapters/http/server/pages/shop-pages.ts';
import { brandWebAddressesOf } from '../../../adapters/system/addresses.ts';
import { settingsOf } from '../../../adapters/system/settings.ts';
import { openWizardShop } from '../wizard/wizard-shop.ts';
import { openServerShop, serverWith } from './server-shop.ts';

const page = (url: string, headers: Record<string, string> = {}) =>
  openWizardShop().app.inject({
    method: 'GET',
    url,
    headers: { host: 'shop.example', ...headers },
  });

describe('the contact page of the office, and logging out', () => {
  it('R4: /kontakt is the same for all visitors and has the office’s hours from the brand settings', async () => {
    const answer = await page('/kontakt');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, s-maxage=1, stale-while-revalidate=1',
    ]);
    expect(answer.json()).toMatchObject({
      kind: 'contact',
      contact: { OfficeHours: 'pn.–pt. 10:00–15:00', Email: null },
    });
  });

  it.each([
    [
      'a link on the shop’s own page',
      { 'sec-fetch-site': 'same-origin', referer: 'https://shop.example/twoj-panel' },
    ],
    ['the address bar or a bookmark', { 'sec-fetch-site': 'none' }],
    ['an old browser that says nothing', {}],
    ['an old browser on a page of the shop', { referer: 'https://shop.example/' }],
  ])(
    'A-015, R44.6: /wyloguj opened from %s logs out at once',
    async (_, headers: Record<string, string>) => {
      const answer = await page('/wyloguj', headers);
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { kind: 'client' }]);
    },
  );

  it.each([
    ['somebody else’s page', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the shop’s host', { 'sec-fetch-site': 'same-site' }],
    ['somebody else’s page in an old browser', { referer: 'https://evil.example/kilwater' }],
    ['the shop’s host over plain HTTP', { referer: 'http://shop.example/twoj-panel' }],
    ['an address that is none', { referer: 'nonsense' }],
  ])(
    'R44.6: /wyloguj opened from %s redirects to a confirmation page instead',
    async (_, headers: Record<string, string>) => {
      const { statusCode, headers: answered } = await page('/wyloguj', headers);
      expect([statusCode, answered.location, answered['cache-control']]).toEqual([
        302,
        '/twoj-panel/wyloguj',
        'no-store',
      ]);
    },
  );
});

describe('pages that only developers use', () => {
  it.each([
    [true, 200, 'client'],
    [false, 404, 'missing'],
  ])(
    'V15.2.3: only a development server has the gallery /czesci; with development %s it answers %i',
    async (development, status, kind) => {
      const renderer = {
        render: ({ content }: { readonly content: { readonly kind: string } }) => content.kind,
      };
      const offers = { of: async () => null, here: () => null, changed: () => {} };
      const contact = {
        OfficeHours: '',
        Phone: null,
        Email: null,
        Company: { Name: '', Nip: '', Address: '', Zip: '', City: '' },
      };
      const pages = shopPages({
        offers,
        renderer,
        addresses: brandWebAddressesOf(settingsOf([]), null),
        contactOf: () => contact,
        development,
      });
      const app = await serverWith(await openServerShop(), { pages });
      const answer = await app.inject({ method: 'GET', url: '/czesci' });
      expect([answer.statusCode, answer.body]).toEqual([status, kind]);
    },
  );
});
