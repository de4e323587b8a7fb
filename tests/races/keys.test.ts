import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { closeContainer } from '../../adapters/composition/close-container.ts';
import { testContainer } from '../../adapters/composition/containers.ts';
import { SERVER, STORE } from '../../adapters/composition/tokens.ts';
import { configFor, movableClock } from '../http/server/server-shop.ts';
import { WizardBrowser } from '../http/wizard/wizard-shop.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

describe('a call that is sent 50 times at the same time with the same Idempotency-Key, on PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const beginAtOnce = async (key: string | null) => {
    const url = await server.freshDatabase();
    const container = await testContainer(
      configFor({ store: { kind: 'postgres', url } }),
      movableClock(),
      'kept',
    );
    onTestFinished(() => closeContainer(container));
    const [app, kit] = [await container.getAsync(SERVER), await container.getAsync(STORE)];
    const browser = new WizardBrowser({ app });
    await browser.begin(101);
    const begun = (await kit.journal.read(0, 1000)).length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.inject({
          method: 'POST',
          url: '/v1/reservations/create',
          payload: { offerId: 101 },
          headers: {
            host: 'localhost',
            cookie: browser.cookie,
            ...(key === null ? {} : { 'idempotency-key': key }),
          },
        }),
      ),
    );
    return {
      made: (await kit.journal.read(0, 1000)).length - begun,
      answers: new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)),
    };
  };

  test('runs only once, and all fifty get the same response', async () => {
    const { made, answers } = await beginAtOnce('the-same-key');
    expect(made).toBe(1);
    expect(answers.size).toBe(1);
  });

  test('negative control: without a key the call runs 50 times', async () => {
    expect((await beginAtOnce(null)).made).toBe(50);
  });
});
