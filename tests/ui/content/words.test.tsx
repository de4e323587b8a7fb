import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { wordsCopy } from '../../../ui/copy/content.pl.ts';
import { PageDataProvider } from '../../../ui/hooks/usePageData.ts';
import { WordsPage } from '../../../ui/screens/content/WordsPage.tsx';

describe('pages of words', () => {
  it.each(['terms', 'privacy', 'documents'] as const)('shows every heading and sentence of %s without a script', (page) => {
    const html = renderToStaticMarkup(
      <Router ssrPath="/">
        <PageDataProvider value={{ kind: 'words', page }}>
          <WordsPage />
        </PageDataProvider>
      </Router>,
    );
    const { title, sections } = wordsCopy[page];
    expect(html).toContain(`<h1>${title}</h1>`);
    for (const section of sections) for (const text of [section.title, ...section.paragraphs]) expect(html).toContain(text);
    expect(html).not.toContain('style=');
  });
});
