import { parentPort, workerData } from 'node:worker_threads';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import { replayPart } from '../../../application/replay/replay.ts';
import { EVERY_PART } from '../../journal/divide.ts';
import { readExport } from '../../journal/read-file.ts';
import { openForReplay } from '../../storage/memory/memory.ts';
import { cryptoIds } from '../../system/ids.ts';
import type { PartNews, PartOrder } from './side-by-side.ts';

const { file, part, division }: PartOrder = workerData;
const tell = (news: PartNews): void => parentPort?.postMessage(news);

const { kit, forget } = openForReplay();
/** The line that was read last, by its number in the file. */
let at = 0;
const wanted = (line: number): boolean => {
  const of = division.parts[line - 1] ?? 0;
  if (of !== part && of !== EVERY_PART) return false;
  at = line;
  return true;
};

/** The part's lines; a booking is given up after the last line about it, so that only those that live are kept. */
async function* ownLines(): AsyncGenerator<ExportLine> {
  const bad = (line: Extract<PartNews, { readonly kind: 'bad' }>['line']): void => {
    if (part === 0) tell({ kind: 'bad', line });
  };
  const share = (read: number): void => tell({ kind: 'read', share: read });
  for await (const line of readExport(file, bad, share, wanted)) {
    const last = division.ends[at - 1] === 1;
    yield line;
    if (last && line.kind === 'command') forget(line.recorded.bookingId);
    if (last && line.kind === 'refused') forget(line.refused.bookingId);
  }
}

const deps = {
  store: kit.store,
  hashOf: cryptoIds.hashOf,
  progress: (commands: number): void => {
    if (commands % 500 === 0) tell({ kind: 'did', commands });
  },
  isOwn: ({ n }: { readonly n: number }): boolean => (division.changes.get(n) ?? 0) === part,
};
tell({ kind: 'done', part: await replayPart(deps, ownLines()) });
