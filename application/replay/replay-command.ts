import { err, type Result } from 'neverthrow';
import type { RecordedCommand } from '../../domain/booking/commands.ts';
import {
  NO_VOUCHERS,
  offerAndTouchedDataOf,
  unitsToReadOccupancyOf,
  type WorldDeps,
} from '../booking/context.ts';
import { executeCommand, loadAndPlanCommand } from '../booking/execute-command.ts';
import {
  decideAndPlanWrites,
  type ExecutionFailure,
  isDraftCreation,
  type Plan,
} from '../booking/plan-command.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { ReplayMemory, ReplayTransaction, Store } from '../ports/store.ts';

type Planned = Result<Plan, ExecutionFailure>;

const planIn = (deps: WorldDeps, memory: ReplayMemory, recorded: RecordedCommand): Planned => {
  const { bookingId, at } = recorded;
  const before = isDraftCreation(recorded) ? null : memory.booking(bookingId);
  const scope = offerAndTouchedDataOf(deps, before, recorded);
  if (scope.isErr()) return err(scope.error);
  const { world, touched } = scope.value;
  const units = unitsToReadOccupancyOf(world.offer, touched);
  const data = {
    taken: units.length === 0 ? null : memory.taken(units, at, bookingId),
    vouchers: touched.vouchers.length === 0 ? NO_VOUCHERS : memory.vouchers(touched.vouchers),
    group: touched.group === null ? null : memory.group(touched.group, bookingId),
    ambassadorCode:
      touched.ambassadorCode === null ? null : memory.ambassadorCode(touched.ambassadorCode),
  };
  const waiting = touched.reserveLists.length === 0 ? [] : memory.waitingOn(touched.reserveLists);
  return decideAndPlanWrites({ before, world, touched, data, waiting }, recorded);
};

/**
 * Stores the booking and the vouchers after a command. A replay stores no papers and no mails,
 * because it compares only journal lines.
 */
const applyTo = (memory: ReplayMemory, { booking, vouchers }: Plan): void => {
  memory.saveBooking(booking);
  for (const voucher of vouchers) memory.saveVoucher(voucher);
};

/** Where a replay stores its data: an empty store, or tables in memory. */
export type ReplayStore = PortDeps<{ store: 'inTransaction' }> | { readonly memory: ReplayMemory };

export type CommandReplay = {
  readonly execute: (recorded: RecordedCommand) => Planned | Promise<Planned>;
  readonly decide: (recorded: RecordedCommand) => Planned | Promise<Planned>;
  readonly within: <T, E>(
    work: (transaction: ReplayTransaction) => Promise<Result<T, E>>,
  ) => Promise<Result<T, E>>;
};

const replayInMemory = (memory: ReplayMemory, deps: WorldDeps): CommandReplay => ({
  execute: (recorded) => {
    const planned = planIn(deps, memory, recorded);
    if (planned.isOk()) applyTo(memory, planned.value);
    return planned;
  },
  decide: (recorded) => planIn(deps, memory, recorded),
  within: (work) => work(memory.transaction),
});

const replayInTransactions = (
  { inTransaction }: Pick<Store, 'inTransaction'>,
  deps: WorldDeps,
): CommandReplay => ({
  execute: (recorded) =>
    inTransaction<Plan, ExecutionFailure>([], (transaction) =>
      executeCommand(deps)(transaction, recorded, null),
    ),
  decide: (recorded) =>
    inTransaction<Plan, ExecutionFailure>([], (transaction) =>
      loadAndPlanCommand(deps)(transaction, recorded),
    ),
  within: (work) => inTransaction([], work),
});

export const createCommandReplay = (replayed: ReplayStore, deps: WorldDeps): CommandReplay =>
  'memory' in replayed
    ? replayInMemory(replayed.memory, deps)
    : replayInTransactions(replayed.store, deps);
