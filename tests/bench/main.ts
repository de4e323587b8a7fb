import { Argument, Option } from 'commander';
import { parseProgramArgumentsOrExit } from '../../adapters/cli/terminal/program.ts';
import { benchFlows } from './flows.ts';
import { benchGrowth } from './growth.ts';
import { benchList } from './list.ts';
import { type Figure, type Pace, printFigures } from './measure.ts';
import { benchMemory } from './memory.ts';
import { benchMillion } from './million.ts';
import { benchPages } from './pages.ts';
import { benchQuote } from './quote.ts';
import { benchReplay } from './replay.ts';
import { benchWizard } from './wizard.ts';

const BENCHES: Readonly<Record<string, (pace: Pace) => Promise<readonly Figure[]>>> = {
  quote: benchQuote,
  replay: benchReplay,
  list: benchList,
  pages: benchPages,
  flows: benchFlows,
  wizard: benchWizard,
  memory: benchMemory,
  growth: benchGrowth,
  million: benchMillion,
};
const PARTS = Object.keys(BENCHES);
/** These benches take a quarter of an hour each, so they run in full only if named. */
const NAMED_ALONE: ReadonlySet<string> = new Set(['million']);

const program = parseProgramArgumentsOrExit('npm run bench --', (each) =>
  each
    .description('Measures the shop. Exits with 1 if a figure misses its target.')
    .addArgument(new Argument('[PART...]', 'what to measure').choices(PARTS))
    .addOption(new Option('--without <PART...>', 'what not to measure').choices(PARTS))
    .option('--short', 'measure each figure once and judge none'),
);
const { short = false, without = [] } = program.opts<{ short?: boolean; without?: string[] }>();
const pace: Pace = short ? 'short' : 'full';
const words = program.args;
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (without.includes(name)) continue;
  if (words.length > 0 ? !words.includes(name) : pace === 'full' && NAMED_ALONE.has(name)) continue;
  process.stderr.write(`Measuring ${name} …\n`);
  figures.push(...(await bench(pace)));
}
printFigures(figures, pace);
const missing = figures.some(({ value }) => value.includes('NaN'));
const outside = pace === 'full' && figures.some(({ within }) => within === false);
process.exitCode = missing || outside ? 1 : 0;
