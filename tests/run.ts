import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Option } from 'commander';
import { parseProgramArgumentsOrExit } from '../adapters/cli/terminal/program.ts';
import { trackTemporaries } from './support/left-behind.ts';
import { startPostgres } from './support/postgres.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const temporaries = trackTemporaries();
type RunOptions = {
  readonly only?: 'unit' | 'browser';
  readonly store: 'sqlite' | 'postgres';
};
const { only, store } = parseProgramArgumentsOrExit('npm test --', (program) =>
  program
    .description('Runs unit, property, contract and race tests, then the browser journeys.')
    .addOption(new Option('--only <HALF>', 'one half').choices(['unit', 'browser']))
    .addOption(
      new Option('--store <KIND>', 'the store of the journeys')
        .choices(['sqlite', 'postgres'])
        .default('sqlite'),
    ),
).opts<RunOptions>();
const postgres = store === 'postgres' ? await startPostgres() : undefined;
const database = await postgres?.freshDatabase();

type Counts = { readonly passed: number; readonly failed: number };

/** A node of the JSON reports: vitest has files with tests, Playwright has suites with specs. */
type Reported = {
  readonly status?: string;
  readonly ok?: boolean;
  readonly name?: string;
  readonly title?: string;
  readonly fullName?: string;
  readonly file?: string;
  readonly message?: string;
  readonly failureMessages?: readonly string[];
  readonly testResults?: readonly Reported[];
  readonly assertionResults?: readonly Reported[];
  readonly suites?: readonly Reported[];
  readonly specs?: readonly Reported[];
};

/** Returns file, title and message of each failed test. A file that fails to load has no tests. */
const failuresOf = (node: Reported, file = ''): readonly string[] => {
  const path = node.file ?? node.name ?? file;
  const children = [
    node.testResults ?? [],
    node.assertionResults ?? [],
    node.suites ?? [],
    node.specs ?? [],
  ].flatMap((list) => list.flatMap((child) => failuresOf(child, path)));
  const failed = node.status === 'failed' || node.ok === false;
  if (!failed || children.length > 0) return children;
  const message = (node.failureMessages?.[0] ?? node.message ?? '').slice(0, 400);
  return [`${path} > ${node.fullName ?? node.title ?? ''}\n${message}`];
};

const bin = (name: string, ...path: readonly string[]): string =>
  join(root, 'node_modules', name, ...path);

const run = (title: string, command: readonly string[]): boolean => {
  process.stdout.write(`\n# ${title}\n`);
  return (
    spawnSync(process.execPath, [...command], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...temporaries.env,
        ...(database === undefined ? {} : { DATABASE_URL: database }),
      },
    }).status === 0
  );
};

const report = (file: string): Reported & Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(join(results, file), 'utf8'));
  } catch {
    return {};
  }
};

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A crash without a failed test counts as one failure, so that the run never passes. */
const counted = (ok: boolean, passed: number, failed: number): Counts => ({
  passed,
  failed: ok ? failed : Math.max(1, failed),
});

const unit = (): Counts => {
  const ok = run('Unit, property, contract and race tests', [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'unit.json')}`,
  ]);
  const json = report('unit.json');
  return counted(ok, number(json.numPassedTests), number(json.numFailedTests));
};

const browser = (): Counts => {
  const ok = run('Journeys in a browser', [
    bin('playwright', 'cli.js'),
    'test',
    '--config',
    join('tests', 'browser', 'playwright.config.ts'),
  ]);
  const stats = report('browser.json').stats;
  const figures: Record<string, unknown> =
    typeof stats === 'object' && stats !== null ? { ...stats } : {};
  return counted(ok, number(figures.expected), number(figures.unexpected) + number(figures.flaky));
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const built = run('Building the pages', [join('adapters', 'cli', 'start.ts'), '--build-only']);
const runs = [...(only === 'browser' ? [] : [unit()]), ...(only === 'unit' ? [] : [browser()])];
const passed = runs.reduce((total, counts) => total + counts.passed, 0);
await postgres?.stop();
const leftovers = temporaries.end();
if (leftovers.length > 0)
  process.stdout.write(`\nLeft behind, and taken away now: ${leftovers.join(', ')}\n`);
const failed =
  runs.reduce((total, counts) => total + counts.failed, 0) +
  (built ? 0 : 1) +
  (leftovers.length > 0 ? 1 : 0);
for (const failure of ['unit.json', 'browser.json'].flatMap((file) => failuresOf(report(file))))
  process.stdout.write(`\nFailed: ${failure}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
