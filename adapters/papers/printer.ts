import type { NewPaper, PaperPrinter } from '../../application/ports/papers.ts';
import type { InvoiceKsefNumber } from '../../domain/accounts/invoice.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { flattenBlocks } from '../words/block-list.ts';
import { formatPaperNumber, paperFileName } from '../words/paper-number.pl.ts';
import { annexBlocks, annexHeadLines } from './annex.ts';
import type { PaperBlocks, PaperSheet } from './blocks.ts';
import { contractBlocks, contractHeadLines, contractPartiesBlock } from './contract.ts';
import { paperCopy } from './copy.pl.ts';
import { paperScene } from './head-picture.ts';
import {
  advanceInvoiceBlocks,
  advanceInvoiceHeadLines,
  correctionBlocks,
  invoiceBlocks,
  invoiceHeadLines,
} from './invoice.ts';

const paperContent = (
  paper: NewPaper,
  ksef: readonly InvoiceKsefNumber[],
): Pick<PaperSheet, 'title' | 'lines'> & { readonly blocks: PaperBlocks } => {
  const { content, madeAt, part } = paper;
  const number = formatPaperNumber(paper);
  switch (content.kind) {
    case 'contract':
      return {
        title: paperCopy.contract.title,
        lines: contractHeadLines(number, madeAt),
        blocks: contractBlocks(content),
      };
    case 'annex':
      return {
        title: paperCopy.annex.name,
        lines: annexHeadLines(paper, part, madeAt, content),
        blocks: annexBlocks(content, contractPartiesBlock(content)),
      };
    case 'advance':
      return {
        title: paperCopy.advance.title,
        lines: advanceInvoiceHeadLines(paper, content, ksef),
        blocks: advanceInvoiceBlocks(content),
      };
    case 'invoice':
      return {
        title: paperCopy.invoice.title,
        lines: invoiceHeadLines(paper, content, ksef),
        blocks: invoiceBlocks(content, ksef),
      };
    case 'correction':
      return {
        title: paperCopy.correction.title,
        lines: invoiceHeadLines(paper, content, ksef),
        blocks: correctionBlocks(content, ksef),
      };
  }
};

const sheetOf = (paper: NewPaper, ksef: readonly InvoiceKsefNumber[]): PaperSheet => {
  const { seller, brand, trip } = paper.content;
  const scene = paperScene(trip);
  const content = paperContent(paper, ksef);
  return {
    ...content,
    blocks: flattenBlocks(content.blocks),
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
