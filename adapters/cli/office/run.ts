import type { SecurityEvent } from '../../../application/ports/security-log.ts';
import type { Call } from './call.ts';
import type { CommandOutput, FileDeps, StreamedOutput } from './command.ts';
import { exitCodeOf, refusalText } from './refusals.ts';

export type CallResult = { readonly code: 0 | 1 | 2; readonly out: string; readonly err: string };

export type PrintChunk = (part: string) => Promise<void>;

const printAnswer = async (
  answer: CommandOutput | StreamedOutput,
  json: boolean,
  print: PrintChunk | undefined,
): Promise<string> => {
  if ('text' in answer) return json ? JSON.stringify(answer.json, null, 2) : answer.text;
  const parts = json ? answer.jsonTexts() : answer.texts();
  let [out, last] = ['', ''];
  for await (const part of parts) {
    if (print === undefined) out += part;
    else await print(part);
    last = part === '' ? last : part;
  }
  if (print !== undefined && !last.endsWith('\n')) await print('\n');
  return out;
};

/** With `--json`, a refused command prints its error as JSON, to stderr. */
export const runTask = async (
  deps: FileDeps,
  { command, task, by, json }: Call,
  noteSecurity: (event: SecurityEvent) => Promise<void> | void,
  print?: PrintChunk,
): Promise<CallResult> => {
  const result = await task(deps, by);
  await noteSecurity({
    name: 'office.command',
    outcome: result.isOk() ? 'done' : 'refused',
    reason: result.isOk() ? null : result.error.kind,
    call: command,
    request: null,
    account: null,
    who: by === '' ? {} : { clerk: by },
  });
  if (result.isOk())
    return {
      code: 0,
      out: await printAnswer(result.value, json, print),
      err: '',
    };
  const message = refusalText(result.error, command);
  return {
    code: exitCodeOf(result.error),
    out: '',
    err: json ? JSON.stringify({ refused: result.error.kind, message }) : message,
  };
};
