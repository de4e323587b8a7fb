import { Worker } from 'node:worker_threads';
import { type Part, type ReplayReport, together } from '../../../application/replay/replay.ts';
import { type Division, divided } from '../../journal/divide.ts';
import type { BadLine } from '../../journal/lines.ts';
import { textsOf } from '../../journal/read-file.ts';
import { cryptoIds } from '../../system/ids.ts';

/** What a thread is to do: one part of a recording. */
export type PartOrder = { readonly file: string; readonly part: number; readonly division: Division };

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

const work = (order: PartOrder, { bad, did }: Heard): Promise<Part> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./part-worker.ts', import.meta.url), {
      workerData: order,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    });
    let [commands, share]: [number, number | null] = [0, null];
    worker.on('message', (news: PartNews) => {
      if (news.kind === 'done') resolve(news.part);
      if (news.kind === 'bad') bad(news.line);
      if (news.kind === 'did') ({ commands } = news);
      if (news.kind === 'read') ({ share } = news);
      did(order.part, commands, share);
    });
    worker.on('error', reject);
  });

/**
 * Does a recording again in so many threads at once, each with the bookings that have nothing to do with the others' (the result is the
 * same whatever their number), and keeps a booking only until the last line about it. The file is gone through once before.
 */
export const replaySideBySide = async (
  file: string,
  threads: number,
  told: (commands: number, share: number | null) => void,
): Promise<{ readonly report: ReplayReport; readonly bad: readonly BadLine[] }> => {
  const division = await divided(textsOf(file), threads);
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
  const parts = await Promise.all(commands.map((_, part) => work({ file, part, division }, heard)));
  return { report: together(parts, cryptoIds.hashOf), bad };
};
