import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replayInParallel } from '../../adapters/cli/replay/parallel-replay.ts';
import {
  createFinishedIdCollector,
  streamReplayPart,
} from '../../adapters/cli/replay/streamed-replay.ts';
import { divideRecordingFile } from '../../adapters/journal/divide.ts';
import { parseLine } from '../../adapters/journal/lines.ts';
import { openExportFile, streamLines } from '../../adapters/journal/read-file.ts';
import { openReplayStore } from '../../adapters/storage/memory/replay-store.ts';
import { cryptoIds } from '../../adapters/system/ids.ts';
import { replay, replayPart } from '../../application/replay/replay.ts';
import { type Figure, type Pace, roundsOf, sideBySide } from './measure.ts';
import { recordYears } from './recorded-years.ts';

const FIXTURES = join(import.meta.dirname, '..', 'fixtures');
/** Parsing time over replay time on one core. An idle machine must reach LEAST. */
const WANTED = 0.12;
const LEAST = 0.08;

const onOneCore = async (pace: Pace): Promise<readonly Figure[]> => {
  const lines: string[] = [];
  for await (const { count, text } of streamLines(
    openExportFile(join(FIXTURES, pace === 'short' ? 'year-450.jsonl.gz' : 'year.jsonl.gz'))
      .content,
  ))
    for (let at = 0; at < count; at += 1) lines.push(text(at));
  const decoded = function* () {
    for (const [index, text] of lines.entries()) {
      const line = parseLine(text, index + 1);
      if (line.isOk()) yield line.value;
    }
  };
  const whole = () => {
    const { memory } = openReplayStore();
    return replay({ memory, hashOf: cryptoIds.hashOf, progress: () => {} }, decoded());
  };
  const parse = (): void => {
    for (const text of lines) JSON.parse(text);
  };
  const decode = (): void => {
    for (const _ of decoded());
  };
  const parsing = await sideBySide(roundsOf(pace, 7), parse, whole);
  const decoding = await sideBySide(roundsOf(pace, 7), decode, whole);
  return [
    {
      name: 'Replay, lines/s',
      value: Math.round(lines.length / parsing.b).toString(),
      target: `${lines.length} lines`,
      within: null,
    },
    {
      name: '  against JSON.parse of the lines',
      value: parsing.ratio.toFixed(3),
      target: `at least ${LEAST} (wanted: ${WANTED.toFixed(2)})`,
      within: parsing.ratio >= LEAST,
    },
    {
      name: '  against parse and decode',
      value: decoding.ratio.toFixed(3),
      target: '(for scale)',
      within: null,
    },
  ];
};

const busy = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000_000;
};

/** Returns the seconds of the slowest part, replayed as if each part had its own core. */
const alone = async (
  file: string,
  parts: number,
): Promise<{ readonly seconds: number; readonly kept: number }> => {
  const divided = await divideRecordingFile(file, parts);
  const dividing = await busy(() => divideRecordingFile(file, parts));
  const seconds: number[] = [];
  let keptBookings = 0;
  for (let part = 0; part < parts; part += 1) {
    const store = openReplayStore();
    const { takeFinished, ...released } = createFinishedIdCollector(store);
    const progress = (): void => {
      keptBookings = Math.max(keptBookings, store.kept().bookings);
    };
    const { memory } = store;
    const deps = { memory, hashOf: cryptoIds.hashOf, progress, takeFinished };
    const lines = streamReplayPart({ ...divided, part }, released, {
      bad: () => {},
      onShare: () => {},
    });
    seconds.push(await busy(() => replayPart(deps, lines)));
  }
  return { seconds: dividing + Math.max(...seconds), kept: keptBookings };
};

const onTwoCores = async (pace: Pace): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-bench-'));
  const file = join(folder, 'years.jsonl');
  const { bookings } = await recordYears(file, {
    seed: 1,
    ...(pace === 'short' ? { years: 2, parties: 20 } : { years: 4, parties: 1_400 }),
  });
  const inThreads = (threads: number) => replayInParallel(file, threads, () => {});
  const { ratio } = await sideBySide(
    roundsOf(pace, 5),
    () => inThreads(1),
    () => inThreads(2),
  );
  // Processor time does not depend on other load. The first run is a warm-up.
  await alone(file, 1);
  const [withOne, two] = [await alone(file, 1), await alone(file, 2)];
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      name: '  two threads against one',
      value: ratio.toFixed(2),
      target: '(for scale: 1.40 is asked of `-- million`)',
      within: null,
    },
    {
      name: '  the same, of processor time',
      value: (withOne.seconds / two.seconds).toFixed(2),
      target: '(for scale)',
      within: null,
    },
    {
      name: '  bookings in memory at most',
      value: withOne.kept.toString(),
      target: `${bookings} in all`,
      within: null,
    },
  ];
};

export const benchReplay = async (pace: Pace): Promise<readonly Figure[]> => [
  ...(await onOneCore(pace)),
  ...(await onTwoCores(pace)),
];
