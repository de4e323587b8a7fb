import './need-node.js';
import { backUp } from '../storage/sqlite/copies.ts';
import type { Config } from '../system/config.ts';
import { formatBackupFailure } from './terminal/files.ts';
import { parseProgramArgumentsOrExit } from './terminal/program.ts';
import { runOnStore } from './terminal/run-on-store.ts';
import { printErrorAndSetExitCode } from './terminal/terminal.ts';

const POSTGRES =
  'The shop is kept in PostgreSQL, which copies itself: pg_dump --format=custom --file=FILE "$DATABASE_URL" (docs/running.md).';

const FAILED = 'Nothing was copied: ';

const copyShop = async ({ store }: Config, file: string): Promise<void> => {
  if (store.kind === 'postgres') return printErrorAndSetExitCode(2, POSTGRES);
  const copied = await backUp(store.file, file);
  if (copied.isErr())
    return printErrorAndSetExitCode(1, `${FAILED}${formatBackupFailure(copied.error)}`);
  process.stdout.write(
    `${store.file} is copied to ${file} (${copied.value.bytes} bytes, whole).\n`,
  );
};

const [file = ''] = parseProgramArgumentsOrExit('npm run backup --', (program) =>
  program
    .description('Copies the shop’s SQLite file while the shop sells.')
    .argument('<FILE>', 'the new file'),
).args;
await runOnStore(FAILED, (config) => copyShop(config, file), {
  needsFile: false,
  printsAllErrors: true,
});
