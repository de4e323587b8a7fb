import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { createLog } from '../../../adapters/system/log.ts';
import { pseudonymKey, securityLog } from '../../../adapters/system/security-log.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '../../../application/ports/security-log.ts';
import { resetTokens } from '../accounts/customer.ts';
import { openServerShop, PASSWORD, postLogin, ServerBrowser, withAccount } from './server-shop.ts';

const EMAIL = 'anna@example.pl';

const watchEvents = async () => {
  const events: SecurityEvent[] = [];
  const shop = await openServerShop({ security: { note: (event) => events.push(event) } });
  return { shop, browser: new ServerBrowser(shop), told: () => events.splice(0) };
};

const eventRows = (events: readonly SecurityEvent[]) =>
  events.map(({ name, outcome, reason }) => [name, outcome, reason]);

describe('security events (V16.3)', () => {
  it('registering, activating and exporting an account, logging in and logging out are logged', async () => {
    const { browser, told } = await watchEvents();
    await withAccount(browser, EMAIL);
    expect(eventRows(told())).toEqual([
      ['account.registered', 'done', null],
      ['account.activated', 'done', null],
    ]);
    await postLogin(browser, EMAIL);
    const [login] = told();
    expect(login).toMatchObject({
      name: 'login',
      outcome: 'done',
      call: 'POST /v1/auth/login',
      who: { address: '127.0.0.1', email: EMAIL },
    });
    expect(login?.account).toMatch(/./);
    await browser.post('/v1/account/export');
    await browser.get('/v1/auth/logout');
    const remaining = told();
    expect(eventRows(remaining)).toEqual([
      ['data.exported', 'done', null],
      ['logout', 'done', null],
    ]);
    expect(remaining.map(({ account }) => account)).toEqual([login?.account, login?.account]);
  });

  it('password changes and resets, ended sessions and erased accounts are logged, if done and if refused', async () => {
    const { browser, shop, told } = await watchEvents();
    await withAccount(browser, EMAIL);
    await postLogin(browser, EMAIL);
    told();
    const elsewhere = new ServerBrowser(shop);
    const tries = async (by: ServerBrowser, status: number, path: string, body: object) => {
      expect((await by.post(path, body)).statusCode, path).toBe(status);
      return eventRows(told())[0];
    };
    const change = { newPassword: 'nowe-haslo', newPasswordConfirm: 'nowe-haslo' };
    const [changing, ending] = ['/v1/account/passwordChange', '/v1/account/sessions/end'] as const;
    const [asking, saving] = ['/v1/auth/passwordReset', '/v1/auth/passwordResetSave'] as const;
    const refused = [
      await tries(browser, 400, changing, { ...change, oldPassword: 'inne' }),
      await tries(browser, 404, ending, { sessionId: 'nobody’s' }),
      await tries(elsewhere, 400, asking, { email: '' }),
      await tries(elsewhere, 400, saving, { ...change, token: 'x' }),
      await tries(elsewhere, 400, '/v1/account/disown', { token: 'x' }),
      await tries(browser, 404, '/v1/account/activationAgain', { reservationId: 'AAAAAAAA' }),
      await tries(elsewhere, 401, '/v1/account/delete', {}),
    ];
    expect(refused).toEqual([
      ['password.changed', 'refused', 'oldPassword: wrong'],
      ['session.ended', 'refused', 'notFound'],
      ['password.reset-asked', 'refused', 'email: required'],
      ['password.reset', 'refused', 'tokenInvalid'],
      ['account.disowned', 'refused', 'tokenInvalid'],
      ['account.activation-asked', 'refused', 'notFound'],
      ['account.erased', 'refused', 'noSession'],
    ]);
    const statuses = [
      await tries(browser, 200, changing, { ...change, oldPassword: PASSWORD }),
      await tries(elsewhere, 200, asking, { email: EMAIL }),
      await tries(elsewhere, 200, saving, {
        newPassword: PASSWORD,
        token: (await resetTokens(elsewhere, EMAIL))[0] ?? '',
      }),
    ];
    for (const path of [ending, '/v1/account/delete']) {
      await postLogin(browser, EMAIL);
      told();
      statuses.push(await tries(browser, 200, path, { all: true }));
    }
    const names = [
      'password.changed',
      'password.reset-asked',
      'password.reset',
      'session.ended',
      'account.erased',
    ];
    expect(statuses).toEqual(names.map((name) => [name, 'done', null]));
  });

  it('R42.6: each call with an unknown voucher, ambassador or group code is logged', async () => {
    const { browser, told } = await watchEvents();
    const { ReservationId: reservationId } = (
      await browser.post('/v1/reservations/create', { offerId: 101 })
    ).json().Reservation;
    told();
    for (const [path, body] of [
      ['/v1/rebates/voucher/redeem', { userNum: 1, voucherCode: 'NIC' }],
      ['/v1/rebates/ambassador/use', { ambassadorCode: 'NIC' }],
      ['/v1/rebates/group/join', { groupCode: 'NIC' }],
    ] as const) {
      expect(
        (await browser.post(path, { siteId: 1, reservationId, ...body })).statusCode,
      ).toBeGreaterThanOrEqual(400);
      expect(eventRows(told()).map(([name, outcome]) => [name, outcome])).toContainEqual([
        'code.refused',
        'refused',
      ]);
    }
  });

  it('a logged event has the request id of its response', async () => {
    const { browser, told } = await watchEvents();
    const answer = await postLogin(browser, EMAIL);
    expect(told().map(({ request }) => request)).toEqual([answer.headers['x-request-id']]);
  });

  it('a refused login is logged with the normalized e-mail; a login that a limit blocks is logged too', async () => {
    const { browser, told } = await watchEvents();
    for (let tries = 0; tries < 11; tries += 1)
      await postLogin(browser, tries % 2 === 0 ? EMAIL : ' ANNA@example.pl');
    const events = told();
    expect(eventRows(events.slice(9))).toEqual([
      ['login', 'refused', 'invalidCredentials'],
      ['login', 'refused', 'tooManyRequests'],
      ['limit.reached', 'refused', 'tooManyRequests'],
    ]);
    expect(new Set(events.map(({ who }) => who.email))).toEqual(new Set([EMAIL]));
  });

  it('a refused caller is logged with the IP address; a call that asks for the login state is not', async () => {
    const { browser, told } = await watchEvents();
    await browser.get('/v1/auth/details');
    expect(told()).toEqual([]);
    await browser.post('/v1/account/reservations');
    await browser.post(
      '/v1/auth/login',
      { email: EMAIL, password: PASSWORD },
      { origin: 'https://elsewhere.example' },
    );
    await browser.get('/v1/documents/download?token=none');
    expect(eventRows(told())).toEqual([
      ['access.refused', 'refused', 'noSession'],
      ['login', 'refused', 'wrongOrigin'],
      ['access.refused', 'refused', 'noSession'],
    ]);
  });

  it('R45, V16.3.2: a try to read another’s booking is logged; a request for an unknown offer is not', async () => {
    const { browser, shop, told } = await watchEvents();
    await browser.get('/v1/offers/details?offerId=99999');
    expect(told()).toEqual([]);
    const { ReservationId } = (
      await browser.post('/v1/reservations/create', { offerId: 82 })
    ).json().Reservation;
    const stranger = new ServerBrowser(shop);
    await withAccount(stranger, EMAIL);
    await postLogin(stranger, EMAIL);
    told();
    expect(
      (await stranger.post('/v1/reservations/details/get', { reservationId: ReservationId }))
        .statusCode,
    ).toBe(404);
    expect(eventRows(told())).toEqual([['access.refused', 'refused', 'notFound']]);
  });

  it('a call with the cookie of a session that has ended is logged', async () => {
    const { browser, shop, told } = await watchEvents();
    await withAccount(browser, EMAIL);
    await postLogin(browser, EMAIL);
    shop.clock.pass(25 * 60 * 60 * 1000);
    told();
    await browser.get('/v1/account/details');
    expect(eventRows(told())).toEqual([
      ['session.unknown', 'refused', 'ended'],
      ['access.refused', 'refused', 'noSession'],
    ]);
  });
});

