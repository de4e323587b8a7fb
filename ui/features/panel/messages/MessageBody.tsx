import { createElement, Fragment, type ReactNode } from 'react';
import css from './messages.module.css';

const TAGS: ReadonlySet<string> = new Set([
  'p',
  'small',
  'h3',
  'dl',
  'dt',
  'dd',
  'b',
  'strong',
  'em',
  'i',
  'ul',
  'ol',
  'li',
  'br',
]);

// A message's title is an h3, so an h3 inside the message becomes an h4.
const ELEMENTS: Readonly<Partial<Record<string, string>>> = { h3: 'h4', b: 'strong', i: 'em' };

/** Elements that readers never see, such as scripts. They are removed with all contents. */
const UNSEEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'noscript',
]);

/**
 * Returns the link unchanged if it is safe: a path on this site, https or mailto. Returns null for
 * any other link, which is then not rendered as a link.
 */
export const safeHref = (href: string): string | null =>
  /^\/(?![/\\])[^\\\s]*$/.test(href) || /^(https:\/\/|mailto:)[^\\\s]+$/i.test(href) ? href : null;

const renderMessageNode = (node: ChildNode, key: number): ReactNode => {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || UNSEEN.has(node.localName)) return null;
  const tag = node.localName;
  if (tag === 'br') return <br key={key} />;
  const children = Array.from(node.childNodes, renderMessageNode);
  if (TAGS.has(tag)) return createElement(ELEMENTS[tag] ?? tag, { key }, children);
  const href = tag === 'a' ? safeHref(node.getAttribute('href')?.trim() ?? '') : null;
  return href === null ? (
    <Fragment key={key}>{children}</Fragment>
  ) : (
    <a key={key} href={href} rel="noreferrer">
      {children}
    </a>
  );
};

/**
 * Builds the message from allowed elements only and never inserts its HTML text. Text never
 * becomes markup, so a message adds no script, style, form or image (R41).
 */
export const MessageBody = ({ html }: { readonly html: string }) => {
  // Without `<body>`, the parser puts some first elements of the message into the head.
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  return <div className={css.body}>{Array.from(body.childNodes, renderMessageNode)}</div>;
};
