import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './source-tree.ts';

const sitesIn = ({ path, text }: Source): readonly string[] =>
  text.split('\n').flatMap((line, index) => {
    const numbered =
      /\bsite(?:Id)?\s*(?::|=|===|!==)\s*\d/i.test(line) ||
      (path.startsWith('ui/') && line.includes('SHOP_SITE'));
    const named = path.startsWith('ui/') && /\bKilwater\b/.test(line);
    return numbered || named ? [`${path}:${index + 1}`] : [];
  });

describe('the brand for which a page or an API call works', () => {
  it('R4.2: comes from the call’s host or the page’s HTML, so no screen and no call has a fixed brand', () => {
    const sources = readSources(['ui', 'adapters/http', 'adapters/mail', 'application']);
    expect(sources.length).toBeGreaterThan(400);
    expect(sources.flatMap(sitesIn)).toEqual([]);
  });

  it.each([
    'call({ siteId: 1 })',
    'const siteId = 2;',
    'if (siteId === 1) hide();',
    '<b>Kilwater</b>',
  ])('the check finds a fixed brand: %s', (text) => {
    expect(sitesIn({ path: 'ui/planted.ts', text })).toEqual(['ui/planted.ts:1']);
  });
});
