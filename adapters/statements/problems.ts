import { err, type Result } from 'neverthrow';

/** Why a statement file is refused. One error is enough to refuse the whole file. */
export type StatementProblem =
  | 'tooLarge'
  | 'tooManyLines'
  | 'notText'
  | 'unknownFormat'
  | 'brokenZip'
  | 'notXml'
  | 'documentType'
  | 'intradayMt942'
  | 'intradayCamt052'
  | 'noticeCamt054'
  | 'noStatement'
  | 'noAccount'
  | 'badAmount'
  | 'badDay'
  | 'badLine'
  | 'badSign'
  | 'badStatus'
  | 'noOpeningBalance'
  | 'noClosingBalance'
  | 'badBalance'
  | 'wrongBalance';

export type BrokenStatement = {
  readonly problem: StatementProblem;
  readonly line: number | null;
  readonly field: string;
};

export type Read<T> = Result<T, BrokenStatement>;

export const refuseStatement = (
  problem: StatementProblem,
  line: number | null = null,
  field = '',
): Result<never, BrokenStatement> => err({ problem, line, field });

/** Limits of a statement file. A large shop needs a tenth of them in a busy month. */
export const MOST_BYTES = 40_000_000;
export const MOST_LINES = 50_000;

export const joinToOneLine = (text: string): string =>
  (/\s\s|[^\S ]/u.test(text) ? text.replace(/\s+/gu, ' ') : text).trim();

/** Copies a part of a text. Otherwise V8 would keep the text of the whole file in memory. */
export const copyTextOutOfFileBuffer = (text: string): string => Buffer.from(text).toString();
