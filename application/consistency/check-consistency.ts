import { isPlaced, type PlacedBooking } from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import type { Unit } from '../../domain/catalogue/offer.ts';
import { type Money, sum } from '../../domain/money.ts';
import {
  addOccupancy,
  fitsFleet,
  NO_OCCUPANCY,
  type Occupancy,
} from '../../domain/seats/occupancy.ts';
import { SITES } from '../../domain/sites.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import { outcomeOf } from '../booking/effects.ts';
import type { Journal, Outcome } from '../ports/journal.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { Store } from '../ports/store.ts';
import { isSameOutcome } from '../replay/comparisons.ts';
import { type Tally, tallyOf } from '../replay/tally.ts';
import { type Finding, findingsAbout, problemsOfBroken } from './finding.ts';

export const ledgerProblems = (booking: PlacedBooking): readonly string[] => {
  /** The amounts of rows, rebates, plan and payments are in grosze (R12, R28). */
  const { quote, plan, payments } = booking;
  const rows = sum(quote.rows.filter(({ onSpot }) => !onSpot).map(({ price }) => price));
  const ledger = ledgerOfBooking(booking);
  const allotted = sum(ledger.lines.map(({ paid }) => paid)) + ledger.overpaid;
  const refund = booking.status === 'cancelled' ? booking.refund : 0;
  return problemsOfBroken(
    [
      rows === quote.price && quote.price >= 0,
      `the rows add up to ${rows}, not to the price of ${quote.price}`,
    ],
    [
      sum(quote.receipt.map(({ given }) => given)) === quote.rebate,
      `the rebates of the receipt do not add up to ${quote.rebate}`,
    ],
    [
      sum(plan.map(({ amount }) => amount)) === quote.price,
      `the plan does not add up to ${quote.price}`,
    ],
    [
      allotted === ledger.paid || ledger.paid < 0,
      `the plan and the overpayment hold ${allotted} of the paid ${ledger.paid}`,
    ],
    [
      new Set(payments.map(({ id }) => id)).size === payments.length,
      'a payment is registered twice',
    ],
    [refund >= 0, `the refund is negative: ${refund}`],
  );
};

/** The id of a payment by voucher ends in `/` and the voucher's code (R25). */
const codeIn = (paymentId: string): string => paymentId.split('/')[1] ?? '';

export const amountSpentByVoucher = (
  bookings: readonly PlacedBooking[],
): ReadonlyMap<string, Money> => {
  const payments = bookings.flatMap((booking) =>
    booking.payments.filter(({ method }) => method === 'voucher'),
  );
  const codes = Map.groupBy(payments, ({ id }) => codeIn(id));
  return new Map(
    [...codes].map(([code, codePayments]) => [code, sum(codePayments.map(({ amount }) => amount))]),
  );
};

/**
 * The issued value equals remaining plus spent value. If nothing remains, the voucher is 'used'
 * (R26).
 */
export const voucherProblems = (
  { kind, issued, value, used, settled = 0 }: Voucher,
  spent: Money,
): readonly string[] =>
  problemsOfBroken(
    [value >= 0 && used === (value === 0), `${value} is left, and the mark „used” is ${used}`],
    [
      kind !== 'gift' || issued === value + spent + settled,
      `${value} left, ${spent} spent and ${settled} settled do not add up to ${issued} issued`,
    ],
  );

/**
 * The result of the consistency check. `tally` is the tally of the store. It must equal the tally
 * at the end of an export of the same journal.
 */
export type ConsistencyReport = {
  readonly commands: number;
  readonly tally: Tally;
  readonly vouchers: number;
  readonly findings: readonly Finding[];
};

export type ConsistencyDeps = PortDeps<{ journal: true; catalogue: 'all' }> & {
  readonly store: {
    readonly bookings: Pick<Store['bookings'], 'get' | 'takenOfAll'>;
    readonly vouchers: Pick<Store['vouchers'], 'all'>;
  };
  readonly hashOf: (text: string) => string;
};

const PAGE = 500;
/** If commands arrive during the check, it is repeated, at most this many times. */
const MOST_LOOKS = 10;
/**
 * A time in the far future. All holds have ended by then, so only confirmed bookings take places.
 */
