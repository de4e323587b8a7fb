import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from 'neverthrow';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { agrees, type ReplayReport, replay } from '../../application/replay/replay.ts';
import type { Tally } from '../../application/replay/tally.ts';
import { whatIf } from '../../application/replay/what-if.ts';
import './need-node.js';
import { withContainer } from '../composition/containers.ts';
import { STORE } from '../composition/tokens.ts';
import { replayContainer } from '../composition/tools.ts';
import type { BadLine } from '../journal/lines.ts';
import { readExport } from '../journal/read-file.ts';
import { cryptoIds } from '../system/ids.ts';
import { readHead, readOtherWorld } from './replay/other-world.ts';
import { whatIfText } from './replay/tell-what-if.ts';
import { progressBar, stop } from './terminal/terminal.ts';

const USAGE = 'Usage: npm run replay -- FILE [--settings FILE] [--catalogue FILE]';

type Words = { readonly file: string; readonly settings: string | null; readonly catalogue: string | null };

const readWords = (argv: readonly string[]): Result<Words, readonly string[]> => {
  try {
    const options = { settings: { type: 'string' }, catalogue: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const { settings = null, catalogue = null } = values;
    const [file, more] = positionals;
    if (file === undefined || more !== undefined) return err([USAGE]);
    const missing = [file, settings, catalogue].filter((name) => name !== null && !existsSync(name));
    return missing.length > 0 ? err(missing.map((name) => `There is no file ${name}.`)) : ok({ file, settings, catalogue });
  } catch (error) {
    return err([error instanceof Error ? error.message : String(error), USAGE]);
  }
};

const tellBad = (bad: readonly BadLine[]): void => {
  for (const { line, reason } of bad) process.stderr.write(`Line ${line}: ${reason}\n`);
};

const INCOMPLETE = 'The file has no last line: it is not complete.';

const inZloty = (grosze: number): string => `${(grosze / 100).toFixed(2)} PLN`;

const tallyLines = ({ bookings, confirmed, reserveList, places, turnover, stateHash }: Tally): string =>
  `${bookings} bookings (${confirmed} confirmed, ${reserveList} on the reserve list), ${places} places, turnover ${inZloty(turnover)}, state ${stateHash}`;

const tell = (report: ReplayReport, bad: readonly BadLine[]): void => {
  const { commands, refusals, differences, firstDivergence, tally, expected } = report;
  process.stdout.write(`${commands} commands replayed, ${refusals} refused, ${differences} different\n${tallyLines(tally)}\n`);
  tellBad(bad);
  if (firstDivergence !== null) {
    const { n, subject, command, recorded, replayed } = firstDivergence;
    process.stderr.write(`First difference: command ${n} (${command}) on ${subject}\n`);
    process.stderr.write(`  recorded ${JSON.stringify(recorded)}\n  replayed ${JSON.stringify(replayed)}\n`);
  }
  if (expected === null) process.stderr.write(`${INCOMPLETE}\n`);
  else if (expected.stateHash !== tally.stateHash) process.stderr.write(`Recorded: ${tallyLines(expected)}\n`);
};

type EmptyShop = Parameters<typeof replay>[0];

/** Puts the lines of a recording into an empty store, and tells with what came of it which of them could not be read. */
const intoEmptyStore = <R extends { readonly commands: number }>(
  file: string,
  work: (shop: EmptyShop, lines: AsyncIterable<ExportLine>) => Promise<R>,
): Promise<{ readonly report: R; readonly bad: readonly BadLine[] }> =>
  withContainer(replayContainer(), async (container) => {
    const { store } = await container.getAsync(STORE);
    const bad: BadLine[] = [];
    const bar = progressBar('Replaying', 0);
    const report = await work(
      { store, hashOf: cryptoIds.hashOf, progress: bar.at },
      readExport(file, (line) => bad.push(line)),
    );
    bar.end(report.commands);
    return { report, bad };
  });

/** Does a recording again as it was, and compares to the grosz (R46). */
const replayAsRecorded = async ({ file }: Words): Promise<void> => {
  const { report, bad } = await intoEmptyStore(file, replay);
  tell(report, bad);
  if (!agrees(report) || bad.length > 0) stop(1, 'The replay does not agree with the recording.');
  else process.stdout.write('The replay agrees with the recording.\n');
};

/** Passes lines on and remembers whether the last one of a whole file came by. */
const watched = (lines: AsyncIterable<ExportLine>) => {
  let complete = false;
  return {
    complete: () => complete,
    lines: (async function* () {
      for await (const line of lines) {
        complete ||= line.kind === 'end';
        yield line;
      }
    })(),
  };
};

/** Does a recording again under other figures or another catalogue, and tells what would have been different (R47). */
const replayInOtherWorld = async (words: Words): Promise<void> => {
  const head = await readHead(readExport(words.file, () => {}));
  const other = await readOtherWorld(head, words);
  if (other.isErr()) return stop(2, ...other.error);
  let complete = (): boolean => false;
  const { report, bad } = await intoEmptyStore(words.file, (shop, recorded) => {
    const passing = watched(recorded);
    complete = passing.complete;
    return whatIf(shop, other.value, passing.lines);
  });
  process.stdout.write(`${whatIfText(report)}\n`);
  tellBad(bad);
  if (!complete()) stop(1, INCOMPLETE);
  else if (bad.length > 0) stop(1, 'Some lines could not be read: the comparison leaves them out.');
};

const main = async (): Promise<void> => {
  const words = readWords(process.argv.slice(2));
  if (words.isErr()) return stop(2, ...words.error);
  const { settings, catalogue } = words.value;
  await (settings === null && catalogue === null ? replayAsRecorded(words.value) : replayInOtherWorld(words.value));
};

await main();
