import { ok, type Result } from 'neverthrow';
import { allowed, count, type LimitDeps, type TooMany } from '../accounts/limits.ts';
import type { Turns } from '../accounts/turns.ts';
import type { Ids } from '../ports/ids.ts';
import type { Office } from '../ports/office.ts';
import type { Store } from '../ports/store.ts';

export type ContactDeps = LimitDeps & {
  readonly store: Pick<Store, 'inTransaction'>;
  readonly ids: Ids;
  readonly office: Office;
  readonly turns: Turns;
  /** Told after every commit that may have added a mail. */
  readonly committed: () => void;
};

/** A message as somebody wrote it; `address` is the network that it came from. */
export type Letter = { readonly email: string; readonly contents: string; readonly siteId: number; readonly address: string };

/** Puts a mail for the office into the outbox; each counts, however it came about (R42). Nothing of it is kept once it was sent. */
export const writeToOffice =
  (deps: ContactDeps) =>
  ({ email, contents, siteId, address }: Letter): Promise<Result<void, TooMany>> =>
    deps.turns(`contact ${address}`, async () => {
      const free = await allowed(deps, 'contactOfAddress', address);
      if (free.isErr()) return free;
      const at = deps.clock.now();
      await deps.store.inTransaction<void, never>([], async (transaction) => {
        await count({ rateLimits: transaction.limits, clock: deps.clock }, 'contactOfAddress', address);
        const content = { kind: 'contactRequest', email, contents } as const;
        await transaction.outbox.add({ id: deps.ids.rowId(), siteId, to: deps.office.email, content, createdAt: at });
        return ok(undefined);
      });
      deps.committed();
      return ok(undefined);
    });
