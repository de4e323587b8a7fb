import { benchFlows } from './flows.ts';
import { benchList } from './list.ts';
import { type Figure, printFigures } from './measure.ts';
import { benchQuote } from './quote.ts';
import { benchReplay } from './replay.ts';
import { benchWizard } from './wizard.ts';

/** `npm run bench [quote|replay|list|flows|wizard …]`: each figure beside a baseline of the same run; ends with 1 where one is outside its target. */
const BENCHES: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  quote: benchQuote,
  replay: benchReplay,
  list: benchList,
  flows: benchFlows,
  wizard: benchWizard,
};

const wanted = process.argv.slice(2).filter((name) => name in BENCHES);
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stderr.write(`Measuring ${name} …\n`);
  figures.push(...(await bench()));
}
printFigures(figures);
process.exitCode = figures.some(({ within }) => within === false) ? 1 : 0;
