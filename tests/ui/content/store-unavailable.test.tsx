import { describe, expect, it } from 'vitest';
import { metadataOf, renderPage } from '../../../ui/app/server.tsx';
import { NO_LOOK } from '../../support/no-look.ts';

const assets = { styles: [], fonts: [], programs: [] };

describe('the page of a shop whose store is unavailable', () => {
  const data = { kind: 'away' } as const;
  const { html } = renderPage({
    url: '/rejsy-morskie?type=2',
    data,
    head: metadataOf(data, '/rejsy-morskie', 'https://kilwater.example'),
    assets,
    look: NO_LOOK,
  });

  it('P-165: says in Polish that the failure is temporary, and links to the same page to try again', () => {
    expect(html).toContain('<html lang="pl">');
    expect(html).toMatch(/<h1[^>]*>Stoimy chwilę na kotwicy<\/h1>/);
    expect(html).toContain('Sklep jest na moment niedostępny.');
    expect(html).toMatch(/<a href=""[^>]*><span[^>]*>Spróbuj ponownie/);
  });

  it('is not indexed by search engines', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});
