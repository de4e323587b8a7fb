import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';
import { sellOne } from '../selling.ts';

/**
 * A process of its own that sells places of unit 1 in the file of its first argument, under ids that begin with the second; the
 * third is how many it tries, the fourth how many berths there are. Says `ready`, waits for a word, then names each sold booking
 * once the store has acknowledged it.
 */
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
