import { vi } from 'vitest';

/** DEEP=100 tries every law a hundred times as often; anything but a number of at least 1 counts as 1. */
const depth = Math.max(1, Number(process.env.DEEP ?? '1') || 1);

/** Whether it is a run that takes its time, and tells what it saw. */
export const isDeep = depth > 1;

if (isDeep) vi.setConfig({ testTimeout: 30_000 * depth });

/** How often a law is tried, for the second argument of `fc.assert`. */
export const runs = (usually: number): { readonly numRuns: number } => ({ numRuns: usually * depth });

/** How long each law of a file may take that needs more than usual, in milliseconds; a deep run takes so many times as long. */
export const allowEach = (usually: number): void => {
  vi.setConfig({ testTimeout: usually * depth });
};
