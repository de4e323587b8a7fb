import { describe, expect, it } from 'vitest';
import { STORE } from '../../../adapters/composition/tokens.ts';
import { DAY_LENGTH, HOUR, MINUTE } from '../../../domain/calendar.ts';
import { Browser, configFor, loggedIn, openShop, withAccount } from './shop.ts';

const EMAIL = 'anna@example.pl';

const anna = async () => {
  const shop = await openShop();
  const browser = new Browser(shop);
  await withAccount(browser, EMAIL);
  const login = await loggedIn(browser, EMAIL);
  return { shop, browser, login };
};

const status = async (browser: Browser): Promise<number> => (await browser.get('/v1/auth/details')).statusCode;

describe('the session cookie (R44)', () => {
  it('is HttpOnly, SameSite=Lax, for the whole site, and not Secure on this machine (R44.1)', async () => {
    const { login } = await anna();
    expect(login.cookies).toMatchObject([{ name: 'kilwater', httpOnly: true, sameSite: 'Lax', path: '/' }, { name: 'kilwater-login' }]);
    expect(login.cookies[0]).not.toHaveProperty('secure');
  });

  it('is Secure with the __Host- prefix outside of this machine (R44.1)', async () => {
    const shop = await openShop({ config: configFor({ publicUrl: 'https://rejsy.example' }) });
    const browser = new Browser(shop);
    const response = await browser.post('/v1/account/create', { email: EMAIL, password: 'tajne-haslo', policyAccepted: 1 });
    expect(response.cookies).toMatchObject([{ name: '__Host-kilwater', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' }]);
    const other = await openShop();
    const foreign = await new Browser(other, { headers: { host: 'rejsy.example' } }).post('/v1/reservations/create', { offerId: 101 });
    expect(foreign.cookies).toMatchObject([{ name: '__Host-kilwater', secure: true }]);
  });

  it('is given when something begins, not to those who only look', async () => {
    const browser = new Browser(await openShop());
    for (const url of ['/v1/site', '/v1/auth/details', '/v1/auth/logout']) await browser.get(url);
    await browser.post('/v1/offers/list');
    await browser.post('/v1/reservations/create', { offerId: 999_999 });
    expect(browser.cookies.size).toBe(0);
    await browser.post('/v1/reservations/create', { offerId: 101 });
    expect([...browser.cookies.keys()]).toEqual(['kilwater']);
  });

  it('a made-up or oversized cookie is nobody’s', async () => {
    const browser = new Browser(await openShop());
    for (const value of ['x', 'a'.repeat(43), 'a'.repeat(3000)]) {
      browser.cookies.set('kilwater', value);
      expect(await status(browser)).toBe(401);
    }
  });
});

describe('the sign that somebody may be logged in', () => {
  const sign = (browser: Browser): string | undefined => browser.cookies.get('kilwater-login');

  it('comes with the login: without content, for scripts to read, for as long as the session may last; nobody else has one', async () => {
    const { shop, login } = await anna();
    const [session, shown] = login.cookies;
    expect(shown).toMatchObject({ name: 'kilwater-login', value: '1', sameSite: 'Lax', path: '/' });
    expect(shown?.httpOnly).toBeUndefined();
    expect(shown?.maxAge).toBe(session?.maxAge);
    const visitor = new Browser(shop);
    await visitor.post('/v1/reservations/create', { offerId: 101 });
    expect(sign(visitor)).toBeUndefined();
  });

  it('goes with the logout', async () => {
    const { browser } = await anna();
    await browser.get('/v1/auth/logout');
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  it('goes with the first call after the session has ended by itself or elsewhere (R44.2)', async () => {
    const { shop, browser } = await anna();
    shop.clock.pass(25 * HOUR);
    expect(sign(browser)).toBe('1');
    expect(await status(browser)).toBe(401);
    expect(sign(browser)).toBeUndefined();
  });

  it('comes back to a session that has lost it', async () => {
    const { browser } = await anna();
    browser.cookies.delete('kilwater-login');
    expect(await status(browser)).toBe(200);
    expect(sign(browser)).toBe('1');
  });

  it('alone opens nothing', async () => {
    const browser = new Browser(await openShop());
    browser.cookies.set('kilwater-login', '1');
    expect([await status(browser), sign(browser)]).toEqual([401, undefined]);
  });
});

describe('a session’s life (R44)', () => {
  it('ends after 24 hours without a call (R44.2)', async () => {
    const { shop, browser } = await anna();
    shop.clock.pass(24 * HOUR - 1);
    expect(await status(browser)).toBe(200);
    shop.clock.pass(24 * HOUR);
    expect(await status(browser)).toBe(401);
  });

  it('ends 14 days after its login, however busy (R44.2)', async () => {
    const { shop, browser } = await anna();
    for (let hours = 12; hours < 14 * 24; hours += 12) {
      shop.clock.pass(12 * HOUR);
      expect(await status(browser)).toBe(200);
    }
    shop.clock.pass(12 * HOUR);
    expect(await status(browser)).toBe(401);
  });

  it('without login it lasts as long as the draft it owns: 30 days (R8.9)', async () => {
    const shop = await openShop();
    const browser = new Browser(shop);
    const reservationId = (await browser.post('/v1/reservations/create', { offerId: 101 })).json().Reservation.ReservationId;
    shop.clock.pass(30 * DAY_LENGTH);
    expect((await browser.post('/v1/reservations/details/get', { reservationId })).statusCode).not.toBe(401);
    shop.clock.pass(30 * DAY_LENGTH + 2 * MINUTE);
    expect((await browser.post('/v1/reservations/details/get', { reservationId })).statusCode).toBe(401);
  });

  it('is written down as seen once a minute at most', async () => {
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

  it('V14.3.1: with its end the browser is told to forget what its tabs keep, and with nothing else', async () => {
    const told = async (path: string, body: object) => {
      const { browser } = await anna();
      return (await (path.endsWith('logout') ? browser.get(path) : browser.post(path, body))).headers['clear-site-data'];
    };
    expect(await told('/v1/auth/logout', {})).toBe('"storage"');
    expect(await told('/v1/account/delete', {})).toBe('"storage"');
    expect(await told('/v1/account/sessions/end', { all: true })).toBe('"storage"');
    expect(await told('/v1/account/sessions', {})).toBeUndefined();
  });

  it('R44.7, V7.1.2: may live beside any number of others of the account, all of which its owner sees', async () => {
    const { shop, browser } = await anna();
    const others = Array.from({ length: 24 }, () => new Browser(shop));
    for (const other of others) await loggedIn(other, EMAIL);
    expect(await Promise.all([browser, ...others].map(status))).toEqual(Array(25).fill(200));
    expect((await browser.post('/v1/account/sessions')).json().Sessions).toHaveLength(25);
  });

  it('gets a new identifier at login; the old one is worth nothing (A-135, R44.3)', async () => {
    const shop = await openShop();
    const browser = new Browser(shop);
    await withAccount(browser, EMAIL);
    const before = browser.cookies.get('kilwater') ?? '';
    await loggedIn(browser, EMAIL);
    expect(browser.cookies.get('kilwater')).not.toBe(before);
    const thief = new Browser(shop);
    thief.cookies.set('kilwater', before);
    expect(await status(thief)).toBe(401);
    const own = browser.cookies.get('kilwater') ?? '';
    await loggedIn(browser, EMAIL);
    thief.cookies.set('kilwater', own);
    expect(await status(thief)).toBe(401);
  });

  it('is destroyed at logout, and the cookie is taken back (A-134, R44.3)', async () => {
    const { shop, browser } = await anna();
    const token = browser.cookies.get('kilwater') ?? '';
    expect((await browser.get('/v1/auth/logout')).statusCode).toBe(200);
    expect(browser.cookies.size).toBe(0);
    const thief = new Browser(shop);
    thief.cookies.set('kilwater', token);
    expect(await status(thief)).toBe(401);
  });

  it('HEAD of logout does nothing', async () => {
    const { shop, browser } = await anna();
    const response = await shop.app.inject({ method: 'HEAD', url: '/v1/auth/logout', cookies: Object.fromEntries(browser.cookies) });
    expect(response.statusCode).toBe(404);
    expect(await status(browser)).toBe(200);
  });
});

describe('drafts and logging in (R8, R44)', () => {
  const begin = async (browser: Browser): Promise<string> =>
    (await browser.post('/v1/reservations/create', { offerId: 101 })).json().Reservation.ReservationId;
  const sees = async (browser: Browser, reservationId: string): Promise<number> =>
    (await browser.post('/v1/reservations/details/get', { reservationId })).statusCode;

  it('takes the browser’s drafts along, so that another device can go on (R8.10, R44.5)', async () => {
    const shop = await openShop();
    const phone = new Browser(shop);
    await withAccount(phone, EMAIL);
    const laptop = new Browser(shop);
    const draft = await begin(laptop);
    await loggedIn(laptop, EMAIL);
    expect(await sees(laptop, draft)).toBe(200);
    expect(await sees(phone, draft)).toBe(404);
    await loggedIn(phone, EMAIL);
    expect(await sees(phone, draft)).toBe(200);
  });

  it('a second account in the same browser gets nothing of the first one’s', async () => {
    const shop = await openShop();
    const browser = new Browser(shop);
    await withAccount(browser, EMAIL);
    await withAccount(browser, 'bolek@example.pl');
    await loggedIn(browser, EMAIL);
    const draft = await begin(browser);
    await loggedIn(browser, 'bolek@example.pl');
    expect(await sees(browser, draft)).toBe(404);
    await loggedIn(browser, EMAIL);
    expect(await sees(browser, draft)).toBe(200);
  });
});
