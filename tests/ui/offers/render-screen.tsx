import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';

/** Renders a screen as the server does, with plain spaces instead of no-break spaces. */
export const renderScreen = (screen: ReactNode, search = ''): string =>
  renderToStaticMarkup(
    <Router ssrPath="/" ssrSearch={search}>
      {screen}
    </Router>,
  ).replace(/\u00a0/g, ' ');
