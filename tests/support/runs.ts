import { vi } from 'vitest';

/** DEEP=100 runs every property test a hundred times as often. Any other text counts as 1. */
const depth = Math.max(1, Number(process.env.DEEP ?? '1') || 1);

/** True for DEEP runs, which print what they find. */
export const isDeep = depth > 1;

if (isDeep) vi.setConfig({ testTimeout: 30_000 * depth });

/** Returns options for the second argument of `fc.assert`. */
export const runs = (usually: number): { readonly numRuns: number } => ({
  numRuns: usually * depth,
});

/** Sets the time limit of each property of the file, in milliseconds. DEEP multiplies it. */
export const allowEach = (usually: number): void => {
  vi.setConfig({ testTimeout: usually * depth });
};
