import { describe, expect, it } from 'vitest';
import { STORE } from '../../../adapters/composition/tokens.ts';
import { DAY_LENGTH, HOUR, MINUTE } from '../../../domain/calendar.ts';
import {
  openServerShop,
  PASSWORD,
  postLogin,
  ServerBrowser,
  withAccount,
} from '../server/server-shop.ts';
import {
  ANNA_EMAIL,
  hasLogin,
  registeredCustomer,
  resetTokens,
  statusAndCause,
} from './customer.ts';

const ask = (browser: ServerBrowser, email = ANNA_EMAIL) =>
  browser.post('/v1/auth/passwordReset', { siteId: 1, email });
const save = (browser: ServerBrowser, token: string, newPassword = 'nowe-haslo') =>
  browser.post('/v1/auth/passwordResetSave', { token, newPassword });
const registerAnna = (browser: ServerBrowser) =>
  browser.post('/v1/account/create', {
    email: ANNA_EMAIL,
    password: PASSWORD,
    policyAccepted: 1,
  });
const SENT = [200, { Sent: true }];
const SAVED = [200, { Saved: true }];
const INVALID = [400, 'tokenInvalid'];

const withAnna = async () => {
  const shop = await openServerShop();
  const browser = new ServerBrowser(shop);
  await withAccount(browser, ANNA_EMAIL);
  return { shop, browser };
};

