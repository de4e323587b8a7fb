import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { type FinishedHtml, finishHtml, PLAIN, plainText } from './finish-html.ts';

/** Where a picture of somebody else's text is served by the shop; null leaves it out. */
export type PictureOf = (address: string) => string | null;

const parsed = (html: string): Root => unified().use(rehypeParse, { fragment: true }).parse(html);

const levelOf = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** A page has its title above the content: headings begin with the second level and skip none. */
const levelHeadings = (tree: Root): void => {
  let above = 1;
  visit(tree, 'element', (element) => {
    const level = levelOf(element);
    if (level === 0) return;
    above = Math.min(Math.max(level, 2), above + 1);
    element.tagName = `h${above}`;
  });
};

/** Pictures come through the shop, never from where they lie: a reader's address is nobody else's business. */
const takePictures = (tree: Root, pictureOf: PictureOf): void => {
  visit(tree, 'element', (image, index, parent) => {
    if (image.tagName !== 'img') return undefined;
    const { src, alt, width, height } = image.properties;
    const url = typeof src === 'string' ? pictureOf(src) : null;
    if (url === null) {
      if (parent !== undefined && index !== undefined) parent.children.splice(index, 1);
      return [SKIP, index ?? 0];
    }
    image.properties = { src: url, alt: typeof alt === 'string' ? alt : '', loading: 'lazy', decoding: 'async' };
    if (Number(width) > 0 && Number(height) > 0) Object.assign(image.properties, { width: Number(width), height: Number(height) });
    return undefined;
  });
};

/** Ids of foreign headings begin so: without it a heading 'Treść' would take the place of the page's own id. */
const FOREIGN_IDS = 'wpis-';

const markLinks = (tree: Root): void => {
  visit(tree, 'element', (link) => {
    if (link.tagName === 'a') link.properties.rel = ['nofollow', 'noopener'];
  });
};

/**
 * HTML that somebody else wrote, as it may stand in a page of the shop: what can act, frame or style is gone, pictures come through the
 * shop, headings fit below the page's title (R41).
 */
export const renderForeignHtml = (html: string, pictureOf: PictureOf): FinishedHtml => {
  const tree = parsed(html);
  levelHeadings(tree);
  takePictures(tree, pictureOf);
  markLinks(tree);
  return finishHtml(tree, PLAIN, FOREIGN_IDS);
};

/** The words of HTML in one line: titles and excerpts come with entities and paragraphs. */
export const foreignText = (html: string): string => plainText(parsed(html));
