import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeContainer } from '../../../adapters/composition/close-container.ts';
import { testContainer } from '../../../adapters/composition/containers.ts';
import { PASSWORDS, SERVER, STORE } from '../../../adapters/composition/tokens.ts';
import { responseStatusesOf } from '../../../adapters/http/contract/openapi.ts';
import { type RouteName, routeNames, routes } from '../../../adapters/http/contract/routes.ts';
import { makeReadinessCheck } from '../../../adapters/http/server/readiness.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { createLog } from '../../../adapters/system/log.ts';
import { problemReporter } from '../../../adapters/system/problem-reporter.ts';
import { StoreUnavailable } from '../../../application/ports/store-unavailable.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { becomeUnavailable } from '../../support/unavailable-store.ts';
import { examples } from '../contract/request-examples.ts';
import { ENTRIES } from '../wizard/test-catalogue.ts';
import { openWizardShop as openShopWithPages } from '../wizard/wizard-shop.ts';
import { configFor, movableClock, ServerBrowser } from './server-shop.ts';

const shopGoingAway = async () => {
  const container = await testContainer(configFor(), movableClock());
  onTestFinished(() => closeContainer(container));
  (await container.rebindAsync(PASSWORDS)).toConstantValue(quickPasswords);
  const { kit, go, comeBack } = becomeUnavailable(openMemoryStore());
  (await container.rebindAsync(STORE)).toConstantValue(kit);
  const app = await container.getAsync(SERVER);
  return { browser: new ServerBrowser({ app }), go, comeBack };
};

const urlOf = (name: RouteName): string => {
  const sent = new Map(
    Object.entries(examples[name] ?? {}).map(([key, value]) => [key, String(value)]),
  );
  const path = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => sent.get(key) ?? '');
  return routes[name].method === 'GET' ? `${path}?${new URLSearchParams([...sent])}` : path;
};

const WITHOUT_STORE: ReadonlySet<RouteName> = new Set([
  'alive',
  'openapi',
  'site',
  'page',
  'pagePost',
  'faq',
  'faqPost',
]);

afterEach(() => vi.useRealTimers());

