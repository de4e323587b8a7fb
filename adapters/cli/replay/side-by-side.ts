import { Worker } from 'node:worker_threads';
import { type Part, type ReplayReport, together } from '../../../application/replay/replay.ts';
import { type DividedFile, linesOfPart, withDivided } from '../../journal/divide.ts';
import type { BadLine } from '../../journal/lines.ts';
import { cryptoIds } from '../../system/ids.ts';

/** What a thread is to do: one part of a recording. Where that lies the thread is told when it is known, and makes itself ready until then. */
export type PartOrder = { readonly part: number };

/** How far something is: commands that were done, and which share of the lines went by, from 0 to 1. */
type Far = { readonly commands: number; readonly share: number };

export type PartNews =
  | ({ readonly kind: 'did' } & Far)
  | { readonly kind: 'bad'; readonly line: BadLine }
  | { readonly kind: 'done'; readonly part: Part };

/** How far parts are together, each counting as much as it has lines. */
export const farTogether = (parts: readonly Far[], lines: readonly number[]): Far => {
  const weighed = parts.map(({ share }, part) => share * (lines[part] ?? 0));
  const all = lines.reduce((sum, each) => sum + each, 0);
  return {
    commands: parts.reduce((sum, { commands }) => sum + commands, 0),
    share: all === 0 ? 0 : weighed.reduce((sum, each) => sum + each, 0) / all,
  };
};

type Heard = { readonly bad: (line: BadLine) => void; readonly did: (part: number, far: Far) => void };

/**
 * Megabytes for what lives as long as one command: with the usual few, objects of a command that is still being done are moved to the old
 * ones again and again.
 */
const YOUNG = 96;

const startThread = (order: PartOrder): Worker =>
  new Worker(new URL('./part-worker.ts', import.meta.url), { workerData: order, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });

const partOf = (worker: Worker, part: number, { bad, did }: Heard): Promise<Part> =>
  new Promise((resolve, reject) => {
    worker.on('message', (news: PartNews) => {
      if (news.kind === 'done') {
        did(part, { commands: news.part.byKind.reduce((sum, [, { commands }]) => sum + commands, 0), share: 1 });
        resolve(news.part);
      }
      if (news.kind === 'bad') bad(news.line);
      if (news.kind === 'did') did(part, news);
    });
    worker.on('error', reject);
  });

/**
 * Does a recording again in so many threads at once, each with the bookings that have nothing to do with the others' (the result is the
 * same whatever their number), and keeps a booking only until the last line about it. The file is gone through once before, while the threads start.
 */
export const replaySideBySide = async (
  file: string,
  threads: number,
  told: (commands: number, share: number) => void,
): Promise<{ readonly report: ReplayReport; readonly bad: readonly BadLine[] }> => {
  const bad: BadLine[] = [];
  const far = Array.from({ length: threads }, (): Far => ({ commands: 0, share: 0 }));
  /** Of each part, once it is known. */
  let lines: readonly number[] = [];
  const heard: Heard = {
    bad: (line) => bad.push(line),
    did: (part, done) => {
      far[part] = done;
      const { commands, share } = farTogether(far, lines);
      told(commands, share);
    },
  };
  const workers = far.map((_, part) => startThread({ part }));
  const made = Promise.all(workers.map((worker, part) => partOf(worker, part, heard)));
  const ended = () => Promise.all(workers.map((worker) => worker.terminate()));
  const allDone = async (divided: DividedFile): Promise<readonly Part[]> => {
    try {
      lines = far.map((_, part) => linesOfPart(divided.division, part));
      for (const worker of workers) worker.postMessage(divided);
      return await made;
    } finally {
      // Nobody reads any more what is closed next.
      await ended();
    }
  };
  try {
    // A thread that cannot begin ends the waiting for how the recording is divided, too.
    const parts = await Promise.race([withDivided(file, threads, allDone), made]);
    return { report: together(parts, cryptoIds.hashOf), bad: bad.sort((a, b) => a.line - b.line) };
  } finally {
    await ended();
  }
};
