import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { PaperBlock } from './blocks.ts';
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

export const blocksOfHtml = (html: string): readonly PaperBlock[] =>
  blocksIn(unified().use(rehypeParse, { fragment: true }).parse(html));
