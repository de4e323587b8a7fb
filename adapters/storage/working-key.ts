import { AsyncLocalStorage } from 'node:async_hooks';
import type { JournalEntry } from '../../application/ports/journal.ts';
import type { KeyedTry } from '../../application/ports/visits.ts';

/**
 * The keyed call that is being worked on, wherever the store is asked meanwhile: a use case need not know that its caller has a key for
 * what it commits to be marked with it.
 */
export const workingKeys = () => {
  const keys = new AsyncLocalStorage<KeyedTry>();
  return {
    during: <T>(call: KeyedTry, work: () => Promise<T>): Promise<T> => keys.run(call, work),
    current: (): KeyedTry | undefined => keys.getStore(),
  };
};

export type WorkingKeys = ReturnType<typeof workingKeys>;

/** The id of what a command came to (see `Unanswered`); null where it was refused. */
export const doneBy = (entry: JournalEntry): string | null => {
  if ('refused' in entry) return null;
  if ('recorded' in entry) return entry.recorded.bookingId;
  // The office gives its changes under no key.
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
      return command.accountId;
  }
};
