import type { PaperNumber } from '../../application/ports/papers.ts';
import { copy } from './copy.pl.ts';

const DIGITS = 5;

/** A paper's number as people write it: UM/2027/00001, FV/2027/00012. */
export const numberOf = ({ kind, year, n }: PaperNumber): string => `${copy.numberPrefix[kind]}/${year}/${String(n).padStart(DIGITS, '0')}`;

/** What its file is called: umowa-UM-2027-00001.pdf. */
export const fileName = (number: PaperNumber): string => `${copy.filePrefix[number.kind]}-${numberOf(number).replaceAll('/', '-')}.pdf`;
