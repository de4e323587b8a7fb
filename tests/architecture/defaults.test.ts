import { describe, expect, it } from 'vitest';
import { closedDefaults, OPEN_TEXTS } from './defaults.ts';
import { readSources } from './source-tree.ts';

describe('default:', () => {
  it('stands over no closed union: what is added has its answer everywhere, or does not compile', () => {
    expect(closedDefaults(readSources(['domain', 'application', 'adapters', 'ui']), OPEN_TEXTS)).toEqual([]);
  });

  const planted = (body: string) => [{ path: 'domain/a.ts', text: `export const f = (x: X) => { switch (x.type) { ${body} } };` }];

  it('is found where it is planted, and only an open text may have it', () => {
    const sources = planted("case 'cancel': return 1; default: return 0;");
    expect(closedDefaults(sources, [])).toEqual(['default: in domain/a.ts: x.type']);
    expect(closedDefaults(sources, ['domain/a.ts: x.type'])).toEqual([]);
  });

  it.each([
    "case 'cancel': return 1; case 'remind': return 0;",
    'case 404: return 1; default: return 0;',
    "case 'cancel': return 1; default: throw new Error(String(x satisfies never));",
  ])('is no fault in %s', (body) => {
    expect(closedDefaults(planted(body), [])).toEqual([]);
  });
});
