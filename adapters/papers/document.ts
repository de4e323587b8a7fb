import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { ContentBlock, ContentPage } from '../../application/content/content.ts';
import type { DocumentPrinter } from '../../application/ports/papers.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { formatDay } from '../words/amounts-and-days.pl.ts';
import type { PaperBlock, PaperSheet } from './blocks.ts';
import { paperCopy } from './copy.pl.ts';

const elementsIn = (node: Nodes): readonly Element[] =>
  'children' in node
    ? node.children.flatMap((child) => (child.type === 'element' ? [child] : []))
    : [];
const words = (node: Nodes): string =>
  textOf(node)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
const withTag = (node: Nodes, tags: readonly string[]): readonly Element[] =>
  elementsIn(node).flatMap((child) =>
    tags.includes(child.tagName) ? [child] : withTag(child, tags),
  );

const table = (element: Element): PaperBlock => {
  const rowsOf = (part: string) =>
    withTag(element, [part]).flatMap((each) =>
      withTag(each, ['tr']).map((row) => withTag(row, ['th', 'td']).map(words)),
    );
  const [head = []] = rowsOf('thead');
  const rows = rowsOf('tbody');
  const columns = Math.max(head.length, ...rows.map((row) => row.length));
  return {
    kind: 'table',
    head,
    widths: Array.from({ length: columns }, () => 1),
    rows,
    words: true,
  };
};

const blocksIn = (node: Nodes): readonly PaperBlock[] =>
  elementsIn(node).flatMap((element): readonly PaperBlock[] => {
    switch (element.tagName) {
      case 'p':
        return [{ kind: 'text', text: words(element) }];
      case 'h2':
      case 'h3':
      case 'h4':
        return [{ kind: 'heading', text: words(element) }];
      case 'ul':
        return elementsIn(element).map((item) => ({
          kind: 'point',
          mark: paperCopy.document.point,
          text: words(item),
        }));
      case 'ol':
        return elementsIn(element).map((item, index) => ({
          kind: 'point',
          mark: `${index + 1}.`,
          text: words(item),
        }));
      case 'table':
        return [table(element)];
      default:
        return blocksIn(element);
    }
  });

const blocksOfHtml = (html: string): readonly PaperBlock[] =>
  blocksIn(unified().use(rehypeParse, { fragment: true }).parse(html));

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

export const contentPageBlocks = ({ blocks }: ContentPage): readonly PaperBlock[] =>
  blocks.flatMap(blocksOf);

/**
 * Builds the PDF of a legal document. Throws if the content page is not one of the legal documents.
 */
const documentSheet = (page: ContentPage, brand: string): PaperSheet => {
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
    blocks: [...contentPageBlocks(page), ...fields],
    ...(document.sample ? { stamp: paperCopy.document.sample } : {}),
    footer: `${title} · ${version}`,
    madeAt: Date.parse(document.from),
  };
};

export const createDocumentPdfPrinter = (tokens: BrandTokens): DocumentPrinter => ({
  print: async (page, brand) => {
    const { drawPaperPdf } = await import('./sheet.ts');
    return drawPaperPdf(tokens, documentSheet(page, brand));
  },
});
