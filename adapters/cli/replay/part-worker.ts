import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { replayPart } from '../../../application/replay/replay.ts';
import type { DividedFile } from '../../journal/divide.ts';
import { openForReplay } from '../../storage/memory/memory.ts';
import { cryptoIds } from '../../system/ids.ts';
import { forgetting, passingBy } from './passing-by.ts';
import type { PartNews, PartOrder } from './side-by-side.ts';

const { part }: PartOrder = workerData;
if (parentPort === null) throw new Error('A part of a recording is done in a thread');
const port = parentPort;
const tell = (news: PartNews): void => port.postMessage(news);
const [file]: readonly DividedFile[] = await once(port, 'message');
if (file === undefined) throw new Error('Nothing was said of how the recording is divided');
const { parts, changes } = file.division;
/** Commands between two tellings of how far it is: each wakes the thread that hears them. */
const TOLD_EVERY = 1_000;
let read = 0;
const store = openForReplay();
const gone = forgetting(store);
const lines = passingBy({ ...file, part }, gone, {
  // A line that every part reads, and one that was given to none, is told of by the first.
  bad: (line) => {
    if (part === 0 || parts[line.line - 1] === part) tell({ kind: 'bad', line });
  },
  told: (share) => {
    read = share;
  },
});
const deps = {
  store: store.transactions,
  hashOf: cryptoIds.hashOf,
  progress: (commands: number): void => {
    if (commands % TOLD_EVERY === 0) tell({ kind: 'did', commands, share: read });
  },
  over: gone.over,
  isOwn: ({ n }: { readonly n: number }): boolean => (changes.get(n) ?? part) === part,
};
tell({ kind: 'done', part: await replayPart(deps, lines) });
