import { vi } from 'vitest';

/** DEEP=100 runs every property test a hundred times as often. Any other text counts as 1. */
const depth = Math.max(1, Number(process.env.DEEP ?? '1') || 1);

export const isDeep = depth > 1;

if (isDeep) vi.setConfig({ testTimeout: 30_000 * depth });

export const runs = (usually: number): { readonly numRuns: number } => ({
  numRuns: usually * depth,
});

export const allowEach = (usually: number): void => {
  vi.setConfig({ testTimeout: usually * depth });
};
