import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaySideBySide } from '../../adapters/cli/replay/side-by-side.ts';
import { agrees } from '../../application/replay/replay.ts';
import { type Figure, type Pace, roundsOf, sideBySide } from './measure.ts';
import { recordYears } from './recorded-years.ts';

/** Years of so many parties come to more than a million commands. */
const MILLION = { years: 25, parties: 3_400, seed: 2 };
const SHORT = { years: 2, parties: 20, seed: 2 };
const WANTED = 1.4;

/** What a replay took at most of memory, in megabytes, and at least of the processor's seconds, whatever else the machine did. */
type Took = { readonly memory: number; readonly seconds: number };
const NOTHING: Took = { memory: 0, seconds: Number.POSITIVE_INFINITY };
/** Milliseconds between two looks at the memory. */
const LOOKED_EVERY = 100;

const watched = async <R>(took: Map<number, Took>, threads: number, work: () => Promise<R>): Promise<R> => {
  const before = process.cpuUsage();
  let { memory, seconds } = took.get(threads) ?? NOTHING;
  const look = (): void => {
    memory = Math.max(memory, process.memoryUsage.rss() / 1024 ** 2);
  };
  const looking = setInterval(look, LOOKED_EVERY);
  try {
    return await work();
  } finally {
    clearInterval(looking);
    look();
    const { user, system } = process.cpuUsage(before);
    seconds = Math.min(seconds, (user + system) / 1_000_000);
    took.set(threads, { memory, seconds });
  }
};

/**
 * A million recorded commands in two threads beside one, by the clock: what each thread does before it is warm is little of them. They are recorded
 * here, which takes minutes, or before by `npm run season -- FILE --years 25`: then RECORDING is that file.
 */
export const benchMillion = async (pace: Pace): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-million-'));
  const made = join(folder, 'years.jsonl');
  const file = process.env.RECORDING ?? made;
  try {
    if (file === made) await recordYears(made, pace === 'short' ? SHORT : MILLION);
    let commands = 0;
    const states = new Set<string>();
    const took = new Map<number, Took>();
    const inThreads = async (threads: number): Promise<void> => {
      const { report, bad } = await watched(took, threads, () => replaySideBySide(file, threads, () => {}));
      if (!agrees(report) || bad.length > 0) throw new Error('The replay does not agree with the recording');
      ({ commands } = report);
      states.add(JSON.stringify(report));
    };
    const { a, b, ratio } = await sideBySide(
      roundsOf(pace, 3),
      () => inThreads(1),
      () => inThreads(2),
    );
    if (states.size !== 1) throw new Error('Two threads came to something else than one');
    const ofBoth = (figure: (took: Took) => number, digits: number, unit: string): string =>
      [1, 2].map((threads) => `${figure(took.get(threads) ?? NOTHING).toFixed(digits)} ${unit}`).join(', ');
    const forScale = { target: 'in one thread, in two (for scale)', within: null };
    return [
      { name: 'A million commands in one thread', value: `${a.toFixed(1)} s`, target: `${commands} commands`, within: null },
      { name: '  in two', value: `${b.toFixed(1)} s`, target: 'the same report', within: null },
      { name: '  two threads against one', value: ratio.toFixed(2), target: `at least ${WANTED.toFixed(2)}`, within: ratio >= WANTED },
      { name: '  processor time of the quickest', value: ofBoth(({ seconds }) => seconds, 1, 's'), ...forScale },
      { name: '  memory of the process at most', value: ofBoth(({ memory }) => memory, 0, 'MB'), ...forScale },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
