import { describe, expect, it } from 'vitest';
import { FEWEST_TROUBLES, playChaos } from './chaos.ts';

const SEED = Number(process.env.SEED ?? '0') || Date.now() % 1_000_000;

describe.concurrent('half a minute of random failures (chaos test)', () => {
  it.each(['sqlite', 'postgres'] as const)(
    `R10.1: %s has each acknowledged write, sale and payment once and agrees with its replay (SEED=${SEED})`,
    async (store) => {
      const { booked, troubles, wrong } = await playChaos({ store, minutes: 0.5, seed: SEED });
      expect(
        wrong,
        `again: npm run chaos -- --minutes 0.5 --store ${store} --seed ${SEED}`,
      ).toEqual([]);
      expect(booked).toBeGreaterThan(3);
      expect(troubles.length).toBeGreaterThanOrEqual(FEWEST_TROUBLES);
    },
    240_000,
  );
});
