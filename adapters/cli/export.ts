import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Container } from 'inversify';
import { exportJournal } from '../../application/replay/export-journal.ts';
import './need-node.js';
import { withContainer } from '../composition/close-container.ts';
import { CONFIG, IDS, OPENED, STORE } from '../composition/tokens.ts';
import { commandLineContainer } from '../composition/tool-containers.ts';
import { formatLine } from '../journal/lines.ts';
import { catalogueOf } from '../system/catalogue.ts';
import { officeEmailOf } from '../system/config.ts';
import { settingsOf } from '../system/settings.ts';
import { outputPathProblems } from './terminal/files.ts';
import { parseProgramArgumentsOrExit } from './terminal/program.ts';
import { runOnStore } from './terminal/run-on-store.ts';
import { formatQuantity } from './terminal/table.ts';
import { createProgressBar, printErrorAndSetExitCode } from './terminal/terminal.ts';

/** Writes a `.part` file that only its owner can read. Renames it when it is complete. */
const exportTo = async (
  file: string,
  personalData: boolean,
  container: Container,
): Promise<void> => {
  const kit = await container.getAsync(STORE);
  const { entries, brands } = await container.getAsync(OPENED);
  const deps = {
    journal: kit.journal,
    // The export begins with the offers with which the shop opened. Its journal lines contain all
    // later changes of the offers.
    catalogue: catalogueOf(entries),
    settings: settingsOf(brands, officeEmailOf(await container.getAsync(CONFIG))),
    hashOf: (await container.getAsync(IDS)).hashOf,
  };
  const half = `${file}.part`;
  // Delete the `.part` file of an interrupted run: a file that exists keeps its old permissions.
  await rm(half, { force: true });
  const out = createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true });
  const bar = createProgressBar('Exporting');
  let lines = 0;
  let summary = '';
  const texts = async function* (): AsyncGenerator<string> {
    for await (const line of exportJournal(deps, personalData)) {
      yield `${formatLine(line)}\n`;
      lines += 1;
      bar.at(lines);
      if (line.kind === 'end')
        summary = `${formatQuantity(line.commands, 'command')}, ${formatQuantity(line.tally.bookings, 'booking')}, state ${line.tally.stateHash}\n`;
    }
  };
  try {
    await pipeline(texts, out);
    await rename(half, file);
  } catch (failure) {
    await rm(half, { force: true });
    throw failure;
  }
  process.stdout.write(summary);
  bar.end(lines);
};

const main = async (): Promise<void> => {
  const program = parseProgramArgumentsOrExit('npm run export --', (each) =>
    each
      .description('Writes the journal as JSON lines, with stand-ins for persons.')
      .argument('<FILE>', 'the new file; only its owner can read it')
      .option('--with-personal-data', 'keep the persons'),
  );
  const [file = ''] = program.args;
  const { withPersonalData = false } = program.opts<{ withPersonalData?: boolean }>();
  const problems = outputPathProblems(file);
  if (problems.length > 0) return printErrorAndSetExitCode(2, ...problems);
  await runOnStore(
    'Nothing was exported: ',
    (config) =>
      withContainer(commandLineContainer(config), (container) =>
        exportTo(file, withPersonalData, container),
      ),
    { printsAllErrors: true },
  );
};

await main();
