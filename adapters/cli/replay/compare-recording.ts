import { err, ok, type Result } from 'neverthrow';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import type { replay } from '../../../application/replay/replay.ts';
import type { ReplayStore } from '../../../application/replay/replay-command.ts';
import { runWhatIfReplay, type WhatIfReport } from '../../../application/replay/what-if.ts';
import { withContainer } from '../../composition/close-container.ts';
import { STORE } from '../../composition/tokens.ts';
import { replayContainer } from '../../composition/tool-containers.ts';
import type { InvalidLine } from '../../journal/lines.ts';
import { readExport } from '../../journal/read-file.ts';
import { openReplayStore } from '../../storage/memory/replay-store.ts';
import type { Config } from '../../system/config.ts';
import { cryptoIds } from '../../system/ids.ts';
import { createProgressBar, printErrorAndSetExitCode } from '../terminal/terminal.ts';
import { readRecordedSettingsAndOffers, readWhatIfWorld } from './what-if-world.ts';

export const printInvalidLines = (invalidLines: readonly InvalidLine[]): void => {
  for (const { line, reason } of invalidLines) process.stderr.write(`Line ${line}: ${reason}\n`);
};

export const INCOMPLETE = 'The file has no last line: it is not complete.';

type EmptyShop = Parameters<typeof replay>[0];

type ReplayedFile = { readonly file: string; readonly progress: boolean };

const replayInto = async <R>(
  { file, progress }: ReplayedFile,
  empty: ReplayStore,
  work: (shop: EmptyShop, lines: AsyncIterable<ExportLine>) => Promise<R>,
): Promise<{ readonly report: R; readonly bad: readonly InvalidLine[] }> => {
  const bad: InvalidLine[] = [];
  const bar = createProgressBar('Replaying', { always: progress });
  let [commandCount, read] = [0, 0];
  const at = (commands: number): void => {
    commandCount = commands;
    bar.at(commands, read);
  };
  const lines = readExport(
    file,
    (line) => bad.push(line),
    (share) => {
      read = share;
    },
  );
  const report = await work({ ...empty, hashOf: cryptoIds.hashOf, progress: at }, lines);
  bar.end(commandCount);
  return { report, bad };
};

export const replayIntoMemory = <R>(
  file: ReplayedFile,
  work: Parameters<typeof replayInto<R>>[2],
): ReturnType<typeof replayInto<R>> => replayInto(file, { memory: openReplayStore().memory }, work);

export const replayIntoEmptyStore = <R>(
  file: ReplayedFile,
  store: Config['store'],
  work: Parameters<typeof replayInto<R>>[2],
): ReturnType<typeof replayInto<R>> =>
  withContainer(replayContainer(store), async (container) =>
    replayInto(file, { store: (await container.getAsync(STORE)).store }, work),
  );

export type ComparisonFiles = {
  readonly file: string;
  readonly progress: boolean;
  readonly settings: string | null;
  readonly catalogue: string | null;
};

type RecordingComparison = {
  readonly report: WhatIfReport;
  readonly bad: readonly InvalidLine[];
  readonly complete: boolean;
};

const watchCompleteness = (lines: AsyncIterable<ExportLine>) => {
  let complete = false;
  return {
    complete: () => complete,
    lines: (async function* () {
      for await (const line of lines) {
        complete ||= line.kind === 'end';
        yield line;
      }
    })(),
  };
};

export const compareRecording = async (
  files: ComparisonFiles,
): Promise<Result<RecordingComparison, readonly string[]>> => {
  const head = await readRecordedSettingsAndOffers(readExport(files.file, () => {}));
  const other = await readWhatIfWorld(head, files);
  if (other.isErr()) return err(other.error);
  let complete = (): boolean => false;
  const { report, bad } = await replayIntoMemory(files, (shop, recorded) => {
    const passing = watchCompleteness(recorded);
    complete = passing.complete;
    return runWhatIfReplay(shop, other.value, passing.lines);
  });
  return ok({ report, bad, complete: complete() });
};

export const printUncomparedLines = ({ bad, complete }: RecordingComparison): void => {
  printInvalidLines(bad);
  if (!complete) printErrorAndSetExitCode(1, INCOMPLETE);
  else if (bad.length > 0)
    printErrorAndSetExitCode(
      1,
      'Some lines of the recording could not be read and were not compared.',
    );
};
