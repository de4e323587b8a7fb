import { ok } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import { HOUR, type Instant } from '../../domain/calendar.ts';
import type { Ids } from '../ports/ids.ts';
import type { Transaction } from '../ports/store.ts';
import { accountLock, sendActivation } from './activation.ts';
import { countWithin, type LimitDeps, limitLock } from './limits.ts';

export const RESET_LIFE: Instant = HOUR;

/** A valid reset link prevents a second one, so strangers cannot replace the link (R43.9). */
const BARS_THE_NEXT: Instant = RESET_LIFE - 1;

const NO_VISITOR = '';

export type ResetDeps = LimitDeps & {
  readonly ids: Ids;
  readonly committed: () => void;
};

export type ResetRequest = {
  /** A valid e-mail in lower case. */
  readonly email: string;
  readonly siteId: number;
};

const answerOwner = async (
  { ids }: Pick<ResetDeps, 'ids'>,
  transaction: Transaction,
  account: Account,
  { email, siteId }: ResetRequest,
  at: Instant,
): Promise<void> => {
  // An inactive account gets an activation link instead; that page requires a password.
  if (!account.active)
    return sendActivation({ ids }, transaction, {
      accountId: account.id,
      email,
      siteId,
      visitorId: NO_VISITOR,
      at,
    });
  const token = ids.token();
  const until = at + RESET_LIFE;
  await transaction.tokens.endAll(account.id, 'reset');
  await transaction.tokens.save({
    hash: ids.hashOf(token),
    kind: 'reset',
    accountId: account.id,
    expiresAt: until,
    visitorId: NO_VISITOR,
  });
  const { firstName } = account.person;
  await transaction.outbox.add({
    id: ids.rowId(),
    siteId,
    to: email,
    content: { kind: 'passwordReset', firstName, token, until },
    createdAt: at,
  });
};

/** An account has one valid reset link at a time (R43.1). Unknown addresses take the same time. */
export const requestReset =
  (deps: ResetDeps) =>
  async (request: ResetRequest): Promise<void> => {
    const at = deps.clock.now();
    await deps.store.inTransaction<void, never>(
      [accountLock(request.email), limitLock('resetOfEmail', request.email)],
      async (transaction) => {
        const account = await transaction.accounts.byEmail(request.email);
        const longest = account?.active === true ? BARS_THE_NEXT : undefined;
        const counted = await countWithin(
          deps,
          transaction,
          ['resetOfEmail', request.email],
          longest,
        );
        if (counted.isOk() && account !== null)
          await answerOwner(deps, transaction, account, request, at);
        return ok(undefined);
      },
    );
    deps.committed();
  };
