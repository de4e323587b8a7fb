import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { writeLine } from '../../../adapters/journal/lines.ts';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';
import { countHappened, missingIn } from './happened.ts';
import { playYear } from './year.ts';

/** `npm run season -- FILE [PARTIES] [SEED]`: plays a year of the shop on SQLite and writes its journal, with stand-ins, as .jsonl.gz. */
/** So many parties make a recording that has something of everything. */
const WHOLE_YEAR = 3400;
const [file, parties = String(WHOLE_YEAR), seed = '1'] = process.argv.slice(2);

const record = async (to: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-season-'));
  const kit = await openSqlite(join(folder, 'shop.sqlite'));
  const began = performance.now();
  const {
    shop,
    wrong: odd,
    export: lines,
  } = await playYear(kit, {
    parties: Number(parties),
    seed: Number(seed),
    progress: (day) => process.stdout.write(`Day ${day}\n`),
  });
  for (const [what, count] of [...shop.counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    process.stdout.write(`${String(count).padStart(6)} ${what}\n`);
  // Gone through twice: how often what happened stands at the file's beginning.
  const { learn, counted } = countHappened();
  for await (const line of lines()) learn(line);
  const happened = counted();
  const missing = Number(parties) < WHOLE_YEAR ? [] : missingIn(happened);
  const wrong = [...odd, ...missing.map((thing) => `${thing}: ${happened[thing]} times alone`)];
  const text = async function* () {
    for await (const line of lines()) yield `${writeLine(line.kind === 'header' ? { ...line, happened } : line)}\n`;
  };
  await pipeline(Readable.from(text()), createGzip({ level: constants.Z_BEST_COMPRESSION, memLevel: 9 }), createWriteStream(`${to}.part`));
  await kit.close();
  rmSync(folder, { recursive: true, force: true });
  for (const what of wrong) process.stderr.write(`${what}\n`);
  if (wrong.length > 0) {
    process.stderr.write(`${wrong.length} things did not add up; what was recorded is in ${to}.part\n`);
    process.exitCode = 1;
    return;
  }
  await rename(`${to}.part`, to);
  process.stdout.write(
    `${shop.placed.length} bookings of ${shop.begun.length} that were begun, in ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
  );
};

if (file === undefined) {
  process.stderr.write('Usage: npm run season -- FILE.jsonl.gz [PARTIES] [SEED]\n');
  process.exitCode = 2;
} else await record(file);
