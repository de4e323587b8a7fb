import { expect, it } from 'vitest';
import { clothingStillNeedingSize } from '../../../domain/party/answers.ts';
import { OFFER, offerWith } from '../../arbitraries/offers.ts';
import { party } from '../../arbitraries/parties.ts';

const sized = OFFER.addons.filter((addon) => addon.sized);
const gift = offerWith({ addons: sized.map((addon) => ({ ...addon, price: 0 })) });
const two = party('single', 2);
const open = { open: true, passed: false };
const numbers = sized.map(({ id }) => id);

it('R54.4: step 4 asks for sizes of free clothing until one size is chosen or step 4 or 5 is saved', () => {
  expect(numbers.length).toBeGreaterThan(0);
  expect(clothingStillNeedingSize(gift, two, open).map(({ id }) => id)).toEqual(numbers);
  expect(clothingStillNeedingSize(gift, two, { open: true, passed: true })).toEqual([]);
  const chosen = party('single', 2, [{ addons: [{ addonId: numbers[0] ?? 0, optionId: 1 }] }]);
  expect(clothingStillNeedingSize(gift, chosen, open)).toEqual([]);
  const withSize = party('single', 2, [
    { addons: [{ addonId: numbers[0] ?? 0, optionId: 1 }] },
    {},
  ]);
  expect(clothingStillNeedingSize(gift, withSize, open)).toEqual([]);
});

it('R54.4: no size is asked for add-ons that cost something, are not sold or are past their deadline', () => {
  expect(clothingStillNeedingSize(OFFER, two, open)).toEqual([]);
  expect(clothingStillNeedingSize(gift, two, { open: false, passed: false })).toEqual([]);
  const withoutAddons = offerWith({
    addons: gift.addons.map((addon) => ({ ...addon, available: false })),
  });
  expect(clothingStillNeedingSize(withoutAddons, two, open)).toEqual([]);
  expect(
    clothingStillNeedingSize(gift, party('single', 2, [{ luggage: true }]), open),
  ).toHaveLength(numbers.length);
});
