import { err, ok, type Result } from 'neverthrow';
import { countWithin, type LimitDeps, limitLock, type TooMany } from '../accounts/limits.ts';
import type { Ids } from '../ports/ids.ts';
import type { Office } from '../ports/office.ts';

export type ContactDeps = LimitDeps & {
  readonly ids: Ids;
  readonly office: Office;
  /** Told after every commit that may have added a mail. */
  readonly committed: () => void;
};

/** A message as somebody wrote it; `address` is the network that it came from. */
export type Letter = { readonly email: string; readonly contents: string; readonly siteId: number; readonly address: string };

/** Puts a mail for the office into the outbox; each counts, however it came about (R42). Nothing of it is kept once it was sent. */
export const writeToOffice =
  (deps: ContactDeps) =>
  async ({ email, contents, siteId, address }: Letter): Promise<Result<void, TooMany>> => {
    const locks = [limitLock('contactOfAddress', address)];
    const result = await deps.store.inTransaction<void, TooMany>(locks, async (transaction) => {
      const counted = await countWithin(deps, transaction, ['contactOfAddress', address]);
      if (counted.isErr()) return err(counted.error);
      const content = { kind: 'contactRequest', email, contents } as const;
      await transaction.outbox.add({ id: deps.ids.rowId(), siteId, to: deps.office.email, content, createdAt: deps.clock.now() });
      return ok(undefined);
    });
    if (result.isOk()) deps.committed();
    return result;
  };
