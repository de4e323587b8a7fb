import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';

/** A screen as the server would send it, with plain spaces instead of tied ones. */
export const rendered = (screen: ReactNode, search = ''): string =>
  renderToStaticMarkup(
    <Router ssrPath="/" ssrSearch={search}>
      {screen}
    </Router>,
  ).replace(/\u00a0/g, ' ');
