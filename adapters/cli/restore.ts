import type { Container } from 'inversify';
import {
  type ConsistencyReport,
  checkConsistency,
} from '../../application/consistency/check-consistency.ts';
import './need-node.js';
import { withContainer } from '../composition/close-container.ts';
import { CATALOGUE, IDS, STORE } from '../composition/tokens.ts';
import { commandLineContainer } from '../composition/tool-containers.ts';
import { restoreCopy } from '../storage/sqlite/copies.ts';
import type { Config } from '../system/config.ts';
import { formatBackupFailure, HOW_TO_OPEN } from './terminal/files.ts';
import { parseProgramArgumentsOrExit } from './terminal/program.ts';
import { runOnStore } from './terminal/run-on-store.ts';
import { formatQuantity, toPlainLine } from './terminal/table.ts';
import { printErrorAndSetExitCode } from './terminal/terminal.ts';

const POSTGRES =
  'The shop is kept in PostgreSQL: pg_restore --no-owner --dbname="$DATABASE_URL" FILE, then npm run restore -- --check (docs/running.md).';

const countsText = ({ commands, tally, vouchers }: ConsistencyReport): string =>
  `${formatQuantity(commands, 'command')}, ${formatQuantity(tally.bookings, 'booking')} (${tally.confirmed} confirmed, ${tally.reserveList} on the reserve list, ${tally.cancelled} cancelled), ${formatQuantity(tally.places, 'place')}, ${formatQuantity(vouchers, 'voucher')}, state ${tally.stateHash}`;

const check = async (container: Container): Promise<void> => {
  const { store, journal, catalogueStore } = await container.getAsync(STORE);
  if ((await catalogueStore.opening()) === null)
    return printErrorAndSetExitCode(
      1,
      'No shop was opened in this store yet, so there is nothing to check.',
      ...HOW_TO_OPEN,
    );
  const [catalogue, { hashOf }] = await Promise.all([
    container.getAsync(CATALOGUE),
    container.getAsync(IDS),
  ]);
  const report = await checkConsistency({ store, journal, catalogue, hashOf });
  process.stdout.write(`${countsText(report)}\n`);
  for (const { subject, problem } of report.findings)
    process.stderr.write(`${toPlainLine(subject)}: ${toPlainLine(problem)}\n`);
  if (report.findings.length > 0)
    return printErrorAndSetExitCode(
      1,
      `${formatQuantity(report.findings.length, 'thing does', 'things do')} not add up.`,
    );
  process.stdout.write('Places, ledger, vouchers and journal agree.\n');
};

const restoreShop = (file: string, { store }: Config): boolean => {
  if (store.kind === 'postgres') {
    printErrorAndSetExitCode(2, POSTGRES);
    return false;
  }
  const laid = restoreCopy(file, store.file);
  if (laid.isErr())
    printErrorAndSetExitCode(1, `Nothing was restored: ${formatBackupFailure(laid.error)}`);
  else process.stdout.write(`${file} is restored as ${store.file}.\n`);
  return laid.isOk();
};

const program = parseProgramArgumentsOrExit('npm run restore --', (each) =>
  each
    .description('Restores a copy into a folder without a shop, and checks the restored shop.')
    .argument('[FILE]', 'the copy')
    .option('--check', 'check the existing shop; give no FILE')
    .action((named: string | undefined, { check: only }: { readonly check?: boolean }) => {
      if ((named === undefined) !== (only === true))
        each.error('Name the FILE of a copy, or give --check alone.');
    }),
);
const [file] = program.args;
await runOnStore(
  '',
  async (config) => {
    if (file === undefined || restoreShop(file, config))
      await withContainer(commandLineContainer(config), check);
  },
  { needsFile: file === undefined, printsAllErrors: true },
);
