import { expect, it } from 'vitest';
import { hoursAsShareOfDay } from '../../../ui/view-models/hours.ts';

it('a style’s wave shows its most hours a day: 10 hours fill it, without hours there is none (P-104)', () => {
  expect(
    ['4–5 godzin dziennie', '8–10\u00a0godzin żeglugi dziennie', 'około 9 godzin dziennie'].map(
      hoursAsShareOfDay,
    ),
  ).toEqual([0.5, 1, 0.9]);
  expect(['', 'Od 26 lat', 'w ciągu 24 h'].map(hoursAsShareOfDay)).toEqual([0, 0, 0]);
});
