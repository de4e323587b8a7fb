import { err, okAsync, type Result } from 'neverthrow';
import type { Store } from '../../../application/ports/store.ts';
import type {
  CommandOutput,
  OfficeDeps,
  StoreDeps,
  StoreTask,
  StreamedOutput,
  Task,
} from './command.ts';
import type { OfficeFailure } from './refusals.ts';

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
 * Makes dependencies for a dry run. Besides commits, replaces `tryAgain` and `drop` of unsent
 * mails: they use no transaction, so a rollback cannot undo them.
 */
const withoutChanges = (deps: OfficeDeps): OfficeDeps => {
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
  };
};

type Outcome = Result<CommandOutput | StreamedOutput, OfficeFailure>;

const markDryRun = <A extends CommandOutput | StreamedOutput>(outcome: Result<A, OfficeFailure>) =>
  outcome.map((answer) =>
    'text' in answer
      ? {
          text: `With --dry-run nothing is changed. Without it:\n${answer.text}`,
          json: { ...answer.json, changed: false },
        }
      : answer,
  );

export const dryRunOf =
  (task: Task<CommandOutput | StreamedOutput>): Task<CommandOutput | StreamedOutput> =>
  async (deps, by): Promise<Outcome> =>
    markDryRun(await task(withoutChanges(deps), by));

/** In a dry run, a task asks no question and writes no file. */
export const dryRunOfStoreTask =
  (task: StoreTask): StoreTask =>
  async (deps, by) => {
    const rehearsed: StoreDeps = {
      ...deps,
      ask: null,
      commands: async () => withoutChanges(await deps.commands()),
      papers: async () => withoutCommits(await deps.papers()),
      accounts: async () => withoutCommits(await deps.accounts()),
      write: (_path, _file, accept) => okAsync(undefined).map(() => accept?.()),
    };
    return markDryRun(await task(rehearsed, by));
  };
