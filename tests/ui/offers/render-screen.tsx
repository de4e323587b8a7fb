import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';

export const renderScreen = (screen: ReactNode, search = ''): string =>
  renderToStaticMarkup(
    <Router ssrPath="/" ssrSearch={search}>
      {screen}
    </Router>,
  ).replace(/\u00a0/g, ' ');
