import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { STORE } from '../../../adapters/composition/tokens.ts';
import { Failure } from '../../../adapters/http/contract/failure.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import { openServerShop, PASSWORD, postLogin, ServerBrowser } from '../server/server-shop.ts';
import { ANNA_EMAIL, hasLogin, registeredCustomer, statusAndCause } from './customer.ts';

const OWN = [
  ['/v1/account/details/change', { firstName: 'Anna' }],
  ['/v1/account/passwordChange', { oldPassword: PASSWORD, newPassword: 'nowe-haslo' }],
  ['/v1/account/sessions', {}],
  ['/v1/account/sessions/end', { all: true }],
  ['/v1/account/export', {}],
  ['/v1/account/delete', {}],
] as const;

describe('API calls of a customer on their own account (R45, A-125, A-126)', () => {
  it.each(OWN)(
    'R35.2: each call gets 401 without a session, with only a draft’s session, or after logout: %s',
    async (path, body) => {
      const shop = await openServerShop();
      expect(statusAndCause(await new ServerBrowser(shop).post(path, body))).toEqual([
        401,
        'noSession',
      ]);
      const visitor = new ServerBrowser(shop);
      await visitor.post('/v1/reservations/create', { offerId: 101 });
      expect(statusAndCause(await visitor.post(path, body))).toEqual([401, 'noSession']);
      const loggedOut = await registeredCustomer(shop);
      await loggedOut.get('/v1/auth/logout');
      expect(statusAndCause(await loggedOut.post(path, body))).toEqual([401, 'noSession']);
      expect((await postLogin(new ServerBrowser(shop), ANNA_EMAIL)).statusCode).toBe(200);
    },
  );

  it.each(OWN)(
    'R44, A-126: call %s accepts only known siteIds; a page of another origin cannot change data with it',
    async (path, body) => {
      const browser = await registeredCustomer(await openServerShop());
      expect((await browser.post(path, { ...body, siteId: 9 })).statusCode).toBe(400);
      const foreign = await browser.post(path, body, { origin: 'https://elsewhere.example' });
      expect(foreign.statusCode).toBe(
        path.endsWith('/sessions') || path.endsWith('/export') ? 200 : 403,
      );
      expect((await browser.post(path, { ...body, siteId: 2 })).statusCode).toBe(200);
    },
  );
});

