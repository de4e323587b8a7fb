import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { outputPathProblems } from '../../../adapters/cli/terminal/files.ts';
import { parseProgramArgumentsOrExit } from '../../../adapters/cli/terminal/program.ts';
import { formatLine } from '../../../adapters/journal/lines.ts';
import { hasGzipName } from '../../../adapters/journal/read-file.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';
import { parseWholeNumber } from '../../support/typed-number.ts';
import { countHappened, missingEvents } from './happened.ts';
import { playYear } from './year.ts';
import { playYears } from './years.ts';

const WHOLE_YEAR = 3400;
const SEED = 3;
const program = parseProgramArgumentsOrExit('npx node tests/simulation/year/record.ts', (each) =>
  each
    .description(
      'Writes the journal of a simulated year with stand-ins for persons, packed if the name ends in .gz.',
    )
    .argument('<FILE>', 'the new file')
    .argument('[PARTIES]', 'parties that come', parseWholeNumber(1), WHOLE_YEAR)
    .argument('[SEED]', 'of chance', parseWholeNumber(1), SEED)
    .option(
      '--years <N>',
      'written while they are played, so their header lacks the event counts',
      parseWholeNumber(1),
      1,
    ),
);
const [file, parties, seed] = program.processedArgs;
const { years } = program.opts<{ years: number }>();

/** Writes to a `.part` file, which gets its final name only on success. */
const writePart = (to: string, lines: AsyncIterable<string>): Promise<void> => {
  const part = createWriteStream(`${to}.part`);
  if (!hasGzipName(to)) return pipeline(Readable.from(lines), part);
  return pipeline(
    Readable.from(lines),
    createGzip({ level: constants.Z_BEST_COMPRESSION, memLevel: 9 }),
    part,
  );
};

const finish = async (
  to: string,
  wrong: readonly string[],
  summary: () => string,
): Promise<void> => {
  for (const what of wrong) process.stderr.write(`${what}\n`);
  if (wrong.length > 0) {
    process.stderr.write(
      `${wrong.length} things did not add up; what was recorded is in ${to}.part\n`,
    );
    process.exitCode = 1;
    return;
  }
  await rename(`${to}.part`, to);
  process.stdout.write(`${summary()}\n`);
};

const recordYears = async (to: string): Promise<void> => {
  const wrong: string[] = [];
  let commands = 0;
  const options = {
    ...{ years, parties, seed },
    // The memory store gives the same result as SQLite (year.test.ts) and is faster.
    open: async () => openMemoryStore(),
    played: (nth: number, odd: readonly string[]): void => {
      wrong.push(...odd.map((what) => `year ${nth + 1}: ${what}`));
      process.stdout.write(`Year ${nth + 1}: ${commands} commands so far\n`);
    },
  };
  const text = async function* () {
    for await (const line of playYears(options)) {
      if ('n' in line) commands = line.n;
      yield `${formatLine(line)}\n`;
    }
  };
  await writePart(to, text());
  await finish(to, wrong, () => `${commands} commands of ${years} years`);
};

const record = async (to: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-season-'));
  const kit = await openSqlite(join(folder, 'shop.sqlite'));
  const began = performance.now();
  const {
    shop,
    wrong: odd,
    export: lines,
  } = await playYear(kit, {
    parties,
    seed,
    progress: (day) => process.stdout.write(`Day ${day}\n`),
  });
  for (const [what, count] of [...shop.counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    process.stdout.write(`${String(count).padStart(6)} ${what}\n`);
  // The lines are read twice, because the header must hold the event counts.
  const { learn, counted } = countHappened();
  for await (const line of lines()) learn(line);
  const happened = counted();
  const missing = parties < WHOLE_YEAR ? [] : missingEvents(happened);
  const wrong = [...odd, ...missing.map((event) => `${event}: ${happened[event]} times alone`)];
  const text = async function* () {
    for await (const line of lines())
      yield `${formatLine(line.kind === 'header' ? { ...line, happened } : line)}\n`;
  };
  await writePart(to, text());
  await kit.close();
  rmSync(folder, { recursive: true, force: true });
  const seconds = (performance.now() - began) / 1000;
  await finish(
    to,
    wrong,
    () =>
      `${shop.placed.length} bookings of ${shop.begun.length} that were begun, in ${seconds.toFixed(0)} s`,
  );
};

const wrongly = outputPathProblems(file);
if (wrongly.length > 0) {
  process.stderr.write(`${wrongly.join('\n')}\n`);
  process.exitCode = 2;
} else await (years === 1 ? record(file) : recordYears(file));
