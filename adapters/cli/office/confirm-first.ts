import { err, type Result } from 'neverthrow';
import type { Answer, StoreDeps } from './command.ts';
import { isYes } from './read-values.ts';
import type { OfficeFailure } from './refusals.ts';

export const confirmFirst = async (
  { ask }: Pick<StoreDeps, 'ask'>,
  question: string,
  work: () => Promise<Result<Answer, OfficeFailure>>,
): Promise<Result<Answer, OfficeFailure>> =>
  ask !== null && !isYes(await ask(`${question} [y/N] `)) ? err({ kind: 'declined' }) : work();
