import type { NewPaper, PaperPrinter } from '../../application/ports/papers.ts';
import type { InvoiceKsefNumber } from '../../domain/accounts/invoice.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { flattenBlocks } from '../words/block-list.ts';
import { formatPaperNumber, paperFileName } from '../words/paper-number.pl.ts';
import { annexPaper } from './annex.ts';
import type { PaperSheet, PaperText } from './blocks.ts';
import { contractPaper } from './contract.ts';
import { paperCopy } from './copy.pl.ts';
import { paperScene } from './head-picture.ts';
import { advanceInvoicePaper, correctionPaper, invoicePaper } from './invoice.ts';

const paperText = (paper: NewPaper, ksef: readonly InvoiceKsefNumber[]): PaperText => {
  const { content } = paper;
  switch (content.kind) {
    case 'contract':
      return contractPaper(content, paper);
    case 'annex':
      return annexPaper(content, paper);
    case 'advance':
      return advanceInvoicePaper(content, paper, ksef);
    case 'invoice':
      return invoicePaper(content, paper, ksef);
    case 'correction':
      return correctionPaper(content, paper, ksef);
  }
};

const sheetOf = (paper: NewPaper, ksef: readonly InvoiceKsefNumber[]): PaperSheet => {
  const { seller, brand, trip } = paper.content;
  const scene = paperScene(trip);
  const text = paperText(paper, ksef);
  return {
    ...text,
    blocks: flattenBlocks(text.blocks),
    ...(scene === undefined ? {} : { scene }),
    brand,
    footer: `${formatPaperNumber(paper)} · ${seller.name} · ${paperCopy.nip(seller.nip)}`,
    madeAt: paper.madeAt,
  };
};

export const pdfPrinter = (tokens: BrandTokens): PaperPrinter => ({
  numberOf: formatPaperNumber,
  fileName: paperFileName,
  print: async (paper, ksef) => {
    // Import fonts and PDF library for the first paper, so that the program starts faster.
    const { drawPaperPdf } = await import('./sheet.ts');
    return drawPaperPdf(tokens, sheetOf(paper, ksef));
  },
});
