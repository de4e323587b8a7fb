import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { ROOT } from './source-tree.ts';

const CACHE = join(ROOT, 'node_modules', '.cache');

type CompileError = { readonly file: string; readonly message: string };

const compilerOutput = (folder: string): string => {
  try {
    execFileSync(
      join(ROOT, 'node_modules', '.bin', 'tsc'),
      ['--noEmit', '--pretty', 'false', '-p', folder],
      { encoding: 'utf8' },
    );
    return '';
  } catch (failure) {
    return failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : '';
  }
};

export const plantedCopy = (name: string, folders: readonly string[]) => {
  mkdirSync(CACHE, { recursive: true });
  const copy = mkdtempSync(join(CACHE, `${name}-`));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  beforeEach(() => {
    for (const folder of folders)
      cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  });

  const plant = (file: string, before: string, after: string): void => {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
    writeFileSync(path, text.replace(before, after));
  };

  const compile = (include: readonly string[]): readonly CompileError[] => {
    const options = { extends: join(ROOT, 'tsconfig.json'), include, exclude: [] };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(options));
    const output = compilerOutput(copy);
    const errors = [...output.matchAll(/^(\S+)\(\d+,\d+\): error (.*)$/gm)].map(
      ([, path = '', message = '']) => ({
        file: path.slice(path.search(/(?:domain|application|adapters)\//)),
        message,
      }),
    );
    if (output !== '' && errors.length === 0) throw new Error(output);
    return errors;
  };
  const broken = (include: readonly string[] = folders): readonly string[] =>
    [...new Set(compile(include).map(({ file }) => file))].sort();
  return { plant, compile, broken };
};
