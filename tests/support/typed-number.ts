import { err, ok } from 'neverthrow';
import { createOptionParser } from '../../adapters/cli/terminal/program.ts';

export const parseWholeNumber = (least: number): ((typed: string) => number) =>
  createOptionParser((typed) =>
    Number.isSafeInteger(Number(typed)) && Number(typed) >= least
      ? ok(Number(typed))
      : err(`Give a whole number from ${least} on.`),
  );

export const parsePositiveNumber = createOptionParser((typed) =>
  Number(typed) > 0 ? ok(Number(typed)) : err('Give a number above 0.'),
);
