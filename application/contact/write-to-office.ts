import { ok, type Result } from 'neverthrow';
import { type LimitDeps, type TooMany, take } from '../accounts/limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Office } from '../ports/office.ts';
import type { Store } from '../ports/store.ts';

export type ContactDeps = {
  readonly store: Pick<Store, 'inTransaction'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly office: Office;
  /** Told after every commit that may have added a mail. */
  readonly committed: () => void;
};

/** A message as somebody wrote it; `doubtful` if a program may have sent it, by the form that it came from. */
export type Letter = {
  readonly email: string;
  readonly contents: string;
  readonly siteId: number;
  readonly doubtful?: 'letter' | 'newsletter';
};

/** Counts a call to the office, whatever will come of it: refused ones count as well (R42). `address` is the network that it came from. */
export const contactArrived =
  (deps: LimitDeps) =>
  async (address: string): Promise<Result<void, TooMany>> =>
    (await take(deps, ['contactOfAddress', address])).map(() => undefined);

/** Puts a mail for the office into the outbox. Nothing of it is kept once it was sent. */
export const writeToOffice =
  (deps: ContactDeps) =>
  async ({ siteId, ...letter }: Letter): Promise<void> => {
    await deps.store.inTransaction<void, never>([], async ({ outbox }) => {
      const content = { kind: 'contactRequest', ...letter } as const;
      await outbox.add({ id: deps.ids.rowId(), siteId, to: deps.office.emailOf(siteId), content, createdAt: deps.clock.now() });
      return ok(undefined);
    });
    deps.committed();
  };
