import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { STORE } from '../../../adapters/composition/tokens.ts';
import type { Handlers } from '../../../adapters/http/server/frame/frame.ts';
import { type CallKey, once } from '../../../adapters/http/server/frame/idempotency.ts';
import { refuse } from '../../../adapters/http/server/frame/refused.ts';
import { memoryIdempotentAnswers, visitShelves } from '../../../adapters/storage/memory/visits.ts';
import { workingKeys } from '../../../adapters/storage/working-key.ts';
import { HOUR } from '../../../domain/calendar.ts';
import { Browser, openShop, serverWith } from './shop.ts';

const KEY = { 'idempotency-key': 'click-1' };

/** A shop whose reservationCreate counts its calls and answers what it is told. */
const counting = async (answers: readonly ('ok' | 'conflict' | 'defect')[] = []) => {
  const shop = await openShop();
  let calls = 0;
  const handlers: Handlers = {
    reservationCreate: async ({ visit }) => {
      await visit.beginner();
      calls += 1;
      const number = calls;
      await new Promise((resolve) => setImmediate(resolve));
      const next = answers[number - 1] ?? 'ok';
      if (next === 'defect') throw new Error('defect');
      return next === 'conflict' ? err(refuse('offerClosed')) : ok({ Reservation: { ReservationId: `R${number}` } });
    },
  };
  const app = await serverWith(shop, { handlers });
  const browser = new Browser({ app });
  const create = (offerId: number, headers = {}) => browser.post('/v1/reservations/create', { offerId }, headers);
  return { shop, app, browser, create, calls: () => calls };
};

/** The same, with a session already there: its first call makes one. */
const known = async (answers: readonly ('ok' | 'conflict' | 'defect')[] = []) => {
  const made = await counting(['ok', ...answers]);
  await made.create(1);
  return made;
};

describe('Idempotency-Key (contract, Common)', () => {
  it('50 calls at once with one key and body do it once and all get its answer', async () => {
    const { create, calls } = await known();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(1, KEY)));
    expect(calls()).toBe(2);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {"Reservation":{"ReservationId":"R2"}}']),
    );
  });

  it('the same holds between two servers on one store', async () => {
    const { shop, browser, app, calls } = await known();
    const handlers: Handlers = { reservationCreate: async () => ok({ Reservation: { ReservationId: 'of the other server' } }) };
    const other = new Browser({ app: await serverWith(shop, { handlers }) });
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    expect(other.app).not.toBe(app);
    await browser.post('/v1/reservations/create', { offerId: 1 }, KEY);
    expect((await other.post('/v1/reservations/create', { offerId: 1 }, KEY)).json()).toEqual({ Reservation: { ReservationId: 'R2' } });
    expect(calls()).toBe(2);
  });

  it('another body under the same key is 422 and does nothing; an unknown key of the body makes no other body', async () => {
    const { browser, create, calls } = await known();
    await create(1, KEY);
    const other = await create(2, KEY);
    expect([other.statusCode, other.json().code]).toEqual([422, 'keyReused']);
    expect((await browser.post('/v1/reservations/create', { offerId: '1', more: true }, KEY)).statusCode).toBe(200);
    expect(calls()).toBe(2);
  });

  it('failures are not kept: the next try starts anew', async () => {
    const { create, calls } = await known(['conflict', 'defect', 'ok']);
    expect((await create(1, KEY)).statusCode).toBe(409);
    expect((await create(1, KEY)).statusCode).toBe(500);
    expect((await create(1, KEY)).statusCode).toBe(200);
    expect((await create(1, KEY)).json().Reservation.ReservationId).toBe('R4');
    expect(calls()).toBe(4);
  });

  it('an answer is given again for 24 hours', async () => {
    const { shop, create, calls } = await known();
    await create(1, KEY);
    shop.clock.pass(24 * HOUR - 1);
    await create(1, KEY);
    expect(calls()).toBe(2);
    shop.clock.pass(1);
    await create(1, KEY);
    expect(calls()).toBe(3);
  });

  it('the key belongs to its session', async () => {
    const { app, create, calls } = await known();
    await create(1, KEY);
    const other = new Browser({ app });
    await other.post('/v1/reservations/create', { offerId: 1 });
    await other.post('/v1/reservations/create', { offerId: 1 }, KEY);
    expect(calls()).toBe(4);
  });

  it('is ignored without a session', async () => {
    const { app, calls } = await counting();
    await new Browser({ app }).post('/v1/reservations/create', { offerId: 1 }, KEY);
    await new Browser({ app }).post('/v1/reservations/create', { offerId: 1 }, KEY);
    expect(calls()).toBe(2);
  });

  it('an empty or endless key is 400', async () => {
    const { create, calls } = await known();
    for (const key of ['', 'k'.repeat(201)]) expect((await create(1, { 'idempotency-key': key })).statusCode).toBe(400);
    expect(calls()).toBe(1);
  });

  it('a key also guards the shop’s own calls: one draft for one click', async () => {
    const shop = await openShop();
    const browser = new Browser(shop);
    await browser.post('/v1/reservations/create', { offerId: 101 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post('/v1/reservations/create', { offerId: 101 }, KEY)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const { journal } = await shop.container.getAsync(STORE);
    expect(await journal.read(0, 100)).toHaveLength(2);
  });
});

const RUNS = 20_000;

describe('a claim that is never settled', () => {
  const call: CallKey = { scope: 'visitor /path', key: 'k', bodyHash: 'h', attempt: 'a try' };

  it('makes a repeat wait and at last try later, and ends after twenty seconds', async () => {
    let now = 0;
    const answers = memoryIdempotentAnswers(visitShelves(), workingKeys());
    const deps = { answers, now: () => now, pause: async () => {}, abandon: () => {} };
    const answering = (body: string) => ({ run: async () => ({ status: 200, body }), recall: null });
    await deps.answers.claim({ ...call, at: now, runsUntil: RUNS, keptUntil: 24 * HOUR });
    const late = await once(deps, call, answering('second'));
    expect([late.status, late.retryAfter]).toEqual([429, 5]);
    now = RUNS;
    expect(await once(deps, call, answering('third'))).toEqual({ status: 200, body: 'third' });
    expect(await once(deps, call, answering('fourth'))).toEqual({ status: 200, body: 'third' });
  });
});
