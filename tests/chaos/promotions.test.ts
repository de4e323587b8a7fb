import { expect, it } from 'vitest';
import { playPromotions } from './promotions.ts';

const SEED = Number(process.env.SEED ?? '0') || Date.now() % 1_000_000;

it(`issue 43: a standby that takes over has all acknowledged bookings, and the shop works (SEED=${SEED})`, async ({
  skip,
}) => {
  const drill = await playPromotions({ promotions: 2, bookers: 4, seed: SEED });
  if (drill === null) return skip();
  const { booked, promotions, wrong } = drill;
  expect(wrong, `again: npm run chaos -- --promotions 2 --bookers 4 --seed ${SEED}`).toEqual([]);
  expect(promotions.map(({ loss }) => loss)).toEqual(['killed', 'stopped']);
  expect(booked).toBeGreaterThan(0);
}, 240_000);
