import { err, ok, type Result } from 'neverthrow';
import { isDay } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';

/** What is wrong with a statement's file; a broken one is refused whole. */
export type StatementProblem =
  | 'tooLarge'
  | 'notText'
  | 'unknownFormat'
  | 'notXml'
  | 'documentType'
  | 'noStatement'
  | 'noAccount'
  | 'badAmount'
  | 'badDay'
  | 'badLine'
  | 'badSign'
  | 'badDetails'
  | 'badBalance'
  | 'tooManyLines';

/** Where in the file: its line, null where the whole file is meant. */
export type BrokenStatement = { readonly problem: StatementProblem; readonly line: number | null };

export type Read<T> = Result<T, BrokenStatement>;

export const broken = (problem: StatementProblem, line: number | null = null): Result<never, BrokenStatement> => err({ problem, line });

/** Bytes of a file, and lines of all its statements, at most: ten times what a busy month of a large shop has. */
export const MOST_BYTES = 10_000_000;
export const MOST_LINES = 50_000;

/** A sum without its sign, in hundredths; banks write `123,4`, `123,` and `123.45000` for the same things. Never rounded. */
export const hundredthsOf = (text: string): Money | null => {
  const [, whole = '', rest = ''] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  const digits = rest.replace(/0+$/, '');
  return whole === '' || digits.length > 2 ? null : Number(whole) * 100 + Number(digits.padEnd(2, '0'));
};

/** The day of a date or a moment as ISO 8601 writes them. */
export const dayIn = (text: string, line: number | null): Read<string> => {
  const day = text.trim().slice(0, 10);
  return isDay(day) ? ok(day) : broken('badDay', line);
};

/** A text on one line. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
