import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { DEFAULT_ALLOWED_TAGS, type FinishedHtml, sanitizeHtml } from '../html/sanitize-html.ts';
import { photographSrcset } from '../http/contract/photographs.ts';

export type PictureFinder = (
  name: string,
) => { readonly url: string; readonly width: number; readonly height: number } | null;

const element = (
  tagName: string,
  className: string | null,
  children: readonly ElementContent[],
): Element => ({
  type: 'element',
  tagName,
  properties: className === null ? {} : { className: [className] },
  children: [...children],
});
const text = (value: string): ElementContent => ({ type: 'text', value });

type State = { all(node: Nodes): ElementContent[] };
type Block = (
  node: ContainerDirective,
  children: readonly ElementContent[],
  title: string,
) => ElementContent;

const attribute = (node: ContainerDirective, name: string): string => {
  const value = node.attributes?.[name];
  if (value === undefined || value === null || value === '')
    throw new Error(`The block :::${node.name} needs the attribute ${name}`);
  return value;
};

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const checkboxItem = (item: Element): Element => {
  const parts = item.children.flatMap((child) =>
    isElement(child) && child.tagName === 'p' ? child.children : [child],
  );
  const words = parts.filter((part) => !(isElement(part) && part.tagName === 'input'));
  const hints = words.filter((part) => isElement(part) && part.tagName === 'em');
  const name = words
    .filter((part) => !hints.includes(part))
    .flatMap((part) => (part.type === 'text' ? [text(part.value.replace(/^\s+/, ''))] : [part]))
    .filter((part) => part.type !== 'text' || part.value !== '');
  const label = element('span', null, [
    ...name,
    ...hints.map((hint) => element('small', null, isElement(hint) ? hint.children : [])),
  ]);
  const box: Element = {
    type: 'element',
    tagName: 'input',
    properties: { type: 'checkbox' },
    children: [],
  };
  return element('li', null, [element('label', null, [box, label])]);
};

const checklist: Block = (node, children, title) => {
  const note = node.attributes?.note;
  const groups: ElementContent[][] = [];
  for (const child of children) {
    if (!isElement(child)) continue;
    if (child.tagName === 'ul') {
      const points = element('ul', null, child.children.filter(isElement).map(checkboxItem));
      const open = groups.at(-1);
      if (open?.length === 1) open.push(points);
      else groups.push([points]);
    } else groups.push([element('h4', null, child.children)]);
  }
  return element('section', 'checklist', [
    element('header', null, [
      element('h3', null, [text(title)]),
      ...(note === undefined || note === null ? [] : [element('p', null, [text(note)])]),
    ]),
    element(
      'div',
      null,
      groups.map((group) => element('div', null, group)),
    ),
  ]);
};

const quote: Block = (_node, children, title) => {
  const paragraphs = children.flatMap((child) =>
    isElement(child) && child.tagName === 'p' ? [child] : [],
  );
  return element('figure', 'quote', [
    element(
      'blockquote',
      null,
      paragraphs.map((paragraph) =>
        element('p', null, [text('„'), ...paragraph.children, text('”')]),
      ),
    ),
    element('figcaption', null, [text(title)]),
  ]);
};

const notice: Block = (_node, children, title) => ({
  ...element('div', 'notice', [
    element('p', null, [element('strong', null, [text(title)])]),
    ...children,
  ]),
  properties: { className: ['notice'], role: 'note' },
});

const drawing =
  (drawingOf: PictureFinder): Block =>
  (node, children) => {
    const name = attribute(node, 'name');
    const drawn = drawingOf(name);
    if (drawn === null)
      throw new Error(
        `No drawing is called ${name}, and no photograph in photos/ has this name. docs/drawings.md lists the drawings`,
      );
    const { url, width, height } = drawn;
    const image: Element = {
      type: 'element',
      tagName: 'img',
      properties: {
        src: url,
        alt: attribute(node, 'alt'),
        width,
        height,
        loading: 'lazy',
        decoding: 'async',
      },
      children: [],
    };
    const srcSet = photographSrcset(url, width);
    const sizes = '(max-width: 767px) 100vw, 38rem';
    const picture =
      srcSet === null
        ? image
        : element('picture', null, [
            { ...element('source', null, []), properties: { type: 'image/webp', srcSet, sizes } },
            image,
          ]);
    const caption = children.flatMap((child) =>
      isElement(child) && child.tagName === 'p' ? child.children : [],
    );
    return element('figure', 'drawing', [picture, element('figcaption', null, caption)]);
  };

