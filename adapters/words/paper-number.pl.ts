import type { PaperNumber } from '../../application/ports/papers.ts';
import { PAPER_KINDS, type PaperKind } from '../../domain/booking/placed/papers.ts';

const DIGITS = 5;
const PREFIX: Readonly<Record<PaperKind, string>> = { contract: 'UM', annex: 'AN', advance: 'FZ', invoice: 'FV', correction: 'FK' };
const FILE_PREFIX: Readonly<Record<PaperKind, string>> = {
  contract: 'umowa',
  annex: 'aneks',
  advance: 'faktura-zaliczkowa',
  invoice: 'faktura',
  correction: 'korekta',
};

/** A paper's number as people write it: UM/2027/00001, FV/2027/00012. Each kind has a series of its own. */
export const numberOf = ({ kind, year, n }: PaperNumber): string => `${PREFIX[kind]}/${year}/${String(n).padStart(DIGITS, '0')}`;

/** A number as somebody typed it, with or without the noughts; null where it is none. */
export const readNumber = (typed: string): PaperNumber | null => {
  const [, prefix, year, n] = /^([A-Z]{2})\/(\d{4})\/(\d{1,9})$/.exec(typed.trim().toUpperCase()) ?? [];
  const kind = PAPER_KINDS.find((each) => PREFIX[each] === prefix);
  return kind === undefined || Number(n) === 0 ? null : { kind, year: Number(year), n: Number(n) };
};

/** What its file is called: umowa-UM-2027-00001.pdf. */
export const fileName = (number: PaperNumber): string => `${FILE_PREFIX[number.kind]}-${numberOf(number).replaceAll('/', '-')}.pdf`;
