import { describe, expect, it } from 'vitest';
import { arrowsUp, fileCircles, heaps, hubs, roomCircles } from './graph.ts';
import { importsOf, readSources, type Source } from './source-tree.ts';

const LAYERS = ['domain', 'application', 'adapters', 'ui'];
/** Files of TypeScript in one folder; `ui/parts` and `ui/copy` are looked up by name. */
const MOST_FILES = 25;
const LOOKED_UP = ['ui/parts', 'ui/copy'];
const [MOST_INTO, MOST_OUT] = [40, 15];

/** The rooms of the domain from the ground up; what stands on one level knows nothing of its neighbours. */
const DOMAIN: readonly (readonly string[])[] = [
  ['by.ts', 'calendar.ts', 'limits.ts', 'money.ts', 'sites.ts'],
  ['brand-settings.ts', 'text', 'vouchers'],
  ['catalogue'],
  ['ambassadors', 'newsletter', 'party', 'payments'],
  ['codes', 'groups', 'loyalty', 'seats', 'travellers'],
  ['accounts', 'pricing'],
  ['booking', 'changes'],
  ['crews', 'reports', 'statements'],
];

describe('the house', () => {
  const sources = readSources(LAYERS, ['.ts', '.tsx']);
  const imports = sources.flatMap(importsOf);

  it('was really read', () => {
    expect(sources.length).toBeGreaterThan(600);
    expect(imports.filter(({ relative }) => relative).length).toBeGreaterThan(2500);
  });

  it('has no two files that import each other, however far round', () => {
    expect(fileCircles(imports)).toEqual([]);
  });

  it('has no circles among its rooms, nor among the folders in them', () => {
    expect(roomCircles(sources, imports)).toEqual([]);
  });

  it('has a domain whose rooms build on lower ones alone', () => {
    expect(arrowsUp(DOMAIN, 'domain', imports)).toEqual([]);
  });

  it('has no heap in which nobody finds anything', () => {
    expect(heaps(sources, MOST_FILES, LOOKED_UP)).toEqual([]);
  });

  it('has no file through which everything passes', () => {
    expect(hubs(imports, MOST_INTO, MOST_OUT)).toEqual([]);
  });
});

const file = (path: string, ...targets: readonly string[]): Source => ({
  path,
  text: `${targets.map((target) => `import '${target}';`).join('\n')}\nexport const a = 1;`,
});
const planted = (...sources: readonly Source[]) => ({ sources, imports: sources.flatMap(importsOf) });

describe('the check of the house', () => {
  it('finds a circle of files', () => {
    const { imports } = planted(file('ui/a.ts', './b.ts'), file('ui/b.ts', './c.ts'), file('ui/c.ts', './a.ts'), file('ui/d.ts', './a.ts'));
    expect(fileCircles(imports)).toEqual(['circle: ui/a.ts → ui/b.ts → ui/c.ts → ui/a.ts']);
  });

  it('finds a circle of rooms whose files make none, at any depth', () => {
    const { sources, imports } = planted(
      file('domain/party/size.ts', '../booking/limits.ts'),
      file('domain/booking/limits.ts'),
      file('domain/booking/decide.ts', '../party/choices.ts', './draft/saves.ts', './placed/change.ts'),
      file('domain/party/choices.ts'),
      file('domain/booking/draft/saves.ts', '../placed/change.ts', '../limits.ts'),
      file('domain/booking/placed/change.ts'),
      file('domain/booking/placed/dues.ts', '../draft/order.ts'),
      file('domain/booking/draft/order.ts'),
    );
    expect(fileCircles(imports)).toEqual([]);
    expect(roomCircles(sources, imports)).toEqual([
      'circle: domain/party → domain/booking → domain/party',
      'circle: domain/booking/draft → domain/booking/placed → domain/booking/draft',
    ]);
  });

  it('finds words that take their keys from states whose texts they are', () => {
    const { sources, imports } = planted(
      file('ui/copy/vouchers.pl.ts', '../state/vouchers.ts'),
      file('ui/state/vouchers.ts'),
      file('ui/state/contact.ts', '../copy/contact.pl.ts'),
      file('ui/copy/contact.pl.ts'),
      file('ui/screens/Contact.tsx', '../copy/contact.pl.ts', '../state/contact.ts'),
    );
    expect(fileCircles(imports)).toEqual([]);
    expect(roomCircles(sources, imports)).toEqual(['circle: ui/copy → ui/state → ui/copy']);
  });

  it('finds an arrow up, one between neighbours, and a room that nobody placed', () => {
    const { imports } = planted(
      file('domain/money.ts', './pricing/quote.ts'),
      file('domain/pricing/quote.ts', '../money.ts', '../travellers/ages.ts'),
      file('domain/travellers/ages.ts'),
      file('domain/harbour/pier.ts', '../money.ts'),
    );
    expect(arrowsUp([['money.ts'], ['pricing', 'travellers']], 'domain', imports)).toEqual([
      'arrow up: domain/money.ts → domain/pricing',
      'arrow up: domain/pricing → domain/travellers',
      'domain/harbour stands on no level',
    ]);
  });

  it('finds a heap, folder by folder', () => {
    const many = (folder: string, count: number) => Array.from({ length: count }, (_, index) => file(`${folder}/${index}.ts`));
    const sources = [...many('ui/parts', 4), ...many('ui/screens', 4), ...many('ui/screens/home', 3)];
    expect(heaps(sources, 3, ['ui/parts'])).toEqual(['heap: ui/screens has 4 files']);
  });

  it('finds a file that many import and that imports many, and no other', () => {
    const users = Array.from({ length: 3 }, (_, index) => file(`ui/user${index}.ts`, './hub.ts', './leaf.ts'));
    const { imports } = planted(...users, file('ui/hub.ts', './leaf.ts', './twig.ts'), file('ui/leaf.ts'), file('ui/twig.ts'));
    expect(hubs(imports, 2, 1)).toEqual(['hub: ui/hub.ts is imported by 3 files and imports 2']);
  });
});
