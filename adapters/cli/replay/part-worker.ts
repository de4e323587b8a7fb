import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { replayPart } from '../../../application/replay/replay.ts';
import type { Division } from '../../journal/divide.ts';
import { openForReplay } from '../../storage/memory/memory.ts';
import { cryptoIds } from '../../system/ids.ts';
import { forgetting, passingBy } from './passing-by.ts';
import type { PartNews, PartOrder } from './side-by-side.ts';

const { file, part }: PartOrder = workerData;
if (parentPort === null) throw new Error('A part of a recording is done in a thread');
const port = parentPort;
const tell = (news: PartNews): void => port.postMessage(news);
const [division]: readonly Division[] = await once(port, 'message');
if (division === undefined) throw new Error('Nothing was said of how the recording is divided');
const store = openForReplay();
const gone = forgetting(store);
const lines = passingBy({ file, part, division }, gone, {
  // A line that every part reads, and one that was given to none, is told of by the first.
  bad: (line) => {
    if (part === 0 || division.parts[line.line - 1] === part) tell({ kind: 'bad', line });
  },
  share: (read) => tell({ kind: 'read', share: read }),
});
const deps = {
  store: store.kit.store,
  hashOf: cryptoIds.hashOf,
  progress: (commands: number): void => {
    if (commands % 500 === 0) tell({ kind: 'did', commands });
  },
  offersOver: gone.offersOver,
  isOwn: ({ n }: { readonly n: number }): boolean => (division.changes.get(n) ?? part) === part,
};
tell({ kind: 'done', part: await replayPart(deps, lines) });
