import { join } from 'node:path';
import '../../adapters/cli/need-node.js';
import { missingFileTexts } from '../../adapters/cli/terminal/files.ts';
import { readExport } from '../../adapters/journal/read-file.ts';
import { openMemoryStore } from '../../adapters/storage/sqlite/in-memory.ts';
import { cryptoIds } from '../../adapters/system/ids.ts';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { type FirstWrong, firstWrongs } from './first-wrong.ts';
import { loadPlantedModules, type PlantedProgram, programWith } from './planted-program.ts';
import { PLANTS } from './plants.ts';

const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named
    : ['year.jsonl.gz', 'year-450.jsonl.gz'].map((name) => join('tests', 'fixtures', name));
const missing = missingFileTexts(...files);
if (missing.length > 0) {
  process.stderr.write(`${missing.join('\n')}\n`);
  process.exit(2);
}

const linesOf = async (path: string): Promise<readonly ExportLine[]> => {
  const lines: ExportLine[] = [];
  for await (const line of readExport(path, ({ line: number, reason }) =>
    process.stderr.write(`Line ${number}: ${reason}\n`),
  ))
    lines.push(line);
  return lines;
};

type FirstDifference = { readonly n: number; readonly subject: string } | null;

const verdict = (
  wrong: FirstWrong | null,
  found: FirstDifference,
): { readonly right: boolean; readonly text: string } => {
  if (wrong === null)
    return {
      right: false,
      text:
        found === null
          ? 'NEVER FELT in this recording'
          : `SEEN at ${found.n}, where nothing is wrong`,
    };
  const at = `command ${wrong.n} (${wrong.command}) on ${wrong.subject}`;
  if (found === null) return { right: false, text: `NOT SEEN: wrong from ${at}` };
  if (found.subject === wrong.subject)
    return {
      right: true,
      text:
        found.n === wrong.n
          ? `found at ${at}`
          : `found at ${found.n}, on the booking that is wrong since ${at}`,
    };
  return {
    right: false,
    text: `LATE: names command ${found.n} on ${found.subject}, but ${at} was wrong first`,
  };
};

const replayed = async (
  { replay }: PlantedProgram,
  lines: readonly ExportLine[],
): Promise<FirstDifference> =>
  (
    await replay(
      { store: openMemoryStore().store, hashOf: cryptoIds.hashOf, progress: () => {} },
      lines,
    )
  ).firstDivergence;

const verdictsOn = async (
  file: string,
  truth: PlantedProgram,
  programs: readonly PlantedProgram[],
): Promise<readonly (boolean | null)[]> => {
  const lines = await linesOf(file);
  process.stdout.write(`${lines.length} lines of ${file}, ${PLANTS.length} planted bugs\n`);
  const wrongs = await firstWrongs(lines, truth, programs);
  const verdicts: (boolean | null)[] = [];
  for (const [index, program] of programs.entries()) {
    const plant = PLANTS[index];
    const [wrong, found] = [wrongs[index] ?? null, await replayed(program, lines)];
    const { right, text } = verdict(wrong, found);
    verdicts.push(wrong === null && found === null ? null : right);
    process.stdout.write(
      `${String(index + 1).padStart(2)} ${plant?.rule} ${plant?.what}: ${text}\n`,
    );
  }
  return verdicts;
};

loadPlantedModules();
const truth = await programWith(null);
const programs = await Promise.all(PLANTS.map((_, index) => programWith(index)));
const results: (readonly (boolean | null)[])[] = [];
for (const file of files) results.push(await verdictsOn(file, truth, programs));
const right = PLANTS.filter((_, index) => {
  const felt = results.map((verdicts) => verdicts[index] ?? null).filter((each) => each !== null);
  return felt.length > 0 && felt.every((each) => each);
}).length;
process.stdout.write(`${right} of ${PLANTS.length} are found with the booking that is wrong\n`);
if (right < PLANTS.length) process.exitCode = 1;
