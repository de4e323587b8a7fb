import './need-node.js';
import { auditStoreSnapshot, UnreadableOpening, UnreplayableLine } from '../composition/audit.ts';
import { TablesMismatch } from '../storage/sql/audit/snapshot.ts';
import type { Config } from '../system/config.ts';
import { auditText, differenceTexts, formatOpeningDifferences } from './replay/audit-text.ts';
import { parseProgramArgumentsOrExit, progressOption } from './terminal/program.ts';
import { runOnStore } from './terminal/run-on-store.ts';
import { formatQuantity, toPlainLine } from './terminal/table.ts';
import { createProgressBar, printErrorAndSetExitCode } from './terminal/terminal.ts';

const audit = async ({ store }: Config, progress: boolean): Promise<void> => {
  const bar = createProgressBar('Replaying', { always: progress });
  try {
    const report = await auditStoreSnapshot(store, bar.at);
    if (report === null)
      return printErrorAndSetExitCode(
        1,
        'No shop was opened in this store yet, so it has no journal to audit.',
      );
    bar.end(report.replay.commands);
    process.stdout.write(`${auditText(report)}\n`);
    const different = differenceTexts(report);
    if (different.length > 0)
      return printErrorAndSetExitCode(
        1,
        ...different,
        `${formatQuantity(different.length, 'thing is', 'things are')} not as the journal says.`,
      );
    process.stdout.write('The store agrees with its journal.\n');
  } catch (error) {
    if (error instanceof UnreplayableLine)
      return printErrorAndSetExitCode(
        1,
        `Journal line ${error.n} cannot be replayed: ${toPlainLine(error.message)}`,
      );
    if (error instanceof UnreadableOpening)
      return printErrorAndSetExitCode(
        1,
        ...formatOpeningDifferences(error.names),
        `${error.message}: the journal cannot be replayed.`,
      );
    if (error instanceof TablesMismatch)
      return printErrorAndSetExitCode(
        1,
        'The tables are from another release. Start the shop with this release first.',
      );
    throw error;
  }
};

const { progress = false } = parseProgramArgumentsOrExit('npm run audit --', (program) =>
  program
    .description('Replays the journal of the shop and names what differs in its store.')
    .addOption(progressOption()),
).opts<{ progress?: boolean }>();
await runOnStore('The store cannot be read: ', (config) => audit(config, progress));
