import { existsSync } from 'node:fs';
import { agrees, type ReplayReport, replay } from '../../application/replay/replay.ts';
import type { Tally } from '../../application/replay/tally.ts';
import './need-node.js';
import { closeContainer } from '../composition/containers.ts';
import { STORE } from '../composition/tokens.ts';
import { replayContainer } from '../composition/tools.ts';
import type { BadLine } from '../journal/lines.ts';
import { readExport } from '../journal/read-file.ts';
import { cryptoIds } from '../system/ids.ts';
import { progressBar, readArguments, stop } from './terminal.ts';

const USAGE = 'Usage: npm run replay -- FILE';

const inZloty = (grosze: number): string => `${(grosze / 100).toFixed(2)} PLN`;

const tallyLines = ({ bookings, confirmed, reserveList, places, turnover, stateHash }: Tally): string =>
  `${bookings} bookings (${confirmed} confirmed, ${reserveList} on the reserve list), ${places} places, turnover ${inZloty(turnover)}, state ${stateHash}`;

const tell = (report: ReplayReport, bad: readonly BadLine[]): void => {
  const { commands, refusals, differences, firstDivergence, tally, expected } = report;
  process.stdout.write(`${commands} commands replayed, ${refusals} refused, ${differences} different\n${tallyLines(tally)}\n`);
  for (const { line, reason } of bad) process.stderr.write(`Line ${line}: ${reason}\n`);
  if (firstDivergence !== null) {
    const { n, subject, command, recorded, replayed } = firstDivergence;
    process.stderr.write(`First difference: command ${n} (${command}) on ${subject}\n`);
    process.stderr.write(`  recorded ${JSON.stringify(recorded)}\n  replayed ${JSON.stringify(replayed)}\n`);
  }
  if (expected === null) process.stderr.write('The file has no last line: it is not complete.\n');
  else if (expected.stateHash !== tally.stateHash) process.stderr.write(`Recorded: ${tallyLines(expected)}\n`);
};

const main = async (): Promise<void> => {
  const { file } = readArguments(process.argv.slice(2));
  if (file === null) return stop(2, USAGE);
  if (!existsSync(file)) return stop(2, `There is no file ${file}.`);
  const container = await replayContainer();
  const { store } = await container.getAsync(STORE);
  const bad: BadLine[] = [];
  const bar = progressBar('Replaying', 0);
  const report = await replay(
    { store, hashOf: cryptoIds.hashOf, progress: bar.at },
    readExport(file, (line) => bad.push(line)),
  );
  bar.end(report.commands);
  tell(report, bad);
  await closeContainer(container);
  if (!agrees(report) || bad.length > 0) stop(1, 'The replay does not agree with the recording.');
  else process.stdout.write('The replay agrees with the recording.\n');
};

await main();
