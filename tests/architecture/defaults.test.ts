import { describe, expect, it } from 'vitest';
import { closedDefaults, OPEN_TEXTS } from './defaults.ts';
import { readSources } from './source-tree.ts';

describe('switch statements with a default branch', () => {
  it('never cover a closed union; so a new member of the union does not compile until it is handled', () => {
    expect(
      closedDefaults(readSources(['domain', 'application', 'adapters', 'ui']), OPEN_TEXTS),
    ).toEqual([]);
  });

  const planted = (body: string) => [
    { path: 'domain/a.ts', text: `export const f = (x: X) => { switch (x.type) { ${body} } };` },
  ];

  it('the check reports a default branch unless OPEN_TEXTS lists its value, which can be any text', () => {
    const sources = planted("case 'cancel': return 1; default: return 0;");
    expect(closedDefaults(sources, [])).toEqual(['default: in domain/a.ts: x.type']);
    expect(closedDefaults(sources, ['domain/a.ts: x.type'])).toEqual([]);
  });

  it.each([
    "case 'cancel': return 1; case 'remind': return 0;",
    'case 404: return 1; default: return 0;',
    "case 'cancel': return 1; default: throw new Error(String(x satisfies never));",
  ])('accepts %s', (body) => {
    expect(closedDefaults(planted(body), [])).toEqual([]);
  });
});
