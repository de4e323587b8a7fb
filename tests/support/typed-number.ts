import { err, ok } from 'neverthrow';
import { readWith } from '../../adapters/cli/terminal/program.ts';

/** Returns a parser for a command line option: a whole number, at least `least`. */
export const parseWholeNumber = (least: number): ((typed: string) => number) =>
  readWith((typed) =>
    Number.isSafeInteger(Number(typed)) && Number(typed) >= least
      ? ok(Number(typed))
      : err(`Give a whole number from ${least} on.`),
  );

/** Parses a positive number of a command line option. */
export const parsePositiveNumber = readWith((typed) =>
  Number(typed) > 0 ? ok(Number(typed)) : err('Give a number above 0.'),
);
