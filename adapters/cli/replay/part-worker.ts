import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { replayPart } from '../../../application/replay/replay.ts';
import type { DividedFile } from '../../journal/divide.ts';
import { openReplayStore } from '../../storage/memory/replay-store.ts';
import { cryptoIds } from '../../system/ids.ts';
import type { PartMessage, PartOrder } from './parallel-replay.ts';
import { createFinishedIdCollector, streamReplayPart } from './streamed-replay.ts';

const { part }: PartOrder = workerData;
if (parentPort === null)
  throw new Error('adapters/cli/replay/part-worker.ts must run in a worker thread');
const port = parentPort;
const postNews = (news: PartMessage): void => port.postMessage(news);
const [file]: readonly DividedFile[] = await once(port, 'message');
if (file === undefined)
  throw new Error(
    'The worker got no part of the recording: divide the recording before the workers start',
  );
const { parts, changes } = file.division;
/** Sends progress after this many commands, because each message wakes the main thread. */
const PROGRESS_COMMANDS = 1_000;
let read = 0;
const store = openReplayStore();
const releasedThings = createFinishedIdCollector(store);
const lines = streamReplayPart({ ...file, part }, releasedThings, {
  // The first part also reports invalid lines that belong to no part, so that each is reported
  // once.
  bad: (line) => {
    if (part === 0 || parts[line.line - 1] === part) postNews({ kind: 'bad', line });
  },
  onShare: (share) => {
    read = share;
  },
});
const deps = {
  memory: store.memory,
  hashOf: cryptoIds.hashOf,
  progress: (commands: number): void => {
    if (commands % PROGRESS_COMMANDS === 0) postNews({ kind: 'did', commands, share: read });
  },
  takeFinished: releasedThings.takeFinished,
  comparesChange: ({ n }: { readonly n: number }): boolean => (changes.get(n) ?? part) === part,
};
postNews({ kind: 'done', part: await replayPart(deps, lines) });
