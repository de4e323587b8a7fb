import { Option } from 'commander';
import { readProgramOrExit } from '../../adapters/cli/terminal/program.ts';
import { parsePositiveNumber, parseWholeNumber } from '../support/typed-number.ts';
import { playChaos } from './chaos.ts';

type ChaosOptions = {
  readonly store: 'sqlite' | 'postgres';
  readonly minutes: number;
  readonly seed: number;
};

const { store, minutes, seed } = readProgramOrExit('npm run chaos --', (program) =>
  program
    .description(
      'Breaks processes and stores while travellers book. Exits with 1 if it finds an inconsistency.',
    )
    .option('--minutes <N>', 'how long', parsePositiveNumber, 1)
    .addOption(
      new Option('--store <KIND>', 'the store').choices(['sqlite', 'postgres']).default('sqlite'),
    )
    .option('--seed <N>', 'of chance', parseWholeNumber(0), Date.now() % 1_000_000),
).opts<ChaosOptions>();

const again = `npm run chaos -- --minutes ${minutes} --store ${store} --seed ${seed}`;
process.stdout.write(`Chaos on ${store}, seed ${seed}\n`);
const { booked, paid, troubles, wrong } = await playChaos({ store, minutes, seed }, (what) =>
  process.stdout.write(`  ${what}\n`),
);
process.stdout.write(
  `${troubles.length} troubles, ${booked} bookings acknowledged, ${paid} payments told\n`,
);
for (const what of wrong) process.stderr.write(`${what}\n`);
process.stdout.write(
  wrong.length === 0
    ? 'Everything adds up.\n'
    : `${wrong.length} things do not add up. Again: ${again}\n`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
