import type { Unit } from '../../domain/catalogue/offer.ts';
import { EMPTY, type Occupancy, packs, plus } from '../../domain/seats/occupancy.ts';
import { SITES } from '../../domain/sites.ts';
import { outcomeOf } from '../booking/outcome.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Journal, Outcome } from '../ports/journal.ts';
import type { Store } from '../ports/store.ts';
import { sameOutcome } from '../replay/replay.ts';
import { type Tally, tallyOf } from '../replay/tally.ts';
import { isPlaced, ledgerProblems, type Placed } from './ledger.ts';
import { spentOfVouchers, voucherProblems } from './vouchers.ts';

/** Something that does not add up: of which booking, unit or voucher, and what. */
export type Finding = { readonly subject: string; readonly problem: string };

/** What the books came to; `tally` is what an export of the same journal says at its end. */
export type BooksReport = {
  readonly commands: number;
  readonly tally: Tally;
  readonly vouchers: number;
  readonly findings: readonly Finding[];
};

export type BooksDeps = {
  readonly store: { readonly bookings: Pick<Store['bookings'], 'get' | 'takenOfAll'>; readonly vouchers: Pick<Store['vouchers'], 'all'> };
  readonly journal: Journal;
  readonly catalogue: Pick<Catalogue, 'all'>;
  readonly hashOf: (text: string) => string;
};

const PAGE = 500;
/** So often the books are gone through again where orders come in meanwhile; a shop that is never still is told as it was found last. */
const MOST_LOOKS = 10;
/** Later than any hold lapses: what is taken then is taken for good. */
const AFTER_ALL_HOLDS = 8.64e15;

/** What the journal says last of every booking. */
type Read = {
  readonly last: ReadonlyMap<string, Outcome>;
  readonly commands: number;
  readonly end: number;
  readonly findings: readonly Finding[];
};

const readJournal = async (journal: Journal): Promise<Read> => {
  const last = new Map<string, Outcome>();
  const findings: Finding[] = [];
  let commands = 0;
  let after = 0;
  for (;;) {
    const page = await journal.read(after, PAGE);
    for (const line of page) {
      if (line.n <= after) findings.push({ subject: `journal ${line.n}`, problem: `came after ${after}` });
      after = Math.max(after, line.n);
      commands += 1;
      if ('recorded' in line) last.set(line.recorded.bookingId, line.outcome);
    }
    if (page.length < PAGE) return { last, commands, end: after, findings };
  }
};

/** Every booking as it is beside what the journal says of it (R46), and what does not add up in it. */
const checkBookings = async ({ store }: BooksDeps, last: ReadonlyMap<string, Outcome>) => {
  const findings: Finding[] = [];
  const placed: Placed[] = [];
  for (const [id, told] of last) {
    const booking = await store.bookings.get(id);
    const tell = (problem: string): void => void findings.push({ subject: id, problem });
    if (booking === null) {
      // Drafts are cleared away in time.
      if (told.status !== 'draft' && told.status !== 'removed') tell('was placed and is not there any more');
      continue;
    }
    if (!sameOutcome(told, outcomeOf(booking))) tell('is not as the journal says');
    if (isPlaced(booking)) {
      placed.push(booking);
      for (const problem of ledgerProblems(booking)) tell(problem);
    }
  }
  return { findings, placed };
};

const textOf = ({ wholes, pairs, singles }: Occupancy): string => `${wholes} whole, ${pairs} cabins, ${singles} berths`;

/** The places that are taken for good are those of the confirmed bookings, and they can be packed (R6, R7). */
const checkPlaces = async ({ store, catalogue }: BooksDeps, last: ReadonlyMap<string, Outcome>): Promise<readonly Finding[]> => {
  const booked = new Map<number, Occupancy>();
  for (const { status, seats } of last.values())
    if (status === 'confirmed') for (const { unitId, ...taken } of seats) booked.set(unitId, plus(booked.get(unitId) ?? EMPTY, taken));
  const { taken } = await store.bookings.takenOfAll(AFTER_ALL_HOLDS);
  const units = new Map<number, Unit>(
    SITES.flatMap((siteId) => catalogue.all(siteId).flatMap(({ offer }) => offer.units.map((unit) => [unit.id, unit] as const))),
  );
  return [...new Set([...booked.keys(), ...taken.keys()])].flatMap((unitId) => {
    const [counted, good, unit] = [taken.get(unitId) ?? EMPTY, booked.get(unitId) ?? EMPTY, units.get(unitId)];
    const same = counted.wholes === good.wholes && counted.pairs === good.pairs && counted.singles === good.singles;
    return [
      ...(same ? [] : [{ subject: `unit ${unitId}`, problem: `${textOf(counted)} are taken, ${textOf(good)} are booked` }]),
      ...(unit === undefined || packs(unit, counted) ? [] : [{ subject: `unit ${unitId}`, problem: `is oversold: ${textOf(counted)}` }]),
    ];
  });
};

const look = async (deps: BooksDeps, read: Read): Promise<BooksReport> => {
  const { findings, placed } = await checkBookings(deps, read.last);
  const spent = spentOfVouchers(placed);
  const vouchers = await deps.store.vouchers.all();
  const ofVouchers = vouchers.flatMap((voucher) =>
    voucherProblems(voucher, spent.get(voucher.code) ?? 0).map((problem) => ({ subject: `voucher ${voucher.code}`, problem })),
  );
  return {
    commands: read.commands,
    tally: tallyOf(read.last, deps.hashOf),
    vouchers: vouchers.length,
    findings: [...read.findings, ...findings, ...(await checkPlaces(deps, read.last)), ...ofVouchers],
  };
};

/**
 * Goes through the books of a shop: the journal's numbers ascend, every booking is as its last line says, its price, plan and payments add
 * up, the places taken are those booked, and vouchers hold what was not spent of them. Changes nothing; the shop may be open meanwhile.
 */
export const checkBooks = async (deps: BooksDeps): Promise<BooksReport> => {
  for (let looks = 1; ; looks += 1) {
    const read = await readJournal(deps.journal);
    const report = await look(deps, read);
    // An order that came between two readings is no finding.
    const still = report.findings.length === 0 || (await deps.journal.read(read.end, 1)).length === 0;
    if (still || looks === MOST_LOOKS) return report;
  }
};
