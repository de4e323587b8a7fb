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
import { type Recorded, takeRecorded } from './recorded-vitest.ts';

/** What the changed program and Stryker tell each other. */
type Shared = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
};

type Known = { readonly id: string; readonly ms: number; readonly mutants: readonly string[] };

const recorder = new URL('./recorded-vitest.ts', import.meta.url).href;
const shared: Shared = {};
(globalThis as Record<string, unknown>).__stryker__ = shared;

/** How often the tests and what they test have been read: a change that works while a file is read needs it read anew. */
let reading = 0;

const ownFiles = (): string => pathToFileURL(`${process.cwd()}/`).href;

const isOwn = (url: string): boolean => url.startsWith(ownFiles()) && !url.includes('/node_modules/');

registerHooks({
  resolve: (wanted, context, next) => {
    const fromOwn = context.parentURL !== undefined && isOwn(context.parentURL);
    if (fromOwn && wanted === 'vitest') return { url: recorder, format: 'module-typescript', shortCircuit: true };
    const found = next(wanted, context);
    return fromOwn && isOwn(found.url) ? { ...found, url: `${found.url.split('?')[0]}?reading=${reading}` } : found;
  },
});

const testFiles = (): readonly string[] =>
  readdirSync('tests/domain', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted();

/** All tests, read anew, by a name of their own. */
const read = async (): Promise<ReadonlyMap<string, Recorded>> => {
  reading += 1;
  const tests = new Map<string, Recorded>();
  for (const file of testFiles()) {
    await import(`${pathToFileURL(resolve('tests/domain', file)).href}?reading=${reading}`);
    takeRecorded().forEach((test, index) => {
      tests.set(`${file}#${index}#${test.name}`, test);
    });
  }
  return tests;
};

const knownFile = 'known-tests.json';

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem)).slice(0, 500);

/** What a test says of the program, or null where it is content. */
const complaintOf = async ({ run }: Recorded): Promise<string | null> => {
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

/** What tests say of the changed program, until the first that notices it. */
const asked = async (tests: ReadonlyMap<string, Recorded>, known: readonly Known[]): Promise<MutantRunResult> => {
  for (const [index, { id }] of known.entries()) {
    const test = tests.get(id);
    // A test that is gone, because the change leaves out a row of its table, is one that was noticed.
    const complaint = test === undefined ? 'The test is not there any more.' : await complaintOf(test);
    if (shared.hitCount !== undefined && shared.hitLimit !== undefined && shared.hitCount > shared.hitLimit)
      return { status: MutantRunStatus.Timeout };
    if (complaint !== null) return killed(id, complaint, index + 1);
  }
  return { status: MutantRunStatus.Survived, nrOfTests: known.length };
};

/** A test that takes longer, in milliseconds, asks many random lives: what is built while files are read has no part in them. */
const LONG = 200;

/**
 * The domain's tests in one process, read once and asked again and again, those first that come by the change and take least: reading seventy
 * files anew for each change takes longer than all that they ask. Only what no test notices so is read anew with the change and asked once
 * more: it may be done while files are read, or be hidden by an answer that was kept from before.
 */
class OneProcess implements TestRunner {
  #tests: ReadonlyMap<string, Recorded> = new Map();
  #known: readonly Known[] = [];

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    // The first counterexample is enough; the smallest is nobody's concern here.
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
    const known = tests.map(({ id, timeSpentMs }): Known => ({ id, ms: timeSpentMs, mutants: Object.keys(coverage.perTest[id] ?? {}) }));
    writeFileSync(knownFile, JSON.stringify(known.toSorted((a, b) => a.ms - b.ms)));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: coverage };
  }

  async mutantRun({ activeMutant: { id }, hitLimit, mutantActivation }: MutantRunOptions): Promise<MutantRunResult> {
    if (this.#known.length === 0) this.#known = JSON.parse(readFileSync(knownFile, 'utf8')) as readonly Known[];
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
    let answer = await changed(() => asked(this.#tests, near));
    if (await this.#readAgainAfter(answer)) {
      answer = await changed(() => asked(this.#tests, near));
      await this.#readAgainAfter(answer);
    }
    return answer.status === MutantRunStatus.Survived ? changed(() => this.#readAnew(near, mutantActivation === 'static')) : answer;
  }

  /**
   * Reads everything anew where the test that noticed a change is not content without it either: calendar and ledgers keep answers, and one was
   * kept of some changed program. Tells whether it did.
   */
  async #readAgainAfter(answer: MutantRunResult): Promise<boolean> {
    if (answer.status !== MutantRunStatus.Killed) return false;
    const [by] = [answer.killedBy].flat();
    const test = by === undefined ? undefined : this.#tests.get(by);
    if (test === undefined || (await complaintOf(test)) === null) return false;
    this.#tests = await read();
    return true;
  }

  /** What is done while files are read may be any test's: the long ones too where no test came by it later. */
  async #readAnew(near: readonly Known[], whileRead: boolean): Promise<MutantRunResult> {
    shared.hitCount = undefined;
    const all = this.#known.filter(({ ms }) => near.length === 0 || ms < LONG);
    try {
      return await asked(await read(), whileRead ? all : near);
    } catch (problem) {
      takeRecorded();
      return killed(this.#known[0]?.id ?? '', messageOf(problem), 0);
    }
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'one-process', () => new OneProcess())];
