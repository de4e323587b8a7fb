import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../domain/calendar.ts';
import { openServerShop, PASSWORD, postLogin, ServerBrowser, withAccount } from './server-shop.ts';

const EMAIL = 'anna@example.pl';
const wrong = (browser: ServerBrowser, email = EMAIL) => postLogin(browser, email, 'inne-haslo');

describe('login limits (R42)', () => {
  it('R57, R42.4: 10 failed logins in 15 minutes block the e-mail, whether or not it has an account', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    await withAccount(browser, EMAIL);
    for (const email of [EMAIL, 'nobody@example.pl']) {
      for (let tries = 0; tries < 10; tries += 1)
        expect((await wrong(browser, email)).statusCode).toBe(401);
      const closed = await postLogin(browser, email);
      expect([closed.statusCode, closed.json().message, closed.headers['retry-after']]).toEqual([
        429,
        'Too many requests',
        '900',
      ]);
    }
    shop.clock.pass(15 * MINUTE + 1);
    expect((await postLogin(browser, EMAIL)).statusCode).toBe(200);
  });

  it('all spellings of an e-mail, in upper or lower case, share one limit', async () => {
    const browser = new ServerBrowser(await openServerShop());
    for (const email of [EMAIL, ' Anna@Example.PL '])
      for (let tries = 0; tries < 5; tries += 1) await wrong(browser, email);
    expect((await wrong(browser)).statusCode).toBe(429);
  });

  it('R42.10: logins with the right password are not counted', async () => {
    const browser = new ServerBrowser(await openServerShop());
    await withAccount(browser, EMAIL);
    for (let tries = 0; tries < 12; tries += 1)
      expect((await postLogin(browser, EMAIL)).statusCode).toBe(200);
  });

  it('logins at the same time can try no more passwords than logins one after another', async () => {
    const browser = new ServerBrowser(await openServerShop());
    const answers = await Promise.all(Array.from({ length: 40 }, () => wrong(browser)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  it('R42.4: 100 failed logins block an IP address for every e-mail, but no other IP address', async () => {
    const shop = await openServerShop();
    const bad = new ServerBrowser(shop, { address: '203.0.113.9' });
    for (let tries = 0; tries < 100; tries += 1)
      expect((await wrong(bad, `guess${tries}@example.pl`)).statusCode).toBe(401);
    expect((await wrong(bad, 'fresh@example.pl')).statusCode).toBe(429);
    expect(
      (await wrong(new ServerBrowser(shop, { address: '203.0.113.10' }), 'fresh@example.pl'))
        .statusCode,
    ).toBe(401);
  });

  it('R42.14: limits count the connection’s IP address; the caller’s X-Forwarded-For changes nothing', async () => {
    const shop = await openServerShop();
    for (let tries = 0; tries < 100; tries += 1)
      await wrong(
        new ServerBrowser(shop, { headers: { 'x-forwarded-for': `198.51.100.${tries}` } }),
        `guess${tries}@example.pl`,
      );
    expect((await wrong(new ServerBrowser(shop), 'fresh@example.pl')).statusCode).toBe(429);
  });

  it('R42.14: behind a trusted proxy, limits count the IP address in its X-Forwarded-For header', async () => {
    const shop = await openServerShop({ config: { trustProxy: 'loopback' } });
    for (let tries = 0; tries < 100; tries += 1)
      await wrong(
        new ServerBrowser(shop, { headers: { 'x-forwarded-for': '198.51.100.1' } }),
        `guess${tries}@example.pl`,
      );
    const from = (address: string) =>
      wrong(
        new ServerBrowser(shop, { headers: { 'x-forwarded-for': address } }),
        'fresh@example.pl',
      );
    expect((await from('198.51.100.1')).statusCode).toBe(429);
    expect((await from('198.51.100.2')).statusCode).toBe(401);
  });
});

describe('registration limit (R42)', () => {
  const register = (browser: ServerBrowser, email: string) =>
    browser.post('/v1/account/create', { email, password: PASSWORD, policyAccepted: 1 });

  it('R42.5, R42.11: an IP address can register 30 accounts an hour; refused calls do not count', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    for (let tries = 0; tries < 40; tries += 1)
      await browser.post('/v1/account/create', { email: 'x' });
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, number) => register(browser, `a${number}@example.pl`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    const closed = await register(browser, 'late@example.pl');
    expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, '3600']);
    expect(await browser.mails('late@example.pl')).toEqual([]);
    shop.clock.pass(60 * MINUTE + 1);
    expect((await register(browser, 'late@example.pl')).statusCode).toBe(200);
  });
});
