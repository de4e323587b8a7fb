import { parentPort, workerData } from 'node:worker_threads';
import { replayPart } from '../../../application/replay/replay.ts';
import { openForReplay } from '../../storage/memory/memory.ts';
import { cryptoIds } from '../../system/ids.ts';
import { forgetting, passingBy } from './passing-by.ts';
import type { PartNews, PartOrder } from './side-by-side.ts';

const order: PartOrder = workerData;
const tell = (news: PartNews): void => parentPort?.postMessage(news);
const store = openForReplay();
const gone = forgetting(store);
const lines = passingBy(order, gone, {
  bad: (line) => {
    if (order.part === 0) tell({ kind: 'bad', line });
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
  isOwn: ({ n }: { readonly n: number }): boolean => (order.division.changes.get(n) ?? order.part) === order.part,
};
tell({ kind: 'done', part: await replayPart(deps, lines) });
