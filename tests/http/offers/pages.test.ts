import { describe, expect, it } from 'vitest';
import { at, openWizardShop } from '../wizard/wizard-shop.ts';

const page = (url: string, headers: Record<string, string> = {}) =>
  openWizardShop().app.inject({
    method: 'GET',
    url,
    headers: { host: 'shop.example', ...headers },
  });

describe('public pages of the shop', () => {
  it('P-061: home page, offer list and offer page are rendered with the data of their API calls', async () => {
    const home = (await page('/')).json();
    expect(home).toMatchObject({
      kind: 'home',
      url: '/',
      origin: 'http://shop.example',
      today: '2027-01-10',
    });
    expect(at(home, 'sailings.0')).toMatchObject({
      destination: expect.any(Number),
      type: expect.any(Number),
    });
    const list = (await page('/rejsy-morskie?type=2,3&term=7&utm=1')).json();
    expect(list).toMatchObject({
      kind: 'list',
      url: '/rejsy-morskie?type=2,3&term=7',
      query: { type: [2, 3], term: [7], destination: [], option: [] },
    });
    expect(at(list, 'offers')).toHaveLength(5);
    expect((await page('/oferta/rejs-900')).json()).toMatchObject({
      kind: 'offer',
      offer: { OfferId: 900 },
      similar: [{ OfferId: 901 }],
    });
  });

  it.each([
    ['/rejsy-morskie?destination=&type=&term=', '/rejsy-morskie'],
    ['/rejsy-morskie?type=1&', '/rejsy-morskie?type=1'],
    ['/rejsy-morskie?destination=1&destination=2&term=', '/rejsy-morskie?destination=1,2'],
    ['/rejsy-morskie?sort=start', '/rejsy-morskie'],
    [
      '/rejsy-morskie?utm_source=list&term=7&term=7&sort=price',
      '/rejsy-morskie?term=7&sort=price&utm_source=list',
    ],
  ])(
    'P-048: a search without JavaScript redirects to the same search with a shorter address: %s to %s',
    async (url, tidy) => {
      const answer = await page(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([301, tidy]);
      expect((await page(tidy)).statusCode).toBe(200);
    },
  );

  it('a page that has not changed since the browser’s copy gets 304 and sets no cookie', async () => {
    const shop = openWizardShop();
    const first = await shop.app.inject({
      method: 'GET',
      url: '/oferta/rejs-900',
      headers: { host: 'shop.example' },
    });
    expect(first.headers['cache-control']).toBe('public, s-maxage=1, stale-while-revalidate=1');
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await shop.app.inject({
      method: 'GET',
      url: '/oferta/rejs-900',
      headers: { host: 'shop.example', 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/rezerwacja',
    '/rezerwacja/twoj-rejs',
    '/zaloguj',
    '/rejestracja',
    '/Activate/abc',
    '/twoj-panel',
    '/OnlinePayment',
    '/OnlinePayment/',
  ])('the server’s page for %s contains no data and is never cached', async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ kind: 'client' });
  });

  it.each(['/oferta/nie-ma', '/nie-ma-takiej', '/rezerwacjax'])(
    'the page address %s does not exist and gets 404',
    async (url) => {
      const answer = await page(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.json()).toMatchObject({ kind: 'missing' });
    },
  );

  it('W-011: the home page with an error number in its query redirects to the page /OnlinePayment', async () => {
    const answer = await page('/?error=501');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/OnlinePayment/?error');
  });
});
