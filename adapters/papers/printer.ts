import type { NewPaper, PaperPrinter } from '../../application/ports/papers.ts';
import { fileName, numberOf } from '../words/paper-number.pl.ts';
import type { Sheet } from './blocks.ts';
import { contractBlocks, contractLines } from './contract.ts';
import { copy } from './copy.pl.ts';
import { invoiceBlocks, invoiceLines } from './invoice.ts';

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
export const pdfPrinter: PaperPrinter = {
  numberOf,
  fileName,
  print: async (paper) => {
    // Fonts and the PDF library are loaded for the first paper, not for every start of the shop and its command line.
    const { drawSheet } = await import('./sheet.ts');
    return drawSheet(sheetOf(paper));
  },
};
