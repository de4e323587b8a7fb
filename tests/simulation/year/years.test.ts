import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, it } from 'vitest';
import { replayInParallel } from '../../../adapters/cli/replay/parallel-replay.ts';
import {
  createFinishedIdCollector,
  streamReplayPart,
} from '../../../adapters/cli/replay/streamed-replay.ts';
import { type DividedFile, divideRecordingFile } from '../../../adapters/journal/divide.ts';
import { formatLine } from '../../../adapters/journal/lines.ts';
import {
  openReplayStore,
  type ReplayStoreSize,
} from '../../../adapters/storage/memory/replay-store.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { agreesWithRecording, replay } from '../../../application/replay/replay.ts';
import { playYears } from './years.ts';

const NOTHING: ReplayStoreSize = { bookings: 0, offers: 0, units: 0, vouchers: 0 };
const folder = mkdtempSync(join(tmpdir(), 'kilwater-years-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('R46: several simulated years make one journal; its replay agrees and keeps no past year in memory', async () => {
  const file = join(folder, 'years.jsonl');
  const options = {
    years: 2,
    parties: 8,
    seed: 3,
    open: async () => openMemoryStore(),
    played: () => {},
  };
  const text = async function* () {
    for await (const line of playYears(options)) yield `${formatLine(line)}\n`;
  };
  await pipeline(Readable.from(text()), createWriteStream(file));
  const store = openReplayStore();
  const released = createFinishedIdCollector(store);
  const offersOver: number[] = [];
  const takeFinished = () => {
    const finished = released.takeFinished();
    offersOver.push(...finished.offers);
    return finished;
  };
  const sizes: ReplayStoreSize[] = [];
  const watched = async function* (divided: DividedFile) {
    for await (const lines of streamReplayPart({ ...divided, part: 0 }, released, {
      bad: () => {},
      onShare: () => {},
    }))
      for (const line of lines) {
        if (line.kind === 'command' && line.recorded.bookingId.startsWith('3'))
          sizes.push(store.kept());
        yield line;
      }
  };
  const { memory } = store;
  const deps = {
    memory,
    hashOf: cryptoIds.hashOf,
    progress: () => {},
    takeFinished,
  };
  const report = await replay(deps, watched(await divideRecordingFile(file, 1)));
  expect(report.firstDivergence).toBe(null);
  expect(agreesWithRecording(report)).toBe(true);
  expect(report.tally.bookings).toBeGreaterThan(10);
  expect({ ...sizes[0], vouchers: 0 }).toEqual(NOTHING);
  expect(store.kept()).toEqual(NOTHING);
  expect(offersOver.length).toBeGreaterThan(3);
  expect(new Set(offersOver).size).toBe(offersOver.length);
  expect(new Set((await divideRecordingFile(file, 2)).division.parts).size).toBe(3);
  expect((await replayInParallel(file, 2, () => {})).report).toEqual(report);
}, 60_000);
