import { err, ok, type Result } from 'neverthrow';
import { changeShop, type RequestedChange } from '../../../../application/shop/change-shop.ts';
import type { LocatedOffers } from '../../../shop-files/opening.ts';
import {
  type CommandOutput,
  runIfConfirmed,
  type StoreDeps,
  type StoreTask,
  type Task,
} from '../command.ts';
import { dryRunOfStoreTask } from '../dry-run.ts';
import type { OfficeFailure } from '../refusals.ts';
import { type ChangeStage, formatShopChange } from './change-answers.ts';
import { changeProblemText } from './change-problem-text.ts';

type LocatedChange = { readonly change: RequestedChange; readonly at: LocatedOffers['at'] | null };

const withoutPosition: LocatedOffers['at'] = (field) => ({ file: '', line: null, field });

export const runShopChange = async (
  { changes }: StoreDeps,
  { change, at }: LocatedChange,
  by: string,
  stage: ChangeStage,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  const result = await changeShop(await changes())(
    change,
    { kind: 'office', name: by },
    stage !== 'done',
  );
  if (result.isOk()) return ok(formatShopChange(result.value, stage));
  const failure = result.error;
  switch (failure.kind) {
    case 'shopMoves':
      return err({ kind: 'shopMoves' });
    case 'figuresRefused':
      return err({
        kind: 'files',
        problems: failure.problems.map(({ field, problem }) => ({
          ...withoutPosition(field),
          problem,
        })),
      });
    case 'changeRefused': {
      const place = at ?? withoutPosition;
      return err({
        kind: 'files',
        problems: failure.problems.map((each) => ({
          ...place(each.field),
          problem: changeProblemText(each),
        })),
      });
    }
  }
};

export const askAndRunShopChange = async (
  deps: StoreDeps,
  located: LocatedChange,
  by: string,
  dryRun: boolean,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  if (dryRun || deps.ask === null)
    return runShopChange(deps, located, by, dryRun ? 'dryRun' : 'done');
  const looked = await runShopChange(deps, located, by, 'asked');
  if (looked.isErr()) return err(looked.error);
  return runIfConfirmed(deps, `${looked.value.text}\nApply this change to the shop?`, () =>
    runShopChange(deps, located, by, 'done'),
  );
};

export const askAndRunChangeWithoutFile = (
  deps: StoreDeps,
  what: RequestedChange,
  by: string,
  dryRun: boolean,
) => askAndRunShopChange(deps, { change: what, at: null }, by, dryRun);

export const requireOpenShop =
  (task: StoreTask): StoreTask =>
  async (deps, by) =>
    (await (await deps.catalogueStore()).opening()) === null
      ? err({ kind: 'notOpen' })
      : task(deps, by);

/** A dry run comes first, so that the clerk never confirms a change that the shop refuses. */
export const askBeforeStoreTask = (question: string, task: StoreTask): StoreTask =>
  requireOpenShop(async (deps, by) => {
    if (deps.ask !== null) {
      const rehearsed = await dryRunOfStoreTask(task)(deps, by);
      if (rehearsed.isErr()) return rehearsed;
    }
    return runIfConfirmed(deps, question, () => task(deps, by));
  });

export const askBeforeTask = (question: string, task: Task): StoreTask =>
  askBeforeStoreTask(question, async (deps, by) => task(await deps.commands(), by));
