import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { STORE } from '../../../adapters/composition/tokens.ts';
import { Failure } from '../../../adapters/http/contract/failure.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import { Browser, loggedIn, openShop, PASSWORD } from '../server/shop.ts';
import { ANNA, customer, knows, said } from './customer.ts';

const OWN = [
  ['/v1/account/details/change', { firstName: 'Anna' }],
  ['/v1/account/passwordChange', { oldPassword: PASSWORD, newPassword: 'nowe-haslo' }],
  ['/v1/account/sessions', {}],
  ['/v1/account/sessions/end', { all: true }],
  ['/v1/account/export', {}],
  ['/v1/account/delete', {}],
] as const;

describe('calls on one’s own account (R45, A-125, A-126)', () => {
  it.each(OWN)('%s is 401 for nobody, for a browser that only began a reservation, and after logout (R35.2)', async (path, body) => {
    const shop = await openShop();
    expect(said(await new Browser(shop).post(path, body))).toEqual([401, 'noSession']);
    const visitor = new Browser(shop);
    await visitor.post('/v1/reservations/create', { offerId: 101 });
    expect(said(await visitor.post(path, body))).toEqual([401, 'noSession']);
    const gone = await customer(shop);
    await gone.get('/v1/auth/logout');
    expect(said(await gone.post(path, body))).toEqual([401, 'noSession']);
    expect((await loggedIn(new Browser(shop), ANNA)).statusCode).toBe(200);
  });

  it.each(OWN)('%s is refused from another origin where it changes something, and takes siteId (R44, A-126)', async (path, body) => {
    const browser = await customer(await openShop());
    expect((await browser.post(path, { ...body, siteId: 9 })).statusCode).toBe(400);
    const foreign = await browser.post(path, body, { origin: 'https://elsewhere.example' });
    expect(foreign.statusCode).toBe(path.endsWith('/sessions') || path.endsWith('/export') ? 200 : 403);
    expect((await browser.post(path, { ...body, siteId: 2 })).statusCode).toBe(200);
  });
});

