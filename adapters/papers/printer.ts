import type { NewPaper, PaperNumber, PaperPrinter } from '../../application/ports/papers.ts';
import type { Sheet } from './blocks.ts';
import { contractBlocks, contractLines } from './contract.ts';
import { copy } from './copy.pl.ts';
import { invoiceBlocks, invoiceLines } from './invoice.ts';
import { drawSheet } from './sheet.ts';

const DIGITS = 5;

/** UM/2027/00001, FV/2027/00012. */
const numberOf = ({ kind, year, n }: PaperNumber): string => `${copy.numberPrefix[kind]}/${year}/${String(n).padStart(DIGITS, '0')}`;

const fileName = (number: PaperNumber): string => `${copy.filePrefix[number.kind]}-${numberOf(number).replaceAll('/', '-')}.pdf`;

const sheetOf = (paper: NewPaper): Sheet => {
  const { content, madeAt } = paper;
  const { seller } = content;
  const number = numberOf(paper);
  const [title, lines, blocks] =
    content.kind === 'contract'
      ? ([copy.contract.title, contractLines(number, madeAt), contractBlocks(content)] as const)
      : ([copy.invoice.title, invoiceLines(number, madeAt, content), invoiceBlocks(content)] as const);
  return { brand: content.brand, title, lines, blocks, footer: `${number} · ${seller.name} · ${copy.nip(seller.nip)}`, madeAt };
};

/** Prints papers as PDF files. */
export const pdfPrinter: PaperPrinter = { numberOf, fileName, print: (paper) => drawSheet(sheetOf(paper)) };
