import { describe, expect, it } from 'vitest';
import {
  openServerShop,
  PASSWORD,
  postLogin,
  ServerBrowser,
  withAccount,
} from '../server/server-shop.ts';
import { ANNA_EMAIL, hasLogin, registeredCustomer, statusAndCause } from './customer.ts';

const register = async (body: object) => {
  const browser = new ServerBrowser(await openServerShop());
  const answer = await browser.post('/v1/account/create', {
    policyAccepted: 1,
    newsletterAccepted: 0,
    siteId: 1,
    ...body,
  });
  return { browser, answer: statusAndCause(answer) };
};

describe('registering an account (A-116, A-136, A-184 to A-186)', () => {
  it.each([
    ['no e-mail', { email: '', password: PASSWORD }, [{ field: 'email', code: 'required' }]],
    [
      'a wrong e-mail',
      { email: 'anna@', password: PASSWORD },
      [{ field: 'email', code: 'invalid' }],
    ],
    ['no password', { email: ANNA_EMAIL, password: '' }, [{ field: 'password', code: 'required' }]],
    [
      'a password of five characters',
      { email: ANNA_EMAIL, password: '12345' },
      [{ field: 'password', code: 'tooShort' }],
    ],
    [
      'no consent to the policy',
      { email: ANNA_EMAIL, password: PASSWORD, policyAccepted: 0 },
      [{ field: 'policyAccepted', code: 'required' }],
    ],
  ])(
    'a registration with %s gets 400 with the wrong field, and sends no mail',
    async (_, body, errors) => {
      const { browser, answer } = await register(body);
      expect(answer).toEqual([400, errors]);
      expect(await browser.mails(ANNA_EMAIL)).toEqual([]);
    },
  );

  it('a password of six characters, the minimum, is accepted', async () => {
    expect((await register({ email: ANNA_EMAIL, password: 'kajuta' })).answer).toEqual([
      200,
      { Created: true },
    ]);
  });
});

describe('logging in and out, and the calls that need a login (A-113, A-127, A-128, A-134, A-135)', () => {
  it('the calls for login and account details answer a logged-in customer; other callers get 401', async () => {
    const shop = await openServerShop();
    const browser = await registeredCustomer(shop);
    expect(statusAndCause(await browser.get('/v1/auth/details'))).toEqual([
      200,
      { Auth: { IsAmbassador: false, HasNewMessages: false } },
    ]);
    expect((await browser.get('/v1/account/details')).json().Account).toMatchObject({
      Email: ANNA_EMAIL,
    });
    const nobody = new ServerBrowser(shop);
    for (const path of ['/v1/auth/details', '/v1/account/details'])
      expect(statusAndCause(await nobody.get(path))).toEqual([401, 'noSession']);
  });

  it('a session begins with the login and ends with the logout; a logout without a session gets 200', async () => {
    const browser = new ServerBrowser(await openServerShop());
    await withAccount(browser, ANNA_EMAIL);
    expect(await hasLogin(browser)).toBe(false);
    expect((await postLogin(browser, ANNA_EMAIL, 'nie to hasło')).statusCode).toBe(401);
    const login = await postLogin(browser, ANNA_EMAIL);
    expect([login.statusCode, login.cookies.length, await hasLogin(browser)]).toEqual([
      200,
      2,
      true,
    ]);
    for (const loggedIn of [false, false]) {
      expect(statusAndCause(await browser.get('/v1/auth/logout'))).toEqual([200, {}]);
      expect(await hasLogin(browser)).toBe(loggedIn);
    }
  });
});