describe('a new password by mail (R43)', () => {
  it('A-014, A-138, A-139: after a reset only the new password works, and the owner gets a mail about it', async () => {
    const { browser } = await withAnna();
    expect(statusAndCause(await ask(browser, ' Anna@Example.PL '))).toEqual(SENT);
    const [token = ''] = await resetTokens(browser, ANNA_EMAIL);
    expect(statusAndCause(await save(browser, token))).toEqual(SAVED);
    expect((await postLogin(browser, ANNA_EMAIL, PASSWORD)).statusCode).toBe(401);
    expect((await postLogin(browser, ANNA_EMAIL, 'nowe-haslo')).statusCode).toBe(200);
    expect((await browser.mails(ANNA_EMAIL)).map(({ Subject }) => Subject)).toContain(
      'Twoje hasło w Kilwater zostało zmienione',
    );
  });

  it('A-138, A-189: for an e-mail without an account the response is the same, but no mail is sent', async () => {
    const { browser } = await withAnna();
    const [existing, unknown] = [await ask(browser), await ask(browser, 'nobody@example.pl')];
    expect([unknown.statusCode, unknown.body]).toEqual([existing.statusCode, existing.body]);
    expect(await browser.mails('nobody@example.pl')).toEqual([]);
  });

  it('R42.15: a request counts once towards the limit, whether or not the e-mail has an account', async () => {
    const { browser, shop } = await withAnna();
    await ask(browser, 'nobody@example.pl');
    await ask(browser);
    const { limits } = await shop.container.getAsync(STORE);
    for (const email of [ANNA_EMAIL, 'nobody@example.pl'])
      expect((await limits.count(`resetOfEmail ${email}`, 0)).events).toBe(1);
  });

  it('R43.1: while a link is valid, no second link is sent, even if requests are simultaneous', async () => {
    const { browser, shop } = await withAnna();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(browser)));
    for (const answer of answers) expect(statusAndCause(answer)).toEqual(SENT);
    shop.clock.pass(HOUR - 1);
    expect(statusAndCause(await ask(browser))).toEqual(SENT);
    expect(await resetTokens(browser, ANNA_EMAIL)).toHaveLength(1);
  });

  it('R43.9: after a link has expired, a new link can be requested', async () => {
    const { browser, shop } = await withAnna();
    await ask(browser);
    shop.clock.pass(HOUR);
    await ask(browser);
    expect(await resetTokens(browser, ANNA_EMAIL)).toHaveLength(2);
  });

  it('R43.9: after a link was used, a new link can be requested', async () => {
    const { browser } = await withAnna();
    await ask(browser);
    const [first = ''] = await resetTokens(browser, ANNA_EMAIL);
    expect(statusAndCause(await save(browser, first))).toEqual(SAVED);
    await ask(browser);
    const next = (await resetTokens(browser, ANNA_EMAIL)).find((token) => token !== first) ?? '';
    expect(statusAndCause(await save(browser, next, 'drugie-haslo'))).toEqual(SAVED);
    expect((await postLogin(browser, ANNA_EMAIL, 'drugie-haslo')).statusCode).toBe(200);
  });

  it('R43.9: an account that was never activated gets at most one link in 24 hours', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    await registerAnna(browser);
    await ask(browser);
    shop.clock.pass(DAY_LENGTH - MINUTE);
    await ask(browser);
    expect(await browser.tokens(ANNA_EMAIL)).toHaveLength(2);
    shop.clock.pass(MINUTE + 1);
    await ask(browser);
    expect(await browser.tokens(ANNA_EMAIL)).toHaveLength(3);
  });

  it('R42.17: ten wrong passwords block an e-mail’s login; each new password set by mail unblocks it again', async () => {
    const { browser, shop } = await withAnna();
    const stranger = new ServerBrowser(shop, { address: '198.51.100.77' });
    const used: string[] = [];
    for (const password of ['pierwsze-haslo', 'drugie-haslo', 'trzecie-haslo']) {
      for (let tries = 0; tries < 10; tries += 1)
        await postLogin(stranger, ANNA_EMAIL, `nie-to-${tries}`);
      expect((await postLogin(browser, ANNA_EMAIL, PASSWORD)).statusCode).toBe(429);
      await ask(browser);
      const token =
        (await resetTokens(browser, ANNA_EMAIL)).find((token) => !used.includes(token)) ?? '';
      used.push(token);
      expect(statusAndCause(await save(browser, token, password))).toEqual(SAVED);
      const owner = new ServerBrowser(shop, { address: '203.0.113.5' });
      expect((await postLogin(owner, ANNA_EMAIL, password)).statusCode).toBe(200);
    }
  });

  it('R43.2: a reset link works only once', async () => {
    const { browser } = await withAnna();
    await ask(browser);
    const [token = ''] = await resetTokens(browser, ANNA_EMAIL);
    const both = await Promise.all([
      save(browser, token, 'pierwsze'),
      save(browser, token, 'drugie-haslo'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(statusAndCause(await save(browser, token, 'trzecie-haslo'))).toEqual(INVALID);
  });

  it('R43.1: a reset link works for one hour', async () => {
    const { browser, shop } = await withAnna();
    await ask(browser);
    const [token = ''] = await resetTokens(browser, ANNA_EMAIL);
    shop.clock.pass(HOUR);
    expect(statusAndCause(await save(browser, token))).toEqual(INVALID);
    expect((await postLogin(browser, ANNA_EMAIL)).statusCode).toBe(200);
  });

  it('neither an invented link nor an activation link can set a new password', async () => {
    const { browser } = await withAnna();
    const [activation = ''] = await browser.tokens(ANNA_EMAIL);
    for (const token of ['x'.repeat(43), activation])
      expect(statusAndCause(await save(browser, token))).toEqual(INVALID);
    expect((await postLogin(browser, ANNA_EMAIL)).statusCode).toBe(200);
  });

  it('a missing or too short password is refused; after that the reset link still works', async () => {
    const { browser } = await withAnna();
    await ask(browser);
    const [token = ''] = await resetTokens(browser, ANNA_EMAIL);
    expect(statusAndCause(await save(browser, token, '12345'))).toEqual([
      400,
      [{ field: 'newPassword', code: 'tooShort' }],
    ]);
    expect(statusAndCause(await save(browser, token, ''))).toEqual([
      400,
      [{ field: 'newPassword', code: 'required' }],
    ]);
    expect(statusAndCause(await save(browser, token))).toEqual(SAVED);
  });

  it('R67.4: a common password is refused; after that the reset link still works', async () => {
    const { browser } = await withAnna();
    await ask(browser);
    const [token = ''] = await resetTokens(browser, ANNA_EMAIL);
    for (const easy of ['sunshine', 'Sunshine12', ANNA_EMAIL, 'Kilwater1'])
      expect(statusAndCause(await save(browser, token, easy))).toEqual([
        400,
        [{ field: 'newPassword', code: 'tooCommon' }],
      ]);
    expect(statusAndCause(await save(browser, token))).toEqual(SAVED);
  });

  it('R43.7: setting a new password by the mailed link ends every session of the account', async () => {
    const { shop } = await withAnna();
    const thief = await registeredCustomer(shop);
    const owner = new ServerBrowser(shop);
    await ask(owner);
    const [token = ''] = await resetTokens(owner, ANNA_EMAIL);
    await save(owner, token);
    expect(await hasLogin(thief)).toBe(false);
  });

  it('A-190: a logged-in customer cannot request a new password by mail', async () => {
    const { shop } = await withAnna();
    const browser = await registeredCustomer(shop);
    const answer = await ask(browser);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Already logged in']);
    expect(await resetTokens(browser, ANNA_EMAIL)).toEqual([]);
  });

  it.each(['', 'anna', 'anna@', 'a b@example.pl', 'x'.repeat(400), 'x'.repeat(1001)])(
    'A-190: a reset request for the e-mail %j is refused, because it is not a valid e-mail',
    async (email) => {
      const answer = await ask(new ServerBrowser(await openServerShop()), email);
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'E-mail is invalid']);
    },
  );

  it('R43.8: an inactive account gets an activation link instead; the link works only with a password', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    await registerAnna(browser);
    const [first = ''] = await browser.tokens(ANNA_EMAIL);
    await ask(browser);
    expect(await resetTokens(browser, ANNA_EMAIL)).toEqual([]);
    const fresh = (await browser.tokens(ANNA_EMAIL)).find((token) => token !== first) ?? '';
    expect(statusAndCause(await browser.post('/v1/account/confirm', { token: fresh }))).toEqual([
      409,
      'passwordRequired',
    ]);
    expect(
      statusAndCause(
        await browser.post('/v1/account/confirm', { token: fresh, password: 'nowe-haslo' }),
      ),
    ).toEqual([200, { Confirmed: true }]);
    expect((await postLogin(browser, ANNA_EMAIL, 'nowe-haslo')).statusCode).toBe(200);
  });
});