describe('own data (A-128, A-129)', () => {
  const FULL = {
    ...{ firstName: 'Anna', lastName: 'Żak', birthDate: '1990-02-28', idDocument: 'ABA300000', country: 'Polska', gender: '1' },
    ...{ phone: '+48 600 700 800', invoiceName: 'Żagle sp. z o.o.', invoiceNip: '526-025-02-74', invoiceAddress: 'Portowa 1/2' },
    ...{ invoiceCity: 'Gdynia', invoiceZip: '81350', siteId: 1 },
  };
  const details = async (browser: Browser) => (await browser.get('/v1/account/details')).json().Account;

  it('is saved whole and read back, the e-mail unchanged (A-070, A-084)', async () => {
    const browser = await customer(await openShop());
    expect(said(await browser.post('/v1/account/details/change', { ...FULL, email: 'other@example.pl' }))).toEqual([200, { Saved: true }]);
    expect(await details(browser)).toEqual({
      ...{ FirstName: 'Anna', LastName: 'Żak', BirthDate: '1990-02-28', IdDocument: 'ABA300000', Country: 'Polska', Gender: '1' },
      ...{ Phone: '+48 600 700 800', Email: ANNA, InvoiceName: 'Żagle sp. z o.o.', InvoiceNip: '5260250274' },
      ...{ InvoiceAddress: 'Portowa 1/2', InvoiceCity: 'Gdynia', InvoiceZip: '81-350', Version: 1 },
    });
  });

  it('a field that is missing stays, an empty one is no longer given', async () => {
    const browser = await customer(await openShop());
    await browser.post('/v1/account/details/change', FULL);
    await browser.post('/v1/account/details/change', { lastName: 'Nowak', phone: '', gender: '' });
    expect(await details(browser)).toMatchObject({ FirstName: 'Anna', LastName: 'Nowak', Phone: '', Gender: '', InvoiceCity: 'Gdynia' });
  });

  it('R38.16: a buyer abroad is saved with the country and its postal code, and read back', async () => {
    const browser = await customer(await openShop());
    const abroad = { ...FULL, invoiceCountry: 'DE', invoiceNip: '', invoiceCity: 'Köln', invoiceZip: '50667' };
    expect((await browser.post('/v1/account/details/change', abroad)).statusCode).toBe(200);
    expect(await details(browser)).toMatchObject({ InvoiceCountry: 'DE', InvoiceZip: '50667', InvoiceCity: 'Köln' });
    expect(said(await browser.post('/v1/account/details/change', { invoiceCountry: 'PL' }))).toEqual([200, { Saved: true }]);
    expect(await details(browser)).toMatchObject({ InvoiceZip: '50-667' });
    expect(await details(browser)).not.toHaveProperty('InvoiceCountry');
  });

  it('what is wrong is named by field, and nothing is changed (A-120)', async () => {
    const browser = await customer(await openShop());
    const bad = {
      ...FULL,
      phone: '12345678',
      birthDate: '2027-13-01',
      idDocument: 'ABA300001',
      invoiceNip: '5260250275',
      invoiceZip: '813',
    };
    expect(said(await browser.post('/v1/account/details/change', bad))).toEqual([
      400,
      ['birthDate', 'idDocument', 'phone', 'invoiceNip', 'invoiceZip'].map((field) => ({ field, code: 'invalid' })),
    ]);
    expect(await details(browser)).toMatchObject({ FirstName: '', InvoiceName: '' });
    // A gender that there is not was once taken for none.
    expect(said(await browser.post('/v1/account/details/change', { ...FULL, gender: '3' }))).toEqual([
      400,
      [{ field: 'gender', code: 'invalid' }],
    ]);
  });

  it('R67.9, R67.10: names are judged as they come in, those that were kept before hinder no other change', async () => {
    const shop = await openShop();
    const browser = await customer(shop);
    const bad = { ...FULL, firstName: 'Anna_', lastName: 'Ż'.repeat(101) };
    expect(said(await browser.post('/v1/account/details/change', bad))).toEqual([
      400,
      [
        { field: 'firstName', code: 'invalid', detail: { character: '_', position: 5 } },
        { field: 'lastName', code: 'tooLong' },
      ],
    ]);
    expect(await details(browser)).toMatchObject({ FirstName: '', LastName: '' });
    const old = `Anna_${'Ż'.repeat(150)}`;
    const { store } = await shop.container.getAsync(STORE);
    await store.inTransaction<void, never>([], async ({ accounts }) => {
      const anna = await accounts.byEmail(ANNA);
      if (anna !== null) await accounts.save({ ...anna, person: { ...anna.person, firstName: old } });
      return ok(undefined);
    });
    expect((await browser.post('/v1/account/details/change', { phone: '+48 600 700 800' })).statusCode).toBe(200);
    expect(await details(browser)).toMatchObject({ FirstName: old, Phone: '+48 600 700 800' });
  });

  it('of two windows the second is told and overwrites nothing; on the present state it may go on (R58)', async () => {
    const browser = await customer(await openShop());
    const { Version: began } = await details(browser);
    const change = (body: object) => browser.post('/v1/account/details/change', body);
    expect(said(await change({ phone: '+48 600 700 800', expectedVersion: began }))).toEqual([200, { Saved: true }]);
    const late = await change({ phone: '+48 601 601 601', firstName: 'Anna', expectedVersion: began });
    const present = { Phone: '+48 600 700 800', FirstName: '', Version: began + 1 };
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ message: 'Changed elsewhere', code: 'changedElsewhere', Account: present });
    expect(decode(Failure, late.json()).isOk()).toBe(true);
    expect(await details(browser)).toMatchObject(present);
    expect(said(await change({ firstName: 'Anna', expectedVersion: began + 1 }))).toEqual([200, { Saved: true }]);
    expect(await details(browser)).toMatchObject({ ...present, FirstName: 'Anna', Version: began + 2 });
  });

  it('a change that names no version is saved as before, one that is refused counts for nothing (R58)', async () => {
    const browser = await customer(await openShop());
    await browser.post('/v1/account/details/change', { phone: 'x' });
    await browser.post('/v1/account/details/change', { firstName: 'Anna' });
    expect(await details(browser)).toMatchObject({ FirstName: 'Anna', Version: 1 });
  });

  it('of one customer is not another’s', async () => {
    const shop = await openShop();
    const [anna, bolek] = [await customer(shop), await customer(shop, 'bolek@example.pl')];
    await anna.post('/v1/account/details/change', FULL);
    expect(await details(bolek)).toMatchObject({ FirstName: '', Email: 'bolek@example.pl' });
  });
});

