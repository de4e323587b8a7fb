import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import {
  openServerShop,
  PASSWORD,
  postLogin,
  ServerBrowser,
  type TestShop,
  withAccount,
} from '../../http/server/server-shop.ts';

const EMAIL = 'anna@example.pl';
const register = (browser: ServerBrowser, password = PASSWORD, email = EMAIL) =>
  browser.post('/v1/account/create', { email, password, policyAccepted: 1 });
const activate = (browser: ServerBrowser, token: string, password?: string) =>
  browser.post('/v1/account/confirm', password === undefined ? { token } : { token, password });
const statusAndMessage = ({ statusCode, json }: Awaited<ReturnType<typeof register>>) => [
  statusCode,
  json().code ?? json(),
];

const sqliteShop = async (): Promise<TestShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-accounts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return openServerShop({
    store: 'kept',
    config: { store: { kind: 'sqlite', file: join(folder, 'shop.sqlite') } },
  });
};

describe.each([
  ['memory', () => openServerShop()],
  ['SQLite', sqliteShop],
])('registration with a store in %s (R35, R42, R43)', (_store, open) => {
  it('creates an account that works after activation; neither step logs the visitor in (A-136, A-137)', async () => {
    const browser = new ServerBrowser(await open());
    expect(statusAndMessage(await register(browser))).toEqual([200, { Created: true }]);
    expect(statusAndMessage(await postLogin(browser, EMAIL))).toEqual([401, 'invalidCredentials']);
    const tokens = await browser.tokens(EMAIL);
    expect(statusAndMessage(await activate(browser, tokens.at(-1) ?? ''))).toEqual([
      200,
      { Confirmed: true },
    ]);
    expect((await browser.get('/v1/auth/details')).statusCode).toBe(401);
    const login = await postLogin(browser, 'ANNA@example.pl');
    expect(statusAndMessage(login)).toEqual([
      200,
      { Auth: { IsAmbassador: false, HasNewMessages: false } },
    ]);
    expect((await browser.get('/v1/account/details')).json().Account).toMatchObject({
      Email: EMAIL,
      Gender: '',
      FirstName: '',
    });
  });

  it('the activation link works once, then says that the account is active (A-137, A-187, R43.2, R43.6)', async () => {
    const browser = new ServerBrowser(await open());
    await register(browser);
    const [token = ''] = await browser.tokens(EMAIL);
    await activate(browser, token);
    expect(statusAndMessage(await activate(browser, token))).toEqual([400, 'alreadyActive']);
    expect(
      statusAndMessage(await activate(new ServerBrowser(browser), token, 'podstawione')),
    ).toEqual([400, 'alreadyActive']);
    expect((await postLogin(browser, EMAIL)).statusCode).toBe(200);
  });

  it('a forged activation link is invalid (A-137, A-188)', async () => {
    const browser = new ServerBrowser(await open());
    await register(browser);
    expect(statusAndMessage(await activate(browser, 'x'.repeat(43)))).toEqual([
      400,
      'tokenInvalid',
    ]);
  });

  it('the activation link expires after 7 days; a login then mails a new one (R43.1)', async () => {
    const shop = await open();
    const browser = new ServerBrowser(shop);
    await register(browser);
    const [oldToken = ''] = await browser.tokens(EMAIL);
    shop.clock.pass(7 * DAY_LENGTH);
    expect(statusAndMessage(await activate(browser, oldToken))).toEqual([400, 'tokenInvalid']);
    expect(statusAndMessage(await postLogin(browser, EMAIL))).toEqual([401, 'invalidCredentials']);
    const [fresh = ''] = await browser.tokens(EMAIL);
    expect(fresh).not.toBe(oldToken);
    expect(statusAndMessage(await activate(browser, fresh))).toEqual([200, { Confirmed: true }]);
  });

  it('in another browser, activation needs the registered password or a new, uncommon one (R43.4, R67.4)', async () => {
    const shop = await open();
    const [registering, reading] = [new ServerBrowser(shop), new ServerBrowser(shop)];
    await register(registering);
    const [token = ''] = await registering.tokens(EMAIL);
    const answer = await activate(reading, token);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Password required']);
    expect((await activate(reading, token, '12345')).json().errors).toEqual([
      { field: 'password', code: 'tooShort' },
    ]);
    expect((await activate(reading, token, 'sunshine1')).json().errors).toEqual([
      { field: 'password', code: 'tooCommon' },
    ]);
    expect(statusAndMessage(await activate(reading, token, 'nowe-haslo'))).toEqual([
      200,
      { Confirmed: true },
    ]);
    expect((await postLogin(registering, EMAIL, PASSWORD)).statusCode).toBe(401);
    expect((await postLogin(reading, EMAIL, 'nowe-haslo')).statusCode).toBe(200);
  });

  it('R43.4: after an e-mail’s owner activates the account, the stranger who registered it cannot log in', async () => {
    const shop = await open();
    const [thief, owner] = [new ServerBrowser(shop), new ServerBrowser(shop)];
    await register(thief, 'haslo-zlodzieja');
    const [token = ''] = await thief.tokens(EMAIL);
    await activate(owner, token, 'haslo-anny');
    expect((await postLogin(thief, EMAIL, 'haslo-zlodzieja')).statusCode).toBe(401);
  });

  it('for an active account, changes nothing, mails only its owner and returns the same response', async () => {
    const shop = await open();
    const owner = new ServerBrowser(shop);
    await withAccount(owner, EMAIL);
    const other = new ServerBrowser(shop);
    const answer = await register(other, 'podstawione');
    expect(statusAndMessage(answer)).toEqual([200, { Created: true }]);
    expect((await owner.mails(EMAIL)).map(({ Subject }) => Subject).sort()).toEqual([
      'Aktywuj swoje konto w Kilwater',
      'Masz już konto w Kilwater',
    ]);
    expect((await postLogin(other, EMAIL, 'podstawione')).statusCode).toBe(401);
    expect((await postLogin(owner, EMAIL)).statusCode).toBe(200);
  });

  it('for an account that was never activated, replaces it and invalidates its links (R35.4)', async () => {
    const shop = await open();
    const browser = new ServerBrowser(shop);
    await register(browser, 'pierwsze-haslo');
    const [first = ''] = await browser.tokens(EMAIL);
    await register(browser, 'drugie-haslo', 'Anna@Example.pl');
    const second = (await browser.tokens(EMAIL)).find((token) => token !== first) ?? '';
    expect(statusAndMessage(await activate(browser, first))).toEqual([400, 'tokenInvalid']);
    expect(statusAndMessage(await activate(browser, second))).toEqual([200, { Confirmed: true }]);
    expect((await postLogin(browser, EMAIL, 'pierwsze-haslo')).statusCode).toBe(401);
    expect((await postLogin(browser, EMAIL, 'drugie-haslo')).statusCode).toBe(200);
  });

  it('twenty simultaneous registrations of one e-mail leave one account and one valid link', async () => {
    const shop = await open();
    const browser = new ServerBrowser(shop);
    await register(browser);
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => register(browser, `haslo-${number}`)),
    );
    const answers: number[] = [];
    for (const token of await browser.tokens(EMAIL))
      answers.push((await activate(browser, token)).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });

  it('two simultaneous clicks on a link activate the account once', async () => {
    const browser = new ServerBrowser(await open());
    await register(browser);
    const [token = ''] = await browser.tokens(EMAIL);
    const clicks = await Promise.all([activate(browser, token), activate(browser, token)]);
    expect(clicks.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
