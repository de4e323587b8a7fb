import { err, ok, type Result } from 'neverthrow';
import type { CommandOutput, StoreDeps, StoreTask, Task } from './command.ts';
import { dryRunOfStoreTask } from './dry-run.ts';
import { isYes } from './read-values.ts';
import type { OfficeFailure } from './refusals.ts';

type Outcome = Result<CommandOutput, OfficeFailure>;

export const runIfConfirmed = async (
  { ask }: Pick<StoreDeps, 'ask'>,
  question: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> =>
  ask !== null && !isYes(await ask(`${question} [y/N] `)) ? err({ kind: 'declined' }) : work();

/**
 * With --dry-run, returns the preview `text` and changes nothing. Otherwise runs `work`. At a
 * terminal, it first shows the preview and asks the clerk to confirm.
 */
export const previewOrRun = async (
  deps: Pick<StoreDeps, 'ask'>,
  dryRun: boolean,
  { text, json }: CommandOutput,
  question: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> =>
  dryRun
    ? ok({ text: `${text}\nNothing was changed (--dry-run).`, json })
    : runIfConfirmed(deps, `${text}\n${question}`, work);

/** A dry run comes first, so that the clerk never confirms a change that the shop refuses. */
export const askBeforeStoreTask =
  (question: string, task: StoreTask): StoreTask =>
  async (deps, by) => {
    if (deps.ask !== null) {
      const rehearsed = await dryRunOfStoreTask(task)(deps, by);
      if (rehearsed.isErr()) return rehearsed;
    }
    return runIfConfirmed(deps, question, () => task(deps, by));
  };

export const askBeforeTask = (question: string, task: Task): StoreTask =>
  askBeforeStoreTask(question, async (deps, by) => task(await deps.commands(), by));
