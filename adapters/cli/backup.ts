import { StoreUnavailable } from '../../application/ports/store-unavailable.ts';
import './need-node.js';
import { backUp } from '../storage/sqlite/copies.ts';
import { readConfig } from '../system/config.ts';
import { formatBackupFailure } from './terminal/files.ts';
import { parseProgramArgumentsOrExit } from './terminal/program.ts';
import { storeFailureText } from './terminal/store-failure.ts';
import { printErrorAndSetExitCode } from './terminal/terminal.ts';

const POSTGRES =
  'The shop is kept in PostgreSQL, which copies itself: pg_dump --format=custom --file=FILE "$DATABASE_URL" (docs/running.md).';

const main = async (): Promise<void> => {
  const [file = ''] = parseProgramArgumentsOrExit('npm run backup --', (program) =>
    program
      .description('Copies the shop’s SQLite file while the shop sells.')
      .argument('<FILE>', 'the new file'),
  ).args;
  const config = readConfig(process.env);
  if (config.isErr()) return printErrorAndSetExitCode(2, ...config.error);
  const { store } = config.value;
  if (store.kind === 'postgres') return printErrorAndSetExitCode(2, POSTGRES);
  try {
    const copied = await backUp(store.file, file);
    if (copied.isErr())
      return printErrorAndSetExitCode(
        1,
        `Nothing was copied: ${formatBackupFailure(copied.error)}`,
      );
    process.stdout.write(
      `${store.file} is copied to ${file} (${copied.value.bytes} bytes, whole).\n`,
    );
  } catch (error) {
    if (error instanceof StoreUnavailable)
      return printErrorAndSetExitCode(1, `Nothing was copied: ${storeFailureText(store, error)}`);
    printErrorAndSetExitCode(
      1,
      `Nothing was copied: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

await main();
