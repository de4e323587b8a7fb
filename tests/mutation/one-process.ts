import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import fc from 'fast-check';
import { type RecordedTest, takeRecordedTests } from './recorded-vitest.ts';

type Shared = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
};

type TestTiming = { readonly id: string; readonly ms: number; readonly mutants: readonly string[] };

const recorder = new URL('./recorded-vitest.ts', import.meta.url).href;
const shared: Shared = {};
(globalThis as Record<string, unknown>).__stryker__ = shared;

let reading = 0;

const ownFiles = (): string => pathToFileURL(`${process.cwd()}/`).href;

const isOwn = (url: string): boolean =>
  url.startsWith(ownFiles()) && !url.includes('/node_modules/');

registerHooks({
  resolve: (specifier, context, next) => {
    const fromOwn = context.parentURL !== undefined && isOwn(context.parentURL);
    if (fromOwn && specifier === 'vitest')
      return { url: recorder, format: 'module-typescript', shortCircuit: true };
    const found = next(specifier, context);
    return fromOwn && isOwn(found.url)
      ? { ...found, url: `${found.url.split('?')[0]}?reading=${reading}` }
      : found;
  },
});

const testFiles = (): readonly string[] =>
  readdirSync('tests/domain', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted();

const read = async (): Promise<ReadonlyMap<string, RecordedTest>> => {
  reading += 1;
  const tests = new Map<string, RecordedTest>();
  for (const file of testFiles()) {
    await import(`${pathToFileURL(resolve('tests/domain', file)).href}?reading=${reading}`);
    takeRecordedTests().forEach((test, index) => {
      tests.set(`${file}#${index}#${test.name}`, test);
    });
  }
  return tests;
};

const knownFile = 'known-tests.json';

const messageOf = (problem: unknown): string =>
  (problem instanceof Error ? problem.message : String(problem)).slice(0, 500);

const complaintOf = async ({ run }: RecordedTest): Promise<string | null> => {
  try {
    await run();
    return null;
  } catch (problem) {
    return messageOf(problem);
  }
};

const killed = (id: string, failureMessage: string, nrOfTests: number): MutantRunResult => ({
  status: MutantRunStatus.Killed,
  killedBy: [id],
  failureMessage,
  nrOfTests,
});

const runTests = async (
  tests: ReadonlyMap<string, RecordedTest>,
  timings: readonly TestTiming[],
): Promise<MutantRunResult> => {
  for (const [index, { id }] of timings.entries()) {
    const test = tests.get(id);
    // A missing test counts as a failure, because the mutant removed a row of its table.
    const complaint =
      test === undefined ? 'The test is not there any more.' : await complaintOf(test);
    if (
      shared.hitCount !== undefined &&
      shared.hitLimit !== undefined &&
      shared.hitCount > shared.hitLimit
    )
      return { status: MutantRunStatus.Timeout };
    if (complaint !== null) return killed(id, complaint, index + 1);
  }
  return { status: MutantRunStatus.Survived, nrOfTests: timings.length };
};

/** A test longer than this many milliseconds does not depend on load-time code. */
const LONG = 200;

/** Loads the tests once, because loading takes longer than running. If no test fails, a reload
 * covers mutants of load-time code. */
class OneProcess implements TestRunner {
  #tests: ReadonlyMap<string, RecordedTest> = new Map();
  #known: readonly TestTiming[] = [];

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    fc.configureGlobal({ endOnFailure: true });
    this.#tests = await read();
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const [id, test] of this.#tests) {
      shared.currentTestId = id;
      const began = performance.now();
      const complaint = await complaintOf(test);
      const result = { id, name: test.name, timeSpentMs: performance.now() - began };
      tests.push(
        complaint === null
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage: complaint },
      );
    }
    shared.currentTestId = undefined;
    const coverage = shared.mutantCoverage ?? { static: {}, perTest: {} };
    const timedTests = tests.map(
      ({ id, timeSpentMs }): TestTiming => ({
        id,
        ms: timeSpentMs,
        mutants: Object.keys(coverage.perTest[id] ?? {}),
      }),
    );
    writeFileSync(knownFile, JSON.stringify(timedTests.toSorted((a, b) => a.ms - b.ms)));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: coverage };
  }

  async mutantRun({
    activeMutant: { id },
    hitLimit,
    mutantActivation,
  }: MutantRunOptions): Promise<MutantRunResult> {
    if (this.#known.length === 0)
      this.#known = JSON.parse(readFileSync(knownFile, 'utf8')) as readonly TestTiming[];
    const near = this.#known.filter(({ mutants }) => mutants.includes(id));
    const changed = async (judge: () => Promise<MutantRunResult>): Promise<MutantRunResult> => {
      shared.hitLimit = hitLimit;
      shared.hitCount = hitLimit === undefined ? undefined : 0;
      shared.activeMutant = id;
      const answer = await judge();
      shared.activeMutant = undefined;
      shared.hitCount = undefined;
      return answer;
    };
    let answer = await changed(() => runTests(this.#tests, near));
    if (await this.#readAgainAfter(answer)) {
      answer = await changed(() => runTests(this.#tests, near));
      await this.#readAgainAfter(answer);
    }
    return answer.status === MutantRunStatus.Survived
      ? changed(() => this.#readAgain(near, mutantActivation === 'static'))
      : answer;
  }

  /** If the test fails without the mutant too, caches hold values of an earlier mutant. */
  async #readAgainAfter(answer: MutantRunResult): Promise<boolean> {
    if (answer.status !== MutantRunStatus.Killed) return false;
    const [by] = [answer.killedBy].flat();
    const test = by === undefined ? undefined : this.#tests.get(by);
    if (test === undefined || (await complaintOf(test)) === null) return false;
    this.#tests = await read();
    return true;
  }

  /** Load-time code may affect any test. If none reaches the mutant, the long ones run too. */
  async #readAgain(near: readonly TestTiming[], whileRead: boolean): Promise<MutantRunResult> {
    shared.hitCount = undefined;
    const all = this.#known.filter(({ ms }) => near.length === 0 || ms < LONG);
    try {
      return await runTests(await read(), whileRead ? all : near);
    } catch (problem) {
      takeRecordedTests();
      return killed(this.#known[0]?.id ?? '', messageOf(problem), 0);
    }
  }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'one-process', () => new OneProcess()),
];
