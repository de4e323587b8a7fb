import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';

/** Renders as the server would, with plain spaces instead of non-breaking ones. */
export const renderScreen = (screen: ReactNode, search = ''): string =>
  renderToStaticMarkup(
    <Router ssrPath="/" ssrSearch={search}>
      {screen}
    </Router>,
  ).replace(/\u00a0/g, ' ');
