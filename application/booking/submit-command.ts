import { err, ok, type Result } from 'neverthrow';
import type { LifeCommand } from '../../domain/booking/commands.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { Lock } from '../ports/store.ts';
import { type Actor, type Caller, customerActor } from './actor.ts';
import type { ExecutedCommand } from './execute-command.ts';
import {
  type CommandHooks,
  type CompletedCommand,
  executePreparedCommand,
  type StoppedCommand,
} from './execute-prepared-command.ts';
import { EMPTY_LOCK_SET, type LockSet, lockSetOf, locksOf, mergeLockSets } from './lock-set.ts';
import {
  type CommandFailure,
  type PreparationDeps,
  type PreparedCommand,
  prepareCommand,
} from './prepare-command.ts';
import { storeRefusal, storeRefusalInOwnTransaction } from './refused-commands.ts';

export type { CommandHooks } from './execute-prepared-command.ts';
export type { CommandFailure } from './prepare-command.ts';

export type CommandDeps = PreparationDeps &
  PortDeps<{ store: 'inTransaction' | 'bookings' }> & {
    /** Runs after the commit: clears cached responses and starts to send the new mails. */
    readonly committed: (what: { readonly mail: boolean }) => void;
  };

/**
 * Maximum number of times that the shop tries one command. A try fails if another request changes
 * the booking before the shop has locked the booking.
 */
const ATTEMPTS = 5;
const WIDENINGS = 50;

type Refused<E> = { readonly failure: CommandFailure | E };

/**
 * Executes a command in a transaction. If the command is refused and nothing is written yet, the
 * same transaction stores the refusal. Otherwise a refusal rolls the transaction back (R46).
 */
const attempt = <E>(
  deps: CommandDeps,
  actor: Actor,
  prepared: PreparedCommand,
  lockSet: LockSet,
  locks: readonly Lock[],
  alongside: CommandHooks<E>,
): Promise<Result<CompletedCommand | Refused<E>, StoppedCommand<E>>> =>
  deps.store.inTransaction<CompletedCommand | Refused<E>, StoppedCommand<E>>(
    locks,
    async (transaction) => {
      const completed = await executePreparedCommand(
        deps,
        transaction,
        prepared,
        lockSet,
        actor,
        alongside,
      );
      if (completed.isOk() || completed.error.kind !== 'refused') return completed;
      const { failure, line, untouched } = completed.error;
      if (line === null || !untouched) return completed;
      await storeRefusal(transaction, line);
      return ok({ failure });
    },
  );

/**
 * Decides a command, stores its result and its journal line in one transaction. Repeats this after
 * a conflict, or with a wider lock set.
 */
export const submitCommandAsActor =
  (deps: CommandDeps) =>
  async <E = never>(
    actor: Actor,
    bookingId: string,
    command: LifeCommand,
    expectedVersion: number | null,
    alongside: CommandHooks<E> = {},
  ): Promise<Result<ExecutedCommand, CommandFailure | E>> => {
    let reached = EMPTY_LOCK_SET;
    let lastRead = alongside.seen;
    let expectsHold = true;
    for (let [attempts, widenings] = [0, 0]; ; ) {
      const prepared = await prepareCommand(
        deps,
        actor,
        bookingId,
        command,
        expectedVersion,
        lastRead,
        expectsHold,
      );
      lastRead = undefined;
      if (prepared.isErr()) return err(prepared.error);
      const { seen, touched, ended, limits } = prepared.value;
      const lockSet = mergeLockSets(await lockSetOf(deps.store, seen.id, touched, ended), reached);
      const locks = [...locksOf(lockSet, alongside.locks ?? []), ...limits];
      const result = await attempt(deps, actor, prepared.value, lockSet, locks, alongside);
      if (result.isOk()) {
        if ('failure' in result.value) return err(result.value.failure);
        deps.committed({ mail: result.value.mail });
        return ok(result.value.target);
      }
      const stopped = result.error;
      if (stopped.kind === 'refused') {
        // The transaction of the refused command was rolled back, so another one stores the
        // refusal.
        if (stopped.line !== null) await storeRefusalInOwnTransaction(deps, locks, stopped.line);
        return err(stopped.failure);
      }
      if (stopped.kind === 'wider') reached = mergeLockSets(reached, stopped.more);
      if (stopped.kind === 'holdsChanged') expectsHold = stopped.expectsHold;
      if (stopped.kind === 'changedMeanwhile') attempts += 1;
      else widenings += 1;
      if (attempts === ATTEMPTS || widenings > WIDENINGS)
        return err({ kind: 'stale', version: seen.version });
    }
  };

export const submitCustomerCommand =
  (deps: CommandDeps) =>
  <E = never>(
    caller: Caller,
    bookingId: string,
    command: LifeCommand,
    expectedVersion: number | null,
    alongside: CommandHooks<E> = {},
  ): Promise<Result<ExecutedCommand, CommandFailure | E>> =>
    submitCommandAsActor(deps)<E>(
      customerActor(caller),
      bookingId,
      command,
      expectedVersion,
      alongside,
    );
