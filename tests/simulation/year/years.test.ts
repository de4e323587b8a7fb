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
import { type Kept, openForReplay, openMemory } from '../../../adapters/storage/memory/memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { agrees, replay } from '../../../application/replay/replay.ts';
import { playYears } from './years.ts';

const NOTHING: Kept = { bookings: 0, offers: 0, units: 0, vouchers: 0 };
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
  const offersOver: number[] = [];
  const over = () => {
    const now = gone.over();
    offersOver.push(...now.offers);
    return now;
  };
  /** What is in memory when the second year begins; its bookings' numbers begin with a letter of their own. */
  const left: Kept[] = [];
  const watched = function* (divided: DividedFile) {
    for (const line of passingBy({ ...divided, part: 0 }, gone, { bad: () => {}, told: () => {} })) {
      if (line.kind === 'command' && line.recorded.bookingId.startsWith('3')) left.push(store.kept());
      yield line;
    }
  };
  const deps = { store: store.transactions, hashOf: cryptoIds.hashOf, progress: () => {}, over };
  const report = await withDivided(file, 1, (divided) => replay(deps, watched(divided)));
  expect(report.firstDivergence).toBe(null);
  expect(agrees(report)).toBe(true);
  expect(report.tally.bookings).toBeGreaterThan(10);
  // The second year's first vouchers are made before its first booking.
  expect({ ...left[0], vouchers: 0 }).toEqual(NOTHING);
  expect(store.kept()).toEqual(NOTHING);
  // Nor are its cruises: each that nothing more is said of is given up once.
  expect(offersOver.length).toBeGreaterThan(3);
  expect(new Set(offersOver).size).toBe(offersOver.length);
  // Years are not tied to each other: of two parts each has one, and what both come to together is the same, changes of cruises too.
  expect(await withDivided(file, 2, async ({ division }) => new Set(division.parts).size)).toBe(3);
  expect((await replaySideBySide(file, 2, () => {})).report).toEqual(report);
}, 60_000);
