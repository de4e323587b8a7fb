import { describe, expect, it } from 'vitest';
import { polishProblems, purityProblems } from './purity.ts';
import { readSources } from './source-tree.ts';

const source = (text: string, path = 'domain/planted.ts') => ({ path, text });

describe('purity of domain and application', () => {
  it('R2.3: domain and application use no clock, no random values and no machine state', () => {
    expect(purityProblems(readSources(['domain', 'application']))).toEqual([]);
  });

  it.each([
    ['Date.now', 'export const at = Date.now();'],
    ['Date.now', 'export const clock = Date.now;'],
    ['Date.now', "export const at = Date['now']();"],
    ['new Date()', 'export const at = new Date();'],
    ['new Date()', 'export const at = new Date;'],
    ['Date()', 'export const at = Date();'],
    ['Math.random', 'export const chance = Math.random();'],
    ['process', 'export const where = process.env.HOME;'],
    ['crypto', 'export const id = crypto.randomUUID();'],
    ['performance', 'export const at = performance.now();'],
    ['globalThis', 'export const p = globalThis.process;'],
  ])('the check finds a planted %s', (name, text) => {
    expect(purityProblems([source(text)])).toEqual([`domain/planted.ts uses ${name}`]);
  });

  it.each([
    'export const day = new Date(0).getUTCDay();',
    'export const most = Math.max(1, 2);',
    'export const utc = Date.UTC(2027, 0);',
    '// Date.now() would be wrong here\nexport const text = "Date.now()";',
    'export const row = { process: 1, crypto: 2 };',
  ])('the check accepts %j', (text) => {
    expect(purityProblems([source(text)])).toEqual([]);
  });
});

describe('Polish texts', () => {
  it('in the layers below the screens, are only in copy files, the demo catalogue and brand settings', () => {
    expect(polishProblems(readSources(['domain', 'application', 'adapters']))).toEqual([]);
  });

  it.each([
    "export const a = 'Żeglarz';",
    'export const a = `rejs dla gościa`;',
    'export const a = { "ósmy": 1 };',
  ])('the check finds planted ones: %s', (text) => {
    expect(polishProblems([source(text)])).toHaveLength(1);
  });

  it('the check allows them in comments, patterns and copy files', () => {
    expect(polishProblems([source('// Żeglarz\nexport const a = /Kraków/;')])).toEqual([]);
    expect(
      polishProblems([source("export const a = 'Żeglarz';", 'adapters/mail/copy.pl.ts')]),
    ).toEqual([]);
    expect(
      polishProblems([source("export const a = 'Żeglarz';", 'adapters/demo-catalogue/people.ts')]),
    ).toEqual([]);
  });
});
