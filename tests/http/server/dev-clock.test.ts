import { describe, expect, it } from 'vitest';
import { STORE } from '../../../adapters/composition/tokens.ts';
import { developmentRoutes } from '../../../adapters/dev/development-routes.ts';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { DEMO_TOKENS } from '../../support/brand-tokens.ts';
import { openServerShop, ServerBrowser, serverWith } from './server-shop.ts';

const MARCH = Date.parse('2027-03-01T09:00:00Z');

const movable = async (production = false) => {
  let now = MARCH;
  const forward = async (by: number) => {
    now += by;
    return now;
  };
  const shop = await openServerShop();
  const { mailbox } = await shop.container.getAsync(STORE);
  const dev = developmentRoutes({
    production,
    mailbox,
    sendMails: async () => {},
    tokens: DEMO_TOKENS,
    forward,
  });
  const app = await serverWith(shop, { dev });
  return { app, now: () => now };
};

describe('the clock of a development shop, moved by a simulation', () => {
  it('the clock moves forward by whole days and returns the new time', async () => {
    const { app, now } = await movable();
    const answer = await new ServerBrowser({ app }).post('/dev/clock', { days: 3 });
    expect([answer.statusCode, answer.json()]).toEqual([200, { Now: '2027-03-04T09:00:00.000Z' }]);
    expect(now()).toBe(MARCH + 3 * DAY_LENGTH);
  });

  it.each([
    {},
    { days: 0 },
    { days: -1 },
    { days: 1.5 },
    { days: 367 },
    { days: '1' },
    'null',
    [1],
  ])('a request to move the clock is refused if its body is %j', async (body) => {
    const { app, now } = await movable();
    expect((await new ServerBrowser({ app }).post('/dev/clock', body)).statusCode).toBe(400);
    expect(now()).toBe(MARCH);
  });

  it('only requests from the same machine can move the clock, and none can in production', async () => {
    const { app, now } = await movable();
    for (const far of [{ address: '192.168.1.7' }, { headers: { host: 'rebound.example' } }])
      expect(
        (await new ServerBrowser({ app }, far).post('/dev/clock', { days: 1 })).statusCode,
      ).toBe(404);
    expect(
      (await new ServerBrowser(await movable(true)).post('/dev/clock', { days: 1 })).statusCode,
    ).toBe(404);
    expect(now()).toBe(MARCH);
  });
});
