import type { PaperNumber } from '../../application/ports/papers.ts';

const DIGITS = 5;
const PREFIX = { contract: 'UM', invoice: 'FV' } as const;
const FILE_PREFIX = { contract: 'umowa', invoice: 'faktura' } as const;

/** A paper's number as people write it: UM/2027/00001, FV/2027/00012. */
export const numberOf = ({ kind, year, n }: PaperNumber): string => `${PREFIX[kind]}/${year}/${String(n).padStart(DIGITS, '0')}`;

/** What its file is called: umowa-UM-2027-00001.pdf. */
export const fileName = (number: PaperNumber): string => `${FILE_PREFIX[number.kind]}-${numberOf(number).replaceAll('/', '-')}.pdf`;
