import { describe, expect, it } from 'vitest';
import { joinsCountUntil } from '../../../domain/groups/group.ts';
import { SETTINGS } from '../../arbitraries/offers.ts';

describe('how long a group takes members who count', () => {
  it.each([
    ['2027-05-15', '2027-05-25'],
    ['2027-02-20', '2027-03-02'],
    ['2028-02-20', '2028-03-01'],
    ['2026-12-25', '2027-01-04'],
    // The clocks change on 28.03.2027: calendar days all the same.
    ['2027-03-20', '2027-03-30'],
  ])('W-200, R21.9: opened on %s: to %s, ten calendar days after', (openedOn, until) => {
    expect(joinsCountUntil(openedOn, SETTINGS.groupCodeDays)).toBe(until);
  });
});