describe('changing the password (A-130, R43)', () => {
  const change = (browser: Browser, oldPassword: string, newPassword: string) =>
    browser.post('/v1/account/passwordChange', { oldPassword, newPassword });

  it('the new one logs in, the old one does not; this browser stays, all others are logged out, and a mail tells (R43.7)', async () => {
    const shop = await openShop();
    const [here, there] = [await customer(shop), new Browser(shop)];
    await loggedIn(there, ANNA);
    expect(said(await change(here, PASSWORD, 'nowe-haslo'))).toEqual([200, { Saved: true }]);
    expect([await knows(here), await knows(there)]).toEqual([true, false]);
    expect((await loggedIn(there, ANNA)).statusCode).toBe(401);
    expect((await loggedIn(there, ANNA, 'nowe-haslo')).statusCode).toBe(200);
    expect((await here.mails(ANNA)).map(({ Subject }) => Subject)).toContain('Twoje hasło w Kilwater zostało zmienione');
  });

  it('a wrong present one, and a new one of the wrong length, are named, one that others try first as well; nothing changes (A-115, R67.4)', async () => {
    const browser = await customer(await openShop());
    expect(said(await change(browser, 'inne-haslo', 'nowe-haslo'))).toEqual([400, [{ field: 'oldPassword', code: 'wrong' }]]);
    expect(said(await change(browser, PASSWORD, '12345'))).toEqual([400, [{ field: 'newPassword', code: 'tooShort' }]]);
    expect(said(await change(browser, PASSWORD, 'Sunshine7'))).toEqual([400, [{ field: 'newPassword', code: 'tooCommon' }]]);
    expect(said(await change(browser, PASSWORD, 'x'.repeat(129)))).toEqual([400, [{ field: 'newPassword', code: 'tooLong' }]]);
    expect(said(await change(browser, '', ''))).toEqual([
      400,
      [
        { field: 'oldPassword', code: 'required' },
        { field: 'newPassword', code: 'required' },
      ],
    ]);
    expect((await loggedIn(browser, ANNA)).statusCode).toBe(200);
  });

  it('wrong present ones count like failed logins (R42)', async () => {
    const shop = await openShop();
    const browser = await customer(shop);
    for (let tries = 0; tries < 10; tries += 1) expect((await change(browser, `inne-${tries}`, 'nowe-haslo')).statusCode).toBe(400);
    const closed = await change(browser, PASSWORD, 'nowe-haslo');
    expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, '900']);
    shop.clock.pass(15 * MINUTE + 1);
    expect((await change(browser, PASSWORD, 'nowe-haslo')).statusCode).toBe(200);
  });

  it('a link to a new password that was asked for before ends with it', async () => {
    const shop = await openShop();
    const browser = await customer(shop);
    const stranger = new Browser(shop);
    await stranger.post('/v1/auth/passwordReset', { email: ANNA });
    const token = (await stranger.mails(ANNA)).flatMap(({ Text }) => /\/Password\/(\S+)/.exec(Text)?.[1] ?? [])[0] ?? '';
    await change(browser, PASSWORD, 'nowe-haslo');
    expect(said(await stranger.post('/v1/auth/passwordResetSave', { token, newPassword: 'podstawione' }))).toEqual([400, 'tokenInvalid']);
  });

  it('of two changes at once one goes through', async () => {
    const shop = await openShop();
    const [here, there] = [await customer(shop), new Browser(shop)];
    await loggedIn(there, ANNA);
    const both = await Promise.all([change(here, PASSWORD, 'pierwsze'), change(there, PASSWORD, 'drugie-haslo')]);
    // The slower one is told that its password, or already its session, is no longer the present one.
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect([400, 401]).toContain(both.find(({ statusCode }) => statusCode !== 200)?.statusCode);
  });

  it('a login that began before the change gets no session after it', async () => {
    const shop = await openShop();
    const [here, there] = [await customer(shop), new Browser(shop)];
    const [, login] = await Promise.all([change(here, PASSWORD, 'nowe-haslo'), loggedIn(there, ANNA)]);
    expect([login.statusCode === 200, await knows(there)]).not.toEqual([true, true]);
  });
});

