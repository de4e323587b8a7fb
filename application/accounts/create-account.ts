import { err, ok, type Result, safeTry } from 'neverthrow';
import { NOBODY } from '../../domain/party/person.ts';
import type { Ids } from '../ports/ids.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Store } from '../ports/store.ts';
import { accountLock } from './activation.ts';
import { createInactiveAccount, type NewAccountFailure } from './create-inactive-account.ts';
import { type LimitDeps, type TooMany, takeLimits } from './limits.ts';
import {
  type PasswordJudgingDeps,
  rejectCommonPassword,
  TOO_COMMON,
  type TooCommon,
} from './password-strength.ts';

export type Registration = {
  readonly email: string;
  readonly password: string;
  readonly newsletter: boolean;
  readonly siteId: number;
  readonly visitorId: string;
  readonly address: string;
};

export type RegisterDeps = LimitDeps &
  PasswordJudgingDeps & {
    readonly store: Pick<Store, 'inTransaction'>;
    readonly passwords: Passwords;
    readonly ids: Ids;
    readonly committed: () => void;
  };

/** All addresses get the same response; a mail tells the owner that the account exists (R35). */
export const createAccount =
  (deps: RegisterDeps) =>
  async (input: Registration): Promise<Result<void, TooMany | TooCommon>> =>
    safeTry(async function* () {
      // The common-password check reads only typed data, so it reveals no account (R67).
      if (await rejectCommonPassword(deps, input.password, input.email)) return err(TOO_COMMON);
      const passwordHash = yield* await deps.passwords.inLine(async ({ hash }) => {
        const counted = await takeLimits(deps, ['registrationOfAddress', input.address]);
        return counted.isErr() ? err(counted.error) : ok(await hash(input.password));
      });
      await storeAccount(deps, input, passwordHash);
      deps.committed();
      return ok(undefined);
    });

const storeAccount = (
  deps: RegisterDeps,
  input: Registration,
  passwordHash: string,
): Promise<Result<void, never>> => {
  const { email, newsletter, siteId, visitorId } = input;
  const at = deps.clock.now();
  return deps.store.inTransaction<void, never>([accountLock(email)], async (transaction) => {
    const account = await createInactiveAccount(deps, transaction, {
      email,
      passwordHash,
      person: { ...NOBODY, email },
      newsletter,
      visitorId,
      siteId,
      ownAccountId: null,
      at,
    });
    const failure: NewAccountFailure | null = account.isErr() ? account.error : null;
    if (failure?.kind === 'accountExists')
      await transaction.outbox.add({
        id: deps.ids.rowId(),
        siteId,
        to: email,
        content: { kind: 'accountExists' },
        createdAt: at,
      });
    return ok(undefined);
  });
};
