import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedDefaults, OPEN_TEXTS } from './defaults.ts';
import {
  isNode,
  nameOf,
  nodesOf,
  ROOT,
  readSources,
  type Source,
  stringOf,
  targetOf,
} from './source-tree.ts';

/** `node tests/architecture/numbers.ts [COMMIT]`: layer sizes, exports with one importer. */
const LAYERS = ['domain', 'application', 'adapters', 'ui'];
const ENDINGS = ['.ts', '.tsx'];

type Names = ReadonlyMap<string, ReadonlySet<string>>;

const readersOf = (sources: readonly Source[]): Names => {
  const readers = new Map<string, Set<string>>();
  for (const source of sources)
    for (const node of nodesOf(source)) {
      if (node.type !== 'ImportDeclaration' || !Array.isArray(node.specifiers)) continue;
      const target = targetOf(source.path, stringOf(node.source) ?? '');
      for (const specifier of node.specifiers) {
        const name =
          isNode(specifier) && specifier.type === 'ImportSpecifier'
            ? nameOf(specifier.imported)
            : null;
        if (name === null) continue;
        const key = `${target} ${name}`;
        readers.set(key, (readers.get(key) ?? new Set()).add(source.path));
      }
    }
  return readers;
};

const linesOf = (sources: readonly Source[]): number =>
  sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

const measure = (root: string): readonly (readonly [string, string])[] => {
  const all = readSources(LAYERS, ENDINGS, root);
  const readers = [...readersOf(all)];
  const layers = LAYERS.map((layer) => all.filter(({ path }) => path.startsWith(`${layer}/`)));
  return [
    ...layers.map(
      (sources, index) =>
        [`${LAYERS[index]}: files, lines`, `${sources.length}, ${linesOf(sources)}`] as const,
    ),
    ['all four: files, lines', `${all.length}, ${linesOf(all)}`],
    [
      'exported names that one file imports',
      `${readers.filter(([, files]) => files.size === 1).length} of ${readers.length}`,
    ],
    ['`default:` over closed unions', String(closedDefaults(all, OPEN_TEXTS).length)],
  ];
};

const commit = process.argv[2];
const measured = measure(ROOT);
if (commit === undefined)
  for (const [name, value] of measured) process.stdout.write(`${name.padEnd(40)} ${value}\n`);
else {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-numbers-'));
  const archive = execFileSync('git', ['archive', commit, ...LAYERS], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const before = measure(folder);
  rmSync(folder, { recursive: true, force: true });
  for (const [index, [name, value]] of measured.entries())
    process.stdout.write(`| ${name} | ${before[index]?.[1]} | ${value} |\n`);
}
