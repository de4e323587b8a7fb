import { describe, expect, it } from 'vitest';
import { openServerShop, PASSWORD, ServerBrowser } from '../server/server-shop.ts';
import { ANNA_EMAIL, statusAndCause } from './customer.ts';

const NEW = {
  email: ANNA_EMAIL,
  password: PASSWORD,
  policyAccepted: 1,
  newsletterAccepted: 0,
  siteId: 1,
};
const create = (browser: ServerBrowser, more: object = {}) =>
  browser.post('/v1/account/create', { ...NEW, ...more });
const logIn = (browser: ServerBrowser, siteId: number) =>
  browser.post('/v1/auth/login', { email: ANNA_EMAIL, password: PASSWORD, siteId });
const activate = async (browser: ServerBrowser) =>
  browser.post('/v1/account/confirm', { token: (await browser.tokens(ANNA_EMAIL))[0], siteId: 1 });

const newsletter = async (browser: ServerBrowser): Promise<boolean> =>
  (await browser.post('/v1/account/export', { siteId: 1 })).json().Export.NewsletterAccepted;

describe('registering an account', () => {
  it.each([
    [
      'without accepting the policy',
      { policyAccepted: 0 },
      [{ field: 'policyAccepted', code: 'required' }],
    ],
    [
      'without an answer about the policy',
      { policyAccepted: undefined },
      [{ field: 'policyAccepted', code: 'required' }],
    ],
    ['without an e-mail', { email: '' }, [{ field: 'email', code: 'required' }]],
    ['with an invalid e-mail', { email: 'anna@' }, [{ field: 'email', code: 'invalid' }]],
    ['without a password', { password: '' }, [{ field: 'password', code: 'required' }]],
    [
      'with one of the common passwords (R67.1)',
      { password: 'Qwertyuiop' },
      [{ field: 'password', code: 'tooCommon' }],
    ],
    [
      'with the e-mail as password (R67.2)',
      { password: ANNA_EMAIL.toUpperCase() },
      [{ field: 'password', code: 'tooCommon' }],
    ],
    [
      'with the name of a brand (R67.2)',
      { password: 'kilwater zima' },
      [{ field: 'password', code: 'tooCommon' }],
    ],
    [
      'with a common password and digits after it (R67.3)',
      { password: 'Kilwater2027' },
      [{ field: 'password', code: 'tooCommon' }],
    ],
    [
      'with a password of spaces (R67.1, V6.2.4)',
      { password: '      ' },
      [{ field: 'password', code: 'tooCommon' }],
    ],
    [
      'with the most common password of six digits (R67.1, V6.2.4)',
      { password: '123456' },
      [{ field: 'password', code: 'tooCommon' }],
    ],
    [
      'with a password of five characters',
      { password: '12345' },
      [{ field: 'password', code: 'tooShort' }],
    ],
  ])(
    'A-010: a registration %s is refused with a field error, and no mail is sent',
    async (_, more, errors) => {
      const browser = new ServerBrowser(await openServerShop());
      const [status, causes] = statusAndCause(await create(browser, more));
      expect(status).toBe(400);
      expect(causes).toMatchObject(errors);
      expect(await browser.mails(ANNA_EMAIL)).toEqual([]);
    },
  );

  it.each([
    ['left out', undefined, false],
    ['not wanted', 0, false],
    ['wanted', 1, true],
  ])(
    'A-011: registration works if the newsletter choice is %s',
    async (_, newsletterAccepted, subscribed) => {
      const browser = new ServerBrowser(await openServerShop());
      expect((await create(browser, { newsletterAccepted })).statusCode).toBe(200);
      await activate(browser);
      await logIn(browser, 1);
      expect(await newsletter(browser)).toBe(subscribed);
    },
  );

  it('A-001, A-012, R4.3: login works only after the account’s activation, and then for both brands', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    await create(browser);
    expect((await logIn(browser, 1)).statusCode).toBe(401);
    expect((await activate(browser)).statusCode).toBe(200);
    for (const siteId of [1, 2]) {
      const visitor = new ServerBrowser(shop);
      expect((await logIn(visitor, siteId)).statusCode).toBe(200);
      expect((await visitor.get('/v1/account/details')).json().Account.Email).toBe(ANNA_EMAIL);
    }
  });
});
