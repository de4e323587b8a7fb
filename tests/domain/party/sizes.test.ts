import { expect, it } from 'vitest';
import { awaitingSizes } from '../../../domain/party/sizes.ts';
import { OFFER, offerWith } from '../../arbitraries/offers.ts';
import { party } from '../../arbitraries/parties.ts';

const sized = OFFER.addons.filter((addon) => addon.sized);
const gift = offerWith({ addons: sized.map((addon) => ({ ...addon, price: 0 })) });
const two = party('single', 2);
const open = { open: true, passed: false };
const numbers = sized.map(({ id }) => id);

it('R54.4: clothing that costs nothing waits for everybody’s size until something of step 4 or 5 was saved', () => {
  expect(numbers.length).toBeGreaterThan(0);
  expect(awaitingSizes(gift, two, open).map(({ id }) => id)).toEqual(numbers);
  expect(awaitingSizes(gift, two, { open: true, passed: true })).toEqual([]);
  const chosen = party('single', 2, [{ addons: [{ addonId: numbers[0] ?? 0, optionId: 1 }] }]);
  expect(awaitingSizes(gift, chosen, open)).toEqual([]);
  // One who has chosen is enough: whoever saved the step has been asked.
  const one = party('single', 2, [{ addons: [{ addonId: numbers[0] ?? 0, optionId: 1 }] }, {}]);
  expect(awaitingSizes(gift, one, open)).toEqual([]);
});

it('R54.4: what costs something, is no longer sold or comes too late is nobody’s by itself; luggage is no choice of step 4', () => {
  expect(awaitingSizes(OFFER, two, open)).toEqual([]);
  expect(awaitingSizes(gift, two, { open: false, passed: false })).toEqual([]);
  const gone = offerWith({ addons: gift.addons.map((addon) => ({ ...addon, available: false })) });
  expect(awaitingSizes(gone, two, open)).toEqual([]);
  expect(awaitingSizes(gift, party('single', 2, [{ luggage: true }]), open)).toHaveLength(numbers.length);
});
