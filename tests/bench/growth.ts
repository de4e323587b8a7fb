import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfficeDeps } from '../../adapters/cli/office/command.ts';
import { withContainer } from '../../adapters/composition/close-container.ts';
import { COMMANDS, SELLERS } from '../../adapters/composition/tokens.ts';
import { officeContainer } from '../../adapters/composition/tool-containers.ts';
import { formatOffersFile, readOffers } from '../../adapters/shop-files/opening.ts';
import { readConfig } from '../../adapters/system/config.ts';
import { readShownOffers } from '../../application/offers/shown-offers.ts';
import { findAccountsAndBookings } from '../../application/office/accounts.ts';
import { listBookings } from '../../application/office/booking-list.ts';
import { listOfficeLines } from '../../application/office/lines.ts';
import { registeredPaymentsReport } from '../../application/office/payment-ledger.ts';
import {
  guaranteeFundsReport,
  outstandingPaymentsReport,
  placesReport,
  turnoverReport,
} from '../../application/office/reports.ts';
import { previewStatementImport } from '../../application/statements/import-statements.ts';
import { listOwedRefunds } from '../../application/statements/refunds.ts';
import { dayOf } from '../../domain/calendar.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import { growStore, type StoreSize } from './grown-store.ts';
import { type Figure, type Pace, roundsOf } from './measure.ts';

const FEWEST_OFFERS = 62;
const SEASONS = 10;
const SIZES: Readonly<Record<Pace, { readonly bookings: number[]; readonly offers: number[] }>> = {
  full: { bookings: [0, 5_000, 50_000], offers: [FEWEST_OFFERS, 2_000] },
  short: { bookings: [0, 500], offers: [100] },
};
/** A cost may be this many times what n log n predicts, because a single figure varies. */
const TOLERANCE = 2;
/** Costs below this many milliseconds cannot be measured and never count as growth. */
const UNMEASURABLE = 5;
/** Milliseconds with the most bookings, from the table of issue 43. */
const MOST: Readonly<Record<string, number>> = {
  'List right after a booking': 10,
  'Lines of the office': 1_000,
  'Booking list, first 500': 1_500,
  'Booking list, all': 1_500,
  'Report of turnover': 2_500,
  'Report of unpaid amounts': 2_500,
  'Report of contributions': 2_500,
};
/** The shortest run counts, because other programs share the machine. */
const RUNS = 3;

const ANY_TRIP = { from: null, until: null, siteId: null };

const EVERYTHING = {
  ...{ offerId: null, siteId: null, status: null, from: null, until: null, name: null },
  since: null,
  unpaid: false,
};

type Deps = OfficeDeps & Parameters<typeof readShownOffers>[0];
type Grows = 'bookings' | 'offers';
type Cost = {
  readonly name: string;
  readonly by: readonly Grows[];
  readonly prepare: (deps: Deps) => () => Promise<unknown>;
};

const listUpTo = async (deps: Deps, most: number): Promise<void> => {
  let count = 0;
  for await (const bookings of listBookings(deps)(EVERYTHING)) {
    count += bookings.length;
    if (count >= most) break;
  }
};

const COSTS: readonly Cost[] = [
  {
    name: 'List right after a booking',
    by: ['bookings', 'offers'],
    prepare: (deps) => {
      const read = readShownOffers(deps);
      return () => read(SHOP_SITE);
    },
  },
  { name: 'Lines of the office', by: ['bookings'], prepare: (deps) => listOfficeLines(deps) },
  {
    name: 'Booking list, first 500',
    by: ['bookings'],
    prepare: (deps) => () => listUpTo(deps, 500),
  },
  {
    name: 'Booking list, all',
    by: ['bookings'],
    prepare: (deps) => () => listUpTo(deps, Number.POSITIVE_INFINITY),
  },
  {
    name: 'Report of occupancy',
    by: ['bookings'],
    prepare: (deps) => () => placesReport(deps)(ANY_TRIP),
  },
  {
    name: 'Report of payments',
    by: ['bookings'],
    prepare: (deps) => () => registeredPaymentsReport(deps)(ANY_TRIP),
  },
  {
    name: 'Report of turnover',
    by: ['bookings'],
    prepare: (deps) => () => turnoverReport(deps)(ANY_TRIP),
  },
  {
    name: 'Report of unpaid amounts',
    by: ['bookings'],
    prepare: (deps) => () => outstandingPaymentsReport(deps)(ANY_TRIP),
  },
  {
    name: 'Report of contributions',
    by: ['bookings'],
    prepare: (deps) => () => guaranteeFundsReport(deps)(ANY_TRIP),
  },
  { name: 'Refunds to pay', by: ['bookings'], prepare: (deps) => () => listOwedRefunds(deps) },
  {
    name: 'Look at an empty bank statement',
    by: ['bookings'],
    prepare: (deps) => () => previewStatementImport(deps)([]),
  },
  {
    name: 'Search for a customer',
    by: ['bookings'],
    prepare: (deps) => () => findAccountsAndBookings(deps)('Kowalska'),
  },
  {
    name: 'Check of a file with all offers',
    by: ['offers'],
    prepare:
      ({ catalogue, clock }) =>
      async () => {
        const text = formatOffersFile(catalogue.all(SHOP_SITE));
        readOffers([{ file: 'o.json', text }], dayOf(clock.now()), 'allowed');
      },
  },
];

