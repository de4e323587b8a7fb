import { execFileSync } from 'node:child_process';
import { readBook } from './rules.ts';
import { readProjectText } from './source-tree.ts';

/**
 * `npx node tests/architecture/draw.ts [SEED [COMMIT]]`: prints ten random rules of today's or a
 * commit's book, the same ten for the same seed. Guess each rule's folder before you search.
 */
const [told, commit] = process.argv.slice(2);
const seed = Number(told ?? Math.floor(Math.random() * 1e9));

/** mulberry32: a small random generator with a 32-bit seed. */
let state = seed >>> 0;
const chance = (): number => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const BOOK = 'docs/rules.md';
const text =
  commit === undefined
    ? readProjectText(BOOK)
    : execFileSync('git', ['show', `${commit}:${BOOK}`], { encoding: 'utf8' });
const { clauses, notBuilt } = readBook(text);
const left = [...clauses].filter((clause) => !notBuilt.has(clause));
const lines = text.split('\n');
process.stdout.write(`seed ${seed}\n`);
for (let drawn = 0; drawn < 10 && left.length > 0; drawn += 1) {
  const [clause] = left.splice(Math.floor(chance() * left.length), 1);
  process.stdout.write(`${lines.find((line) => line.includes(`**${clause}**`))?.slice(2)}\n`);
}
