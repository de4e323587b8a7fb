import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import '../../adapters/cli/need-node.js';
import { readProgramOrExit } from '../../adapters/cli/terminal/program.ts';
import { EQUIVALENTS, type Equivalent } from './equivalents.ts';

const root = join(import.meta.dirname, '..', '..');

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The per cent of non-equivalent mutants that the tests must detect. */
const wanted = (file: string): number =>
  /^domain\/(seats|pricing|payments|vouchers|booking)\//.test(file) ? 98 : 95;

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const isDomain = (file: string): boolean => /^domain\/.*\.ts$/.test(file);

const changed = (): readonly string[] => {
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

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const oneLine = (text: string): string => plain(text).slice(0, 140);

const toldOf = (file: string, mutants: readonly Mutant[]): boolean => {
  const source = readFileSync(join(root, file), 'utf8');
  const counted = mutants
    .filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
    .map((mutant) => ({
      ...mutant,
      was: textAt(source, mutant.location),
      now: mutant.replacement ?? '',
    }));
  const lives = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const linesOf = ({ location }: Mutant): string =>
    source
      .split('\n')
      .slice(location.start.line - 1, location.start.line + 1)
      .join('\n');
  const isOf = ({ was, now, beside = '' }: Equivalent, mutant: (typeof lives)[number]): boolean =>
    was === mutant.was && plain(now) === plain(mutant.now) && linesOf(mutant).includes(beside);
  const known = EQUIVALENTS.filter((equivalent) => equivalent.file === file);
  const same = lives.filter((mutant) => known.some((equivalent) => isOf(equivalent, mutant)));
  const idle = known.filter((equivalent) => !lives.some((mutant) => isOf(equivalent, mutant)));
  const real = lives.filter((mutant) => !same.includes(mutant));
  const all = counted.length - same.length;
  const percent = all === 0 ? 100 : (100 * (all - real.length)) / all;
  const equivalent = same.length > 0 ? `, ${same.length} equivalent` : '';
  process.stdout.write(
    `${percent.toFixed(1).padStart(5)}% ${file}: ${all - real.length} of ${all} caught${equivalent}\n`,
  );
  for (const { mutatorName, location, was, now, status } of real) {
    const untested = status === 'NoCoverage' ? ', no test comes by' : '';
    process.stdout.write(
      `       line ${location.start.line}, ${mutatorName}${untested}: ${oneLine(was)} -> ${oneLine(now)}\n`,
    );
  }
  for (const equivalent of idle) {
    const [by = 'is not there'] =
      counted.find((mutant) => isOf(equivalent, mutant))?.killedBy ?? [];
    process.stdout.write(
      `       said to come to the same: ${oneLine(equivalent.was)} -> ${oneLine(equivalent.now)}: ${by}\n`,
    );
  }
  return percent >= wanted(file) && idle.length === 0;
};

const told = (mutants: readonly Mutant[]): boolean => {
  const files = Map.groupBy(mutants, ({ fileName }) => relative(root, fileName));
  return [...files].map(([file, own]) => toldOf(file, own)).every((good) => good);
};

const asked = readProgramOrExit('npm run mutate --', (program) =>
  program
    .description('Mutates the code of the domain and names the mutations that no test catches.')
    .argument('[FILE|FOLDER...]', 'what to mutate; without it, what this branch changed'),
).args;
const pieces =
  asked.length > 0
    ? asked.map((name) => (name.endsWith('.ts') ? name : `${name.replace(/\/$/, '')}/**/*.ts`))
    : changed();
const absent = asked.filter((name) => !existsSync(join(root, name)));
if (absent.length > 0) {
  for (const name of absent) process.stderr.write(`There is no file and no folder ${name}.\n`);
  process.exitCode = 2;
} else if (pieces.length === 0)
  process.stdout.write(
    'No file of the domain has changed: name files or folders, such as domain/seats.\n',
  );
else if (
  !told(
    await new Stryker({
      configFile: 'tests/mutation/stryker.config.json',
      mutate: [...pieces],
    }).runMutationTest(),
  )
)
  process.exitCode = 1;