const container =
  (blocks: Readonly<Record<string, Block>>) =>
  (state: State, node: ContainerDirective): ElementContent => {
    const block = Object.hasOwn(blocks, node.name) ? blocks[node.name] : undefined;
    if (block === undefined) throw new Error(`The block :::${node.name} is unknown`);
    const [label] = node.children.flatMap((child) =>
      child.type === 'paragraph' && child.data?.directiveLabel === true ? [child] : [],
    );
    const children = state.all({
      ...node,
      children: node.children.filter((child) => child !== label),
    });
    const title = label === undefined ? '' : textOf(element('p', null, state.all(label)));
    return block(node, children, title);
  };

const dropEmptyHeads = (tree: Root): void => {
  visit(tree, 'element', (head, index, table) => {
    if (head.tagName !== 'thead' || index === undefined || table === undefined) return;
    if (textOf(head).trim() === '') table.children.splice(index, 1);
    visit(head, 'element', (cell) => {
      if (cell.tagName === 'th' && textOf(cell).trim() === '') cell.tagName = 'td';
    });
  });
};

/** Phones show each table row as a block, so each cell gets an attribute with its column's name. */
const labelCells = (tree: Root): void => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const heads: string[] = [];
    visit(table, 'element', (head) => {
      if (head.tagName !== 'thead') return;
      visit(head, 'element', (cell) => {
        if (cell.tagName !== 'th' && cell.tagName !== 'td') return;
        heads.push(textOf(cell));
        if (cell.tagName === 'th') cell.properties.scope = 'col';
      });
    });
    visit(table, 'element', (row) => {
      if (row.tagName !== 'tr') return;
      const all = row.children.filter(isElement);
      const cells = all.some(({ tagName }) => tagName === 'th') ? [] : all;
      cells.forEach((cell, column) => {
        cell.properties.dataLabel = heads[column] ?? '';
      });
    });
  });
};

const CONTENT_ALLOWED = {
  ...DEFAULT_ALLOWED_TAGS,
  tagNames: [
    ...(DEFAULT_ALLOWED_TAGS.tagNames ?? []),
    'section',
    'header',
    'div',
    'span',
    'label',
    'input',
    'picture',
    'source',
  ],
  attributes: {
    ...DEFAULT_ALLOWED_TAGS.attributes,
    section: [['className', 'checklist'] as [string, string]],
    figure: [['className', 'quote', 'drawing'] as [string, string, string]],
    div: [['className', 'notice'] as [string, string], ['role', 'note'] as [string, string]],
    input: [['type', 'checkbox'] as [string, string]],
    source: ['type', 'srcSet', 'sizes'],
  },
  required: { input: { type: 'checkbox' } },
};

/**
 * Renders Markdown, including blocks such as `:::notice`. Removes HTML from the Markdown. Throws if
 * a block is unknown or incomplete.
 */
export const renderMarkdown = (markdown: string, findPicture: PictureFinder): FinishedHtml => {
  const blocks = { checklist, quote, notice, drawing: drawing(findPicture) };
  const parsed = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(markdown);
  // The parser reads ':obiad' in 'Pora:obiad' as a directive of Markdown. Change it back into text.
  visit(parsed, 'textDirective', (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    parent.children.splice(index, 1, { type: 'text', value: `:${node.name}` }, ...node.children);
  });
  const tree = unified()
    .use(remarkRehype, { handlers: { containerDirective: container(blocks) } })
    .runSync(parsed);
  dropEmptyHeads(tree);
  labelCells(tree);
  return sanitizeHtml(tree, CONTENT_ALLOWED);
};
