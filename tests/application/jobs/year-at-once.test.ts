import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import { DAY_LENGTH, type Instant } from '../../../domain/calendar.ts';
import { scratch } from '../../contracts/helpers.ts';
import { NOW } from '../../races/race-shop.ts';
import { runs } from '../../support/runs.ts';
import { type SimulatedParty, shopOf, simulatedParties } from './simulated-parties.ts';

const YEAR = 365;

const folder = scratch();
afterAll(() => folder.remove());

/** A party on the reserve list moves up when the jobs run, so its end state depends on the runs. */
const withoutWaiting = (all: readonly SimulatedParty[]): readonly SimulatedParty[] =>
  all.map((party) => ({ ...party, reserveList: false }));
const neverWaiting = simulatedParties.map(withoutWaiting);

const endAfter = async (kit: StoreKit, all: readonly SimulatedParty[], days: readonly number[]) => {
  const { shop, until, now, state } = await shopOf(kit, all);
  const begun: Instant = now();
  for (const day of days) await until(Math.max(begun, NOW + day * DAY_LENGTH));
  await until(NOW + YEAR * DAY_LENGTH);
  const end = { bookings: await state(), taken: await shop.taken(721, NOW + YEAR * DAY_LENGTH) };
  await kit.close();
  return end;
};

const EVERY_DAY = Array.from({ length: YEAR }, (_, day) => day);
const someDays = fc
  .uniqueArray(fc.integer({ min: 0, max: YEAR }), { maxLength: 6 })
  .map((days) => days.toSorted((a, b) => a - b));

describe('the clock moved forward by a year (R8, R11, R32)', () => {
  it('issue 17: without a reserve list, one run, daily runs and runs on random days end in the same state', () =>
    fc.assert(
      fc.asyncProperty(neverWaiting, someDays, async (all, days) => {
        const atOnce = await endAfter(openMemoryStore(), all, []);
        expect(atOnce).toEqual(await endAfter(openMemoryStore(), all, EVERY_DAY));
        expect(atOnce).toEqual(await endAfter(openMemoryStore(), all, days));
      }),
      runs(40),
    ));

  it('issue 17: random bookings end in the same state on SQLite and in memory, however often jobs run', () =>
    fc.assert(
      fc.asyncProperty(simulatedParties, someDays, async (all, days) => {
        const ofSqlite = await endAfter(await openSqlite(folder.file()), all, days);
        expect(ofSqlite).toEqual(await endAfter(openMemoryStore(), all, days));
        const atOnce = await endAfter(await openSqlite(folder.file()), withoutWaiting(all), []);
        expect(atOnce).toEqual(await endAfter(openMemoryStore(), withoutWaiting(all), EVERY_DAY));
      }),
      runs(4),
    ));

  it('R11.11: whenever the jobs run, a waiting party that finds places moves up at the moment of the run', () =>
    fc.assert(
      fc.asyncProperty(simulatedParties, someDays, async (all, days) => {
        const kit = openMemoryStore();
        const { until, now } = await shopOf(kit, all);
        const begun = now();
        let last = (await kit.journal.read(0, 10_000)).at(-1)?.n ?? 0;
        for (const day of days) {
          await until(Math.max(begun, NOW + day * DAY_LENGTH));
          const lines = await kit.journal.read(last, 10_000);
          last = lines.at(-1)?.n ?? last;
          for (const line of lines)
            if ('recorded' in line && line.recorded.command.type === 'moveUp')
              expect(line.recorded.at).toBe(now());
        }
        await kit.close();
      }),
      runs(40),
    ));
});