const AFTER_ALL_HOLDS = 8.64e15;

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
      if (line.n <= after)
        findings.push(
          ...findingsAbout(`journal ${line.n}`, `comes after line ${after}, in the wrong order`),
        );
      after = Math.max(after, line.n);
      commands += 1;
      if ('recorded' in line) last.set(line.recorded.bookingId, line.outcome);
    }
    if (page.length < PAGE) return { last, commands, end: after, findings };
  }
};

const checkBookings = async ({ store }: ConsistencyDeps, last: ReadonlyMap<string, Outcome>) => {
  const findings: Finding[] = [];
  const placed: PlacedBooking[] = [];
  for (const [id, recorded] of last) {
    const booking = await store.bookings.get(id);
    const tell = (problem: string): void => void findings.push({ subject: id, problem });
    if (booking === null) {
      // A draft can be missing in the store, because the shop removes abandoned drafts.
      if (recorded.status !== 'draft' && recorded.status !== 'removed')
        tell('was placed, but is missing in the store');
      continue;
    }
    if (!isSameOutcome(recorded, outcomeOf(booking))) tell('differs from its last journal line');
    if (isPlaced(booking)) {
      placed.push(booking);
      for (const problem of ledgerProblems(booking)) tell(problem);
    }
  }
  return { findings, placed };
};

const textOf = ({ wholes, pairs, singles }: Occupancy): string =>
  `${wholes} whole, ${pairs} cabins, ${singles} berths`;

/**
 * Finds units whose taken places differ from the journal, or are more than their yachts have (R6,
 * R7).
 */
const checkPlaces = async (
  { store, catalogue }: ConsistencyDeps,
  last: ReadonlyMap<string, Outcome>,
): Promise<readonly Finding[]> => {
  const booked = new Map<number, Occupancy>();
  for (const { status, seats } of last.values())
    if (status === 'confirmed')
      for (const { unitId, ...places } of seats)
        booked.set(unitId, addOccupancy(booked.get(unitId) ?? NO_OCCUPANCY, places));
  const { taken: occupancies } = await store.bookings.takenOfAll(AFTER_ALL_HOLDS, null);
  const units = new Map<number, Unit>(
    SITES.flatMap((siteId) =>
      catalogue
        .all(siteId)
        .flatMap(({ offer }) => offer.units.map((unit) => [unit.id, unit] as const)),
    ),
  );
  return [...new Set([...booked.keys(), ...occupancies.keys()])].flatMap((unitId) => {
    const [counted, good, unit] = [
      occupancies.get(unitId) ?? NO_OCCUPANCY,
      booked.get(unitId) ?? NO_OCCUPANCY,
      units.get(unitId),
    ];
    const same =
      counted.wholes === good.wholes &&
      counted.pairs === good.pairs &&
      counted.singles === good.singles;
    const problems = problemsOfBroken(
      [same, `${textOf(counted)} are taken, ${textOf(good)} are booked`],
      [unit === undefined || fitsFleet(unit, counted), `is oversold: ${textOf(counted)}`],
    );
    return findingsAbout(`unit ${unitId}`, ...problems);
  });
};

const runChecks = async (deps: ConsistencyDeps, read: Read): Promise<ConsistencyReport> => {
  const { findings, placed } = await checkBookings(deps, read.last);
  const spent = amountSpentByVoucher(placed);
  const vouchers = await deps.store.vouchers.all();
  const ofVouchers = vouchers.flatMap((voucher) =>
    findingsAbout(
      `voucher ${voucher.code}`,
      ...voucherProblems(voucher, spent.get(voucher.code) ?? 0),
    ),
  );
  return {
    commands: read.commands,
    tally: tallyOf(read.last, deps.hashOf),
    vouchers: vouchers.length,
    findings: [
      ...read.findings,
      ...findings,
      ...(await checkPlaces(deps, read.last)),
      ...ofVouchers,
    ],
  };
};

/** Compares the store with its journal, changes nothing, and can run in an open shop (R46). */
export const checkConsistency = async (deps: ConsistencyDeps): Promise<ConsistencyReport> => {
  for (let looks = 1; ; looks += 1) {
    const read = await readJournal(deps.journal);
    const report = await runChecks(deps, read);
    // A command that arrives during the check can look like an error, so the check is repeated.
    const still =
      report.findings.length === 0 || (await deps.journal.read(read.end, 1)).length === 0;
    if (still || looks === MOST_LOOKS) return report;
  }
};
