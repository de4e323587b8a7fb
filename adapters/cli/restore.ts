import type { Container } from 'inversify';
import { type BooksReport, checkBooks } from '../../application/books/check-books.ts';
import { StoreAway } from '../../application/ports/store-away.ts';
import './need-node.js';
import { withContainer } from '../composition/containers.ts';
import { CATALOGUE, IDS, STORE } from '../composition/tokens.ts';
import { commandLineContainer } from '../composition/tools.ts';
import { layIn } from '../storage/sqlite/copies.ts';
import { type Config, readConfig } from '../system/config.ts';
import { copyTrouble } from './terminal/copy-trouble.ts';
import { counted } from './terminal/counted.ts';
import { storeTrouble } from './terminal/store-trouble.ts';
import { plain } from './terminal/table.ts';
import { readArguments, stop } from './terminal/terminal.ts';

const USAGE = [
  'Usage: npm run restore -- FILE    lays a copy in where there is no shop, and checks it',
  '       npm run restore -- --check goes through the books of the shop that is there',
];
const POSTGRES =
  'The shop is kept in PostgreSQL: pg_restore --no-owner --dbname="$DATABASE_URL" FILE, then npm run restore -- --check (docs/running.md).';

const counts = ({ commands, tally, vouchers }: BooksReport): string =>
  `${counted(commands, 'command')}, ${counted(tally.bookings, 'booking')} (${tally.confirmed} confirmed, ${tally.reserveList} on the reserve list, ${tally.cancelled} cancelled), ${counted(tally.places, 'place')}, ${counted(vouchers, 'voucher')}, state ${tally.stateHash}`;

const check = async (container: Container): Promise<void> => {
  const { store, journal, catalogueStore } = await container.getAsync(STORE);
  if ((await catalogueStore.opening()) === null) return stop(1, 'The store has no shop yet.');
  const [catalogue, { hashOf }] = await Promise.all([container.getAsync(CATALOGUE), container.getAsync(IDS)]);
  const report = await checkBooks({ store, journal, catalogue, hashOf });
  process.stdout.write(`${counts(report)}\n`);
  for (const { subject, problem } of report.findings) process.stderr.write(`${plain(subject)}: ${plain(problem)}\n`);
  if (report.findings.length > 0) return stop(1, `${counted(report.findings.length, 'thing does', 'things do')} not add up.`);
  process.stdout.write('Places, ledger, vouchers and journal agree.\n');
};

const laidIn = (file: string, { store }: Config): boolean => {
  if (store.kind === 'postgres') {
    stop(2, POSTGRES);
    return false;
  }
  const laid = layIn(file, store.file);
  if (laid.isErr()) stop(1, `Nothing was laid in: ${copyTrouble(laid.error)}`);
  else process.stdout.write(`${file} is laid in as ${store.file}.\n`);
  return laid.isOk();
};

/** Lays a copy of a shop in and goes through its books, or goes through those of the shop that is there. */
const main = async (): Promise<void> => {
  const { file, flags } = readArguments(process.argv.slice(2));
  const onlyCheck = flags.has('--check') && flags.size === 1;
  if ((file === null) !== onlyCheck || (flags.size > 0 && !onlyCheck)) return stop(2, ...USAGE);
  const config = readConfig(process.env);
  if (config.isErr()) return stop(2, ...config.error);
  try {
    if (file === null || laidIn(file, config.value)) await withContainer(commandLineContainer(config.value), check);
  } catch (error) {
    stop(1, error instanceof StoreAway ? storeTrouble(config.value.store, error) : error instanceof Error ? error.message : String(error));
  }
};

await main();
