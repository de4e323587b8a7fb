import { err, okAsync, type Result } from 'neverthrow';
import type { Store } from '../../../application/ports/store.ts';
import type { ShopDeps, Task } from './command.ts';

/** Rolls back every transaction, so that a command decides on real data but changes nothing. */
const withoutCommits = <D extends { readonly store: Pick<Store, 'inTransaction'> }>(deps: D): D => {
  const inTransaction: Store['inTransaction'] = async <T, E>(
    ...[locks, work]: Parameters<typeof deps.store.inTransaction<T, E>>
  ): Promise<Result<T, E>> => {
    const rolledBack = await deps.store.inTransaction<never, Result<T, E>>(
      locks,
      async (transaction) => err(await work(transaction)),
    );
    return rolledBack.isErr() ? rolledBack.error : rolledBack.value;
  };
  return { ...deps, store: { ...deps.store, inTransaction } };
};

/**
 * Makes dependencies for a dry run: no transaction commits, no question is asked and no file is
 * written. Also replaces `tryAgain` and `drop` of unsent mails, because they use no transaction and
 * a rollback cannot undo them.
 */
const withoutChanges = (deps: ShopDeps): ShopDeps => {
  const { store, ...others } = withoutCommits(deps);
  const { unsentMails } = store;
  const find = async (id: string) => (await unsentMails.all()).find((mail) => mail.id === id);
  return {
    ...others,
    store: {
      ...store,
      unsentMails: {
        all: () => unsentMails.all(),
        tryAgain: async (id) => (await find(id)) !== undefined,
        drop: async (id) => ((await find(id))?.givenUpAt ?? null) !== null,
      },
    },
    papers: async () => withoutCommits(await deps.papers()),
    accounts: async () => withoutCommits(await deps.accounts()),
    ask: null,
    write: (_path, _file, beforeRename) => okAsync(undefined).map(() => beforeRename?.()),
  };
};

export const dryRunOf =
  (task: Task): Task =>
  async (deps, by) =>
    (await task(withoutChanges(deps), by)).map((answer) =>
      'text' in answer
        ? {
            text: `With --dry-run nothing is changed. Without it:\n${answer.text}`,
            json: { ...answer.json, changed: false },
          }
        : answer,
    );
