import { benchFlows } from './flows.ts';
import { benchList } from './list.ts';
import { type Figure, type Pace, printFigures } from './measure.ts';
import { benchMemory } from './memory.ts';
import { benchMillion } from './million.ts';
import { benchPages } from './pages.ts';
import { benchQuote } from './quote.ts';
import { benchReplay } from './replay.ts';
import { benchWizard } from './wizard.ts';

/**
 * `npm run bench [-- --short] [quote|replay|list|pages|flows|wizard|memory|million …]`: prints each
 * figure beside a baseline of the same run. Exits with 1 if a figure misses its target.
 * With --short each figure is measured once and not judged, and it exits with 1 only if a
 * measurement fails.
 */
const BENCHES: Readonly<Record<string, (pace: Pace) => Promise<readonly Figure[]>>> = {
  quote: benchQuote,
  replay: benchReplay,
  list: benchList,
  pages: benchPages,
  flows: benchFlows,
  wizard: benchWizard,
  memory: benchMemory,
  million: benchMillion,
};
/** Benches of a quarter of an hour run in full only when named. */
const NAMED_ALONE: ReadonlySet<string> = new Set(['million']);

const pace: Pace = process.argv.includes('--short') ? 'short' : 'full';
const words = process.argv.slice(2).filter((word) => word !== '--short');
const unknown = words.filter((word) => !(word in BENCHES));
if (unknown.length > 0) {
  process.stderr.write(
    `Nothing called ${unknown.join(', ')} is measured; what is: ${Object.keys(BENCHES).join(', ')}\n`,
  );
  process.exit(2);
}
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (words.length > 0 ? !words.includes(name) : pace === 'full' && NAMED_ALONE.has(name)) continue;
  process.stderr.write(`Measuring ${name} …\n`);
  figures.push(...(await bench(pace)));
}
printFigures(figures, pace);
const missing = figures.some(({ value }) => value.includes('NaN'));
const outside = pace === 'full' && figures.some(({ within }) => within === false);
process.exitCode = missing || outside ? 1 : 0;