const processorTime = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const shortest = async (runs: number, work: () => Promise<unknown>): Promise<number> => {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await processorTime(work));
  return Math.min(...times);
};

const measureSize = async (
  folder: string,
  size: StoreSize,
  by: Grows,
  runs: number,
): Promise<ReadonlyMap<string, number>> => {
  const data = join(folder, `${size.bookings}-${size.offers}-${by}`);
  mkdirSync(data);
  await growStore(join(data, 'shop.sqlite'), size);
  const config = readConfig({ SHOP_DATA: data })._unsafeUnwrap();
  const times = await withContainer(officeContainer(config), async (container) => {
    const sellers = await container.getAsync(SELLERS);
    const deps = { ...(await container.getAsync(COMMANDS)), sellers };
    const found = new Map<string, number>();
    for (const { name, prepare } of COSTS.filter((cost) => cost.by.includes(by)))
      found.set(name, await shortest(runs, prepare(deps)));
    return found;
  });
  rmSync(data, { recursive: true });
  return times;
};

const nLogN = (from: number, to: number): number => (to * Math.log(to)) / (from * Math.log(from));

/** The first count is 0: its time is the base cost, which is part of every other time. */
const isWorseThanNLogN = (counts: readonly number[], times: readonly number[]): boolean => {
  const [[from = 1, to = 1], [small = 0, large = 0]] = [counts.slice(-2), times.slice(-2)];
  if (counts.length < 2 || from === 0) return false;
  const base = counts[0] === 0 ? (times[0] ?? 0) : 0;
  return large - base > Math.max(small - base, UNMEASURABLE) * nLogN(from, to) * TOLERANCE;
};

const figureOf = (
  name: string,
  by: Grows,
  counts: readonly number[],
  times: readonly number[],
): Figure => {
  const isWorse = isWorseThanNLogN(counts, times);
  const most = by === 'bookings' ? MOST[name] : undefined;
  const within = !isWorse && (most === undefined || (times.at(-1) ?? 0) < most);
  return {
    name: `${name}, ${counts.join(' / ')} ${by}`,
    value: `${times.map((time) => time.toFixed(1)).join(' / ')} ms`,
    target: `${isWorse ? 'WORSE THAN' : 'at most'} n log n${most === undefined ? '' : `, under ${most} ms`}`,
    within,
  };
};

/** Processor time is measured, because other programs change it less than clock time. */
export const benchGrowth = async (pace: Pace): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-growth-'));
  const figures: Figure[] = [];
  try {
    for (const by of ['bookings', 'offers'] as const) {
      const counts = SIZES[pace][by];
      const measured: ReadonlyMap<string, number>[] = [];
      for (const count of counts) {
        const size =
          by === 'bookings'
            ? { bookings: count, offers: FEWEST_OFFERS, seasons: SEASONS }
            : { bookings: 0, offers: count, seasons: 0 };
        measured.push(await measureSize(folder, size, by, roundsOf(pace, RUNS)));
      }
      for (const { name } of COSTS.filter((cost) => cost.by.includes(by))) {
        const times = measured.map((of) => of.get(name) ?? Number.NaN);
        figures.push(figureOf(name, by, counts, times));
      }
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
