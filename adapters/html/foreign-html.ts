import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import {
  DEFAULT_ALLOWED_TAGS,
  type FinishedHtml,
  plainText,
  sanitizeHtml,
} from './sanitize-html.ts';

export type PictureOf = (address: string) => string | null;

const parseHtml = (html: string): Root =>
  unified().use(rehypeParse, { fragment: true }).parse(html);

const levelOf = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** Lowers a post's headings to level 2 and below, because the page's title is level 1. */
const levelHeadings = (tree: Root): void => {
  let above = 1;
  visit(tree, 'element', (element) => {
    const level = levelOf(element);
    if (level === 0) return;
    above = Math.min(Math.max(level, 2), above + 1);
    element.tagName = `h${above}`;
  });
};

/** Serves all pictures through the shop, so that no other host sees a reader's IP address. */
const proxyPictures = (tree: Root, pictureOf: PictureOf): void => {
  visit(tree, 'element', (image, index, parent) => {
    if (image.tagName !== 'img') return undefined;
    const { src, alt, width, height } = image.properties;
    const url = typeof src === 'string' ? pictureOf(src) : null;
    if (url === null) {
      if (parent !== undefined && index !== undefined) parent.children.splice(index, 1);
      return [SKIP, index ?? 0];
    }
    image.properties = {
      src: url,
      alt: typeof alt === 'string' ? alt : '',
      loading: 'lazy',
      decoding: 'async',
    };
    if (Number(width) > 0 && Number(height) > 0)
      Object.assign(image.properties, { width: Number(width), height: Number(height) });
    return undefined;
  });
};

/** Prefix of the heading ids in a post, so that they differ from the page's own ids. */
const FOREIGN_IDS = 'wpis-';

const markLinks = (tree: Root): void => {
  visit(tree, 'element', (link) => {
    if (link.tagName === 'a') link.properties.rel = ['nofollow', 'noopener'];
  });
};

/** Removes unsafe HTML of a blog service (R41). Fits headings and pictures to the page. */
export const renderForeignHtml = (html: string, pictureOf: PictureOf): FinishedHtml => {
  const tree = parseHtml(html);
  levelHeadings(tree);
  proxyPictures(tree, pictureOf);
  markLinks(tree);
  return sanitizeHtml(tree, DEFAULT_ALLOWED_TAGS, FOREIGN_IDS);
};

export const textOfForeignHtml = (html: string): string => plainText(parseHtml(html));
