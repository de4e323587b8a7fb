import { describe, expect, it } from 'vitest';
import { configFor, openServerShop, PASSWORD, ServerBrowser } from './server-shop.ts';

const openRegistered = async (options: Parameters<typeof openServerShop>[0] = {}) => {
  const shop = await openServerShop(options);
  const browser = new ServerBrowser(shop);
  for (const email of ['anna@example.pl', 'bolek@example.pl'])
    await browser.post('/v1/account/create', { email, password: PASSWORD, policyAccepted: 1 });
  return { shop, browser };
};

const PAGES = ['/dev/mail', '/dev/poczta', '/dev/poczta/styl.css'];

describe('the developer’s page of outgoing mails (contract, What a developer meets)', () => {
  it('the API call lists the mails to one e-mail address as JSON', async () => {
    const { browser } = await openRegistered();
    const response = await browser.get('/dev/mail?to=Anna@example.pl');
    expect(response.json()).toEqual([
      {
        To: 'anna@example.pl',
        Subject: 'Aktywuj swoje konto w Kilwater',
        Text: expect.stringContaining('http://localhost:3000/Activate/'),
        Html: expect.stringContaining('http://localhost:3000/Activate/'),
        SentAt: '2027-03-01T09:00:00.000Z',
        Attachments: [],
      },
    ]);
    expect((await browser.get('/dev/mail')).json()).toHaveLength(2);
  });

  it('the page shows mails with working links, and their HTML in a frame that blocks scripts', async () => {
    const { browser } = await openRegistered();
    const page = await browser.get('/dev/poczta?to=anna@example.pl');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toMatch(/<a href="http:\/\/localhost:3000\/Activate\/[\w-]{43}">/);
    expect(page.body).not.toContain('bolek@example.pl');
    expect(page.body).not.toContain('style=');
    const [, frame = ''] = /src="(\/dev\/poczta\/[^"]+)"/.exec(page.body) ?? [];
    const mail = await browser.get(frame);
    expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(mail.body).toContain('<base target="_top">');
  });

  it('the page escapes the e-mail address that it takes from the query', async () => {
    const { browser } = await openRegistered();
    const page = await browser.get(
      `/dev/poczta?to=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(page.body).not.toContain('<script>');
    expect((await browser.get('/dev/poczta/unknown')).statusCode).toBe(404);
  });

  it('the API call and the page answer only callers on the same machine', async () => {
    const { shop } = await openRegistered();
    for (const url of PAGES) {
      expect((await new ServerBrowser(shop).get(url)).statusCode).toBe(200);
      expect((await new ServerBrowser(shop, { address: '::1' }).get(url)).statusCode).toBe(200);
      expect((await new ServerBrowser(shop, { address: '192.168.1.7' }).get(url)).statusCode).toBe(
        404,
      );
      expect(
        (await new ServerBrowser(shop, { headers: { host: 'rebound.example' } }).get(url))
          .statusCode,
      ).toBe(404);
    }
  });

  it('the API call and the page refuse callers that come through a proxy on the same machine', async () => {
    const { shop } = await openRegistered({ config: { trustProxy: 'loopback' } });
    for (const url of PAGES)
      expect(
        (await new ServerBrowser(shop, { headers: { 'x-forwarded-for': '198.51.100.1' } }).get(url))
          .statusCode,
      ).toBe(404);
  });

  it('the API call and the page do not exist in production', async () => {
    const { browser } = await openRegistered({ config: configFor({ production: true }) });
    for (const url of PAGES) expect((await browser.get(url)).statusCode).toBe(404);
  });
});
