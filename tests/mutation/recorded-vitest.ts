import { format } from 'node:util';

/** Replaces vitest when tests run repeatedly in one process: `describe` and `it` only record. */

export { expect, vi } from 'vitest';

export type RecordedTest = { readonly name: string; readonly run: () => unknown };

let found: RecordedTest[] = [];
let within: readonly string[] = [];

export const takeRecordedTests = (): readonly RecordedTest[] => {
  const all = found;
  found = [];
  within = [];
  return all;
};

type Body = (...values: readonly unknown[]) => unknown;

const named = (name: string, values: readonly unknown[]): string =>
  format(name, ...values.slice(0, name.split('%').length - 1));

const each =
  (runCase: (name: string, body: () => unknown) => void) =>
  (table: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const row of table) {
      const values = Array.isArray(row) ? row : [row];
      runCase(named(name, values), () => body(...values));
    }
  };

const oneTest = (name: string, run: () => unknown): void => {
  found.push({ name: [...within, name].join(' > '), run });
};

const oneSuite = (name: string, body: () => unknown): void => {
  const outer = within;
  within = [...outer, name];
  body();
  within = outer;
};

export const it = Object.assign(oneTest, { each: each(oneTest) });
export const describe = Object.assign(oneSuite, { each: each(oneSuite) });
