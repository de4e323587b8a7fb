import type { BookingCommand } from '../../domain/booking/commands.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import { REBATES_IN_ORDER, type RebateKind } from '../../domain/pricing/rebates.ts';
import type { ExecutionFailure } from '../booking/plan-command.ts';
import { parseRecordedPlanLine, parseRecordedRebate } from '../booking/read-effects.ts';
import type { Outcome } from '../ports/journal.ts';

export type Due = { readonly amount: Money; readonly due: Day };

/**
 * A booking in one of two runs that are compared. `rebates` or `dues` is null if the booking's
 * journal lines are too old to contain rebates or due amounts.
 */
export type BookingInRun = {
  readonly outcome: Outcome;
  readonly rebates: Readonly<Partial<Record<RebateKind, Money>>> | null;
  readonly dues: readonly Due[] | null;
};

export const amountsDueByDay = (bookingInRun: BookingInRun | null): ReadonlyMap<Day, Money> => {
  const dues = new Map<Day, Money>();
  for (const { due, amount } of bookingInRun?.dues ?? [])
    dues.set(due, (dues.get(due) ?? 0) + amount);
  return dues;
};

/** Returns the amount of each kind of rebate; 0 if the booking has no rebate of that kind. */
export const rebateAmounts = (side: BookingInRun | null): ReadonlyMap<RebateKind, Money> =>
  new Map(REBATES_IN_ORDER.map((kind) => [kind, side?.rebates?.[kind] ?? 0]));

/** Returns the amounts that differ between the two runs. A missing amount counts as zero. */
export const differingAmounts = <K>(
  recorded: ReadonlyMap<K, Money>,
  replayed: ReadonlyMap<K, Money>,
): readonly { readonly key: K; readonly before: Money; readonly after: Money }[] =>
  [...new Set([...recorded.keys(), ...replayed.keys()])]
    .map((key) => ({ key, before: recorded.get(key) ?? 0, after: replayed.get(key) ?? 0 }))
    .filter(({ before, after }) => before !== after);

export type About = {
  readonly bookingId: string;
  readonly siteId: number;
  readonly offerId: number;
  readonly offerName: string;
  readonly travellers: number;
  readonly placedOn: Day | null;
};

export type RefusedCommand = {
  readonly command: BookingCommand['type'];
  readonly kind: ExecutionFailure['kind'];
};

export type DifferentBooking = About & {
  readonly recorded: BookingInRun;
  readonly replayed: BookingInRun | null;
  readonly refused: RefusedCommand | null;
};

/**
 * Returns the replayed price of a booking less its recorded price, in grosze. A missing price
 * counts as zero.
 */
export const priceDifference = ({ recorded, replayed }: DifferentBooking): Money =>
  (replayed?.outcome.price ?? 0) - (recorded.outcome.price ?? 0);

type LastAmounts = {
  readonly outcome: Outcome;
  readonly rebates: readonly string[];
  readonly plan: readonly string[];
  readonly firstDue: Instant;
  readonly hasEffects: boolean;
};

const NO_AMOUNTS = { rebates: [], plan: [], firstDue: 0, hasEffects: true } as const;

const byKind = (texts: readonly string[]): Readonly<Partial<Record<RebateKind, Money>>> => {
  const granted: Partial<Record<RebateKind, Money>> = {};
  for (const { kind, given: value } of texts.map(parseRecordedRebate))
    if (value > 0) granted[kind] = (granted[kind] ?? 0) + value;
  return granted;
};

/** Returns the unpaid plan lines with their due days; none for sign-ups and cancelled bookings. */
const duesOf = ({ outcome, plan, firstDue }: LastAmounts): readonly Due[] =>
  outcome.status !== 'confirmed'
    ? []
    : plan
        .map(parseRecordedPlanLine)
        .filter(({ amount }) => amount > 0)
        .map(({ amount, due }) => ({ amount, due: due ?? dayOf(firstDue) }));

/** Reads a journal, and remembers each booking's last outcome, rebates and plan. */
export const createLastAmountsTracker = () => {
  const lastByBooking = new Map<string, LastAmounts>();
  return {
    follow: (bookingId: string, outcome: Outcome): void => {
      const before = lastByBooking.get(bookingId) ?? NO_AMOUNTS;
      const {
        rebates = before.rebates,
        plan = before.plan,
        firstDue = before.firstDue,
      } = outcome.noticed ?? {};
      lastByBooking.set(bookingId, {
        outcome,
        rebates,
        plan,
        firstDue,
        hasEffects: before.hasEffects && outcome.noticed !== undefined,
      });
    },
    ids: (): readonly string[] => [...lastByBooking.keys()],
    side: (bookingId: string): BookingInRun | null => {
      const last = lastByBooking.get(bookingId);
      if (last === undefined) return null;
      return {
        outcome: last.outcome,
        rebates: last.hasEffects ? byKind(last.rebates) : null,
        dues: last.hasEffects ? duesOf(last) : null,
      };
    },
  };
};
