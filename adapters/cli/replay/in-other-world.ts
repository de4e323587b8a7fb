import { err, ok, type Result } from 'neverthrow';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import { type WhatIfReport, whatIf } from '../../../application/replay/what-if.ts';
import type { BadLine } from '../../journal/lines.ts';
import { readExport } from '../../journal/read-file.ts';
import { stop } from '../terminal/terminal.ts';
import { INCOMPLETE, intoEmptyStore, tellBad } from './into-empty-store.ts';
import { readHead, readOtherWorld } from './other-world.ts';

/** A recording, and the files with what it is to be decided by instead. */
export type OtherFiles = {
  readonly file: string;
  readonly progress: boolean;
  readonly settings: string | null;
  readonly catalogue: string | null;
};

/** What would have been different, which lines could not be read, and whether the recording was whole. */
export type Compared = { readonly report: WhatIfReport; readonly bad: readonly BadLine[]; readonly complete: boolean };

/** Passes lines on and remembers whether the last one of a whole file came by. */
const watched = (lines: AsyncIterable<ExportLine>) => {
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

/** Does a recording again under other figures or another catalogue (R47); refused with what is wrong in the files. */
export const inOtherWorld = async (files: OtherFiles): Promise<Result<Compared, readonly string[]>> => {
  const head = await readHead(readExport(files.file, () => {}));
  const other = await readOtherWorld(head, files);
  if (other.isErr()) return err(other.error);
  let complete = (): boolean => false;
  const { report, bad } = await intoEmptyStore(files, null, (shop, recorded) => {
    const passing = watched(recorded);
    complete = passing.complete;
    return whatIf(shop, other.value, passing.lines);
  });
  return ok({ report, bad, complete: complete() });
};

/** Says what of the recording the comparison leaves out; ends with 1 where anything is. */
export const tellWhatIsMissing = ({ bad, complete }: Compared): void => {
  tellBad(bad);
  if (!complete) stop(1, INCOMPLETE);
  else if (bad.length > 0) stop(1, 'Some lines could not be read: the comparison leaves them out.');
};
