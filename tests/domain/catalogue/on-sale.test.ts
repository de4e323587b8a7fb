import { expect, it } from 'vitest';
import type { Journey, PickUpPoint } from '../../../domain/catalogue/offer.ts';
import {
  hasPricePerPickUpPoint,
  leastFareIfPricedPerPickUpPoint,
  leastFareWithPickUpPoint,
  luggageAddonChoice,
  luggageOnSale,
  needsPickUpPoint,
} from '../../../domain/catalogue/on-sale.ts';
import { BAG, offerWith, SHIRT } from '../../arbitraries/offers.ts';

const point = (price: number, available = true): PickUpPoint => ({
  id: 1,
  name: 'Łódź',
  price,
  available,
  needsGroup: false,
});
const coach = (price: number, ...points: readonly PickUpPoint[]): Journey => ({
  id: 1,
  name: 'Autokar',
  price,
  available: true,
  paidOnSpot: false,
  pickUp: true,
  points,
});

it('R14, W-039: a coach priced 0 counts as priced per boarding point if a point on sale costs money', () => {
  expect(hasPricePerPickUpPoint(coach(0, point(0), point(8000)))).toBe(true);
  expect(hasPricePerPickUpPoint(coach(54900, point(8000)))).toBe(false);
  expect(hasPricePerPickUpPoint(coach(0, point(0), point(8000, false)))).toBe(false);
  expect(hasPricePerPickUpPoint({ ...coach(0, point(8000)), pickUp: false })).toBe(false);
});

it('R14, W-039: the “from” price of a coach priced per boarding point is its cheapest point on sale', () => {
  expect(
    leastFareIfPricedPerPickUpPoint(coach(0, point(9000), point(8000), point(7000, false))),
  ).toBe(8000);
  expect(leastFareIfPricedPerPickUpPoint(coach(54900, point(8000)))).toBeNull();
});

it('R14: a coach’s “from” price is its own price plus its cheapest boarding point on sale; null if none', () => {
  expect(leastFareWithPickUpPoint(coach(54900, point(5000), point(8000), point(0, false)))).toBe(
    59900,
  );
  expect(leastFareWithPickUpPoint(coach(54900, point(0, false)))).toBeNull();
  expect(leastFareWithPickUpPoint({ ...coach(54900, point(0)), pickUp: false })).toBeNull();
});

it('R14: a boarding point is required only for a journey that has boarding points', () => {
  const offer = offerWith({
    journeys: [coach(0, point(0)), { ...coach(0), id: 2, pickUp: false }],
  });
  expect([null, 1, 2, 3].map((id) => needsPickUpPoint(offer, id))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('R14, R14.2: extra luggage is offered only while it is sold; its single option is preselected', () => {
  const withBag = (more: Partial<typeof BAG>) =>
    offerWith({ addons: [SHIRT, { ...BAG, ...more }] });
  expect(luggageOnSale(withBag({}))).toEqual(BAG);
  for (const offer of [withBag({ available: false }), offerWith({ addons: [SHIRT] })])
    expect(luggageOnSale(offer)).toBeUndefined();
  expect(
    [withBag({}), withBag({ options: [] }), offerWith({ addons: [SHIRT] })].map(luggageAddonChoice),
  ).toEqual([{ addonId: 7, optionId: 13 }, { addonId: 7, optionId: null }, null]);
});
