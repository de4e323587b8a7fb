import { Worker } from 'node:worker_threads';
import { type Part, type ReplayReport, together } from '../../../application/replay/replay.ts';
import { type Division, divided } from '../../journal/divide.ts';
import type { BadLine } from '../../journal/lines.ts';
import { linesInFile } from '../../journal/read-file.ts';
import { cryptoIds } from '../../system/ids.ts';

/** What a thread is to do: one part of a recording. How it is divided the thread is told when that is known, and makes itself ready until then. */
export type PartOrder = { readonly file: string; readonly part: number };

export type PartNews =
  | { readonly kind: 'did'; readonly commands: number }
  | { readonly kind: 'read'; readonly share: number }
  | { readonly kind: 'bad'; readonly line: BadLine }
  | { readonly kind: 'done'; readonly part: Part };

type Heard = { readonly bad: (line: BadLine) => void; readonly did: (part: number, commands: number, share: number | null) => void };

/**
 * Megabytes for what lives as long as one command: with the usual few, objects of a command that is still being done are moved to the old
 * ones again and again.
 */
const YOUNG = 96;

const startThread = (order: PartOrder): Worker =>
  new Worker(new URL('./part-worker.ts', import.meta.url), { workerData: order, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });

const partOf = (worker: Worker, part: number, { bad, did }: Heard): Promise<Part> =>
  new Promise((resolve, reject) => {
    let [commands, share]: [number, number | null] = [0, null];
    worker.on('message', (news: PartNews) => {
      if (news.kind === 'done') resolve(news.part);
      if (news.kind === 'bad') bad(news.line);
      if (news.kind === 'did') ({ commands } = news);
      if (news.kind === 'read') ({ share } = news);
      did(part, commands, share);
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
  told: (commands: number, share: number | null) => void,
): Promise<{ readonly report: ReplayReport; readonly bad: readonly BadLine[] }> => {
  const bad: BadLine[] = [];
  const commands = Array.from({ length: threads }, () => 0);
  const heard: Heard = {
    bad: (line) => bad.push(line),
    did: (part, done, share) => {
      commands[part] = done;
      told(
        commands.reduce((all, each) => all + each, 0),
        share,
      );
    },
  };
  const workers = commands.map((_, part) => startThread({ file, part }));
  const divide = async (): Promise<void> => {
    const division: Division = await divided(linesInFile(file), threads);
    for (const worker of workers) worker.postMessage(division);
  };
  try {
    const made = Promise.all(workers.map((worker, part) => partOf(worker, part, heard)));
    const [parts] = await Promise.all([made, divide()]);
    return { report: together(parts, cryptoIds.hashOf), bad: bad.sort((a, b) => a.line - b.line) };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};
