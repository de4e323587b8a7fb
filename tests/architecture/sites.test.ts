import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './source-tree.ts';

/** Where a brand stands in the text itself: the number of a site, or the name of the shop where somebody reads it. */
const sitesIn = ({ path, text }: Source): readonly string[] =>
  text.split('\n').flatMap((line, index) => {
    const numbered = /\bsite(?:Id)?\s*(?::|=|===|!==)\s*\d/i.test(line) || (path.startsWith('ui/') && line.includes('SHOP_SITE'));
    // The producer of a calendar's file is a program, not a shop.
    const named = path.startsWith('ui/') && /\bKilwater\b/.test(line) && !line.includes('PRODID');
    return numbered || named ? [`${path}:${index + 1}`] : [];
  });

describe('which brand a page or a call is for', () => {
  it('R4.2: is told by its host or its document: no screen and no call has a site or a brand of its own', () => {
    const sources = readSources(['ui', 'adapters/http', 'adapters/mail', 'application']);
    expect(sources.length).toBeGreaterThan(400);
    expect(sources.flatMap(sitesIn)).toEqual([]);
  });

  it.each(['call({ siteId: 1 })', 'const siteId = 2;', 'if (siteId === 1) hide();', '<b>Kilwater</b>'])(
    'is found where it is written: %s',
    (text) => {
      expect(sitesIn({ path: 'ui/planted.ts', text })).toEqual(['ui/planted.ts:1']);
    },
  );
});