describe('the customer’s own data (A-128, A-129)', () => {
  const FULL = {
    ...{
      firstName: 'Anna',
      lastName: 'Żak',
      birthDate: '1990-02-28',
      idDocument: 'ABA300000',
      country: 'Polska',
      gender: '1',
    },
    ...{
      phone: '+48 600 700 800',
      invoiceName: 'Żagle sp. z o.o.',
      invoiceNip: '526-025-02-74',
      invoiceAddress: 'Portowa 1/2',
    },
    ...{ invoiceCity: 'Gdynia', invoiceZip: '81350', siteId: 1 },
  };
  const details = async (browser: ServerBrowser) =>
    (await browser.get('/v1/account/details')).json().Account;

  it('A-070, A-084: all details are saved and can be read again; the e-mail stays unchanged', async () => {
    const browser = await registeredCustomer(await openServerShop());
    expect(
      statusAndCause(
        await browser.post('/v1/account/details/change', { ...FULL, email: 'other@example.pl' }),
      ),
    ).toEqual([200, { Saved: true }]);
    expect(await details(browser)).toEqual({
      ...{
        FirstName: 'Anna',
        LastName: 'Żak',
        BirthDate: '1990-02-28',
        IdDocument: 'ABA300000',
        Country: 'Polska',
        Gender: '1',
      },
      ...{
        Phone: '+48 600 700 800',
        Email: ANNA_EMAIL,
        InvoiceName: 'Żagle sp. z o.o.',
        InvoiceNip: '5260250274',
      },
      ...{ InvoiceAddress: 'Portowa 1/2', InvoiceCity: 'Gdynia', InvoiceZip: '81-350', Version: 1 },
    });
  });

  it('a field that the request omits keeps its value; a field that is sent empty is cleared', async () => {
    const browser = await registeredCustomer(await openServerShop());
    await browser.post('/v1/account/details/change', FULL);
    await browser.post('/v1/account/details/change', { lastName: 'Nowak', phone: '', gender: '' });
    expect(await details(browser)).toMatchObject({
      FirstName: 'Anna',
      LastName: 'Nowak',
      Phone: '',
      Gender: '',
      InvoiceCity: 'Gdynia',
    });
  });

  it('R38.16: an invoice buyer abroad is saved with the country and its format of postal code', async () => {
    const browser = await registeredCustomer(await openServerShop());
    const abroad = {
      ...FULL,
      invoiceCountry: 'DE',
      invoiceNip: '',
      invoiceCity: 'Köln',
      invoiceZip: '50667',
    };
    expect((await browser.post('/v1/account/details/change', abroad)).statusCode).toBe(200);
    expect(await details(browser)).toMatchObject({
      InvoiceCountry: 'DE',
      InvoiceZip: '50667',
      InvoiceCity: 'Köln',
    });
    expect(
      statusAndCause(await browser.post('/v1/account/details/change', { invoiceCountry: 'PL' })),
    ).toEqual([200, { Saved: true }]);
    expect(await details(browser)).toMatchObject({ InvoiceZip: '50-667' });
    expect(await details(browser)).not.toHaveProperty('InvoiceCountry');
  });

  it('A-120: invalid details are reported by field, and nothing is saved', async () => {
    const browser = await registeredCustomer(await openServerShop());
    const bad = {
      ...FULL,
      phone: '12345678',
      birthDate: '2027-13-01',
      idDocument: 'ABA300001',
      invoiceNip: '5260250275',
      invoiceZip: '813',
    };
    expect(statusAndCause(await browser.post('/v1/account/details/change', bad))).toEqual([
      400,
      ['birthDate', 'idDocument', 'phone', 'invoiceNip', 'invoiceZip'].map((field) => ({
        field,
        code: 'invalid',
      })),
    ]);
    expect(await details(browser)).toMatchObject({ FirstName: '', InvoiceName: '' });
    expect(
      statusAndCause(await browser.post('/v1/account/details/change', { ...FULL, gender: '3' })),
    ).toEqual([400, [{ field: 'gender', code: 'invalid' }]]);
  });

  it('R67.9, R67.10: only a changed name is validated; an old invalid name does not block other changes', async () => {
    const shop = await openServerShop();
    const browser = await registeredCustomer(shop);
    const bad = { ...FULL, firstName: 'Anna_', lastName: 'Ż'.repeat(101) };
    expect(statusAndCause(await browser.post('/v1/account/details/change', bad))).toEqual([
      400,
      [
        { field: 'firstName', code: 'invalid', detail: { character: '_', position: 5 } },
        { field: 'lastName', code: 'tooLong' },
      ],
    ]);
    expect(await details(browser)).toMatchObject({ FirstName: '', LastName: '' });
    const oldName = `Anna_${'Ż'.repeat(150)}`;
    const { store } = await shop.container.getAsync(STORE);
    await store.inTransaction<void, never>([], async ({ accounts }) => {
      const anna = await accounts.byEmail(ANNA_EMAIL);
      if (anna !== null)
        await accounts.save({ ...anna, person: { ...anna.person, firstName: oldName } });
      return ok(undefined);
    });
    expect(
      (await browser.post('/v1/account/details/change', { phone: '+48 600 700 800' })).statusCode,
    ).toBe(200);
    expect(await details(browser)).toMatchObject({ FirstName: oldName, Phone: '+48 600 700 800' });
  });

  it('R58: if two windows save, the second gets a conflict and overwrites nothing; its retry succeeds', async () => {
    const browser = await registeredCustomer(await openServerShop());
    const { Version: began } = await details(browser);
    const change = (body: object) => browser.post('/v1/account/details/change', body);
    expect(
      statusAndCause(await change({ phone: '+48 600 700 800', expectedVersion: began })),
    ).toEqual([200, { Saved: true }]);
    const late = await change({
      phone: '+48 601 601 601',
      firstName: 'Anna',
      expectedVersion: began,
    });
    const present = { Phone: '+48 600 700 800', FirstName: '', Version: began + 1 };
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      message: 'Changed elsewhere',
      code: 'changedElsewhere',
      Account: present,
    });
    expect(decode(Failure, late.json()).isOk()).toBe(true);
    expect(await details(browser)).toMatchObject(present);
    expect(statusAndCause(await change({ firstName: 'Anna', expectedVersion: began + 1 }))).toEqual(
      [200, { Saved: true }],
    );
    expect(await details(browser)).toMatchObject({
      ...present,
      FirstName: 'Anna',
      Version: began + 2,
    });
  });

  it('R58: account details can be saved without a version; a refused save does not raise their version', async () => {
    const browser = await registeredCustomer(await openServerShop());
    await browser.post('/v1/account/details/change', { phone: 'x' });
    await browser.post('/v1/account/details/change', { firstName: 'Anna' });
    expect(await details(browser)).toMatchObject({ FirstName: 'Anna', Version: 1 });
  });

  it('a customer cannot change another customer’s data', async () => {
    const shop = await openServerShop();
    const [anna, bolek] = [
      await registeredCustomer(shop),
      await registeredCustomer(shop, 'bolek@example.pl'),
    ];
    await anna.post('/v1/account/details/change', FULL);
    expect(await details(bolek)).toMatchObject({ FirstName: '', Email: 'bolek@example.pl' });
  });
});

