import type { ContentBlock, ContentPage } from '../../application/content/content.ts';
import type { DocumentPrinter } from '../../application/ports/documents.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { formatDay } from '../words/amounts-and-days.pl.ts';
import type { PaperBlock, PaperSheet } from './blocks.ts';
import { paperCopy } from './copy.pl.ts';
import { blocksOfHtml } from './html-blocks.ts';

const unlessEmpty = (kind: 'heading' | 'text', text: string): readonly PaperBlock[] =>
  text === '' ? [] : [{ kind, text }];

const blocksOf = (block: ContentBlock, index: number): readonly PaperBlock[] => [
  ...(index === 0 ? [] : unlessEmpty('heading', block.heading)),
  ...unlessEmpty('text', block.lead),
  ...blocksOfHtml(block.html),
  ...block.boxes.flatMap((box) => [
    ...unlessEmpty('heading', box.title),
    ...unlessEmpty('text', box.text),
    ...blocksOfHtml(box.html),
  ]),
];

export const pageBlocks = ({ blocks }: ContentPage): readonly PaperBlock[] =>
  blocks.flatMap(blocksOf);

/** Builds a document's PDF. Throws if the page is not a document. */
export const documentSheet = (page: ContentPage, brand: string): PaperSheet => {
  const { document, blocks } = page;
  if (document === null)
    throw new Error(`The page ${page.pageId} is not a document, so it has no file`);
  const version = paperCopy.document.version(document.version, formatDay(document.from));
  const title = blocks[0]?.heading ?? page.title;
  const fields = document.fields.flatMap((group): readonly PaperBlock[] => [
    { kind: 'heading', text: group.title },
    ...group.fields.map((field): PaperBlock => ({ kind: 'field', ...field })),
  ]);
  return {
    brand,
    title,
    lines: [version, ...(document.sample ? [paperCopy.document.sampleLine] : [])],
    blocks: [...pageBlocks(page), ...fields],
    ...(document.sample ? { stamp: paperCopy.document.sample } : {}),
    footer: `${title} · ${version}`,
    madeAt: Date.parse(document.from),
  };
};

export const pdfDocuments = (tokens: BrandTokens): DocumentPrinter => ({
  print: async (page, brand) => {
    const { drawPaperPdf } = await import('./sheet.ts');
    return drawPaperPdf(tokens, documentSheet(page, brand));
  },
});
