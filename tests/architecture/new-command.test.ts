import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './source-tree.ts';

const CACHE = join(ROOT, 'node_modules', '.cache');
mkdirSync(CACHE, { recursive: true });
const copy = mkdtempSync(join(CACHE, 'new-command-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const COMMANDS = 'domain/booking/commands.ts';
const FACTS = 'domain/booking/command-facts.ts';

const plant = (file: string, before: string, after: string): void => {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(path, text.replace(before, after));
};

const broken = (): readonly string[] => {
  try {
    execFileSync(
      join(ROOT, 'node_modules', '.bin', 'tsc'),
      ['--noEmit', '--pretty', 'false', '-p', copy],
      { encoding: 'utf8' },
    );
    return [];
  } catch (failure) {
    const out = failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : '';
    const files = [...out.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) =>
      file.replace(/^.*?(?=domain\/|application\/)/, ''),
    );
    if (files.length === 0) throw failure;
    return [...new Set(files)].sort();
  }
};

const plantCommand = (): void =>
  plant(
    COMMANDS,
    'export type LifeCommand =',
    "export type SinkYacht = { readonly type: 'sinkYacht' };\nexport type LifeCommand =\n  | SinkYacht",
  );
const plantRow = (row: string): void =>
  plant(FACTS, '  chooseTrip: ', `  sinkYacht: ${row},\n  chooseTrip: `);

beforeEach(() => {
  for (const folder of ['domain', 'application'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  const options = {
    extends: join(ROOT, 'tsconfig.json'),
    include: ['domain', 'application'],
    exclude: [],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(options));
});

describe('a new command', () => {
  it('does not compile without its facts', () => {
    plantCommand();
    expect(broken()).toContain(FACTS);
  });

  it('compiles when its facts say that it touches nothing and no booking accepts it', () => {
    plantCommand();
    plantRow('{ ...PLAIN, states: NO_STATE }');
    expect(broken()).toEqual([]);
  });

  it('does not compile where code derived from its facts has no case for it', () => {
    plantCommand();
    plantRow(
      "{ ...PLAIN, states: { ...NO_STATE, draft: 'takes', confirmed: 'takes' }, asksUnits: true, news: 'sunk', namesPeople: true }",
    );
    plant(FACTS, 'export type News =', "export type News =\n  | 'sunk'");
    expect(broken()).toEqual([
      'application/booking/plan-notification.ts',
      'application/journal/stand-ins.ts',
      'domain/booking/draft/decide-draft.ts',
      'domain/booking/placed/decide-placed.ts',
      'domain/booking/touched.ts',
    ]);
  });
});