describe('sessions (R44)', () => {
  type Listed = { readonly SessionId: string; readonly Agent: string; readonly Current: boolean; readonly LastSeenAt: string };
  const sessions = async (browser: Browser): Promise<readonly Listed[]> => (await browser.post('/v1/account/sessions')).json().Sessions;
  const end = (browser: Browser, body: object) => browser.post('/v1/account/sessions/end', body);

  const two = async () => {
    const shop = await openShop();
    const laptop = await customer(shop);
    const phone = new Browser(shop, { headers: { 'user-agent': 'Phone' } });
    await loggedIn(phone, ANNA);
    return { shop, laptop, phone };
  };

  it('lists where the customer is logged in and marks this browser; other customers’ are not there', async () => {
    const { shop, laptop } = await two();
    await customer(shop, 'bolek@example.pl');
    const listed = await sessions(laptop);
    expect(listed.map(({ Agent, Current }) => [Agent.slice(0, 7), Current]).sort()).toEqual([
      ['Mozilla', true],
      ['Phone', false],
    ]);
    expect(JSON.stringify(listed)).not.toContain(laptop.cookies.get('kilwater') ?? '?');
  });

  it('one is ended by its id; somebody else’s is not there', async () => {
    const { shop, laptop, phone } = await two();
    const other = (await sessions(laptop)).find(({ Current }) => !Current)?.SessionId ?? '';
    const bolek = await customer(shop, 'bolek@example.pl');
    expect(said(await end(bolek, { sessionId: other }))).toEqual([404, 'notFound']);
    expect(await knows(phone)).toBe(true);
    expect(said(await end(laptop, { sessionId: other }))).toEqual([200, { Ended: 1 }]);
    expect([await knows(laptop), await knows(phone)]).toEqual([true, false]);
    expect(await sessions(laptop)).toHaveLength(1);
  });

  it('all are ended at once, this one too, and nobody else’s', async () => {
    const { shop, laptop, phone } = await two();
    const bolek = await customer(shop, 'bolek@example.pl');
    expect(said(await end(laptop, { all: true }))).toEqual([200, { Ended: 2 }]);
    expect([await knows(laptop), await knows(phone), await knows(bolek)]).toEqual([false, false, true]);
    expect(laptop.cookies.size).toBe(0);
  });

  it('ended ones and those that ended by themselves are not listed', async () => {
    const { shop, laptop } = await two();
    shop.clock.pass(23 * HOUR);
    await knows(laptop);
    shop.clock.pass(2 * HOUR);
    expect((await sessions(laptop)).map(({ Current }) => Current)).toEqual([true]);
  });

  it('needs to be told which', async () => {
    const { laptop } = await two();
    expect(said(await end(laptop, {}))).toEqual([400, [{ field: 'sessionId', code: 'required' }]]);
    expect(await knows(laptop)).toBe(true);
  });
});
