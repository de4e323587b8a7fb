import { vi } from 'vitest';

/**
 * DEEP=100 runs every property a hundred times as often. Anything but a number of at least 1 counts
 * as 1.
 */
const depth = Math.max(1, Number(process.env.DEEP ?? '1') || 1);

/** True for a long run, which prints its findings. */
export const isDeep = depth > 1;

if (isDeep) vi.setConfig({ testTimeout: 30_000 * depth });

/** Number of runs of a property, for the second argument of `fc.assert`. */
export const runs = (usually: number): { readonly numRuns: number } => ({
  numRuns: usually * depth,
});

/** Sets the time limit of each property of a file in milliseconds. A deep run multiplies it. */
export const allowEach = (usually: number): void => {
  vi.setConfig({ testTimeout: usually * depth });
};