describe('while the store is unavailable', () => {
  it('a call that needs the store gets 503, an error code and Retry-After; with the store back, calls work', async () => {
    const { browser, go, comeBack } = await shopGoingAway();
    vi.spyOn(console, 'error').mockReturnValue();
    await browser.post('/v1/reservations/create', { offerId: 101 });
    go('unreachable');
    for (const name of routeNames) {
      const { method } = routes[name];
      const answer =
        method === 'GET'
          ? await browser.get(urlOf(name))
          : await browser.post(urlOf(name), examples[name]);
      const { statusCode, headers, body } = answer;
      if (WITHOUT_STORE.has(name)) {
        expect(statusCode, name).toBe(200);
        continue;
      }
      expect(statusCode, `${name}: ${body}`).toBe(503);
      expect(answer.json()).toEqual({ code: 'notReady', message: 'Store is not reachable' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(responseStatusesOf(routes[name])).toContain(503);
    }
    const away = await browser.post(
      '/v1/reservations/create',
      { offerId: 101 },
      { 'idempotency-key': 'a click' },
    );
    expect(away.statusCode).toBe(503);
    comeBack();
    expect((await browser.post('/v1/reservations/create', { offerId: 101 })).statusCode).toBe(200);
  });

  it('pages show an error in Polish with a link to try again; pages that need no store still work', async () => {
    const { kit, go, comeBack } = becomeUnavailable(openMemoryStore());
    const { app, defects } = openShopWithPages(ENTRIES, kit);
    go('full');
    for (const url of ['/', '/rejsy-morskie', '/oferta/rejs-900']) {
      const answer = await app.inject({ url, headers: { accept: 'text/html,*/*' } });
      expect([
        answer.statusCode,
        answer.headers['content-type'],
        answer.headers['cache-control'],
      ]).toEqual([503, 'text/html; charset=utf-8', 'no-store']);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json()).toMatchObject({ kind: 'away' });
    }
    const link = '/v1/auth/details';
    const cookie = 'kilwater=abc';
    expect(
      (
        await app.inject({ url: link, headers: { accept: 'text/html', cookie, host: 'localhost' } })
      ).json(),
    ).toMatchObject({
      kind: 'away',
    });
    expect(
      (
        await app.inject({
          url: link,
          headers: { accept: 'application/json', cookie, host: 'localhost' },
        })
      ).json(),
    ).toMatchObject({
      code: 'notReady',
    });
    expect((await app.inject('/kontakt')).statusCode).toBe(200);
    comeBack();
    expect((await app.inject('/')).statusCode).toBe(200);
    expect(defects).toEqual([]);
  });
});

describe('the health check /readyz of the store', () => {
  it('gets 503 while writing to the store fails, and 200 when writing works again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { browser, go, comeBack } = await shopGoingAway();
    expect((await browser.get('/readyz')).statusCode).toBe(200);
    go('readOnly');
    vi.advanceTimersByTime(300);
    const away = await browser.get('/readyz');
    expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([
      503,
      'notReady',
      '2',
    ]);
    comeBack();
    vi.advanceTimersByTime(300);
    expect((await browser.get('/readyz')).statusCode).toBe(200);
    expect((await browser.get('/healthz')).statusCode).toBe(200);
  });

  it('the store check fails within two seconds if the store hangs, and succeeds once the store answers', async () => {
    vi.useFakeTimers();
    const proofs: PromiseWithResolvers<void>[] = [];
    const ready = makeReadinessCheck({
      prove: () => {
        const proof = Promise.withResolvers<void>();
        proofs.push(proof);
        return proof.promise;
      },
    });
    const probes = [ready(), ready()];
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await Promise.all(probes)).toEqual([false, false]);
    const again = ready();
    proofs[1]?.resolve();
    expect(await again).toBe(true);
    expect(proofs).toHaveLength(2);
  });

  it('however many calls come, the store is checked at most four times a second', async () => {
    vi.useFakeTimers();
    let proofs = 0;
    const ready = makeReadinessCheck({
      prove: async () => {
        proofs += 1;
      },
    });
    for (let n = 0; n < 1000; n += 1) {
      await ready();
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(proofs).toBe(4);
  });
});

describe('how the log shows repeated failures', () => {
  const written = () => {
    vi.useFakeTimers();
    const lines: string[] = [];
    return { lines, ...problemReporter(createLog('text', 'shop', (line) => lines.push(line))) };
  };

  it('a failure that repeats is logged once a minute for each cause, with a count', () => {
    const { lines, away } = written();
    for (let n = 0; n < 2_000; n += 1)
      away(
        new StoreUnavailable(
          n % 2 === 0 ? 'unreachable' : 'full',
          new Error('connect ECONNREFUSED'),
        ),
      );
    expect(lines).toEqual([
      'The store is unavailable (unreachable): connect ECONNREFUSED',
      'The store is unavailable (full): connect ECONNREFUSED',
    ]);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toEqual([
      'The store is unavailable (unreachable): 999 times more within a minute',
      'The store is unavailable (full): 999 times more within a minute',
    ]);
    away(new StoreUnavailable('full', new Error('again')));
    expect(lines).toHaveLength(5);
  });

  it('failures of the store share one line for each cause; other errors are logged with stack and context', () => {
    const { lines, away, report } = written();
    const failure = new StoreUnavailable('busy', new Error('locked'));
    away(failure);
    report('The outbox could not be read', failure);
    report('A mail was not sent', new Error('greeting'), 'mail-1');
    report('A mail was not sent', new Error('greeting'), 'mail-2');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^A mail was not sent \(mail-1\): greeting\nError: greeting\n +at /);
  });

  it('if a host name has two addresses and both fail, the log has both errors', () => {
    const failure = new AggregateError([
      new Error('connect ECONNREFUSED ::1:5432'),
      new Error('connect ECONNREFUSED 127.0.0.1:5432'),
    ]);
    expect(new StoreUnavailable('unreachable', failure).message).toBe(
      'The store is unavailable (unreachable): connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
    );
  });
});
