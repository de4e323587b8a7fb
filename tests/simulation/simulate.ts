import { parseArgs } from 'node:util';
import { wordsIn } from '../support/words.ts';
import { playDays } from './days.ts';
import { playSeason } from './season.ts';
import type { Visit } from './traveller.ts';

/**
 * `npm run simulate -- http://localhost:3000 --seed S --days D --travellers N [--day SECONDS]`:
 * seeded travellers live through days of a running shop that trusts this machine as a proxy.
 * `npm run simulate -- http://localhost:3000 300 1`: 300 travellers book concurrently with seed 1.
 */
const SECONDS_A_DAY = 10;

const words = wordsIn(() =>
  parseArgs({
    options: {
      seed: { type: 'string' },
      days: { type: 'string' },
      travellers: { type: 'string' },
      day: { type: 'string' },
    },
    allowPositionals: true,
  }),
);
const { positionals, values } = words ?? { positionals: [], values: {} };
const [base = 'http://localhost:3000', manyAtOnce = '300', seedAtOnce = '1'] = positionals;
const numbers = {
  travellers: Number(values.travellers ?? manyAtOnce),
  seed: Number(values.seed ?? seedAtOnce),
  days: Number(values.days ?? '0'),
  secondsADay: Number(values.day ?? SECONDS_A_DAY),
};

const counts = new Map<string, number>();
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

const endOf = (visit: Visit): string => {
  if (visit.end === 'booked') return 'booked';
  return visit.end === 'left'
    ? `left at ${visit.where}`
    : `refused at ${visit.where}: ${visit.status} ${visit.message}`;
};

const work = async (): Promise<void> => {
  const { days, ...others } = numbers;
  if (days > 0)
    return playDays(base, { days, ...others, told: (what, became) => count(`${what}: ${became}`) });
  await playSeason(base, { ...others, atOnce: 12, visited: (visit) => count(endOf(visit)) });
};

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(new URL('/readyz', address))).ok;
  } catch {
    return false;
  }
};

if (
  words === null ||
  Object.values(numbers).some((number) => !(number >= 0)) ||
  !Number.isSafeInteger(numbers.travellers)
) {
  process.stderr.write(
    'Usage: npm run simulate -- URL --seed S --days D --travellers N [--day SECONDS]\n',
  );
  process.exitCode = 2;
} else if (!(await answers(base))) {
  process.stderr.write(`No shop is open at ${base}.\n`);
  process.exitCode = 1;
} else {
  const began = performance.now();
  await work();
  for (const [what, times] of [...counts].sort((a, b) => b[1] - a[1]))
    process.stdout.write(`${String(times).padStart(5)} ${what}\n`);
  process.stdout.write(
    `${numbers.travellers} travellers in ${((performance.now() - began) / 1_000).toFixed(1)} s\n`,
  );
}
