import { describe, expect, it } from 'vitest';
import type { Route } from '../../../adapters/http/contract/route.ts';
import { routeNames, routes } from '../../../adapters/http/contract/routes.ts';
import { step5, walkPartyTo } from '../rulebook/party.ts';
import { at } from '../wizard/wizard-shop.ts';
import {
  account,
  logInToPanel,
  openPanel,
  panelBooker,
  panelCustomer,
  panelRefusal,
  TWO,
} from './panel-shop.ts';

const withAccess = (...levels: readonly Route['access'][]) =>
  routeNames.filter((name) => levels.includes(routes[name].access));

const CLOSED = withAccess('session', 'customer', 'ambassador', 'reservation', 'trip');

const CHANGING = routeNames.filter((name) => routes[name].kind === 'changes');

describe('access checks before the body is read', () => {
  it('without a session every call that needs a session gets 401, even if its body is invalid', async () => {
    const { app } = await openPanel();
    expect(CLOSED.length).toBeGreaterThan(40);
    for (const name of CLOSED) {
      const { method, path } = routes[name];
      const sent =
        method === 'POST'
          ? { payload: '{"reservationId":', headers: { 'content-type': 'application/json' } }
          : {};
      const answer = await app.inject({
        method,
        url: method === 'POST' ? path : `${path}?siteId=99`,
        ...sent,
      });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 401, 'noSession']);
    }
  });

  it('a browser with only a draft’s session gets 401 for account calls, even if their body is invalid', async () => {
    const { app } = await openPanel();
    const started = await app.inject({
      method: 'POST',
      url: routes.reservationCreate.path,
      payload: { offerId: TWO.offerId },
    });
    expect(started.statusCode).toBe(200);
    const cookie = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const ofAccounts = withAccess('customer', 'ambassador');
    expect(ofAccounts.length).toBeGreaterThan(10);
    for (const name of ofAccounts) {
      const { method, path } = routes[name];
      const sent = method === 'POST' ? { payload: 'no JSON' } : {};
      const answer = await app.inject({
        method,
        url: path,
        ...sent,
        headers: { cookie, 'content-type': 'application/json' },
      });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 401, 'noSession']);
    }
  });

  it('another site’s calls get 403 even with an invalid body; so do ambassador calls of other customers', async () => {
    const panel = await openPanel();
    const ewa = await panelCustomer(panel, 'ewa@example.com');
    const post = (path: string, headers: object) =>
      panel.app.inject({
        method: 'POST',
        url: path,
        payload: 'no JSON',
        headers: {
          host: 'localhost',
          cookie: ewa.cookie,
          'content-type': 'application/json',
          ...headers,
        },
      });
    expect(CHANGING.length).toBeGreaterThan(30);
    for (const name of CHANGING) {
      const { method, path } = routes[name];
      for (const cookie of [ewa.cookie, 'kilwater=nobody', '']) {
        const sent = method === 'POST' ? { payload: '{"reservationId":' } : {};
        const headers = {
          host: 'localhost',
          'content-type': 'application/json',
          origin: 'https://elsewhere.example',
          cookie,
        };
        const foreign = await panel.app.inject({ method, url: path, ...sent, headers });
        expect([name, cookie, foreign.statusCode, foreign.json().code]).toEqual([
          name,
          cookie,
          403,
          'wrongOrigin',
        ]);
      }
    }
    for (const name of withAccess('ambassador')) {
      const answer = await post(routes[name].path, {});
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'notAmbassador']);
    }
  });

  it('R45: callers without access get 404 or 403, even if the rest of the body is missing or invalid', async () => {
    const panel = await openPanel();
    const { reservationId } = await panelBooker(panel);
    await account(panel, 'jan@example.com');
    const [ola, jan] = await Promise.all([
      panelCustomer(panel, 'ola@example.com'),
      logInToPanel(panel, 'jan@example.com'),
    ]);
    const twice = [
      { userNum: 2, insuranceId: 1 },
      { userNum: 2, insuranceId: 2 },
    ];
    const wrong = { reservationId, data: 'nothing', siteId: 99, insuranceConfig: 7, groupCode: 9 };
    for (const name of [
      'changeParticipants',
      'changeParameters',
      'insuranceUpdate',
      'groupJoin',
    ] as const)
      expect([name, ...(await panelRefusal(ola, name, wrong))]).toEqual([name, 404, 'notFound']);
    for (const name of ['changeParticipants', 'changeParameters'] as const)
      expect([name, ...(await panelRefusal(jan, name, wrong))]).toEqual([name, 403, 'notOwner']);
    expect(
      await panelRefusal(ola, 'insuranceUpdate', { reservationId, insuranceConfig: twice }),
    ).toEqual([404, 'notFound']);
    expect(
      await panelRefusal(jan, 'changeParameters', {
        reservationId,
        data: { insuranceConfig: twice },
      }),
    ).toEqual([403, 'notOwner']);
    expect(await panelRefusal(ola, 'groupJoin', { reservationId, groupCode: '!' })).toEqual([
      404,
      'notFound',
    ]);
  });
});

describe('the e-mail of a logged-in booker in step 5', () => {
  it.each([
    ['somebody else’s', 'inna@example.com', 'notAllowed'],
    ['broken', 'ewa@', 'invalid'],
  ])(
    'a booker’s e-mail that is %s gets 400 with an error at the e-mail field, and nothing is saved',
    async (_, email, code) => {
      const panel = await openPanel();
      const ewa = await panelCustomer(panel, 'ewa@example.com');
      await walkPartyTo(ewa, TWO, 4);
      const lines = await panel.journalLength();
      const sent = step5({ ...TWO, emails: { ...TWO.emails, 1: email } });
      expect(await ewa.on('participants/update', sent)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'participantsConfig[0].email', code }] },
      });
      expect(await panel.journalLength()).toBe(lines);
    },
  );

  it.each(['', 'EWA@example.com'])(
    'the e-mail %j is accepted, and the account’s e-mail is stored instead',
    async (email) => {
      const ewa = await panelCustomer(await openPanel(), 'ewa@example.com');
      await walkPartyTo(ewa, TWO, 4);
      const saved = await ewa.well(
        'participants/update',
        step5({ ...TWO, emails: { ...TWO.emails, 1: email } }),
      );
      expect(at(saved, 'Data.5.Config.ParticipantsConfig.0.email')).toBe('ewa@example.com');
    },
  );
});
