import { err, ok, type Result } from 'neverthrow';
import type { RecordedCommand } from '../../domain/booking/commands.ts';
import { erasePersonalDataFromJournal } from '../journal/stand-ins.ts';
import type { Transaction } from '../ports/store.ts';
import { offerAndTouchedDataOf, readDecisionData, type WorldDeps } from './context.ts';
import {
  decideAndPlanWrites,
  type ExecutionFailure,
  isDraftCreation,
  type LoadedCommand,
  type Plan,
} from './plan-command.ts';

export type ExecutedCommand = Plan & { readonly n: number };

const load = async (
  deps: WorldDeps,
  transaction: Transaction,
  recorded: RecordedCommand,
): Promise<Result<LoadedCommand, ExecutionFailure>> => {
  const { bookings } = transaction;
  const before = isDraftCreation(recorded) ? null : await bookings.get(recorded.bookingId);
  const scope = offerAndTouchedDataOf(deps, before, recorded);
  if (scope.isErr()) return err(scope.error);
  const { world, touched } = scope.value;
  const [data, waiting] = await Promise.all([
    readDecisionData(transaction, world, touched, recorded),
    touched.reserveLists.length === 0 ? [] : bookings.waitingOn(touched.reserveLists),
  ]);
  return ok({ before, world, touched, data, waiting });
};

export const loadAndPlanCommand =
  (deps: WorldDeps) =>
  async (
    transaction: Transaction,
    recorded: RecordedCommand,
  ): Promise<Result<Plan, ExecutionFailure>> => {
    const loaded = await load(deps, transaction, recorded);
    return loaded.isErr() ? err(loaded.error) : decideAndPlanWrites(loaded.value, recorded);
  };

const apply = async (
  { bookings, vouchers, journal, papers }: Transaction,
  plan: Plan,
  address: string | null,
): Promise<number> => {
  const { booking, recorded, outcome } = plan;
  await bookings.save(booking, { ...plan.searchColumns, address });
  for (const voucher of plan.vouchers) await vouchers.save(voucher);
  if (plan.erasesPersonalData) await erasePersonalDataFromJournal({ journal }, booking.id);
  if (plan.reconsidersPapers) await papers.unsettle(booking.id);
  return journal.append({ recorded, outcome });
};

/**
 * Decides one command, and stores its result and its journal line. It stores no mails: its caller
 * stores them at the end of the transaction.
 */
export const executeCommand =
  (deps: WorldDeps) =>
  async (
    transaction: Transaction,
    recorded: RecordedCommand,
    address: string | null,
  ): Promise<Result<ExecutedCommand, ExecutionFailure>> => {
    const planned = await loadAndPlanCommand(deps)(transaction, recorded);
    if (planned.isErr()) return err(planned.error);
    return ok({ ...planned.value, n: await apply(transaction, planned.value, address) });
  };
