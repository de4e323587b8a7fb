import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../domain/calendar.ts';
import { Browser, loggedIn, openShop, PASSWORD, type TestShop } from '../server/shop.ts';
import { ANNA, customer, knows, said } from './customer.ts';

const NEEDED = [403, 'passwordNeeded'];
const WRONG = [400, [{ field: 'password', code: 'wrong' }]];
const remove = (browser: Browser, more: object = {}) => browser.post('/v1/account/delete', { siteId: 1, ...more });
const end = (browser: Browser, body: object) => browser.post('/v1/account/sessions/end', { siteId: 1, ...body });

/** A laptop whose login is so many minutes old, and a phone with a login of its own. */
const two = async (shop: TestShop, minutes: number) => {
  const laptop = await customer(shop);
  const phone = new Browser(shop, { headers: { 'user-agent': 'Phone' } });
  await loggedIn(phone, ANNA);
  shop.clock.pass(minutes * MINUTE);
  const sessions: readonly { readonly SessionId: string; readonly Current: boolean }[] = (await laptop.post('/v1/account/sessions')).json()
    .Sessions;
  const idOf = (current: boolean): string => sessions.find(({ Current }) => Current === current)?.SessionId ?? '';
  return { laptop, phone, own: idOf(true), other: idOf(false) };
};

describe('the password once more (R69, V7.5.1, V7.5.2)', () => {
  it('R69.1: fifteen minutes after the login nothing more is asked', async () => {
    const { laptop, phone, other } = await two(await openShop(), 15);
    expect(said(await end(laptop, { sessionId: other }))).toEqual([200, { Ended: 1 }]);
    expect(await knows(phone)).toBe(false);
    expect(said(await remove(laptop))).toEqual([200, { Deleted: true }]);
  });

  it('R69.1: after sixteen the account stays until the password comes along', async () => {
    const { laptop } = await two(await openShop(), 16);
    expect(said(await remove(laptop))).toEqual(NEEDED);
    expect(said(await remove(laptop, { password: 'nie-to' }))).toEqual(WRONG);
    expect(await knows(laptop)).toBe(true);
    expect(said(await remove(laptop, { password: PASSWORD }))).toEqual([200, { Deleted: true }]);
  });

  it('R69.1: other sessions are ended with it, one’s own without; a new login is fresh again', async () => {
    const shop = await openShop();
    const { laptop, phone, own, other } = await two(shop, 16);
    expect(said(await end(laptop, { sessionId: other }))).toEqual(NEEDED);
    expect(said(await end(laptop, { all: true }))).toEqual(NEEDED);
    expect(said(await end(laptop, { all: true, password: 'nie-to' }))).toEqual(WRONG);
    expect(await knows(phone)).toBe(true);
    expect(said(await end(laptop, { sessionId: other, password: PASSWORD }))).toEqual([200, { Ended: 1 }]);
    expect(said(await end(laptop, { sessionId: own }))).toEqual([200, { Ended: 1 }]);
    await loggedIn(laptop, ANNA);
    expect(said(await end(laptop, { all: true }))).toEqual([200, { Ended: 1 }]);
  });

  it('R69.2: wrong ones count like failed logins, right ones for nothing', async () => {
    const { laptop } = await two(await openShop(), 16);
    for (let tries = 0; tries < 10; tries += 1) expect(said(await remove(laptop, { password: 'nie-to' }))).toEqual(WRONG);
    expect((await remove(laptop, { password: PASSWORD })).statusCode).toBe(429);
    expect((await loggedIn(new Browser(laptop), ANNA)).statusCode).toBe(429);
    const { laptop: patient } = await two(await openShop(), 16);
    for (let tries = 0; tries < 12; tries += 1)
      expect(said(await end(patient, { sessionId: 'nobody’s', password: PASSWORD }))).toEqual([404, 'notFound']);
    expect(said(await remove(patient, { password: PASSWORD }))).toEqual([200, { Deleted: true }]);
  });
});
