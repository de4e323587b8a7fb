import { err, ok } from 'neverthrow';
import { readWith } from '../../adapters/cli/terminal/program.ts';

/** A parser of the command line for whole numbers from `least` on. */
export const parseWholeNumber = (least: number): ((typed: string) => number) =>
  readWith((typed) =>
    Number.isSafeInteger(Number(typed)) && Number(typed) >= least
      ? ok(Number(typed))
      : err(`Give a whole number from ${least} on.`),
  );

/** A parser for positive numbers. */
export const parsePositiveNumber = readWith((typed) =>
  Number(typed) > 0 ? ok(Number(typed)) : err('Give a number above 0.'),
);
