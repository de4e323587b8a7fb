import { describe, expect, it } from 'vitest';
import { type Seating, seatingWithFewestSplits } from '../../../domain/crews/allotment.ts';
import type { Fleet } from '../../../domain/seats/occupancy.ts';
import { crewsOf, yachtsOf } from './crews.ts';

const fleetOf = (yachts: number, berths: number, cabins = 0): Fleet => ({ yachts, berths, cabins });
const yachts = (seating: Seating | null): string | undefined =>
  seating?.together &&
  yachtsOf(seating.together.map((crews) => crews.flatMap(({ sailors }) => sailors)));

const parties = (sizes: readonly number[]): string =>
  sizes.map((size, index) => `${String.fromCharCode(65 + index)}${size}`).join(' ');

describe('seating with as few split bookings as possible (R7.4)', () => {
  it.each([
    ['its group’s yacht, even if another is fuller', 'F5 E4:G A1:G', 'F5 | A1 E4'],
    ['its group’s yacht, even if other parties sail there', 'F5 E3:G B2 A1:G', 'F5 | A1 B2 E3'],
    ['the fullest yacht if the party is in no group', 'F5:G E4 A1', 'A1 F5 | E4'],
    ['the fullest yacht if the party is in another group', 'F5:G E4:H B1:H A1', 'A1 F5 | B1 E4'],
  ])('puts a party on %s', (_, crews, expected) => {
    expect(yachts(seatingWithFewestSplits(fleetOf(2, 6), crewsOf(crews), 1))).toBe(expected);
  });

  it('fills the fullest yacht first, and tries another if a later party would then fit nowhere', () => {
    expect(yachts(seatingWithFewestSplits(fleetOf(2, 10), crewsOf('A7 B4 C4 D2'), 1))).toBe(
      'A7 | B4 C4 D2',
    );
    expect(yachts(seatingWithFewestSplits(fleetOf(2, 10), crewsOf('A4 B4 C3 D3 E3 F3'), 1))).toBe(
      'A4 C3 D3 | B4 E3 F3',
    );
  });

  it('returns null if every seating splits more bookings than allowed', () => {
    const crews = crewsOf('A4 B4 C4');
    expect(seatingWithFewestSplits(fleetOf(2, 6), crews, 1)).toBeNull();
    expect(
      seatingWithFewestSplits(fleetOf(2, 6), crews, 2)?.apart.map(({ bookingId }) => bookingId),
    ).toEqual(['A']);
    expect(seatingWithFewestSplits(fleetOf(2, 6), crewsOf('A4 B2'), 0)).toBeNull();
  });

  // Each case needs the skipping of failed states, equal yachts and equal parties.
  it.each([
    [
      'fourteen parties',
      fleetOf(5, 9),
      parties([5, 3, 2, 2, 5, 3, 3, 3, 3, 3, 3, 5, 3, 2]),
      1,
      100,
    ],
    [
      'eight parties, of which two are split',
      fleetOf(6, 6),
      parties([5, 6, 4, 4, 5, 4, 4, 4]),
      2,
      35,
    ],
    ['cabins and parties of two: cabins first', fleetOf(2, 4, 1), 'P2 Q2 K= L=', 0, 4],
    ['parties beside people who sail alone', fleetOf(2, 5), 'A4 B4 C1 D1', 0, 4],
  ])(
    'finds a seating within the allowed number of attempts, and returns null if fewer are allowed: %s',
    (_, fleet, crews, parted, tries) => {
      const people = crewsOf(crews);
      const found = (patience: number) => seatingWithFewestSplits(fleet, people, 3, patience);
      expect(found(tries)?.apart).toHaveLength(parted);
      expect(found(people.length - parted - 1)).toBeNull();
      expect(found(0)).toBeNull();
    },
  );
});
