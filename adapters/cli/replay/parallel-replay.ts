import { Worker } from 'node:worker_threads';
import { mergeParts, type Part, type ReplayReport } from '../../../application/replay/parts.ts';
import { countLinesOfPart, type DividedFile, divideRecordingFile } from '../../journal/divide.ts';
import type { InvalidLine } from '../../journal/lines.ts';
import { cryptoIds } from '../../system/ids.ts';

/**
 * A thread starts with the number of its part. Meanwhile the main thread divides the file, and then
 * sends the division into parts to each thread.
 */
export type PartOrder = { readonly part: number };

type PartProgress = { readonly commands: number; readonly share: number };

export type PartMessage =
  | ({ readonly kind: 'did' } & PartProgress)
  | { readonly kind: 'bad'; readonly line: InvalidLine }
  | { readonly kind: 'done'; readonly part: Part };

export const mergeProgress = (
  parts: readonly PartProgress[],
  linesPerPart: readonly number[],
): PartProgress => {
  const weighed = parts.map(({ share }, part) => share * (linesPerPart[part] ?? 0));
  const all = linesPerPart.reduce((sum, each) => sum + each, 0);
  return {
    commands: parts.reduce((sum, { commands }) => sum + commands, 0),
    share: all === 0 ? 0 : weighed.reduce((sum, each) => sum + each, 0) / all,
  };
};

type PartCallbacks = {
  readonly bad: (line: InvalidLine) => void;
  readonly did: (part: number, far: PartProgress) => void;
};

/**
 * Megabytes that V8 uses for new objects. V8's default is smaller: it would move short-lived
 * objects to the memory of old objects, which costs time.
 */
const YOUNG_GENERATION_MB = 96;

const startThread = (order: PartOrder): Worker =>
  new Worker(new URL('./part-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });

const partOf = (worker: Worker, part: number, { bad, did }: PartCallbacks): Promise<Part> =>
  new Promise((resolve, reject) => {
    worker.on('message', (news: PartMessage) => {
      if (news.kind === 'done') {
        did(part, {
          commands: news.part.byKind.reduce((sum, [, { commands }]) => sum + commands, 0),
          share: 1,
        });
        resolve(news.part);
      }
      if (news.kind === 'bad') bad(news.line);
      if (news.kind === 'did') did(part, news);
    });
    worker.on('error', reject);
  });

/** Replays a file in several threads. The result does not depend on the number of threads. */
export const replayInParallel = async (
  file: string,
  threads: number,
  onProgress: (commands: number, fractionDone: number) => void,
): Promise<{ readonly report: ReplayReport; readonly bad: readonly InvalidLine[] }> => {
  const bad: InvalidLine[] = [];
  const far = Array.from({ length: threads }, (): PartProgress => ({ commands: 0, share: 0 }));
  let lines: readonly number[] = [];
  const callbacks: PartCallbacks = {
    bad: (line) => bad.push(line),
    did: (part, progress) => {
      far[part] = progress;
      const { commands, share } = mergeProgress(far, lines);
      onProgress(commands, share);
    },
  };
  const workers = far.map((_, part) => startThread({ part }));
  const partResults = Promise.all(workers.map((worker, part) => partOf(worker, part, callbacks)));
  const ended = () => Promise.all(workers.map((worker) => worker.terminate()));
  const allDone = (divided: DividedFile): Promise<readonly Part[]> => {
    lines = far.map((_, part) => countLinesOfPart(divided.division, part));
    for (const worker of workers) worker.postMessage(divided);
    return partResults;
  };
  try {
    const parts = await Promise.race([
      divideRecordingFile(file, threads).then(allDone),
      partResults,
    ]);
    return {
      report: mergeParts(parts, cryptoIds.hashOf),
      bad: bad.sort((a, b) => a.line - b.line),
    };
  } finally {
    await ended();
  }
};
