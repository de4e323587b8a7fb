import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../domain/calendar.ts';
import {
  openServerShop,
  PASSWORD,
  postLogin,
  ServerBrowser,
  type TestShop,
} from '../server/server-shop.ts';
import { ANNA_EMAIL, hasLogin, registeredCustomer, statusAndCause } from './customer.ts';

const NEEDED = [403, 'passwordNeeded'];
const WRONG = [400, [{ field: 'password', code: 'wrong' }]];
const remove = (browser: ServerBrowser, more: object = {}) =>
  browser.post('/v1/account/delete', { siteId: 1, ...more });
const end = (browser: ServerBrowser, body: object) =>
  browser.post('/v1/account/sessions/end', { siteId: 1, ...body });

const two = async (shop: TestShop, minutes: number) => {
  const laptop = await registeredCustomer(shop);
  const phone = new ServerBrowser(shop, { headers: { 'user-agent': 'Phone' } });
  await postLogin(phone, ANNA_EMAIL);
  shop.clock.pass(minutes * MINUTE);
  const sessions: readonly { readonly SessionId: string; readonly Current: boolean }[] = (
    await laptop.post('/v1/account/sessions')
  ).json().Sessions;
  const idOf = (current: boolean): string =>
    sessions.find(({ Current }) => Current === current)?.SessionId ?? '';
  return { laptop, phone, own: idOf(true), other: idOf(false) };
};

describe('asking for the password again before a sensitive action (R69, V7.5.1, V7.5.2)', () => {
  it('R69.1: up to 15 minutes after login the customer deletes the account without the password', async () => {
    const { laptop, phone, other } = await two(await openServerShop(), 15);
    expect(statusAndCause(await end(laptop, { sessionId: other }))).toEqual([200, { Ended: 1 }]);
    expect(await hasLogin(phone)).toBe(false);
    expect(statusAndCause(await remove(laptop))).toEqual([200, { Deleted: true }]);
  });

  it('R69.1: 16 minutes after login the account is deleted only if the password is given', async () => {
    const { laptop } = await two(await openServerShop(), 16);
    expect(statusAndCause(await remove(laptop))).toEqual(NEEDED);
    expect(statusAndCause(await remove(laptop, { password: 'nie-to' }))).toEqual(WRONG);
    expect(await hasLogin(laptop)).toBe(true);
    expect(statusAndCause(await remove(laptop, { password: PASSWORD }))).toEqual([
      200,
      { Deleted: true },
    ]);
  });

  it('R69.1: ending other sessions requires the password; ending this browser’s session does not', async () => {
    const shop = await openServerShop();
    const { laptop, phone, own, other } = await two(shop, 16);
    expect(statusAndCause(await end(laptop, { sessionId: other }))).toEqual(NEEDED);
    expect(statusAndCause(await end(laptop, { all: true }))).toEqual(NEEDED);
    expect(statusAndCause(await end(laptop, { all: true, password: 'nie-to' }))).toEqual(WRONG);
    expect(await hasLogin(phone)).toBe(true);
    expect(statusAndCause(await end(laptop, { sessionId: other, password: PASSWORD }))).toEqual([
      200,
      { Ended: 1 },
    ]);
    expect(statusAndCause(await end(laptop, { sessionId: own }))).toEqual([200, { Ended: 1 }]);
    await postLogin(laptop, ANNA_EMAIL);
    expect(statusAndCause(await end(laptop, { all: true }))).toEqual([200, { Ended: 1 }]);
  });

  it('R69.2: a wrong password counts as a failed login, a right password does not', async () => {
    const { laptop } = await two(await openServerShop(), 16);
    for (let tries = 0; tries < 10; tries += 1)
      expect(statusAndCause(await remove(laptop, { password: 'nie-to' }))).toEqual(WRONG);
    expect((await remove(laptop, { password: PASSWORD })).statusCode).toBe(429);
    expect((await postLogin(new ServerBrowser(laptop), ANNA_EMAIL)).statusCode).toBe(429);
    const { laptop: patient } = await two(await openServerShop(), 16);
    for (let tries = 0; tries < 12; tries += 1)
      expect(
        statusAndCause(await end(patient, { sessionId: 'nobody’s', password: PASSWORD })),
      ).toEqual([404, 'notFound']);
    expect(statusAndCause(await remove(patient, { password: PASSWORD }))).toEqual([
      200,
      { Deleted: true },
    ]);
  });
});
