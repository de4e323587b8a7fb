import { err, ok, type Result } from 'neverthrow';
import type { CommandOutput, ShopDeps, Task } from './command.ts';
import { dryRunOf } from './dry-run.ts';
import { isYes } from './read-values.ts';
import type { OfficeFailure } from './refusals.ts';

export const runIfConfirmed = async <A>(
  { ask }: Pick<ShopDeps, 'ask'>,
  question: string,
  work: () => Promise<Result<A, OfficeFailure>>,
): Promise<Result<A, OfficeFailure>> =>
  ask !== null && !isYes(await ask(`${question} [y/N] `)) ? err({ kind: 'declined' }) : work();

/**
 * With --dry-run, returns the preview `text` and changes nothing. Otherwise runs `work`. At a
 * terminal, it first shows the preview and asks the clerk to confirm.
 */
export const previewOrRun = async (
  deps: Pick<ShopDeps, 'ask'>,
  dryRun: boolean,
  { text, json }: CommandOutput,
  question: string,
  work: () => Promise<Result<CommandOutput, OfficeFailure>>,
): Promise<Result<CommandOutput, OfficeFailure>> =>
  dryRun
    ? ok({ text: `${text}\nNothing was changed (--dry-run).`, json })
    : runIfConfirmed(deps, `${text}\n${question}`, work);

/** A dry run comes first, so that the clerk never confirms a change that the shop refuses. */
export const askBeforeTask =
  (question: string, task: Task): Task =>
  async (deps, by) => {
    if (deps.ask !== null) {
      const rehearsed = await dryRunOf(task)(deps, by);
      if (rehearsed.isErr()) return rehearsed;
    }
    return runIfConfirmed(deps, question, () => task(deps, by));
  };
