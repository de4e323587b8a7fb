import { expect, it } from 'vitest';
import type { Journey, PickUpPoint } from '../../../domain/catalogue/offer.ts';
import { costsByPoint, leastByPoint, leastFare } from '../../../domain/catalogue/on-sale.ts';

const point = (price: number, available = true): PickUpPoint => ({ id: 1, name: 'Łódź', price, available, needsGroup: false });
const coach = (price: number, ...points: readonly PickUpPoint[]): Journey => ({
  id: 1,
  name: 'Autokar',
  price,
  available: true,
  paidOnSpot: false,
  pickUp: true,
  points,
});

it('R14, W-039: a coach costs by where one gets on when it costs nothing itself and one of its open points does', () => {
  expect(costsByPoint(coach(0, point(0), point(8000)))).toBe(true);
  expect(costsByPoint(coach(54900, point(8000)))).toBe(false);
  expect(costsByPoint(coach(0, point(0), point(8000, false)))).toBe(false);
  expect(costsByPoint({ ...coach(0, point(8000)), pickUp: false })).toBe(false);
});

it('R14, W-039: such a coach costs at least what its cheapest open point costs', () => {
  expect(leastByPoint(coach(0, point(9000), point(8000), point(7000, false)))).toBe(8000);
  expect(leastByPoint(coach(54900, point(8000)))).toBeNull();
});

it('R14: any coach costs at least its own price and that of its cheapest open point; who is fetched nowhere pays no fare', () => {
  expect(leastFare(coach(54900, point(5000), point(8000), point(0, false)))).toBe(59900);
  expect(leastFare(coach(54900, point(0, false)))).toBeNull();
  expect(leastFare({ ...coach(54900, point(0)), pickUp: false })).toBeNull();
});
