import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoShop } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { chanceOf } from '../simulation/chance.ts';
import { type PrimaryLoss, startPostgresPair } from '../support/postgres-pair.ts';
import { checkAfterChaos, countHandedOver, deliverProviderNotices } from './check-after-chaos.ts';
import { sendPeople } from './people.ts';
import { type ChaosShop, type ChaosWorld, openWorld } from './world.ts';

export type PromotionOptions = {
  readonly promotions: number;
  readonly bookers: number;
  readonly seed: number;
};

/** Seconds from the loss of the primary. */
type Promotion = {
  readonly loss: PrimaryLoss;
  readonly promoted: number;
  readonly returned: readonly number[];
  readonly unavailable: number;
};

export type Drill = {
  readonly promotions: readonly Promotion[];
  readonly booked: number;
  readonly wrong: readonly string[];
};

const LONGEST_SECONDS = 10;
const BETWEEN_PROBES = 100;
/** So many yachts that the bookers of a long drill find places. */
const YACHTS = 60;
const ROOT = join(import.meta.dirname, '..', '..');

const openWithLargeFleets = async (url: string): Promise<void> => {
  const kit = await openPostgres(url);
  const { opening, entries } = demoShop(Date.now(), 'drill');
  const units = (entry: (typeof entries)[number]) =>
    entry.offer.units.map((unit) => ({ ...unit, yachts: YACHTS }));
  await kit.catalogueStore.open(
    opening,
    entries.map((entry) => ({ ...entry, offer: { ...entry.offer, units: units(entry) } })),
  );
  await kit.close();
};

/** Creates drafts until the shop stores one. Every earlier answer must be 503. */
const untilWritten = async (shop: ChaosShop, offerId: number, wrong: string[]): Promise<number> => {
  for (let unavailable = 0; ; unavailable += 1) {
    // Each probe has its own address, because the shop limits drafts by address.
    const address = `10.200.${randomInt(256)}.${randomInt(256)}`;
    const answer = await fetch(`${shop.base}/v1/reservations/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ siteId: 1, offerId }),
      signal: AbortSignal.timeout(30_000),
    }).then(
      ({ status }) => status,
      (failure: unknown) => String(failure),
    );
    if (answer === 200) return unavailable;
    if (answer !== 503) wrong.push(`a draft was answered with ${answer} during a promotion`);
    await pause(BETWEEN_PROBES);
  }
};

const auditProblem = (url: string): string | null => {
  try {
    execFileSync(process.execPath, ['adapters/cli/audit.ts'], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: url },
      encoding: 'utf8',
    });
    return null;
  } catch (failure) {
    return `npm run audit: ${failure instanceof Error ? failure.message : String(failure)}`;
  }
};

const checkWorld = async (
  world: ChaosWorld,
  before: ReadonlyMap<string, number>,
  outside: Parameters<typeof checkAfterChaos>[3],
): Promise<readonly string[]> => {
  const unheard = await deliverProviderNotices(world);
  for (const shop of world.shops) await shop.end();
  const kit = await world.openStore();
  try {
    return [...unheard, ...(await checkAfterChaos(world, kit, before, outside))];
  } finally {
    await kit.close();
  }
};

/** Loses the primary again and again while people book; null if PostgreSQL's tools are missing. */
export const playPromotions = async (
  { promotions, bookers, seed }: PromotionOptions,
  log: (what: string) => void = () => undefined,
): Promise<Drill | null> => {
  const chance = chanceOf(seed);
  const pair = await startPostgresPair();
  if (pair === null) return null;
  await openWithLargeFleets(pair.url);
  const world = await openWorld(
    {
      disk: null,
      postgres: null,
      environment: { DATABASE_URL: pair.url },
      openStore: () => openPostgres(pair.url),
      remove: () => pair.stop(),
    },
    chanceOf(seed + 1),
  );
  try {
    const processes = world.shops.map((shop) => shop.pid());
    const kit = await world.openStore();
    const before = await countHandedOver(kit);
    const offerId = (await kit.catalogueStore.load())[0]?.offer.id ?? 0;
    await kit.close();
    let isOver = false;
    const people = sendPeople(world, seed, bookers, () => isOver, []);
    const wrong: string[] = [];
    const done: Promotion[] = [];
    while (done.length < promotions) {
      await pause(chance.between(500, 2_000));
      const loss = done.length % 2 === 0 ? 'killed' : 'stopped';
      await pair.losePrimary(loss);
      const lostAt = performance.now();
      const secondsSince = (): number => (performance.now() - lostAt) / 1_000;
      let unavailable = 0;
      const returning = Promise.all(
        world.shops.map(async (shop) => {
          unavailable += await untilWritten(shop, offerId, wrong);
          return secondsSince();
        }),
      );
      // A failover manager takes its time to notice the loss.
      await pause(chance.between(500, 3_000));
      await pair.promote();
      const promoted = secondsSince();
      const returned = await returning;
      done.push({ loss, promoted, returned, unavailable });
      const times = returned.map((seconds) => `${seconds.toFixed(1)} s`).join(' and ');
      log(
        `${done.length}: the primary was ${loss}; the standby took over after ${promoted.toFixed(1)} s, the shops wrote again after ${times} (${unavailable} times 503)`,
      );
      if (Math.max(...returned) > LONGEST_SECONDS)
        wrong.push(`promotion ${done.length}: the shops wrote again only after ${times}`);
      await pair.rebuildStandby();
    }
    isOver = true;
    const outside = await people;
    world.shops.forEach((shop, index) => {
      if (!shop.running() || shop.pid() !== processes[index])
        wrong.push('a process of the shop ended');
    });
    wrong.push(...(await checkWorld(world, before, outside)));
    const audited = auditProblem(pair.url);
    if (audited !== null) wrong.push(audited);
    return { promotions: done, booked: outside.booked.length, wrong };
  } finally {
    await world.close();
  }
};
