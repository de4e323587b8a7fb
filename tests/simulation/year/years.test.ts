import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, it } from 'vitest';
import { forgetting, passingBy } from '../../../adapters/cli/replay/passing-by.ts';
import { replaySideBySide } from '../../../adapters/cli/replay/side-by-side.ts';
import { type DividedFile, withDivided } from '../../../adapters/journal/divide.ts';
import { writeLine } from '../../../adapters/journal/lines.ts';
import { openForReplay, openMemory } from '../../../adapters/storage/memory/memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { agrees, replay } from '../../../application/replay/replay.ts';
import { playYears } from './years.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-years-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('R46: years of a shop are one recording that a replay agrees with, and nothing of one is in memory when the next begins', async () => {
  const file = join(folder, 'years.jsonl');
  const options = { years: 2, parties: 8, seed: 3, open: async () => openMemory(), played: () => {} };
  const text = async function* () {
    for await (const line of playYears(options)) yield `${writeLine(line)}\n`;
  };
  await pipeline(Readable.from(text()), createWriteStream(file));
  const store = openForReplay();
  const gone = forgetting(store);
  const over: number[] = [];
  const offersOver = () => {
    const now = gone.offersOver();
    over.push(...now);
    return now;
  };
  /** Bookings in memory when the second year begins; its bookings' numbers begin with a letter of their own. */
  let left: number | null = null;
  const watched = function* (divided: DividedFile) {
    for (const line of passingBy({ ...divided, part: 0 }, gone, { bad: () => {}, told: () => {} })) {
      if (line.kind === 'command' && line.recorded.bookingId.startsWith('3')) left ??= store.kept();
      yield line;
    }
  };
  const deps = { store: store.kit.store, hashOf: cryptoIds.hashOf, progress: () => {}, offersOver };
  const report = await withDivided(file, 1, (divided) => replay(deps, watched(divided)));
  expect(report.firstDivergence).toBe(null);
  expect(agrees(report)).toBe(true);
  expect(report.tally.bookings).toBeGreaterThan(10);
  expect([left, store.kept()]).toEqual([0, 0]);
  // Nor are its cruises: each that nothing more is said of is given up once.
  expect(over.length).toBeGreaterThan(3);
  expect(new Set(over).size).toBe(over.length);
  // Years are not tied to each other: of two parts each has one, and what both come to together is the same, changes of cruises too.
  expect(await withDivided(file, 2, async ({ division }) => new Set(division.parts).size)).toBe(3);
  expect((await replaySideBySide(file, 2, () => {})).report).toEqual(report);
}, 60_000);
