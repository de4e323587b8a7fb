import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetting, passingBy } from '../../adapters/cli/replay/passing-by.ts';
import { replaySideBySide } from '../../adapters/cli/replay/side-by-side.ts';
import { withDivided } from '../../adapters/journal/divide.ts';
import { readLine } from '../../adapters/journal/lines.ts';
import { contentOf, linesOf } from '../../adapters/journal/read-file.ts';
import { someAtATime } from '../../adapters/journal/some-at-a-time.ts';
import { openForReplay } from '../../adapters/storage/memory/memory.ts';
import { cryptoIds } from '../../adapters/system/ids.ts';
import { replay, replayPart } from '../../application/replay/replay.ts';
import { type Figure, type Pace, roundsOf, sideBySide } from './measure.ts';
import { recordYears } from './recorded-years.ts';

const FIXTURES = join(import.meta.dirname, '..', 'fixtures');
/** What is asked of a replay on one core, and what it is never below on a machine that does nothing else. */
const WANTED = 0.2;
const LEAST = 0.08;

/** Replaying a recorded year, beside only parsing its lines, and parsing and decoding them. */
const onOneCore = async (pace: Pace): Promise<readonly Figure[]> => {
  const lines: string[] = [];
  for await (const { count, text } of linesOf(contentOf(join(FIXTURES, pace === 'short' ? 'year-450.jsonl.gz' : 'year.jsonl.gz')).content))
    for (let at = 0; at < count; at += 1) lines.push(text(at));
  const read = function* () {
    for (const [index, text] of lines.entries()) {
      const line = readLine(text, index + 1);
      if (line.isOk()) yield line.value;
    }
  };
  /** As `npm run replay` reads them. */
  const decoded = function* () {
    for (const some of someAtATime(read())) yield* some;
  };
  const whole = () => replay({ store: openForReplay().transactions, hashOf: cryptoIds.hashOf, progress: () => {} }, decoded());
  const parse = (): void => {
    for (const text of lines) JSON.parse(text);
  };
  const decode = (): void => {
    for (const _ of decoded());
  };
  const parsing = await sideBySide(roundsOf(pace, 7), parse, whole);
  const decoding = await sideBySide(roundsOf(pace, 7), decode, whole);
  return [
    { name: 'Replay, lines/s', value: Math.round(lines.length / parsing.b).toString(), target: `${lines.length} lines`, within: null },
    {
      name: '  against JSON.parse of the lines',
      value: parsing.ratio.toFixed(3),
      target: `at least ${LEAST} (wanted: ${WANTED.toFixed(2)})`,
      within: parsing.ratio >= LEAST,
    },
    { name: '  against parse and decode', value: decoding.ratio.toFixed(3), target: '(for scale)', within: null },
  ];
};

/** Seconds of this thread's processor that some work takes. */
const busy = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000_000;
};

/** A recording divided into so many parts, each done alone: the longest way through it, and how many bookings were in memory at most. */
const alone = async (file: string, parts: number): Promise<{ readonly seconds: number; readonly kept: number }> => {
  // The first time is a warm-up.
  await withDivided(file, parts, async () => {});
  const dividing = await busy(() => withDivided(file, parts, async () => {}));
  const seconds: number[] = [];
  let kept = 0;
  await withDivided(file, parts, async (divided) => {
    for (let part = 0; part < parts; part += 1) {
      const store = openForReplay();
      const { over, ...gone } = forgetting(store);
      const progress = (): void => {
        kept = Math.max(kept, store.kept().bookings);
      };
      const deps = { store: store.transactions, hashOf: cryptoIds.hashOf, progress, over };
      const lines = passingBy({ ...divided, part }, gone, { bad: () => {}, told: () => {} });
      seconds.push(await busy(() => replayPart(deps, lines)));
    }
  });
  return { seconds: dividing + Math.max(...seconds), kept };
};

/** Two threads beside one, on years that have nothing to do with each other. */
const onTwoCores = async (pace: Pace): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-bench-'));
  const file = join(folder, 'years.jsonl');
  const { bookings } = await recordYears(file, {
    seed: 1,
    ...(pace === 'short' ? { years: 2, parties: 20 } : { years: 4, parties: 1_400 }),
  });
  const inThreads = (threads: number) => replaySideBySide(file, threads, () => {});
  const { ratio } = await sideBySide(
    roundsOf(pace, 5),
    () => inThreads(1),
    () => inThreads(2),
  );
  // The same by what the processor has to do, whoever else is on the machine; the first time is a warm-up.
  await alone(file, 1);
  const [one, two] = [await alone(file, 1), await alone(file, 2)];
  rmSync(folder, { recursive: true, force: true });
  return [
    { name: '  two threads against one', value: ratio.toFixed(2), target: '(for scale: 1.40 is asked of `-- million`)', within: null },
    { name: '  the same, of processor time', value: (one.seconds / two.seconds).toFixed(2), target: '(for scale)', within: null },
    { name: '  bookings in memory at most', value: one.kept.toString(), target: `${bookings} in all`, within: null },
  ];
};

export const benchReplay = async (pace: Pace): Promise<readonly Figure[]> => [...(await onOneCore(pace)), ...(await onTwoCores(pace))];
