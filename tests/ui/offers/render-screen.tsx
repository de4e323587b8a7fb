import { type BoundFunctions, type queries, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { Router } from 'wouter';

export const renderScreen = (screen: ReactNode, search = ''): string =>
  renderToStaticMarkup(
    <Router ssrPath="/" ssrSearch={search}>
      {screen}
    </Router>,
  ).replace(/\u00a0/g, ' ');

const pageElement = (screen: ReactNode, search = ''): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = renderScreen(screen, search);
  return page;
};

/**
 * Returns queries of the page as the server sends it, without a script. Needs happy-dom. The page
 * is removed after the test, because test files share one document.
 */
export const openPage = (screen: ReactNode, search = '') => {
  const page = pageElement(screen, search);
  document.body.replaceChildren(page);
  onTestFinished(() => page.remove());
  /** Returns queries of the part to which a link `#anchor` leads. */
  const partAt = (anchor: string) => {
    const part = page.querySelector<HTMLElement>(`[id="${anchor}"]`);
    if (part === null) throw new Error(`No part of the page has the anchor ${anchor}`);
    return { part, ...within(part) };
  };
  return { page, partAt, ...within(page) };
};

const spacedText = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return node.nodeName === 'WBR' ? '' : ` ${[...node.childNodes].map(spacedText).join('')} `;
};

/** Returns the text of the element in one line, with a space between the texts of elements. */
export const textOf = (element: Element): string => spacedText(element).replace(/\s+/g, ' ').trim();

/** Returns the text of the screen like `textOf`, and leaves the document as it is. */
export const textOfScreen = (screen: ReactNode): string => textOf(pageElement(screen));

/** Returns the addresses of the links, in their order. */
export const hrefsIn = ({
  queryAllByRole,
}: Pick<BoundFunctions<typeof queries>, 'queryAllByRole'>) =>
  queryAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

/** Returns the anchors of the page's sections, in their order. */
export const anchorsOf = ({ page }: { readonly page: Element }): readonly string[] =>
  [...page.querySelectorAll('section[id]')].map(({ id }) => id);

/** Returns the addresses of the screen's links, in their order. */
export const hrefsOf = (screen: ReactNode): readonly (string | null)[] => hrefsIn(openPage(screen));