describe('the link ‘To nie ja’ in the activation mail, for a person who did not register (R43)', () => {
  const disown = (browser: ServerBrowser, token: string) =>
    browser.post('/v1/account/disown', { token });

  it('R43.5: deletes an inactive account; its activation link and its password stop working', async () => {
    const shop = await openServerShop();
    const [stranger, owner] = [new ServerBrowser(shop), new ServerBrowser(shop)];
    await registerAnna(stranger);
    const [mail] = await owner.mails(ANNA_EMAIL);
    const [token = ''] = await owner.tokens(ANNA_EMAIL);
    expect(mail?.Text).toContain(`/Activate/${token}?nie-ja`);
    const clean = token.replace('?nie-ja', '');
    expect(statusAndCause(await disown(owner, clean))).toEqual([200, { Disowned: true }]);
    expect(statusAndCause(await disown(owner, clean))).toEqual(INVALID);
    expect(statusAndCause(await stranger.post('/v1/account/confirm', { token: clean }))).toEqual(
      INVALID,
    );
    await postLogin(stranger, ANNA_EMAIL);
    expect(await owner.mails(ANNA_EMAIL)).toHaveLength(1);
  });

  it('‘To nie ja’ does not affect an active account', async () => {
    const { browser } = await withAnna();
    const [token = ''] = await browser.tokens(ANNA_EMAIL);
    expect(statusAndCause(await disown(browser, token))).toEqual([400, 'alreadyActive']);
    expect((await postLogin(browser, ANNA_EMAIL)).statusCode).toBe(200);
  });

  it('the link ‘To nie ja’ expires together with the activation link, after 7 days', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    await registerAnna(browser);
    const [token = ''] = await browser.tokens(ANNA_EMAIL);
    shop.clock.pass(7 * DAY_LENGTH);
    expect(statusAndCause(await disown(browser, token))).toEqual(INVALID);
  });
});
