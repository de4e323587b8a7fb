import { within } from '@testing-library/react';
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

/**
 * Returns queries of the page as the server sends it, without a script. Needs happy-dom. The page
 * is removed after the test, because test files share one document.
 */
export const openPage = (screen: ReactNode, search = '') => {
  const page = document.createElement('div');
  page.innerHTML = renderScreen(screen, search);
  document.body.replaceChildren(page);
  onTestFinished(() => page.remove());
  return { page, ...within(page) };
};

/** Returns the addresses of the screen's links, in their order. */
export const hrefsOf = (screen: ReactNode): readonly (string | null)[] =>
  openPage(screen)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
