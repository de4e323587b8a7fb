/**
 * Browser translators replace text nodes by <font>, so React's insertBefore and removeChild throw
 * (docs/decisions/0022-blocked-files-and-translation.md).
 */
const replacements = new WeakMap<Node, Element>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

const childFor = (parent: Node, node: Node): Node => {
  if (node.parentNode === parent) return node;
  let font: Node | null | undefined = replacements.get(node) ?? node.parentNode;
  while (isFont(font) && font.parentNode !== parent) font = font.parentNode;
  return isFont(font) ? font : node;
};

/**
 * Call this if a translator replaced a text and React then changed the text. The function puts
 * React's text back into the page; the translator then translates the new text.
 */
const restore = (text: Node): void => {
  const font = replacements.get(text);
  if (font === undefined) return;
  replacements.delete(text);
  if (text.parentNode === null && font.parentNode !== null) font.replaceWith(text);
};

const noteReplacement = (
  text: Node,
  { addedNodes, previousSibling, nextSibling }: MutationRecord,
  changes: MutationObserver,
): void => {
  const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
  if (font === undefined || text.parentNode !== null) return;
  replacements.set(text, font);
  changes.observe(text, { characterData: true });
};

/** Keeps pages working under a browser's translator. Call it before React hydrates the page. */
export const supportBrowserTranslation = (document: Document): void => {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) restore(target);
  });
  const translations = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes)
        if (node.nodeType === Node.TEXT_NODE) noteReplacement(node, record, changes);
      // The browser's translator had replaced this text node. React has inserted the node again, so
      // remove the translation.
      for (const node of record.addedNodes) {
        replacements.get(node)?.remove();
        replacements.delete(node);
      }
    }
  });
  translations.observe(document, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before && childFor(this, before));
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, childFor(this, child));
    return child;
  };
};
