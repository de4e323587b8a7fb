import { expect, it } from 'vitest';
import { growing } from '../../../adapters/journal/growing.ts';

it('a growing list of numbers keeps values and order at any length', () => {
  const numbers = growing();
  expect([numbers.length(), numbers.at(0)]).toEqual([0, 0]);
  const count = 200_000;
  for (let at = 0; at < count; at += 1) numbers.push(at % 3 === 0 ? -at : at);
  expect(numbers.length()).toBe(count);
  expect(
    Array.from({ length: count }, (_, at) => numbers.at(at)).findIndex(
      (value, at) => Math.abs(value) !== at,
    ),
  ).toBe(-1);
  expect([65_535, 65_536, 131_072, 199_998].map(numbers.at)).toEqual([
    -65_535, 65_536, 131_072, -199_998,
  ]);
});
