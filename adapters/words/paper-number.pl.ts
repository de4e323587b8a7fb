import type { PaperNumber } from '../../application/ports/papers.ts';
import { PAPER_KINDS, type PaperKind } from '../../domain/booking/placed/papers.ts';

const DIGITS = 5;
const PREFIX: Readonly<Record<PaperKind, string>> = {
  contract: 'UM',
  annex: 'AN',
  advance: 'FZ',
  invoice: 'FV',
  correction: 'FK',
};
const FILE_PREFIX: Readonly<Record<PaperKind, string>> = {
  contract: 'umowa',
  annex: 'aneks',
  advance: 'faktura-zaliczkowa',
  invoice: 'faktura',
  correction: 'korekta',
};

/**
 * Formats the number of a paper, for example UM/2027/00001 for a contract. Each kind of paper has
 * its own series of numbers.
 */
export const formatPaperNumber = ({ kind, year, n }: PaperNumber): string =>
  `${PREFIX[kind]}/${year}/${String(n).padStart(DIGITS, '0')}`;

/** Parses the number of a paper, even without leading zeros. Returns null if it is malformed. */
export const parsePaperNumber = (typed: string): PaperNumber | null => {
  const [, prefix, year, n] =
    /^([A-Z]{2})\/(\d{4})\/(\d{1,9})$/.exec(typed.trim().toUpperCase()) ?? [];
  const kind = PAPER_KINDS.find((each) => PREFIX[each] === prefix);
  return kind === undefined || Number(n) === 0 ? null : { kind, year: Number(year), n: Number(n) };
};

/** Returns the file name of a paper, for example umowa-UM-2027-00001.pdf. */
export const paperFileName = (number: PaperNumber): string =>
  `${FILE_PREFIX[number.kind]}-${formatPaperNumber(number).replaceAll('/', '-')}.pdf`;
