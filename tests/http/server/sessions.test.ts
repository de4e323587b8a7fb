import { describe, expect, it } from 'vitest';
import { STORE } from '../../../adapters/composition/tokens.ts';
import { DAY_LENGTH, HOUR, MINUTE } from '../../../domain/calendar.ts';
import { configFor, openServerShop, postLogin, ServerBrowser, withAccount } from './server-shop.ts';

const EMAIL = 'anna@example.pl';

const anna = async () => {
  const shop = await openServerShop();
  const browser = new ServerBrowser(shop);
  await withAccount(browser, EMAIL);
  const login = await postLogin(browser, EMAIL);
  return { shop, browser, login };
};

const status = async (browser: ServerBrowser): Promise<number> =>
  (await browser.get('/v1/auth/details')).statusCode;

describe('the session cookie (R44)', () => {
  it('R44.1: the cookie is HttpOnly and SameSite=Lax, for the whole site, and on localhost not Secure', async () => {
    const { login } = await anna();
    expect(login.cookies).toMatchObject([
      { name: 'kilwater', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'kilwater-login' },
    ]);
    expect(login.cookies[0]).not.toHaveProperty('secure');
  });

  it('R44.1: except on localhost the cookie is Secure and its name has the prefix __Host-', async () => {
    const shop = await openServerShop({
      config: configFor({ publicUrl: 'https://rejsy.example' }),
    });
    const browser = new ServerBrowser(shop);
    const response = await browser.post('/v1/account/create', {
      email: EMAIL,
      password: 'tajne-haslo',
      policyAccepted: 1,
    });
    expect(response.cookies).toMatchObject([
      { name: '__Host-kilwater', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
    ]);
    const other = await openServerShop();
    const foreign = await new ServerBrowser(other, { headers: { host: 'rejsy.example' } }).post(
      '/v1/reservations/create',
      { offerId: 101 },
    );
    expect(foreign.cookies).toMatchObject([{ name: '__Host-kilwater', secure: true }]);
  });

  it('the cookie is set when a booking or login begins, not when a page is read', async () => {
    const browser = new ServerBrowser(await openServerShop());
    for (const url of ['/v1/site', '/v1/auth/details', '/v1/auth/logout']) await browser.get(url);
    await browser.post('/v1/offers/list');
    await browser.post('/v1/reservations/create', { offerId: 999_999 });
    expect(browser.cookies.size).toBe(0);
    await browser.post('/v1/reservations/create', { offerId: 101 });
    expect([...browser.cookies.keys()]).toEqual(['kilwater']);
  });

  it('a cookie with an invented or too long value gives no session', async () => {
    const browser = new ServerBrowser(await openServerShop());
    for (const value of ['x', 'a'.repeat(43), 'a'.repeat(3000)]) {
      browser.cookies.set('kilwater', value);
      expect(await status(browser)).toBe(401);
    }
  });
});

describe('the cookie by which scripts see that a browser is probably logged in', () => {
  const sign = (browser: ServerBrowser): string | undefined =>
    browser.cookies.get('kilwater-login');

  it('is set only at login, is readable by scripts, has no secret, and expires with the session cookie', async () => {
    const { shop, login } = await anna();
    const [session, marker] = login.cookies;
    expect(marker).toMatchObject({
      name: 'kilwater-login',
      value: '1',
      sameSite: 'Lax',
      path: '/',
    });
    expect(marker?.httpOnly).toBeUndefined();
    expect(marker?.maxAge).toBe(session?.maxAge);
    const visitor = new ServerBrowser(shop);
    await visitor.post('/v1/reservations/create', { offerId: 101 });
    expect(sign(visitor)).toBeUndefined();
  });

  it('is removed when the customer logs out', async () => {
    const { browser } = await anna();
    await browser.get('/v1/auth/logout');
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  it('R44.2: is removed by the first call after the session has expired or was ended elsewhere', async () => {
    const { shop, browser } = await anna();
    shop.clock.pass(25 * HOUR);
    expect(sign(browser)).toBe('1');
    expect(await status(browser)).toBe(401);
    expect(sign(browser)).toBeUndefined();
  });

  it('is set again by the next call if a logged-in browser has lost the cookie', async () => {
    const { browser } = await anna();
    browser.cookies.delete('kilwater-login');
    expect(await status(browser)).toBe(200);
    expect(sign(browser)).toBe('1');
  });

  it('gives no access without a session', async () => {
    const browser = new ServerBrowser(await openServerShop());
    browser.cookies.set('kilwater-login', '1');
    expect([await status(browser), sign(browser)]).toEqual([401, undefined]);
  });
});

describe('lifetime of a session (R44)', () => {
  it('R44.2: a session ends after 24 hours without a call', async () => {
    const { shop, browser } = await anna();
    shop.clock.pass(24 * HOUR - 1);
    expect(await status(browser)).toBe(200);
    shop.clock.pass(24 * HOUR);
    expect(await status(browser)).toBe(401);
  });

  it('R44.2: a session ends 14 days after its login, even if it is in use', async () => {
    const { shop, browser } = await anna();
    for (let hours = 12; hours < 14 * 24; hours += 12) {
      shop.clock.pass(12 * HOUR);
      expect(await status(browser)).toBe(200);
    }
    shop.clock.pass(12 * HOUR);
    expect(await status(browser)).toBe(401);
  });

  it('R8.9: the session of a browser without login lasts as long as its draft: 30 days', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    const reservationId = (await browser.post('/v1/reservations/create', { offerId: 101 })).json()
      .Reservation.ReservationId;
    shop.clock.pass(30 * DAY_LENGTH);
    expect(
      (await browser.post('/v1/reservations/details/get', { reservationId })).statusCode,
    ).not.toBe(401);
    shop.clock.pass(30 * DAY_LENGTH + 2 * MINUTE);
    expect((await browser.post('/v1/reservations/details/get', { reservationId })).statusCode).toBe(
      401,
    );
  });

  it('the time of a session’s last use is stored at most once a minute', async () => {
    const { shop, browser } = await anna();
    const { sessions } = await shop.container.getAsync(STORE);
    const touched: number[] = [];
    const { touch } = sessions;
    Object.assign(sessions, {
      touch: (hash: string, at: number) => {
        touched.push(at);
        return touch(hash, at);
      },
    });
    for (let calls = 0; calls < 5; calls += 1) await status(browser);
    expect(touched).toHaveLength(0);
    shop.clock.pass(MINUTE);
    for (let calls = 0; calls < 5; calls += 1) await status(browser);
    expect(touched).toHaveLength(1);
  });

  it('V14.3.1: only responses that end a session have the header Clear-Site-Data', async () => {
    const causeOf = async (path: string, body: object) => {
      const { browser } = await anna();
      return (await (path.endsWith('logout') ? browser.get(path) : browser.post(path, body)))
        .headers['clear-site-data'];
    };
    expect(await causeOf('/v1/auth/logout', {})).toBe('"storage"');
    expect(await causeOf('/v1/account/delete', {})).toBe('"storage"');
    expect(await causeOf('/v1/account/sessions/end', { all: true })).toBe('"storage"');
    expect(await causeOf('/v1/account/sessions', {})).toBeUndefined();
  });

  it('R44.7, V7.1.2: an account can have any number of sessions, and its owner can list all of them', async () => {
    const { shop, browser } = await anna();
    const otherBrowsers = Array.from({ length: 24 }, () => new ServerBrowser(shop));
    for (const other of otherBrowsers) await postLogin(other, EMAIL);
    expect(await Promise.all([browser, ...otherBrowsers].map(status))).toEqual(Array(25).fill(200));
    expect((await browser.post('/v1/account/sessions')).json().Sessions).toHaveLength(25);
  });

  it('A-135, R44.3: a session gets a new identifier at login; the old one is invalid', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    await withAccount(browser, EMAIL);
    const before = browser.cookies.get('kilwater') ?? '';
    await postLogin(browser, EMAIL);
    expect(browser.cookies.get('kilwater')).not.toBe(before);
    const thief = new ServerBrowser(shop);
    thief.cookies.set('kilwater', before);
    expect(await status(thief)).toBe(401);
    const ownCookie = browser.cookies.get('kilwater') ?? '';
    await postLogin(browser, EMAIL);
    thief.cookies.set('kilwater', ownCookie);
    expect(await status(thief)).toBe(401);
  });

  it('A-134, R44.3: logout deletes the session and removes the cookie', async () => {
    const { shop, browser } = await anna();
    const token = browser.cookies.get('kilwater') ?? '';
    expect((await browser.get('/v1/auth/logout')).statusCode).toBe(200);
    expect(browser.cookies.size).toBe(0);
    const thief = new ServerBrowser(shop);
    thief.cookies.set('kilwater', token);
    expect(await status(thief)).toBe(401);
  });

  it('a HEAD request to the logout route logs nobody out', async () => {
    const { shop, browser } = await anna();
    const response = await shop.app.inject({
      method: 'HEAD',
      url: '/v1/auth/logout',
      cookies: Object.fromEntries(browser.cookies),
    });
    expect(response.statusCode).toBe(404);
    expect(await status(browser)).toBe(200);
  });
});

describe('what login does with a browser’s drafts (R8, R44)', () => {
  const begin = async (browser: ServerBrowser): Promise<string> =>
    (await browser.post('/v1/reservations/create', { offerId: 101 })).json().Reservation
      .ReservationId;
  const sees = async (browser: ServerBrowser, reservationId: string): Promise<number> =>
    (await browser.post('/v1/reservations/details/get', { reservationId })).statusCode;

  it('R8.10, R44.5: login gives the browser’s drafts to the account, so another device can continue', async () => {
    const shop = await openServerShop();
    const phone = new ServerBrowser(shop);
    await withAccount(phone, EMAIL);
    const laptop = new ServerBrowser(shop);
    const draft = await begin(laptop);
    await postLogin(laptop, EMAIL);
    expect(await sees(laptop, draft)).toBe(200);
    expect(await sees(phone, draft)).toBe(404);
    await postLogin(phone, EMAIL);
    expect(await sees(phone, draft)).toBe(200);
  });

  it('a second account that logs in to the same browser gets no drafts of the first account', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    await withAccount(browser, EMAIL);
    await withAccount(browser, 'bolek@example.pl');
    await postLogin(browser, EMAIL);
    const draft = await begin(browser);
    await postLogin(browser, 'bolek@example.pl');
    expect(await sees(browser, draft)).toBe(404);
    await postLogin(browser, EMAIL);
    expect(await sees(browser, draft)).toBe(200);
  });
});