describe('changing the password (A-130, R43)', () => {
  const change = (browser: ServerBrowser, oldPassword: string, newPassword: string) =>
    browser.post('/v1/account/passwordChange', { oldPassword, newPassword });

  it('R43.7: after a change only the new password works, other browsers are logged out, a mail is sent', async () => {
    const shop = await openServerShop();
    const [here, there] = [await registeredCustomer(shop), new ServerBrowser(shop)];
    await postLogin(there, ANNA_EMAIL);
    expect(statusAndCause(await change(here, PASSWORD, 'nowe-haslo'))).toEqual([
      200,
      { Saved: true },
    ]);
    expect([await hasLogin(here), await hasLogin(there)]).toEqual([true, false]);
    expect((await postLogin(there, ANNA_EMAIL)).statusCode).toBe(401);
    expect((await postLogin(there, ANNA_EMAIL, 'nowe-haslo')).statusCode).toBe(200);
    expect((await here.mails(ANNA_EMAIL)).map(({ Subject }) => Subject)).toContain(
      'Twoje hasło w Kilwater zostało zmienione',
    );
  });

  it('A-115, R67.4: a wrong old password or a too short, long or common new password gets a field error', async () => {
    const browser = await registeredCustomer(await openServerShop());
    expect(statusAndCause(await change(browser, 'inne-haslo', 'nowe-haslo'))).toEqual([
      400,
      [{ field: 'oldPassword', code: 'wrong' }],
    ]);
    expect(statusAndCause(await change(browser, PASSWORD, '12345'))).toEqual([
      400,
      [{ field: 'newPassword', code: 'tooShort' }],
    ]);
    expect(statusAndCause(await change(browser, PASSWORD, 'Sunshine7'))).toEqual([
      400,
      [{ field: 'newPassword', code: 'tooCommon' }],
    ]);
    expect(statusAndCause(await change(browser, PASSWORD, 'x'.repeat(129)))).toEqual([
      400,
      [{ field: 'newPassword', code: 'tooLong' }],
    ]);
    expect(statusAndCause(await change(browser, '', ''))).toEqual([
      400,
      [
        { field: 'oldPassword', code: 'required' },
        { field: 'newPassword', code: 'required' },
      ],
    ]);
    expect((await postLogin(browser, ANNA_EMAIL)).statusCode).toBe(200);
  });

  it('R42: a wrong old password counts as a failed login', async () => {
    const shop = await openServerShop();
    const browser = await registeredCustomer(shop);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await change(browser, `inne-${tries}`, 'nowe-haslo')).statusCode).toBe(400);
    const closed = await change(browser, PASSWORD, 'nowe-haslo');
    expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, '900']);
    shop.clock.pass(15 * MINUTE + 1);
    expect((await change(browser, PASSWORD, 'nowe-haslo')).statusCode).toBe(200);
  });

  it('a password change invalidates a reset link that was mailed before', async () => {
    const shop = await openServerShop();
    const browser = await registeredCustomer(shop);
    const stranger = new ServerBrowser(shop);
    await stranger.post('/v1/auth/passwordReset', { email: ANNA_EMAIL });
    const token =
      (await stranger.mails(ANNA_EMAIL)).flatMap(
        ({ Text }) => /\/Password\/(\S+)/.exec(Text)?.[1] ?? [],
      )[0] ?? '';
    await change(browser, PASSWORD, 'nowe-haslo');
    expect(
      statusAndCause(
        await stranger.post('/v1/auth/passwordResetSave', { token, newPassword: 'podstawione' }),
      ),
    ).toEqual([400, 'tokenInvalid']);
  });

  it('of two simultaneous password changes only one succeeds', async () => {
    const shop = await openServerShop();
    const [here, there] = [await registeredCustomer(shop), new ServerBrowser(shop)];
    await postLogin(there, ANNA_EMAIL);
    const both = await Promise.all([
      change(here, PASSWORD, 'pierwsze'),
      change(there, PASSWORD, 'drugie-haslo'),
    ]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect([400, 401]).toContain(both.find(({ statusCode }) => statusCode !== 200)?.statusCode);
  });

  it('a login with the old password that runs during a password change leaves no session', async () => {
    const shop = await openServerShop();
    const [here, there] = [await registeredCustomer(shop), new ServerBrowser(shop)];
    const [, login] = await Promise.all([
      change(here, PASSWORD, 'nowe-haslo'),
      postLogin(there, ANNA_EMAIL),
    ]);
    expect([login.statusCode === 200, await hasLogin(there)]).not.toEqual([true, true]);
  });
});

