import { err, ok, type Result } from 'neverthrow';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import { type WhatIfReport, whatIf } from '../../../application/replay/what-if.ts';
import type { InvalidLine } from '../../journal/lines.ts';
import { readExport } from '../../journal/read-file.ts';
import { stop } from '../terminal/terminal.ts';
import { INCOMPLETE, printInvalidLines, replayIntoEmptyStore } from './empty-store.ts';
import { readHead, readOtherWorld } from './what-if-world.ts';

export type ComparisonFiles = {
  readonly file: string;
  readonly progress: boolean;
  readonly settings: string | null;
  readonly catalogue: string | null;
};

export type RecordingComparison = {
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
  const head = await readHead(readExport(files.file, () => {}));
  const other = await readOtherWorld(head, files);
  if (other.isErr()) return err(other.error);
  let complete = (): boolean => false;
  const { report, bad } = await replayIntoEmptyStore(files, null, (shop, recorded) => {
    const passing = watchCompleteness(recorded);
    complete = passing.complete;
    return whatIf(shop, other.value, passing.lines);
  });
  return ok({ report, bad, complete: complete() });
};

export const printOmissions = ({ bad, complete }: RecordingComparison): void => {
  printInvalidLines(bad);
  if (!complete) stop(1, INCOMPLETE);
  else if (bad.length > 0) stop(1, 'Some lines could not be read: the comparison leaves them out.');
};
