import { playChaos } from './chaos.ts';

/**
 * `npm run chaos -- --minutes N [--store sqlite|postgres] [--seed N]`: exits with 1 if it finds an
 * inconsistency.
 */
const said = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const store = said('store') ?? 'sqlite';
const minutes = Number(said('minutes') ?? '1');
const seed = Number(said('seed') ?? Date.now() % 1_000_000);

if ((store !== 'sqlite' && store !== 'postgres') || !(minutes > 0) || !Number.isSafeInteger(seed)) {
  process.stderr.write(
    'Usage: npm run chaos -- --minutes N [--store sqlite|postgres] [--seed N]\n',
  );
  process.exitCode = 2;
} else {
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
}
