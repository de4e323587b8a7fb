import type { ExportLine } from '../../../application/replay/export-journal.ts';
import type { replay } from '../../../application/replay/replay.ts';
import { withContainer } from '../../composition/close-container.ts';
import { STORE } from '../../composition/tokens.ts';
import { replayContainer } from '../../composition/tool-containers.ts';
import type { InvalidLine } from '../../journal/lines.ts';
import { readExport } from '../../journal/read-file.ts';
import type { Config } from '../../system/config.ts';
import { cryptoIds } from '../../system/ids.ts';
import { progressBar } from '../terminal/terminal.ts';

export const printInvalidLines = (bad: readonly InvalidLine[]): void => {
  for (const { line, reason } of bad) process.stderr.write(`Line ${line}: ${reason}\n`);
};

export const INCOMPLETE = 'The file has no last line: it is not complete.';

type EmptyShop = Parameters<typeof replay>[0];

export const replayIntoEmptyStore = <R>(
  { file, progress }: { readonly file: string; readonly progress: boolean },
  store: Config['store'] | null,
  work: (shop: EmptyShop, lines: AsyncIterable<ExportLine>) => Promise<R>,
): Promise<{ readonly report: R; readonly bad: readonly InvalidLine[] }> =>
  withContainer(replayContainer(store), async (container) => {
    const { store: empty } = await container.getAsync(STORE);
    const bad: InvalidLine[] = [];
    const bar = progressBar('Replaying', { always: progress });
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
    const report = await work({ store: empty, hashOf: cryptoIds.hashOf, progress: at }, lines);
    bar.end(commandCount);
    return { report, bad };
  });
