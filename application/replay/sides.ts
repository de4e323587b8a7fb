import type { BookingCommand } from '../../domain/booking/commands.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { RebateKind } from '../../domain/pricing/rebates.ts';
import type { ExecutionFailure } from '../booking/execute.ts';
import { readPlanLine, readRebate } from '../booking/read-noticed.ts';
import type { Outcome } from '../ports/journal.ts';

/** A sum and the day on which it is due. */
export type Due = { readonly amount: Money; readonly due: Day };

/** How a booking stands after its last command; `rebates` and `dues` are null where its lines did not keep them yet. */
export type Side = {
  readonly outcome: Outcome;
  readonly rebates: Readonly<Partial<Record<RebateKind, Money>>> | null;
  readonly dues: readonly Due[] | null;
};

/** What is due on each day, all lines of a day together; nothing where the lines do not tell. */
export const duesByDay = (side: Side | null): ReadonlyMap<Day, Money> => {
  const dues = new Map<Day, Money>();
  for (const { due, amount } of side?.dues ?? []) dues.set(due, (dues.get(due) ?? 0) + amount);
  return dues;
};

/** What a recording's lines say of a booking besides what it came to. */
export type About = {
  readonly bookingId: string;
  readonly siteId: number;
  readonly offerId: number;
  /** The offer's name; '' for one that the recording does not know. */
  readonly offerName: string;
  readonly travellers: number;
  /** The day of its order or sign-up; null where there was none. */
  readonly placedOn: Day | null;
};

/** A command that was accepted as it was recorded, and refused in the other world. */
export type Refused = { readonly command: BookingCommand['type']; readonly kind: ExecutionFailure['kind'] };

/** A booking that would have come out otherwise: as it was, as it would have been, and the first command that was then refused. */
export type Otherwise = About & {
  readonly recorded: Side;
  readonly replayed: Side | null;
  readonly refused: Refused | null;
};

/** What was noticed last of a booking: each command tells only what it changed. */
type Kept = {
  readonly outcome: Outcome;
  readonly rebates: readonly string[];
  readonly plan: readonly string[];
  readonly firstDue: Instant;
  readonly told: boolean;
};

const NOTHING_KEPT = { rebates: [], plan: [], firstDue: 0, told: true } as const;

const byKind = (texts: readonly string[]): Readonly<Partial<Record<RebateKind, Money>>> => {
  const given: Partial<Record<RebateKind, Money>> = {};
  for (const { kind, given: value } of texts.map(readRebate)) if (value > 0) given[kind] = (given[kind] ?? 0) + value;
  return given;
};

/** The sums of the plan by their days; a sign-up and a cancelled booking owe nothing. */
const duesOf = ({ outcome, plan, firstDue }: Kept): readonly Due[] =>
  outcome.status !== 'confirmed'
    ? []
    : plan
        .map(readPlanLine)
        .filter(({ amount }) => amount > 0)
        .map(({ amount, due }) => ({ amount, due: due ?? dayOf(firstDue) }));

/** Puts together what the outcomes of a booking's commands tell one after another. */
export const followed = () => {
  const lastByBooking = new Map<string, Kept>();
  return {
    follow: (bookingId: string, outcome: Outcome): void => {
      const before = lastByBooking.get(bookingId) ?? NOTHING_KEPT;
      const { rebates = before.rebates, plan = before.plan, firstDue = before.firstDue } = outcome.noticed ?? {};
      lastByBooking.set(bookingId, { outcome, rebates, plan, firstDue, told: before.told && outcome.noticed !== undefined });
    },
    ids: (): readonly string[] => [...lastByBooking.keys()],
    /** Null for a booking that was never begun. */
    side: (bookingId: string): Side | null => {
      const known = lastByBooking.get(bookingId);
      if (known === undefined) return null;
      return { outcome: known.outcome, rebates: known.told ? byKind(known.rebates) : null, dues: known.told ? duesOf(known) : null };
    },
  };
};
