import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';
import { sellOne } from '../selling.ts';

/** Arguments: database file, id prefix, attempts, berths. Prints `ready`, waits for a line, then
 * prints each acknowledged booking. */
const [path = '', prefix = '', attempts = '0', berths = '0'] = process.argv.slice(2);
const say = (line: string): void => void writeSync(1, `${line}\n`);

const kit = await openSqlite(path);
say('ready');
await once(process.stdin, 'data');
process.stdin.destroy();
const fleet = { yachts: 1, berths: Number(berths), cabins: 0 };
const sell = async (n: number): Promise<void> => {
  const result = await sellOne(kit.store, `${prefix}${n}`, 1, fleet);
  if (result.isOk()) say(`sold ${result.value}`);
};
for (let n = 0; n < Number(attempts); n += 4) await Promise.all([n, n + 1, n + 2, n + 3].map(sell));
await kit.close();
say('done');
