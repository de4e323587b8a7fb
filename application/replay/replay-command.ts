import { err, type Result } from 'neverthrow';
import type { Recorded } from '../../domain/booking/commands.ts';
import { NO_VOUCHERS, scopeOf, unitsToRead, type WorldDeps } from '../booking/context.ts';
import { executeCommand, loadAndPlan } from '../booking/execute-command.ts';
import {
  type ExecutionFailure,
  isCreation,
  type Plan,
  planCommand,
} from '../booking/plan-command.ts';
import type { ReplayMemory, Store } from '../ports/store.ts';

type Planned = Result<Plan, ExecutionFailure>;

const planIn = (deps: WorldDeps, memory: ReplayMemory, recorded: Recorded): Planned => {
  const { bookingId, at } = recorded;
  const before = isCreation(recorded) ? null : memory.booking(bookingId);
  const scope = scopeOf(deps, before, recorded);
  if (scope.isErr()) return err(scope.error);
  const { world, touched } = scope.value;
  const units = unitsToRead(world.offer, touched);
  const data = {
    taken: units.length === 0 ? null : memory.taken(units, at, bookingId),
    vouchers: touched.vouchers.length === 0 ? NO_VOUCHERS : memory.vouchers(touched.vouchers),
    group: touched.group === null ? null : memory.group(touched.group, bookingId),
    ambassadorCode:
      touched.ambassadorCode === null ? null : memory.ambassadorCode(touched.ambassadorCode),
  };
  const waiting = touched.reserveLists.length === 0 ? [] : memory.waitingOn(touched.reserveLists);
  return planCommand({ before, world, touched, data, waiting }, recorded);
};

/** Stores the booking, but no papers and mails, because a replay compares only journal lines. */
const applyTo = (memory: ReplayMemory, { booking, searchColumns, vouchers }: Plan): void => {
  memory.saveBooking(booking, { ...searchColumns, address: null });
  for (const voucher of vouchers) memory.saveVoucher(voucher);
};

export type ReplayStore = {
  readonly store: Pick<Store, 'inTransaction'>;
  readonly memory?: ReplayMemory;
};

export type CommandReplay = {
  readonly execute: (recorded: Recorded) => Planned | Promise<Planned>;
  readonly decide: (recorded: Recorded) => Planned | Promise<Planned>;
};

export const commandReplay = ({ store, memory }: ReplayStore, deps: WorldDeps): CommandReplay =>
  memory === undefined
    ? {
        execute: (recorded) =>
          store.inTransaction<Plan, ExecutionFailure>([], (transaction) =>
            executeCommand(deps)(transaction, recorded, null),
          ),
        decide: (recorded) =>
          store.inTransaction<Plan, ExecutionFailure>([], (transaction) =>
            loadAndPlan(deps)(transaction, recorded),
          ),
      }
    : {
        execute: (recorded) => {
          const planned = planIn(deps, memory, recorded);
          if (planned.isOk()) applyTo(memory, planned.value);
          return planned;
        },
        decide: (recorded) => planIn(deps, memory, recorded),
      };
