import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentVersionUrl, pages } from '../../../adapters/http/contract/pages.pl.ts';
import { MESSAGE_FILE_PATH } from '../../../adapters/http/contract/panel/panel.ts';
import { DOWNLOAD_PATH } from '../../../adapters/http/contract/panel/papers.ts';
import type { Route } from '../../../adapters/http/contract/route.ts';
import { routes } from '../../../adapters/http/contract/routes.ts';
import type { Config } from '../../../adapters/system/config.ts';
import { startPostgres, type TestPostgres } from '../../support/postgres.ts';
import { examples } from '../contract/request-examples.ts';
import { account, openPanel, type PanelShop, panelCustomer } from '../panel/panel-shop.ts';
import { walkPartyTo } from '../rulebook/party.ts';
import { ENTRIES } from '../wizard/test-catalogue.ts';
import { WizardBrowser } from '../wizard/wizard-shop.ts';

const PARTY = { offerId: 900, roomId: 501, people: 2 };

const MORE: Readonly<Record<string, object>> = {
  accountSessionsEnd: { sessionId: 'abc' },
  confirm: {
    comments: 'Dzień dobry',
    documents: ['abc'],
    documentsShownAt: '2027-01-10T10:00:00Z',
  },
  contactRequest: { website: '' },
  participantsUpdate: {
    participantsConfig: [
      { userNum: 2, idDocument: 'ABA300000', email: 'jan@example.com', phone: '600700800' },
    ],
  },
  accommodationsUpdate: {
    accommodationConfig: [{ userNum: 1, valueName: 'Jan', valueSurname: 'Nowak' }],
    journeyConfig: [],
  },
  accountConfirm: { token: 'abc', password: 'sekret-9' },
};

const replacements = (
  body: unknown,
  change: (text: string) => string,
  path = '',
): readonly (readonly [string, unknown])[] => {
  if (typeof body === 'string') return [[path, change(body)]];
  if (Array.isArray(body))
    return body.flatMap((item, index) =>
      replacements(item, change, `${path}[${index}]`).map(
        ([at, changed]) => [at, body.with(index, changed)] as const,
      ),
    );
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    replacements(value, change, `${path}.${key}`).map(
      ([at, changed]) => [at, { ...body, [key]: changed }] as const,
    ),
  );
};

const UNSTORABLE = [
  ['U+0000 behind the text', (text: string) => `${text}\u0000`],
  ['U+0000 before the text', (text: string) => `\u0000${text}`],
  ['U+0000 alone', () => '\u0000'],
  ['a lone surrogate', (text: string) => `${text}\ud800`],
] as const;

const CLOSING = new Set(['logout', 'accountDelete', 'accountPasswordChange']);

const statusesOf = async (
  panel: PanelShop,
  change: (text: string) => string,
): Promise<readonly string[]> => {
  const ewa = await panelCustomer(panel, 'ewa@example.com');
  await walkPartyTo(ewa, PARTY, 4);
  const statuses: string[] = [];
  let calls = 0;
  for (const [name, path] of Object.entries(routes) as [keyof typeof routes, Route][]) {
    const body = { ...examples[name], ...MORE[name] };
    const ownBody = 'reservationId' in body ? { ...body, reservationId: ewa.reservationId } : body;
    for (const [at, sent] of replacements(ownBody, change)) {
      const browser = new WizardBrowser(panel, `203.0.${Math.floor(calls / 250)}.${calls % 250}`);
      browser.cookie = ewa.cookie;
      calls += 1;
      const query = new URLSearchParams(
        Object.entries(sent as object).map(([key, value]) => [key, String(value)]),
      );
      const filled = path.path.replace(/\{(\w+)\}/g, (_, key) =>
        encodeURIComponent(String((sent as Record<string, unknown>)[key]).toWellFormed()),
      );
      const raw = await panel.app.inject({
        method: path.method,
        url: path.method === 'GET' ? `${filled}?${query}` : path.path,
        ...(path.method === 'GET' ? {} : { payload: sent as object }),
        remoteAddress: browser.address,
        headers: { host: 'localhost', ...(CLOSING.has(name) ? {} : { cookie: browser.cookie }) },
      });
      statuses.push(`${name}${at} ${raw.statusCode}`);
    }
  }
  return statuses;
};

describe('requests with a text that PostgreSQL cannot store, such as U+0000', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const onBoth = async <T>(
    act: (panel: PanelShop) => Promise<T>,
  ): Promise<{ readonly postgres: T; readonly memory: T }> => {
    const config: Partial<Config> = {
      store: { kind: 'postgres', url: await server.freshDatabase() },
    };
    return {
      postgres: await act(await openPanel(ENTRIES, null, { config })),
      memory: await act(await openPanel()),
    };
  };

  test.each(UNSTORABLE)(
    'R67.11: such a text makes no call fail; PostgreSQL and memory store give the same status: %s',
    { timeout: 120_000 },
    async (_name, change) => {
      const { postgres, memory } = await onBoth((panel) => statusesOf(panel, change));
      expect(postgres.length).toBeGreaterThan(90);
      expect(postgres.filter((status) => / 5\d\d$/.test(status))).toEqual([]);
      expect(postgres).toEqual(memory);
    },
  );

  test('R67.11: a page address with U+0000 gets 404, both on PostgreSQL and on the store in memory', async () => {
    const addresses = [
      documentVersionUrl('abc%00'),
      documentVersionUrl('%00'),
      pages.newsletterLeave.replace(':key', 'abc%00'),
      pages.newsletterConfirm.replace(':token', 'abc%00'),
      `${MESSAGE_FILE_PATH}?messageId=abc%00&index=0`,
      `${DOWNLOAD_PATH}?token=abc%00`,
    ];
    const { postgres, memory } = await onBoth(async (panel) => {
      const ewa = await panelCustomer(panel, 'ewa@example.com');
      const answers: string[] = [];
      for (const url of addresses)
        for (const method of ['GET', 'POST'] as const) {
          const { statusCode } = await panel.app.inject({
            method,
            url,
            headers: { host: 'localhost', cookie: ewa.cookie },
          });
          answers.push(`${method} ${url} ${statusCode}`);
        }
      return answers;
    });
    expect(postgres.filter((answer) => !answer.endsWith(' 404'))).toEqual([]);
    expect(postgres).toEqual(memory);
  });

  test('R67.11: a booking number with U+0000 is unknown; a session gets 404, a caller without one 401', async () => {
    const { postgres } = await onBoth(async (panel) => {
      await account(panel, 'jan@example.com');
      const ewa = await panelCustomer(panel, 'ewa@example.com');
      await walkPartyTo(ewa, PARTY, 1);
      const number = `${ewa.reservationId}\u0000`;
      return Promise.all(
        [ewa, panel.browser()].map(
          async (browser) =>
            (await browser.call('reservations/details/get', { reservationId: number })).status,
        ),
      );
    });
    expect(postgres).toEqual([404, 401]);
  });
});
