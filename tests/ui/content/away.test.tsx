import { describe, expect, it } from 'vitest';
import { headOf, renderPage } from '../../../ui/server.tsx';

const assets = { styles: [], fonts: [], programs: [] };

describe('the page of a shop whose store is away', () => {
  const data = { kind: 'away' } as const;
  const { html } = renderPage({
    url: '/rejsy-morskie?type=2',
    data,
    head: headOf(data, '/rejsy-morskie', 'https://kilwater.example'),
    assets,
  });

  it('P-165: says in Polish that it is so for the moment, and leads to the same address again', () => {
    expect(html).toContain('<html lang="pl">');
    expect(html).toMatch(/<h1[^>]*>Stoimy chwilę na kotwicy<\/h1>/);
    expect(html).toContain('Sklep jest na moment niedostępny.');
    expect(html).toMatch(/<a href=""[^>]*><span[^>]*>Spróbuj ponownie/);
  });

  it('is not to be found by search engines', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});
