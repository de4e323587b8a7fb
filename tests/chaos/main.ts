import { Option } from 'commander';
import { parseProgramArgumentsOrExit } from '../../adapters/cli/terminal/program.ts';
import { parsePositiveNumber, parseWholeNumber } from '../support/typed-number.ts';
import { playChaos } from './chaos.ts';
import { playPromotions } from './promotions.ts';

type ChaosOptions = {
  readonly store: 'sqlite' | 'postgres';
  readonly minutes: number;
  readonly seed: number;
  readonly promotions?: number;
  readonly bookers: number;
};

const { store, minutes, seed, promotions, bookers } = parseProgramArgumentsOrExit(
  'npm run chaos --',
  (program) =>
    program
      .description(
        'Breaks processes and stores while travellers book. Exits with 1 if it finds an inconsistency.',
      )
      .option('--minutes <N>', 'how long', parsePositiveNumber, 1)
      .addOption(
        new Option('--store <KIND>', 'the store').choices(['sqlite', 'postgres']).default('sqlite'),
      )
      .addOption(
        new Option('--promotions <N>', 'only lose the primary of two PostgreSQL servers N times')
          .argParser(parseWholeNumber(1))
          .conflicts(['minutes', 'store']),
      )
      .option('--bookers <N>', 'people at once during promotions', parseWholeNumber(1), 32)
      .option('--seed <N>', 'of chance', parseWholeNumber(0), Date.now() % 1_000_000),
).opts<ChaosOptions>();

const print = (what: string): void => void process.stdout.write(`${what}\n`);

const finish = (wrong: readonly string[], again: string): void => {
  for (const what of wrong) process.stderr.write(`${what}\n`);
  print(
    wrong.length === 0
      ? 'Everything adds up.'
      : `${wrong.length} things do not add up. Again: npm run chaos -- ${again} --seed ${seed}`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
};

if (promotions === undefined) {
  print(`Chaos on ${store}, seed ${seed}`);
  const { booked, paid, troubles, wrong } = await playChaos({ store, minutes, seed }, (what) =>
    print(`  ${what}`),
  );
  print(`${troubles.length} troubles, ${booked} bookings acknowledged, ${paid} payments told`);
  finish(wrong, `--minutes ${minutes} --store ${store}`);
} else {
  print(`Promotions of a standby, ${bookers} people at once, seed ${seed}`);
  const drill = await playPromotions({ promotions, bookers, seed }, (what) => print(`  ${what}`));
  if (drill === null) throw new Error('The drill needs pg_basebackup beside the server.');
  print(`${drill.promotions.length} promotions, ${drill.booked} bookings acknowledged`);
  finish(drill.wrong, `--promotions ${promotions} --bookers ${bookers}`);
}
