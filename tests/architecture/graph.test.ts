import { describe, expect, it } from 'vitest';
import {
  crowdedFolders,
  fileCircles,
  hubs,
  reachableFiles,
  roomCircles,
  upwardImports,
} from './graph.ts';
import { importsOf, readSources, type Source } from './source-tree.ts';

const LAYERS = ['domain', 'application', 'adapters', 'ui'];
/** Most files per folder. Readers look files of `ui/parts` and `ui/copy` up by name. */
const MOST_FILES = 25;
const LOOKED_UP = ['ui/parts', 'ui/copy'];
const [MOST_INTO, MOST_OUT] = [40, 15];

/** Lowest first. A folder imports only lower levels, and none of its own level. */
const DOMAIN: readonly (readonly string[])[] = [
  ['by.ts', 'calendar.ts', 'limits.ts', 'money.ts', 'sites.ts'],
  ['brand-settings.ts', 'text', 'vouchers'],
  ['brand-bounds.ts', 'catalogue'],
  ['ambassadors', 'newsletter', 'party', 'payments', 'reviews'],
  ['codes', 'groups', 'loyalty', 'seats', 'travellers'],
  ['accounts', 'pricing'],
  ['booking', 'shop-changes'],
  ['crews', 'reports', 'statements'],
];

/** What two features need is in `ui/shared` or below it. */
const FEATURES = [
  [
    'account',
    'blog',
    'contact',
    'content',
    'home',
    'newsletter',
    'offers',
    'panel',
    'parts',
    'reviews',
    'wizard',
  ],
];

describe('the import graph', () => {
  const sources = readSources(LAYERS, ['.ts', '.tsx']);
  const imports = sources.flatMap(importsOf);

  it('is not empty', () => {
    expect(sources.length).toBeGreaterThan(600);
    expect(imports.filter(({ relative }) => relative).length).toBeGreaterThan(2500);
  });

  it('has no cycle between files', () => {
    expect(fileCircles(imports)).toEqual([]);
  });

  it('has no cycle between top-level folders or between their subfolders', () => {
    expect(roomCircles(sources, imports)).toEqual([]);
  });

  it('has domain folders that import only lower levels', () => {
    expect(upwardImports(DOMAIN, 'domain', imports)).toEqual([]);
  });

  it('has features that import no other feature', () => {
    expect(upwardImports(FEATURES, 'ui/features', imports)).toEqual([]);
    const planted = file('ui/features/home/Home.tsx', '../offers/Card.tsx');
    expect(upwardImports(FEATURES, 'ui/features', importsOf(planted))).toHaveLength(1);
  });

  it('has no folder with too many files', () => {
    expect(crowdedFolders(sources, MOST_FILES, LOOKED_UP)).toEqual([]);
  });

  it('has no domain test that loads a screen, because the mutation tests run in a copy without screens', () => {
    const tests = readSources(['tests'], ['.ts', '.tsx']).flatMap(importsOf);
    expect(reachableFiles('ui/', 'tests/domain/', [...imports, ...tests])).toEqual([]);
    const through = [
      file('tests/domain/a.test.ts', '../support/b.ts'),
      file('tests/support/b.ts', '../../ui/c.ts'),
    ];
    expect(reachableFiles('ui/', 'tests/domain/', through.flatMap(importsOf))).toEqual(['ui/c.ts']);
  });

  it('has no file that many files import and that imports many files', () => {
    expect(hubs(imports, MOST_INTO, MOST_OUT)).toEqual([]);
  });
});

const file = (path: string, ...targets: readonly string[]): Source => ({
  path,
  text: `${targets.map((target) => `import '${target}';`).join('\n')}\nexport const a = 1;`,
});
const planted = (...sources: readonly Source[]) => ({
  sources,
  imports: sources.flatMap(importsOf),
});

describe('the check of the import graph', () => {
  it('finds a cycle of files', () => {
    const { imports } = planted(
      file('ui/a.ts', './b.ts'),
      file('ui/b.ts', './c.ts'),
      file('ui/c.ts', './a.ts'),
      file('ui/d.ts', './a.ts'),
    );
    expect(fileCircles(imports)).toEqual(['circle: ui/a.ts → ui/b.ts → ui/c.ts → ui/a.ts']);
  });

  it('finds a cycle of folders without a cycle of files, at any depth', () => {
    const { sources, imports } = planted(
      file('domain/party/answers.ts', '../booking/limits.ts'),
      file('domain/booking/limits.ts'),
      file(
        'domain/booking/decide.ts',
        '../party/choices.ts',
        './draft/saves.ts',
        './placed/change.ts',
      ),
      file('domain/party/choices.ts'),
      file('domain/booking/draft/codes.ts', '../placed/change.ts', '../limits.ts'),
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

  it('finds a copy file that imports the file whose texts it holds', () => {
    const { sources, imports } = planted(
      file('ui/copy/vouchers.pl.ts', '../state/vouchers.ts'),
      file('ui/state/vouchers.ts'),
      file('ui/state/contact.ts', '../copy/contact.pl.ts'),
      file('ui/copy/contact.pl.ts'),
      file('ui/features/Contact.tsx', '../copy/contact.pl.ts', '../state/contact.ts'),
    );
    expect(fileCircles(imports)).toEqual([]);
    expect(roomCircles(sources, imports)).toEqual(['circle: ui/copy → ui/state → ui/copy']);
  });

  it('finds an import of a higher level, an import of the same level, and a folder that has no level', () => {
    const { imports } = planted(
      file('domain/money.ts', './pricing/quote.ts'),
      file('domain/pricing/quote.ts', '../money.ts', '../travellers/ages.ts'),
      file('domain/travellers/ages.ts'),
      file('domain/harbour/pier.ts', '../money.ts'),
    );
    expect(upwardImports([['money.ts'], ['pricing', 'travellers']], 'domain', imports)).toEqual([
      'arrow up: domain/money.ts → domain/pricing',
      'arrow up: domain/pricing → domain/travellers',
      'domain/harbour stands on no level',
    ]);
  });

  it('finds each folder with too many files', () => {
    const many = (folder: string, count: number) =>
      Array.from({ length: count }, (_, index) => file(`${folder}/${index}.ts`));
    const sources = [
      ...many('ui/parts', 4),
      ...many('ui/screens', 4),
      ...many('ui/features/home', 3),
    ];
    expect(crowdedFolders(sources, 3, ['ui/parts'])).toEqual(['heap: ui/screens has 4 files']);
  });

  it('finds a file that many files import and that imports many files, and no other file', () => {
    const users = Array.from({ length: 3 }, (_, index) =>
      file(`ui/user${index}.ts`, './hub.ts', './leaf.ts'),
    );
    const { imports } = planted(
      ...users,
      file('ui/hub.ts', './leaf.ts', './twig.ts'),
      file('ui/leaf.ts'),
      file('ui/twig.ts'),
    );
    expect(hubs(imports, 2, 1)).toEqual(['hub: ui/hub.ts is imported by 3 files and imports 2']);
  });
});
