import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { STORE } from '../../../adapters/composition/tokens.ts';
import { refuseWith } from '../../../adapters/http/server/pipeline/failures.ts';
import {
  type CallKey,
  runOncePerIdempotencyKey,
} from '../../../adapters/http/server/pipeline/idempotency.ts';
import type { Handlers } from '../../../adapters/http/server/pipeline/pipeline.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { HOUR } from '../../../domain/calendar.ts';
import { openServerShop, ServerBrowser, serverWith } from './server-shop.ts';

const KEY = { 'idempotency-key': 'click-1' };

const countingShop = async (answers: readonly ('ok' | 'conflict' | 'defect')[] = []) => {
  const shop = await openServerShop();
  let calls = 0;
  const handlers: Handlers = {
    reservationCreate: async ({ requestSession }) => {
      await requestSession.beginner();
      calls += 1;
      const number = calls;
      await new Promise((resolve) => setImmediate(resolve));
      const next = answers[number - 1] ?? 'ok';
      if (next === 'defect') throw new Error('defect');
      return next === 'conflict'
        ? err(refuseWith('offerClosed'))
        : ok({ Reservation: { ReservationId: `R${number}` } });
    },
  };
  const app = await serverWith(shop, { handlers });
  const browser = new ServerBrowser({ app });
  const create = (offerId: number, headers = {}) =>
    browser.post('/v1/reservations/create', { offerId }, headers);
  return { shop, app, browser, create, calls: () => calls };
};

const countingShopWithSession = async (answers: readonly ('ok' | 'conflict' | 'defect')[] = []) => {
  const counting = await countingShop(['ok', ...answers]);
  await counting.create(1);
  return counting;
};

describe('calls with the header Idempotency-Key (contract, Common)', () => {
  it('of 50 simultaneous calls with the same key and body only one runs; all get the same response', async () => {
    const { create, calls } = await countingShopWithSession();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(1, KEY)));
    expect(calls()).toBe(2);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {"Reservation":{"ReservationId":"R2"}}']),
    );
  });

  it('if two servers share a store, calls with the same key to both run only once', async () => {
    const { shop, browser, app, calls } = await countingShopWithSession();
    const handlers: Handlers = {
      reservationCreate: async () => ok({ Reservation: { ReservationId: 'of the other server' } }),
    };
    const other = new ServerBrowser({ app: await serverWith(shop, { handlers }) });
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    expect(other.app).not.toBe(app);
    await browser.post('/v1/reservations/create', { offerId: 1 }, KEY);
    expect((await other.post('/v1/reservations/create', { offerId: 1 }, KEY)).json()).toEqual({
      Reservation: { ReservationId: 'R2' },
    });
    expect(calls()).toBe(2);
  });

  it('the same key with another body gets 422 and has no effect; unknown fields do not count as different', async () => {
    const { browser, create, calls } = await countingShopWithSession();
    await create(1, KEY);
    const other = await create(2, KEY);
    expect([other.statusCode, other.json().code]).toEqual([422, 'keyReused']);
    expect(
      (await browser.post('/v1/reservations/create', { offerId: '1', more: true }, KEY)).statusCode,
    ).toBe(200);
    expect(calls()).toBe(2);
  });

  it('the response to a failed call is not stored, so a repeated call runs again', async () => {
    const { create, calls } = await countingShopWithSession(['conflict', 'defect', 'ok']);
    expect((await create(1, KEY)).statusCode).toBe(409);
    expect((await create(1, KEY)).statusCode).toBe(500);
    expect((await create(1, KEY)).statusCode).toBe(200);
    expect((await create(1, KEY)).json().Reservation.ReservationId).toBe('R4');
    expect(calls()).toBe(4);
  });

  it('a repeated call gets the stored response for 24 hours', async () => {
    const { shop, create, calls } = await countingShopWithSession();
    await create(1, KEY);
    shop.clock.pass(24 * HOUR - 1);
    await create(1, KEY);
    expect(calls()).toBe(2);
    shop.clock.pass(1);
    await create(1, KEY);
    expect(calls()).toBe(3);
  });

  it('the same key in another session is a different key', async () => {
    const { app, create, calls } = await countingShopWithSession();
    await create(1, KEY);
    const other = new ServerBrowser({ app });
    await other.post('/v1/reservations/create', { offerId: 1 });
    await other.post('/v1/reservations/create', { offerId: 1 }, KEY);
    expect(calls()).toBe(4);
  });

  it('without a session the key is ignored', async () => {
    const { app, calls } = await countingShop();
    await new ServerBrowser({ app }).post('/v1/reservations/create', { offerId: 1 }, KEY);
    await new ServerBrowser({ app }).post('/v1/reservations/create', { offerId: 1 }, KEY);
    expect(calls()).toBe(2);
  });

  it('an empty or too long key gets 400', async () => {
    const { create, calls } = await countingShopWithSession();
    for (const key of ['', 'k'.repeat(201)])
      expect((await create(1, { 'idempotency-key': key })).statusCode).toBe(400);
    expect(calls()).toBe(1);
  });

  it('a repeated reservations/create with the same key begins only one draft', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    await browser.post('/v1/reservations/create', { offerId: 101 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        browser.post('/v1/reservations/create', { offerId: 101 }, KEY),
      ),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const { journal } = await shop.container.getAsync(STORE);
    expect(await journal.read(0, 100)).toHaveLength(2);
  });
});

const RUNS = 20_000;

describe('a repeated call with an idempotency key whose first call never ends', () => {
  const call: CallKey = { scope: 'visitor /path', key: 'k', bodyHash: 'h', attempt: 'a try' };

  it('a repeated call waits, then gets 429 with Retry-After; a call after twenty seconds is executed', async () => {
    let now = 0;
    const { idempotent: answers } = openMemoryStore();
    const deps = { answers, now: () => now, pause: async () => {}, abandon: () => {} };
    const answering = (body: string) => ({
      run: async () => ({ status: 200, body }),
      replay: null,
    });
    await deps.answers.claim({ ...call, at: now, runsUntil: RUNS, keptUntil: 24 * HOUR });
    const late = await runOncePerIdempotencyKey(deps, call, answering('second'));
    expect([late.status, late.retryAfter]).toEqual([429, 5]);
    now = RUNS;
    expect(await runOncePerIdempotencyKey(deps, call, answering('third'))).toEqual({
      status: 200,
      body: 'third',
    });
    expect(await runOncePerIdempotencyKey(deps, call, answering('fourth'))).toEqual({
      status: 200,
      body: 'third',
    });
  });
});
