import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { openMemoryStore } from '../../adapters/storage/sqlite/in-memory.ts';
import { executeDueCommands } from '../../application/jobs/execute-due-commands.ts';
import { DAY_LENGTH } from '../../domain/calendar.ts';
import { doneByTime, type SimulatedParty, shopOf } from '../application/jobs/simulated-parties.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { NOW } from './race-shop.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const ordered = {
  leftAt: null,
  reserveList: false,
  paymentOption: 'onetime',
  paymentType: 'online',
  pays: 0,
  hoursLater: 0,
} as const;
const PARTIES: readonly SimulatedParty[] = [
  { ...ordered, people: 2, paymentOption: 'installment', pays: 500 },
  { ...ordered, people: 2 },
  { ...ordered, people: 2, paymentType: 'transfer' },
  { ...ordered, people: 2, leftAt: 4 },
  { ...ordered, people: 2, reserveList: true },
  { ...ordered, people: 1, reserveList: true },
  { ...ordered, people: 3, reserveList: true },
  { ...ordered, people: 1, leftAt: 1 },
];

it('issue 17: two processes on one PostgreSQL run each scheduled event only once (R8, R11, R32)', async () => {
  const alone = await shopOf(openMemoryStore(), PARTIES);
  await alone.until(NOW + 365 * DAY_LENGTH);

  const url = await server.freshDatabase();
  const kits = await Promise.all([openPostgres(url), openPostgres(url)]);
  const [first] = kits;
  const { shop, state } = await shopOf(first, PARTIES);
  shop.at(NOW + 365 * DAY_LENGTH);
  const refused = (id: string, kind: string) => expect.fail(`${id}: ${kind}`);
  const counts = await Promise.all(
    kits.map(({ store }) => executeDueCommands({ ...shop.deps, store, refused })()),
  );

  const events = doneByTime(await first.journal.read(0, 10_000));
  expect(new Set(events).size).toBe(events.length);
  expect(await state()).toEqual(await alone.state());
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(events.length);
  await Promise.all(kits.map((kit) => kit.close()));
});
