import { demoTexts } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { formatFileProblem } from '../../../adapters/shop-files/file-problem.ts';
import type { readBrands, readOffers, readSellers } from '../../../adapters/shop-files/opening.ts';

export const DEMO_DAY = '2027-03-01';
export const texts = demoTexts(DEMO_DAY);

export const changeLine = (text: string, line: RegExp, to: (line: string) => string) => {
  const lines = text.split('\n');
  const at = lines.findIndex((each) => line.test(each));
  return { text: lines.with(at, to(lines[at] ?? '')).join('\n'), line: at + 1 };
};

export const fileProblems = (
  read: { isErr(): boolean } & ReturnType<
    typeof readBrands | typeof readOffers | typeof readSellers
  >,
): readonly string[] =>
  read.match(
    () => [],
    (problems) => problems.map(formatFileProblem),
  );
