import type { BookingCommand, RecordedCommand } from '../../domain/booking/commands.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import { decideShopChange } from '../../domain/shop-changes/decide.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import { executeCodeCommand } from '../codes/submit-code-command.ts';
import type { Outcome } from '../ports/journal.ts';
import { isSameOutcome } from './comparisons.ts';
import type { ExportLine } from './export-journal.ts';
import type { ReplayDeps } from './replay.ts';
import { createCommandReplay, type ReplayStore } from './replay-command.ts';
import {
  type About,
  type BookingInRun,
  createLastAmountsTracker,
  type DifferentBooking,
  type RefusedCommand,
} from './sides.ts';
import { type Tally, tallyOf } from './tally.ts';
import { type Totals, whatIfTotals } from './what-if-totals.ts';
import { createRecordedCatalogueAndSettings, type WhatIfWorld } from './world.ts';

export type WhatIfReport = {
  readonly commands: number;
  readonly bookings: readonly DifferentBooking[];
  readonly recorded: Tally;
  readonly replayed: Tally;
  /** The difference in grosze: turnover with the other settings, less the recorded turnover. */
  readonly turnover: Money;
  readonly totals: Totals;
};

/**
 * Removes the booking version and the price that the customer saw, because both can differ in a
 * what-if.
 */
const withoutSeenFields = (recorded: RecordedCommand): RecordedCommand => ({
  ...recorded,
  expectedVersion: null,
  command: withoutSeen(recorded.command),
});

const withoutSeen = (command: BookingCommand): BookingCommand => {
  if (command.type === 'confirm') return { ...command, expectedPrice: null, expectedLeft: null };
  return command.type === 'changeBooking' ? { ...command, expectedPrice: undefined } : command;
};

const sameTexts = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Compares a booking in both runs, but not its versions. If only one run refuses a command, all
 * later versions of the booking differ.
 */
const sameSide = (recorded: BookingInRun, replayed: BookingInRun): boolean =>
  isSameOutcome(recorded.outcome, { ...replayed.outcome, version: recorded.outcome.version }) &&
  (recorded.rebates === null ||
    replayed.rebates === null ||
    sameTexts(Object.entries(recorded.rebates).sort(), Object.entries(replayed.rebates).sort())) &&
  (recorded.dues === null || replayed.dues === null || sameTexts(recorded.dues, replayed.dues));

const noting = () => {
  const notes = new Map<string, Omit<About, 'bookingId' | 'offerName'>>();
  const of = (bookingId: string) =>
    notes.get(bookingId) ?? { siteId: SHOP_SITE, offerId: 0, travellers: 1, placedOn: null };
  return {
    note: ({ bookingId, command, at }: RecordedCommand): void => {
      if (command.type === 'createDraft')
        notes.set(bookingId, {
          ...of(bookingId),
          siteId: command.siteId,
          offerId: command.offerId,
        });
      if (command.type === 'chooseTrip')
        notes.set(bookingId, { ...of(bookingId), travellers: command.participantsCount });
      if (command.type === 'confirm')
        notes.set(bookingId, { ...of(bookingId), placedOn: dayOf(at) });
    },
    of,
  };
};

/** Replays a recording with other settings or offers, and compares both results (R47). */
export const runWhatIfReplay = async (
  deps: ReplayStore & Pick<ReplayDeps, 'hashOf' | 'progress'>,
  whatIfWorld: WhatIfWorld,
  lines: AsyncIterable<ExportLine> | Iterable<ExportLine>,
): Promise<WhatIfReport> => {
  const world = createRecordedCatalogueAndSettings(whatIfWorld);
  const { execute, within } = createCommandReplay(deps, world.deps);
  const [recorded, replayed, notes] = [
    createLastAmountsTracker(),
    createLastAmountsTracker(),
    noting(),
  ];
  const refused = new Map<string, RefusedCommand>();
  let commands = 0;
  for await (const line of lines) {
    world.learn(line);
    if (line.kind === 'change') {
      decideShopChange(world.shop(), line.change).map(world.change);
      continue;
    }
    if (line.kind !== 'command' && line.kind !== 'shop') continue;
    commands += 1;
    deps.progress(commands);
    if (line.kind === 'shop') {
      // Commands about vouchers and codes do not depend on the what-if: they are executed as
      // recorded. Only the bookings that use vouchers and codes can differ.
      await within((transaction) => executeCodeCommand(transaction, line.shop));
      continue;
    }
    const { bookingId, command } = line.recorded;
    notes.note(line.recorded);
    recorded.follow(bookingId, line.outcome);
    const result = await execute(withoutSeenFields(line.recorded));
    if (result.isOk()) replayed.follow(bookingId, result.value.outcome);
    else if (!refused.has(bookingId))
      refused.set(bookingId, { command: command.type, kind: result.error.kind });
  }
  const all: DifferentBooking[] = recorded.ids().flatMap((bookingId) => {
    const side = recorded.side(bookingId);
    if (side === null) return [];
    const about = notes.of(bookingId);
    const offerName = world.offer(about.siteId, about.offerId)?.recorded.name ?? '';
    return [
      {
        bookingId,
        ...about,
        offerName,
        recorded: side,
        replayed: replayed.side(bookingId),
        refused: refused.get(bookingId) ?? null,
      },
    ];
  });
  const [before, after] = [
    tallyOf(lastOf(all, 'recorded'), deps.hashOf),
    tallyOf(lastOf(all, 'replayed'), deps.hashOf),
  ];
  return {
    commands,
    bookings: all.filter(
      (each) => each.replayed === null || !sameSide(each.recorded, each.replayed),
    ),
    recorded: before,
    replayed: after,
    turnover: after.turnover - before.turnover,
    totals: whatIfTotals(all, world.offers()),
  };
};

const lastOf = (
  all: readonly DifferentBooking[],
  side: 'recorded' | 'replayed',
): ReadonlyMap<string, Outcome> =>
  new Map(
    all.flatMap((each) =>
      each[side] === null ? [] : [[each.bookingId, each[side].outcome] as const],
    ),
  );
