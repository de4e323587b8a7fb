import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createFinishedIdCollector,
  streamReplayPart,
} from '../../../adapters/cli/replay/streamed-replay.ts';
import { divideRecordingFile } from '../../../adapters/journal/divide.ts';
import { openReplayStore } from '../../../adapters/storage/memory/replay-store.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import { mergeParts } from '../../../application/replay/parts.ts';
import { agreesWithRecording, replayPart } from '../../../application/replay/replay.ts';

const file = join(import.meta.dirname, '..', '..', 'fixtures', 'season-300.jsonl');

describe('a replay that reads its recording line by line', () => {
  it('R46: frees the memory of a booking after the booking’s last line, and agrees with the recording', async () => {
    const store = openReplayStore();
    const released = createFinishedIdCollector(store);
    const deps = {
      memory: store.memory,
      hashOf: cryptoIds.hashOf,
      progress: () => {},
      takeFinished: released.takeFinished,
    };
    const lines = streamReplayPart({ ...(await divideRecordingFile(file, 1)), part: 0 }, released, {
      bad: () => {},
      onShare: () => {},
    });
    const part = await replayPart(deps, lines);
    const report = mergeParts([part], cryptoIds.hashOf);
    expect(agreesWithRecording(report)).toBe(true);
    expect(report.tally.bookings).toBeGreaterThan(250);
    expect(part.replayed.last.size).toBe(0);
    expect(store.kept()).toEqual({ bookings: 0, offers: 0, units: 0, vouchers: 0 });
  });

  it('R46: the progress of a part counts only the lines of that part, wherever they are in the file', async () => {
    const divided = await divideRecordingFile(file, 2);
    for (const part of [0, 1]) {
      const shares: number[] = [];
      const partLines: ExportLine[] = [];
      for await (const lines of streamReplayPart(
        { ...divided, part },
        { forget: () => {}, forgetOffer: () => {}, forgetVoucher: () => {} },
        { bad: () => {}, onShare: (share) => shares.push(share) },
      ))
        partLines.push(...lines);
      expect(partLines.length).toBeGreaterThan(200);
      expect(shares).toEqual(
        Array.from(
          { length: Math.floor(partLines.length / 100) },
          (_, at) => ((at + 1) * 100) / partLines.length,
        ),
      );
    }
  });
});
