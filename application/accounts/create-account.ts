import { err, ok, type Result, safeTry } from 'neverthrow';
import { NOBODY } from '../../domain/party/person.ts';
import type { Ids } from '../ports/ids.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Store } from '../ports/store.ts';
import { accountLock } from './account-lock.ts';
import { type JudgingDeps, TOO_COMMON, type TooCommon, tooCommon } from './guessable.ts';
import { type LimitDeps, type TooMany, take } from './limits.ts';
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

export type RegisterDeps = LimitDeps &
  JudgingDeps & {
    readonly store: Pick<Store, 'inTransaction'>;
    readonly passwords: Passwords;
    readonly ids: Ids;
    /** Told after every commit that may have added a mail. */
    readonly committed: () => void;
  };

/**
 * Registers (R35). Somebody who asks cannot tell whether the address has an account: the answer, the work and what is counted are the
 * same, and only the address's owner is told, by mail.
 */
export const createAccount =
  (deps: RegisterDeps) =>
  async (input: Registration): Promise<Result<void, TooMany | TooCommon>> =>
    safeTry(async function* () {
      // Judged by what was typed alone, so that it tells nothing of the address (R67).
      if (await tooCommon(deps, input.password, input.email)) return err(TOO_COMMON);
      const passwordHash = yield* await deps.passwords.inLine(async ({ hash }) => {
        const taken = await take(deps, ['registrationOfAddress', input.address]);
        return taken.isErr() ? err(taken.error) : ok(await hash(input.password));
      });
      await writtenDown(deps, input, passwordHash);
      deps.committed();
      return ok(undefined);
    });

const writtenDown = (deps: RegisterDeps, input: Registration, passwordHash: string): Promise<Result<void, never>> => {
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
