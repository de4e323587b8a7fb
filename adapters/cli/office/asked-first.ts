import { err, type Result } from 'neverthrow';
import type { Answer, StoreDeps } from './command.ts';
import type { OfficeFailure } from './refusals.ts';
import { isYes } from './values.ts';

/** Does what cannot be undone after a yes, where somebody sits at a terminal; a program is taken at its word. */
export const askedFirst = async (
  { ask }: Pick<StoreDeps, 'ask'>,
  question: string,
  work: () => Promise<Result<Answer, OfficeFailure>>,
): Promise<Result<Answer, OfficeFailure>> => (ask !== null && !isYes(await ask(`${question} [y/N] `)) ? err({ kind: 'declined' }) : work());
