import { expect, it } from 'vitest';
import { shareOfDay } from '../../../ui/view-models/hours.ts';

it('a cruise style’s wave shows its longest day at sea; a text without hours has no wave (P-104)', () => {
  expect(
    ['4–5 godzin dziennie', '8–10\u00a0godzin żeglugi dziennie', 'około 9 godzin dziennie'].map(
      shareOfDay,
    ),
  ).toEqual([0.5, 1, 0.9]);
  expect(['', 'Od 26 lat', 'w ciągu 24 h'].map(shareOfDay)).toEqual([0, 0, 0]);
});
