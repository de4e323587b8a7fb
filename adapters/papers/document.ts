import type { ContentBlock, ContentPage } from '../../application/content/content.ts';
import type { DocumentPrinter } from '../../application/ports/documents.ts';
import { formatDay } from '../words/amounts-and-days.pl.ts';
import type { Block, Sheet } from './blocks.ts';
import { copy } from './copy.pl.ts';
import { blocksOfHtml } from './html-blocks.ts';

const unlessEmpty = (kind: 'heading' | 'text', text: string): readonly Block[] =>
  text === '' ? [] : [{ kind, text }];

/** The heading of the first block is the paper's title. */
const blocksOf = (block: ContentBlock, index: number): readonly Block[] => [
  ...(index === 0 ? [] : unlessEmpty('heading', block.heading)),
  ...unlessEmpty('text', block.lead),
  ...blocksOfHtml(block.html),
  ...block.boxes.flatMap((box) => [
    ...unlessEmpty('heading', box.title),
    ...unlessEmpty('text', box.text),
    ...blocksOfHtml(box.html),
  ]),
];

export const pageBlocks = ({ blocks }: ContentPage): readonly Block[] => blocks.flatMap(blocksOf);

/** Throws if the page is no document, because its file is never requested. */
export const documentSheet = (page: ContentPage, brand: string): Sheet => {
  const { document, blocks } = page;
  if (document === null) throw new Error(`${page.pageId} is no document`);
  const version = copy.document.version(document.version, formatDay(document.from));
  const title = blocks[0]?.heading ?? page.title;
  const fields = document.fields.flatMap((group): readonly Block[] => [
    { kind: 'heading', text: group.title },
    ...group.fields.map((field): Block => ({ kind: 'field', ...field })),
  ]);
  return {
    brand,
    title,
    lines: [version, ...(document.sample ? [copy.document.sampleLine] : [])],
    blocks: [...pageBlocks(page), ...fields],
    ...(document.sample ? { stamp: copy.document.sample } : {}),
    footer: `${title} · ${version}`,
    madeAt: Date.parse(document.from),
  };
};

export const pdfDocuments: DocumentPrinter = {
  print: async (page, brand) => {
    // Fonts and the PDF library are loaded for the first file.
    const { drawSheet } = await import('./sheet.ts');
    return drawSheet(documentSheet(page, brand));
  },
};
