import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import '../../adapters/cli/need-node.js';
import { parseProgramArgumentsOrExit } from '../../adapters/cli/terminal/program.ts';
import { EQUIVALENTS, type Equivalent } from './equivalents.ts';

const root = join(import.meta.dirname, '..', '..');

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The per cent of non-equivalent mutants that the tests must detect. */
const targetPercent = (file: string): number =>
  /^domain\/(seats|pricing|payments|vouchers|booking)\//.test(file) ? 98 : 95;

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const isDomain = (file: string): boolean => /^domain\/.*\.ts$/.test(file);

const changedFiles = (): readonly string[] => {
  const [head] = git('rev-parse', 'HEAD');
  const [began = ''] = git('merge-base', 'HEAD', 'main');
  const since = began === head ? 'HEAD~1' : began;
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', since),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ].filter(isDomain);
};

const textAt = (source: string, { start, end }: Mutant['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  return lines
    .map((line, index) =>
      line.slice(
        index === 0 ? start.column - 1 : 0,
        index === lines.length - 1 ? end.column - 1 : undefined,
      ),
    )
    .join('\n');
};

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ');
const oneLine = (text: string): string => collapseSpaces(text).slice(0, 140);

const reportFile = (file: string, mutants: readonly Mutant[]): boolean => {
  const source = readFileSync(join(root, file), 'utf8');
  const counted = mutants
    .filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
    .map((mutant) => ({
      ...mutant,
      was: textAt(source, mutant.location),
      now: mutant.replacement ?? '',
    }));
  const survivors = counted.filter(
    ({ status }) => status === 'Survived' || status === 'NoCoverage',
  );
  const linesOf = ({ location }: Mutant): string =>
    source
      .split('\n')
      .slice(location.start.line - 1, location.start.line + 1)
      .join('\n');
  const isEquivalent = (
    { was, now, beside = '' }: Equivalent,
    mutant: (typeof survivors)[number],
  ): boolean =>
    was === mutant.was &&
    collapseSpaces(now) === collapseSpaces(mutant.now) &&
    linesOf(mutant).includes(beside);
  const equivalents = EQUIVALENTS.filter((equivalent) => equivalent.file === file);
  const equivalentSurvivors = survivors.filter((mutant) =>
    equivalents.some((equivalent) => isEquivalent(equivalent, mutant)),
  );
  const unusedEquivalents = equivalents.filter(
    (equivalent) => !survivors.some((mutant) => isEquivalent(equivalent, mutant)),
  );
  const missed = survivors.filter((mutant) => !equivalentSurvivors.includes(mutant));
  const valid = counted.length - equivalentSurvivors.length;
  const percent = valid === 0 ? 100 : (100 * (valid - missed.length)) / valid;
  const equivalent =
    equivalentSurvivors.length > 0 ? `, ${equivalentSurvivors.length} equivalent` : '';
  process.stdout.write(
    `${percent.toFixed(1).padStart(5)}% ${file}: ${valid - missed.length} of ${valid} caught${equivalent}\n`,
  );
  for (const { mutatorName, location, was, now, status } of missed) {
    const untested = status === 'NoCoverage' ? ', covered by no test' : '';
    process.stdout.write(
      `       line ${location.start.line}, ${mutatorName}${untested}: ${oneLine(was)} -> ${oneLine(now)}\n`,
    );
  }
  for (const equivalent of unusedEquivalents) {
    const [killer = 'there is no such mutant'] =
      counted.find((mutant) => isEquivalent(equivalent, mutant))?.killedBy ?? [];
    process.stdout.write(
      `       not equivalent: ${oneLine(equivalent.was)} -> ${oneLine(equivalent.now)}: ${killer}\n`,
    );
  }
  return percent >= targetPercent(file) && unusedEquivalents.length === 0;
};

const report = (mutants: readonly Mutant[]): boolean => {
  const files = Map.groupBy(mutants, ({ fileName }) => relative(root, fileName));
  return [...files].map(([file, mutants]) => reportFile(file, mutants)).every((good) => good);
};

const requested = parseProgramArgumentsOrExit('npm run mutate --', (program) =>
  program
    .description('Mutates the code of the domain and names the mutations that no test catches.')
    .argument('[FILE|FOLDER...]', 'what to mutate; without it, what this branch changed'),
).args;
const files =
  requested.length > 0
    ? requested.map((name) => (name.endsWith('.ts') ? name : `${name.replace(/\/$/, '')}/**/*.ts`))
    : changedFiles();
const missing = requested.filter((name) => !existsSync(join(root, name)));
if (missing.length > 0) {
  for (const name of missing) process.stderr.write(`There is no file and no folder ${name}.\n`);
  process.exitCode = 2;
} else if (files.length === 0)
  process.stdout.write(
    'No file of the domain has changed: name files or folders, such as domain/seats.\n',
  );
else if (
  !report(
    await new Stryker({
      configFile: 'tests/mutation/stryker.config.json',
      mutate: [...files],
    }).runMutationTest(),
  )
)
  process.exitCode = 1;
