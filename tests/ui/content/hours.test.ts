import { expect, it } from 'vitest';
import { hoursAsFractionOfTen } from '../../../ui/view-models/hours.ts';

it('P-104: the most sailing hours a day set a style’s wave: 10 fill it, a text without hours gives 0', () => {
  expect(
    ['4–5 godzin dziennie', '8–10\u00a0godzin żeglugi dziennie', 'około 9 godzin dziennie'].map(
      hoursAsFractionOfTen,
    ),
  ).toEqual([0.5, 1, 0.9]);
  expect(['', 'Od 26 lat', 'w ciągu 24 h'].map(hoursAsFractionOfTen)).toEqual([0, 0, 0]);
});
