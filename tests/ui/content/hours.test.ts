import { expect, it } from 'vitest';
import { hoursAsShareOfDay } from '../../../ui/view-models/hours.ts';

it('a cruise style’s wave is as long as its longest hours of sailing a day; without hours, no wave is drawn (P-104)', () => {
  expect(
    ['4–5 godzin dziennie', '8–10\u00a0godzin żeglugi dziennie', 'około 9 godzin dziennie'].map(
      hoursAsShareOfDay,
    ),
  ).toEqual([0.5, 1, 0.9]);
  expect(['', 'Od 26 lat', 'w ciągu 24 h'].map(hoursAsShareOfDay)).toEqual([0, 0, 0]);
});
