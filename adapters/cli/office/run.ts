import type { Call } from './call.ts';
import type { OfficeDeps } from './command.ts';
import { refusalText } from './refusals.ts';

/** What a call printed, where, and how it ended. */
export type Ended = { readonly code: 0 | 1 | 2; readonly out: string; readonly err: string };

/** Does the work of a call beside the running shop. With --json a refusal is told to programs as well, on the error output. */
export const runTask = async (deps: OfficeDeps, { task, by, json }: Extract<Call, { readonly kind: 'task' }>): Promise<Ended> => {
  const done = await task(deps, by);
  if (done.isOk()) return { code: 0, out: json ? JSON.stringify(done.value.json, null, 2) : done.value.text, err: '' };
  const message = refusalText(done.error);
  return { code: 1, out: '', err: json ? JSON.stringify({ refused: done.error.kind, message }) : message };
};
