import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, type SimulatedBrowser } from '../simulation/simulated-browser.ts';
import { startPostgres } from '../support/postgres.ts';
import { type BenchChoice, bookTogether, travellersAt } from './booking-flow.ts';
import { startChild } from './child.ts';
import { type Figure, median, type Pace, roundsOf } from './measure.ts';

const ROUNDS = 5;
/** The shop's bookings per second over the skeleton's (docs/decisions/0005-speed-and-memory.md). */
const [LEAST, WANTED] = [0.25, 0.55];

type Load = {
  readonly flows: number;
  readonly warming: number;
  /** Each traveller makes only a few bookings, as real customers do. */
  readonly travellers: number;
  readonly atOnce: readonly number[];
};

const LOADS: Readonly<Record<Pace, Load>> = {
  full: { flows: 96, warming: 200, travellers: 96, atOnce: [1, 8, 32] },
  short: { flows: 8, warming: 4, travellers: 4, atOnce: [1, 4] },
};

/** More bookings at once must not be slower. A tenth is the noise of the median. */
const [FEWER, MORE, LEAST_OF_MORE] = [8, 32, 0.9];

type Environment = Readonly<Record<string, string>>;

/** Milliseconds, also with 32 bookings at once. */
const SLOWEST_ANSWER = 400;

/** `p99`: 99 of 100 requests are answered in this time, in milliseconds. */
type Round = { readonly perSecond: number; readonly processor: number; readonly p99: number };

type Side = {
  readonly browsers: readonly SimulatedBrowser[];
  readonly processorTime: () => number;
  /** The times of the requests so far. Each round empties the list. */
  readonly answered: number[];
};

const roundOf = async (
  { browsers, processorTime, answered }: Side,
  choices: readonly BenchChoice[],
  atOnce: number,
  flows: number,
): Promise<Round> => {
  const [began, spent] = [performance.now(), processorTime()];
  answered.length = 0;
  await bookTogether(browsers, choices, atOnce, (begun) => begun < flows);
  return {
    perSecond: flows / ((performance.now() - began) / 1000),
    processor: (processorTime() - spent) / flows,
    p99: answered.toSorted((a, b) => a - b)[Math.floor(answered.length * 0.99)] ?? Number.NaN,
  };
};

type Compared = { readonly shop: Round; readonly bare: Round };

const figuresOf = (
  name: string,
  together: number,
  rounds: readonly Compared[],
): readonly Figure[] => {
  const middle = (of: (round: Compared) => number): number => median(rounds.map(of));
  const ratio = middle(({ shop, bare }) => shop.perSecond / bare.perSecond);
  const spent = [
    middle(({ shop }) => shop.processor),
    middle(({ bare }) => bare.processor),
  ] as const;
  const p99 = middle(({ shop }) => shop.p99);
  const isMeasured = spent.every(Number.isFinite);
  return [
    {
      name: `Bookings/s on ${name}, ${together} at once`,
      value: middle(({ shop }) => shop.perSecond).toFixed(1),
      target: '',
      within: null,
    },
    {
      name: '  against a bare skeleton',
      value: ratio.toFixed(2),
      target: `at least ${LEAST}, wanted ${WANTED}`,
      within: ratio >= LEAST,
    },
    {
      name: '  processor time of a booking, and of the skeleton',
      value: isMeasured
        ? spent.map((milliseconds) => milliseconds.toFixed(1)).join(' and ')
        : 'not told here',
      target: isMeasured
        ? `ms: ${middle(({ shop, bare }) => bare.processor / shop.processor).toFixed(2)}`
        : '',
      within: null,
    },
    {
      name: '  99 of 100 requests are answered in',
      value: `${p99.toFixed(0)} ms`,
      target: `at most ${SLOWEST_ANSWER} ms`,
      within: p99 <= SLOWEST_ANSWER,
    },
  ];
};

const benchStore = async (
  pace: Pace,
  name: string,
  shopEnv: Environment,
  skeletonStore: string,
): Promise<readonly Figure[]> => {
  const { flows, warming, travellers, atOnce } = LOADS[pace];
  const shop = await startChild('flow-shop.ts', [], shopEnv);
  const skeleton = await startChild('flow-skeleton.ts', [skeletonStore]);
  const answered: number[] = [];
  const { browsers, choices } = await travellersAt(
    `http://localhost:${shop.port}`,
    travellers,
    (milliseconds) => answered.push(milliseconds),
  );
  const whole: Side = { browsers, processorTime: shop.processorTime, answered };
  const bare: Side = {
    browsers: browsers.map((_, n) =>
      openBrowser(`http://localhost:${skeleton.port}`, `10.8.0.${n}`),
    ),
    processorTime: skeleton.processorTime,
    answered: [],
  };
  for (const side of [whole, bare]) await roundOf(side, choices, Math.max(...atOnce), warming);
  const figures: Figure[] = [];
  const paces = new Map<number, number>();
  for (const together of atOnce) {
    const rounds: Compared[] = [];
    for (let round = 0; round < roundsOf(pace, ROUNDS); round += 1)
      rounds.push({
        shop: await roundOf(whole, choices, together, flows),
        bare: await roundOf(bare, choices, together, flows),
      });
    figures.push(...figuresOf(name, together, rounds));
    paces.set(together, median(rounds.map((round) => round.shop.perSecond)));
  }
  const [fewer, more] = [paces.get(FEWER), paces.get(MORE)];
  if (fewer !== undefined && more !== undefined)
    figures.push({
      name: `Bookings/s on ${name}, ${MORE} at once against ${FEWER} at once`,
      value: (more / fewer).toFixed(2),
      target: `at least ${LEAST_OF_MORE}`,
      within: more / fewer >= LEAST_OF_MORE,
    });
  await shop.stop();
  await skeleton.stop();
  return figures;
};

export const benchFlows = async (pace: Pace): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-bench-'));
  const postgres = await startPostgres({ durable: true });
  const common = { NODE_ENV: 'development', TRUST_PROXY: 'loopback', SHOP_DATA: folder };
  const embedded = await benchStore(
    pace,
    'SQLite',
    { ...common, DATABASE_URL: '' },
    join(folder, 'skeleton.sqlite'),
  );
  const server = await benchStore(
    pace,
    'PostgreSQL',
    { ...common, DATABASE_URL: await postgres.freshDatabase() },
    await postgres.freshDatabase(),
  );
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  return [...embedded, ...server];
};
