import type { Result } from 'neverthrow';
import type { SecurityLog } from '../../../application/ports/security-log.ts';
import type { Answer } from './command.ts';
import { type OfficeFailure, refusalText } from './refusals.ts';

export type CallResult = { readonly code: 0 | 1 | 2; readonly out: string; readonly err: string };

type CallTask<Deps> = {
  readonly command: string;
  readonly task: (deps: Deps, by: string) => Promise<Result<Answer, OfficeFailure>>;
  readonly by: string;
  readonly json: boolean;
};

/** With `--json`, a refusal is printed as JSON to stderr. */
export const runTask = async <Deps>(
  deps: Deps,
  { command, task, by, json }: CallTask<Deps>,
  security: SecurityLog,
): Promise<CallResult> => {
  const done = await task(deps, by);
  security.note({
    name: 'office.command',
    outcome: done.isOk() ? 'done' : 'refused',
    reason: done.isOk() ? null : done.error.kind,
    call: command,
    request: null,
    account: null,
    who: by === '' ? {} : { clerk: by },
  });
  if (done.isOk())
    return {
      code: 0,
      out: json ? JSON.stringify(done.value.json, null, 2) : done.value.text,
      err: '',
    };
  const message = refusalText(done.error);
  return {
    code: 1,
    out: '',
    err: json ? JSON.stringify({ refused: done.error.kind, message }) : message,
  };
};