describe('the security log', () => {
  const event: SecurityEvent = {
    name: 'login',
    outcome: 'refused',
    reason: 'invalidCredentials',
    call: 'POST /v1/auth/login',
    request: 'r-1',
    account: null,
    who: { address: '203.0.113.9', email: EMAIL },
  };
  const written = (key: string) => {
    const lines: string[] = [];
    const log = securityLog(
      createLog(
        'json',
        'shop',
        (line) => lines.push(line),
        () => Date.UTC(2027, 2, 1, 9),
      ),
      key,
    );
    return { lines, log };
  };

  it('V16.2: each line is one JSON object with the event’s time, level, name and outcome', () => {
    const { lines, log } = written('key');
    log.note(event);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      time: '2027-03-01T09:00:00.000Z',
      level: 'warn',
      program: 'shop',
      event: 'login',
      outcome: 'refused',
      reason: 'invalidCredentials',
      request: 'r-1',
    });
  });

  it('the log has pseudonyms for IP addresses and e-mails; the same key gives the same pseudonyms', () => {
    const { lines, log } = written('key');
    log.note(event);
    log.note(event);
    log.note({ ...event, who: { address: '203.0.113.10', email: EMAIL } });
    expect(lines.join()).not.toMatch(/anna|203\.0/);
    const [first, second, third] = lines.map((line) => JSON.parse(line));
    expect([first.from, first.whose]).toEqual([second.from, second.whose]);
    expect(third.from).not.toBe(first.from);
    const other = written('another key');
    other.log.note(event);
    expect(JSON.parse(other.lines[0] ?? '').whose).not.toBe(first.whose);
  });

  it('pseudonymKey creates the key for the log’s pseudonyms once; the store keeps it for all processes', async () => {
    const { values } = openMemoryStore();
    const key = await pseudonymKey(values);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await pseudonymKey(values)).toBe(key);
  });

  it('a thousand equal events in a row write only one line', () => {
    const { lines, log } = written('key');
    for (let n = 0; n < 1000; n += 1) log.note({ ...event, name: 'limit.reached' });
    expect(lines).toHaveLength(1);
  });

  it('an IP address gets at most 100 lines a minute of a kind of event; one more line counts the rest', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { lines, log } = written('key');
    const attack = (address: string, times: number) => {
      for (let n = 0; n < times; n += 1)
        log.note({ ...event, who: { address, email: `u${n}@example.pl` } });
    };
    attack('203.0.113.9', 1000);
    expect(new Set(lines.map((line) => JSON.parse(line).whose)).size).toBe(100);
    expect(lines).toHaveLength(100);
    log.note({
      ...event,
      outcome: 'done',
      reason: null,
      who: { address: '203.0.113.10', email: EMAIL },
    });
    expect(JSON.parse(lines[100] ?? '')).toMatchObject({ event: 'login', outcome: 'done' });
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(101).map((line) => JSON.parse(line))).toMatchObject([
      { event: 'login', times: 900, from: JSON.parse(lines[0] ?? '').from },
    ]);
    vi.advanceTimersByTime(60_000);
    for (let n = 0; n < 100; n += 1) attack(`198.51.100.${n}`, 100);
    expect(lines.slice(102)).toHaveLength(2000);
  });

  it('the events that the shop can log are exactly those that the documentation lists', () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../docs/security-events.md'),
      'utf8',
    );
    const table = page.split('## Security events')[1]?.split('\n## ')[0] ?? '';
    expect([...table.matchAll(/^\| `([\w.-]+)` \|/gm)].map(([, name]) => name)).toEqual([
      ...SECURITY_EVENTS,
    ]);
  });
});
