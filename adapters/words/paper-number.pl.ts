import type { PaperNumber } from '../../application/ports/papers.ts';
import type { PaperKind } from '../../domain/booking/placed/papers.ts';

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

/** What its file is called: umowa-UM-2027-00001.pdf. */
export const fileName = (number: PaperNumber): string => `${FILE_PREFIX[number.kind]}-${numberOf(number).replaceAll('/', '-')}.pdf`;
