import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSanitize, { type Options as Allowed } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { addNoBreakSpaces } from '../words/text.pl.ts';
import { splitIntoUnbreakableParts } from '../words/unbroken.pl.ts';
import htmlTags from './html-tags.json' with { type: 'json' };

export type FinishedHtml = {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly words: number;
};

const POLISH: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ø: 'o',
  Ø: 'o',
  æ: 'ae',
  ß: 'ss',
  ı: 'i',
};

/** Converts a heading to an id: 'Buty, czyli dlaczego' becomes 'buty-czyli-dlaczego'. */
const headingToId = (text: string): string =>
  text
    .replace(/[łŁđĐøØæßı]/g, (letter) => POLISH[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'czesc';

const VERBATIM: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'samp']);

const isElement = (node: RootContent | Root): node is Element => node.type === 'element';

const nameHeadings = (tree: Root, prefix: string): FinishedHtml['headings'] => {
  const usedIds = new Set<string>();
  const headings: { id: string; text: string }[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'h2') return;
    const text = textOf(element).replace(/\s+/g, ' ').trim();
    if (text === '') return;
    const words = prefix + headingToId(text);
    let id = words;
    for (let nth = 2; usedIds.has(id); nth += 1) id = `${words}-${nth}`;
    usedIds.add(id);
    element.properties.id = id;
    headings.push({ id, text });
  });
  return headings;
};

const noBreakSpan = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['nowrap'] },
  children: [{ type: 'text', value }],
});

/**
 * The Markdown parser splits a text at a colon, as in 10:00, because a colon can begin a directive.
 * This function joins the two texts again.
 */
const joinTexts = (tree: Root): void => {
  visit(tree, 'text', (text, index, parent) => {
    if (index === undefined || parent === undefined) return;
    for (
      let next = parent.children[index + 1];
      next?.type === 'text';
      next = parent.children[index + 1]
    ) {
      text.value += next.value;
      parent.children.splice(index + 1, 1);
    }
  });
};

const typesetTexts = (tree: Root): void => {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && VERBATIM.has(node.tagName)) return SKIP;
    if (node.type !== 'text' || index === undefined || parent === undefined) return undefined;
    const parts = splitIntoUnbreakableParts(addNoBreakSpaces(node.value)).map((value, nth) =>
      nth % 2 === 1 ? noBreakSpan(value) : ({ type: 'text', value } as const),
    );
    const children = parts.filter((child) => child.type !== 'text' || child.value !== '');
    parent.children.splice(index, 1, ...children);
    return [SKIP, index + children.length];
  });
};

/** Wraps the content of a table cell in one element. Phones show it beside the column's name. */
const wrapCells = (tree: Root): void => {
  visit(tree, 'element', (cell) => {
    if (cell.properties.dataLabel === undefined || cell.children.length < 2) return;
    cell.children = [{ type: 'element', tagName: 'span', properties: {}, children: cell.children }];
  });
};

const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

/** HTML that content can have. Other tags are removed, such as styles, scripts and forms. */
export const DEFAULT_ALLOWED_TAGS: Allowed = htmlTags.allowed;

/** Removes unsafe HTML (R41). All content passes through here. Heading ids get `idPrefix`. */
export const sanitizeHtml = (tree: Root, allowed: Allowed, idPrefix = ''): FinishedHtml => {
  const safe: Root = unified().use(rehypeSanitize, allowed).runSync(tree);
  const words = countWords(textOf(safe));
  const headings = nameHeadings(safe, idPrefix);
  joinTexts(safe);
  typesetTexts(safe);
  wrapCells(safe);
  return { html: unified().use(rehypeStringify).stringify(safe), headings, words };
};

const INLINE: ReadonlySet<string> = new Set(htmlTags.inline);
const WITHOUT_TEXT: ReadonlySet<string> = new Set(DEFAULT_ALLOWED_TAGS.strip);

const textWithin = (node: RootContent): string => {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || WITHOUT_TEXT.has(node.tagName)) return '';
  const text = node.children.map(textWithin).join('');
  return INLINE.has(node.tagName) ? text : ` ${text} `;
};

export const plainText = (tree: Root): string =>
  tree.children
    .filter((node) => !isElement(node) || !VERBATIM.has(node.tagName))
    .map(textWithin)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
