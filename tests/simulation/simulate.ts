import { parseProgramArgumentsOrExit } from '../../adapters/cli/terminal/program.ts';
import { parsePositiveNumber, parseWholeNumber } from '../support/typed-number.ts';
import { playDays } from './days.ts';
import { playSeason } from './season.ts';
import type { Visit } from './traveller.ts';

/** Each traveller has their own network address, so the shop must trust this machine as a proxy. */
const program = parseProgramArgumentsOrExit('npm run simulate --', (each) =>
  each
    .description(
      'Seeded travellers live through days of a running shop, or book concurrently. Not for production.',
    )
    .argument('[URL]', 'the shop', 'http://localhost:3000')
    .argument('[TRAVELLERS]', 'travellers who book concurrently', parseWholeNumber(0), 300)
    .argument('[SEED]', 'their seed', parseWholeNumber(0), 1)
    .option('--seed <S>', 'the seed', parseWholeNumber(0))
    .option('--days <D>', 'days to play', parseWholeNumber(0), 0)
    .option('--travellers <N>', 'travellers', parseWholeNumber(0))
    .option('--day <SECONDS>', 'seconds of a day', parsePositiveNumber, 10),
);
const [base, manyAtOnce, seedAtOnce] = program.processedArgs;
const {
  travellers = manyAtOnce,
  seed = seedAtOnce,
  days,
  day,
} = program.opts<{ travellers?: number; seed?: number; days: number; day: number }>();

const counts = new Map<string, number>();
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

const endOf = (visit: Visit): string => {
  if (visit.end === 'booked') return 'booked';
  return visit.end === 'left'
    ? `left at ${visit.where}`
    : `refused at ${visit.where}: ${visit.status} ${visit.message}`;
};

const work = async (): Promise<void> => {
  const options = { travellers, seed, secondsADay: day };
  if (days > 0)
    return playDays(base, {
      days,
      ...options,
      told: (what, became) => count(`${what}: ${became}`),
    });
  await playSeason(base, { ...options, atOnce: 12, visited: (visit) => count(endOf(visit)) });
};

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(new URL('/readyz', address))).ok;
  } catch {
    return false;
  }
};

if (!(await answers(base))) {
  process.stderr.write(`No shop is open at ${base}.\n`);
  process.exitCode = 1;
} else {
  const began = performance.now();
  await work();
  for (const [what, times] of [...counts].sort((a, b) => b[1] - a[1]))
    process.stdout.write(`${String(times).padStart(5)} ${what}\n`);
  process.stdout.write(
    `${travellers} travellers in ${((performance.now() - began) / 1_000).toFixed(1)} s\n`,
  );
}
