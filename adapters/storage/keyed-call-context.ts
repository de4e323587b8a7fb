import { AsyncLocalStorage } from 'node:async_hooks';
import type { KeyedAttempt } from '../../application/ports/accounts.ts';
import type { JournalEntry } from '../../application/ports/journal.ts';

/** Passes a call's idempotency key to all commits of the call. Use cases do not see the key. */
export const createIdempotentCallContext = () => {
  const keys = new AsyncLocalStorage<KeyedAttempt>();
  return {
    during: <T>(call: KeyedAttempt, work: () => Promise<T>): Promise<T> => keys.run(call, work),
    current: (): KeyedAttempt | undefined => keys.getStore(),
  };
};

export type KeyedCallContext = ReturnType<typeof createIdempotentCallContext>;

/**
 * Returns the id of what a command changed, such as a booking; null for a refused command. The
 * store keeps this id with the call's idempotency key.
 */
export const affectedIdOf = (entry: JournalEntry): string | null => {
  if ('refused' in entry) return null;
  if ('recorded' in entry) return entry.recorded.bookingId;
  // No idempotency key gets this value: only the office gives commands about the shop, and it gives
  // them without an idempotency key.
  if ('change' in entry) return entry.change.command.type;
  const { command } = entry.shop;
  switch (command.type) {
    case 'createVoucher':
    case 'activateVoucher':
    case 'settleVoucher':
    case 'createCommissionVoucher':
      return command.code;
    case 'createAmbassadorCode':
    case 'settleCommission':
      return command.name;
    case 'appointAmbassador':
    case 'blockAccount':
    case 'unblockAccount':
      return command.accountId;
  }
};
