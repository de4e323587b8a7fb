import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, median, type Pace, roundsOf } from './measure.ts';
import type { MillionRun } from './million-once.ts';
import { recordYears } from './recorded-years.ts';

const MILLION = { years: 25, parties: 3_400, seed: 2 };
const SHORT = { years: 2, parties: 20, seed: 2 };
/** `twoCores`: speed-up of two threads. `parsing`: speed of one core relative to parsing only. */
const WANTED = { twoCores: 1.4, parsing: 0.2 };
const LEAST_OF_PARSING = 0.08;

const ONCE = join(import.meta.dirname, 'million-once.ts');
const run = promisify(execFile);

const limits = (): readonly string[] => {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
  );
  return String(scripts.replay)
    .split(' ')
    .filter((word) => word.startsWith('--'));
};

/** Null if the system cannot pin a process to a core. */
const oneCore = (): string | null => {
  try {
    const affinity = execFileSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' });
    return /: (\d+)/.exec(affinity)?.[1] ?? null;
  } catch {
    return null;
  }
};

type Measured = MillionRun & { readonly clock: number };

const once = async (file: string, threads: number, core: string | null): Promise<Measured> => {
  const words = [process.execPath, ...limits(), ONCE, file, String(threads)];
  const [command = '', ...parameters] = core === null ? words : ['taskset', '-c', core, ...words];
  const began = performance.now();
  const { stdout } = await run(command, parameters);
  const result: MillionRun = JSON.parse(stdout);
  return { ...result, clock: (performance.now() - began) / 1000 };
};

type Way = 'parsing' | 'oneCore' | 'oneThread' | 'twoThreads';
type Round = Readonly<Record<Way, Measured>>;

/** The variants run in sequence, so that a drifting machine affects all of them. */
const roundOf = async (file: string, core: string | null): Promise<Round> => ({
  parsing: await once(file, 0, core),
  oneCore: await once(file, 1, core),
  oneThread: await once(file, 1, null),
  twoThreads: await once(file, 2, null),
});

const figuresOf = (rounds: readonly Round[], core: string | null): readonly Figure[] => {
  const of = (way: Way, figure: 'clock' | 'processor' | 'memory'): number =>
    median(rounds.map((round) => round[way][figure]));
  const ratio = (way: Way, other: Way): number =>
    median(rounds.map((round) => round[way].clock / round[other].clock));
  const [ofParsing, twoCores] = [ratio('parsing', 'oneCore'), ratio('oneCore', 'twoThreads')];
  const ofAll = (figure: 'processor' | 'memory', digits: number, unit: string): string =>
    (['oneCore', 'oneThread', 'twoThreads'] as const)
      .map((way) => `${of(way, figure).toFixed(digits)} ${unit}`)
      .join(', ');
  const forScale = (target: string): Pick<Figure, 'target' | 'within'> => ({
    target: `${target} (for scale)`,
    within: null,
  });
  const each = forScale('one core, one thread on two, two threads');
  return [
    {
      name:
        core === null
          ? 'A million commands in one thread, on any core'
          : 'A million commands on one core',
      value: `${of('oneCore', 'clock').toFixed(1)} s`,
      target: `${rounds[0]?.oneCore.commands ?? Number.NaN} commands`,
      within: null,
    },
    {
      name: '  against unpacking, reading and JSON.parse',
      value: ofParsing.toFixed(3),
      target: `at least ${LEAST_OF_PARSING} (wanted: ${WANTED.parsing.toFixed(2)})`,
      within: ofParsing >= LEAST_OF_PARSING,
    },
    {
      name: '  in two threads on two cores',
      value: `${of('twoThreads', 'clock').toFixed(1)} s`,
      target: 'the same report',
      within: null,
    },
    {
      name: '  two cores against one',
      value: twoCores.toFixed(2),
      target: `at least ${WANTED.twoCores.toFixed(2)}`,
      within: twoCores >= WANTED.twoCores,
    },
    {
      name: '  two threads against one that has both cores',
      value: ratio('oneThread', 'twoThreads').toFixed(2),
      ...forScale('its compiler and collector are beside it'),
    },
    { name: '  processor time', value: ofAll('processor', 1, 's'), ...each },
    { name: '  memory of the process at most', value: ofAll('memory', 0, 'MB'), ...each },
  ];
};

/** To reuse a recording, run `npx node tests/simulation/year/record.ts FILE --years 25` and set
 * RECORDING to FILE. */
export const benchMillion = async (pace: Pace): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-million-'));
  const recording = join(folder, 'years.jsonl');
  const file = process.env.RECORDING ?? recording;
  try {
    if (file === recording) await recordYears(recording, pace === 'short' ? SHORT : MILLION);
    const core = oneCore();
    const rounds: Round[] = [];
    for (let round = 0; round < roundsOf(pace, 3); round += 1)
      rounds.push(await roundOf(file, core));
    const reports = new Set(
      rounds.flatMap(({ oneCore, oneThread, twoThreads }) =>
        [oneCore, oneThread, twoThreads].map(({ came }) => came),
      ),
    );
    if (reports.size !== 1) throw new Error('Two threads came to something else than one');
    return figuresOf(rounds, core);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
