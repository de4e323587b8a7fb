import { demoTexts } from '../../../adapters/demo-catalogue/demo-shop.ts';
import type { readBrands, readOffers, readSellers } from '../../../adapters/shop-files/opening.ts';
import { sayProblem } from '../../../adapters/shop-files/problems.ts';

export const TODAY = '2027-03-01';
/** The demo's files as of that day. */
export const texts = demoTexts(TODAY);

/** The text with one of its lines changed, and that line's number. */
export const changed = (text: string, line: RegExp, to: (was: string) => string) => {
  const lines = text.split('\n');
  const at = lines.findIndex((each) => line.test(each));
  return { text: lines.with(at, to(lines[at] ?? '')).join('\n'), line: at + 1 };
};

/** What is wrong with a file, as the office reads it. */
export const said = (
  read: { isErr(): boolean } & ReturnType<typeof readBrands | typeof readOffers | typeof readSellers>,
): readonly string[] =>
  read.match(
    () => [],
    (problems) => problems.map(sayProblem),
  );
