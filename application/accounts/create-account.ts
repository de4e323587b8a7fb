import { err, ok, type Result } from 'neverthrow';
import { NOBODY } from '../../domain/party/person.ts';
import { type AccountDeps, accountLock } from './deps.ts';
import { allowed, count, type TooMany } from './limits.ts';
import { type PrepareFailure, prepareAccount } from './prepare-account.ts';

export type Registration = {
  /** Lower case, of a valid shape. */
  readonly email: string;
  readonly password: string;
  readonly newsletter: boolean;
  readonly siteId: number;
  readonly visitorId: string;
  readonly address: string;
};

/**
 * Registers (R35). Somebody who asks cannot tell whether the address has an account: the answer, the work and what is counted are the
 * same, and only the address's owner is told, by mail.
 */
export const createAccount =
  (deps: AccountDeps) =>
  (input: Registration): Promise<Result<void, TooMany>> =>
    deps.turns(`registration ${input.address}`, async () => {
      const free = await allowed(deps, 'registrationOfAddress', input.address);
      if (free.isErr()) return err(free.error);
      const passwordHash = await deps.passwords.hash(input.password);
      await registered(deps, input, passwordHash);
      await count(deps, 'registrationOfAddress', input.address);
      deps.committed();
      return ok(undefined);
    });

const registered = (deps: AccountDeps, input: Registration, passwordHash: string): Promise<Result<void, never>> => {
  const { email, newsletter, siteId, visitorId } = input;
  const at = deps.clock.now();
  return deps.store.inTransaction<void, never>([accountLock(email)], async (transaction) => {
    const account = await prepareAccount(deps, transaction, {
      email,
      passwordHash,
      person: { ...NOBODY, email },
      newsletter,
      visitorId,
      siteId,
      ownAccountId: null,
      at,
    });
    const failure: PrepareFailure | null = account.isErr() ? account.error : null;
    if (failure?.kind === 'accountExists')
      await transaction.outbox.add({ id: deps.ids.rowId(), siteId, to: email, content: { kind: 'accountExists' }, createdAt: at });
    return ok(undefined);
  });
};
