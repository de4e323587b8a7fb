import { vi } from 'vitest';

/** DEEP=100 runs every property a hundred times as often. Any other text counts as 1. */
const depth = Math.max(1, Number(process.env.DEEP ?? '1') || 1);

/** A long run prints its findings. */
export const isDeep = depth > 1;

if (isDeep) vi.setConfig({ testTimeout: 30_000 * depth });

/** Options for the second argument of `fc.assert`. */
export const runs = (usually: number): { readonly numRuns: number } => ({
  numRuns: usually * depth,
});

/** Milliseconds for each property of the file. A deep run multiplies them. */
export const allowEach = (usually: number): void => {
  vi.setConfig({ testTimeout: usually * depth });
};
