import { ok } from 'neverthrow';
import { expect, it, onTestFinished } from 'vitest';
import { MAIL_WORKER, METRICS_LISTENER } from '../../../adapters/composition/tokens.ts';
import { serveMetrics } from '../../../adapters/metrics/listen.ts';
import { shopMetrics } from '../../../adapters/metrics/metrics.ts';
import { openPanel } from '../panel/panel-shop.ts';
import { walkPartyTo } from '../rulebook/party.ts';
import { ENTRIES } from '../wizard/test-catalogue.ts';

const fetchMetrics = async (port: number, path = '/metrics'): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`);

it('the metrics of requests, holds, mails and event loop have their own port and no personal data', async () => {
  const panel = await openPanel(ENTRIES, null, {
    config: { metrics: { host: '127.0.0.1', port: 0 } },
  });
  const listener = await panel.container.getAsync(METRICS_LISTENER);
  const browser = panel.browser();
  await walkPartyTo(
    browser,
    { offerId: 900, roomId: 501, people: 1, emails: { 1: 'anna.tajna@example.com' } },
    5,
  );
  for (const url of ['/v1/site', '/nie/ma/anna.tajna@example.com?token=sekret'])
    await panel.app.inject({ url, headers: { host: 'localhost' } });
  await panel.app.inject({
    method: 'PROPFIND' as 'GET',
    url: '/v1/site',
    headers: { host: 'localhost' },
  });
  await (await panel.container.getAsync(MAIL_WORKER)).drain();
  const content = { kind: 'accountExists' } as const;
  const mail = {
    id: 'm',
    siteId: 1,
    to: 'anna.tajna@example.com',
    content,
    createdAt: panel.clock.now(),
  };
  await panel.kit.store.inTransaction([], async ({ outbox }) => ok(await outbox.add(mail)));
  panel.clock.pass(20_000);
  const answer = await fetchMetrics(listener?.port ?? 0);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const text = await answer.text();
  const figure = (line: string): number =>
    Number(
      text
        .split('\n')
        .find((candidate) => candidate.startsWith(line))
        ?.split(' ')
        .at(-1),
    );
  expect(
    figure(
      'kilwater_http_request_duration_seconds_count{route="/v1/site",method="GET",status="200"}',
    ),
  ).toBe(1);
  expect(
    figure('kilwater_http_request_duration_seconds_count{route="none",method="GET",status="404"}'),
  ).toBe(1);
  expect(
    ['kilwater_store_ready', 'kilwater_holds', 'kilwater_mails_waiting'].map((name) =>
      figure(`${name} `),
    ),
  ).toEqual([1, 1, 1]);
  expect(figure('kilwater_mail_oldest_seconds ')).toBe(20);
  expect(figure('nodejs_eventloop_lag_p99_seconds ')).toBeGreaterThanOrEqual(0);
  for (const personal of ['anna', 'sekret', browser.reservationId, 'PROPFIND'])
    expect(text).not.toContain(personal);
  expect((await fetchMetrics(listener?.port ?? 0, '/')).status).toBe(404);
  expect(
    (await panel.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).statusCode,
  ).toBe(404);
});

it('while the store is unavailable, metrics say so and omit the numbers that need the store', async () => {
  const away = () => Promise.reject(new Error('away'));
  const listener = await serveMetrics(
    shopMetrics({ currentCounts: away, storeReady: async () => false, now: () => 0 }),
    {
      ...{ host: '127.0.0.1', port: 0 },
    },
  );
  onTestFinished(listener.close);
  const text = await (await fetchMetrics(listener.port)).text();
  expect(text).toContain('\nkilwater_store_ready 0\n');
  expect(text).not.toMatch(/^kilwater_(holds|mails_waiting) /m);
});