describe('the customer’s sessions (R44)', () => {
  type Listed = {
    readonly SessionId: string;
    readonly Agent: string;
    readonly Current: boolean;
    readonly LastSeenAt: string;
  };
  const sessions = async (browser: ServerBrowser): Promise<readonly Listed[]> =>
    (await browser.post('/v1/account/sessions')).json().Sessions;
  const end = (browser: ServerBrowser, body: object) =>
    browser.post('/v1/account/sessions/end', body);

  const two = async () => {
    const shop = await openServerShop();
    const laptop = await registeredCustomer(shop);
    const phone = new ServerBrowser(shop, { headers: { 'user-agent': 'Phone' } });
    await postLogin(phone, ANNA_EMAIL);
    return { shop, laptop, phone };
  };

  it('the list has all sessions of the customer and marks the session of this browser', async () => {
    const { shop, laptop } = await two();
    await registeredCustomer(shop, 'bolek@example.pl');
    const listed = await sessions(laptop);
    expect(listed.map(({ Agent, Current }) => [Agent.slice(0, 7), Current]).sort()).toEqual([
      ['Mozilla', true],
      ['Phone', false],
    ]);
    expect(JSON.stringify(listed)).not.toContain(laptop.cookies.get('kilwater') ?? '?');
  });

  it('a customer ends a session by its id; the id of another customer’s session gets 404', async () => {
    const { shop, laptop, phone } = await two();
    const other = (await sessions(laptop)).find(({ Current }) => !Current)?.SessionId ?? '';
    const bolek = await registeredCustomer(shop, 'bolek@example.pl');
    expect(statusAndCause(await end(bolek, { sessionId: other }))).toEqual([404, 'notFound']);
    expect(await hasLogin(phone)).toBe(true);
    expect(statusAndCause(await end(laptop, { sessionId: other }))).toEqual([200, { Ended: 1 }]);
    expect([await hasLogin(laptop), await hasLogin(phone)]).toEqual([true, false]);
    expect(await sessions(laptop)).toHaveLength(1);
  });

  it('a customer can end all their sessions together, even this one; other customers’ sessions continue', async () => {
    const { shop, laptop, phone } = await two();
    const bolek = await registeredCustomer(shop, 'bolek@example.pl');
    expect(statusAndCause(await end(laptop, { all: true }))).toEqual([200, { Ended: 2 }]);
    expect([await hasLogin(laptop), await hasLogin(phone), await hasLogin(bolek)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(laptop.cookies.size).toBe(0);
  });

  it('the list omits sessions that have ended or expired', async () => {
    const { shop, laptop } = await two();
    shop.clock.pass(23 * HOUR);
    await hasLogin(laptop);
    shop.clock.pass(2 * HOUR);
    expect((await sessions(laptop)).map(({ Current }) => Current)).toEqual([true]);
  });

  it('a request to end a session must contain the session’s id', async () => {
    const { laptop } = await two();
    expect(statusAndCause(await end(laptop, {}))).toEqual([
      400,
      [{ field: 'sessionId', code: 'required' }],
    ]);
    expect(await hasLogin(laptop)).toBe(true);
  });
});
