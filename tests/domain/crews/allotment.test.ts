import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assignBerths,
  type BerthAssignment,
  type Crew,
  type Sailor,
} from '../../../domain/crews/allotment.ts';
import { type Fleet, fitsFleet } from '../../../domain/seats/occupancy.ts';
import { runs } from '../../support/runs.ts';
import { crew, crewsOf, yachtsOf } from './crews.ts';

const formatBerths = (allotted: readonly BerthAssignment[]): readonly string[] =>
  allotted.map(
    ({ sailor, at }) =>
      `${sailor.bookingId}${sailor.userNum} yacht ${at.yacht} ${at.cabin === null ? 'saloon' : `cabin ${at.cabin}`}.${at.berth}`,
  );
const allot = (fleet: Fleet, ...crews: readonly Crew[]) =>
  formatBerths(assignBerths(fleet, crews)._unsafeUnwrap());

const formatYachts = (fleet: Fleet, crews: string): string => {
  const allotted = assignBerths(fleet, crewsOf(crews))._unsafeUnwrap();
  const yachts = Array.from({ length: fleet.yachts }, (_, index) =>
    allotted.filter(({ at }) => at.yacht === index + 1),
  );
  return yachtsOf(yachts.map((berths) => berths.map(({ sailor }) => sailor)));
};

describe('berths that the crew list proposes', () => {
  it('two people of a cabin booking share a cabin; so do two of one booking of single places', () => {
    const fleet = { yachts: 2, berths: 6, cabins: 2 };
    expect(
      allot(fleet, crew('A', 'places', 'mw'), crew('B', 'cabin', 'wm'), crew('C', 'whole', 'mmm')),
    ).toEqual([
      ...['C1 yacht 1 cabin 1.1', 'C2 yacht 1 cabin 1.2', 'C3 yacht 1 cabin 2.1'],
      ...[
        'B1 yacht 2 cabin 1.1',
        'B2 yacht 2 cabin 1.2',
        'A1 yacht 2 cabin 2.1',
        'A2 yacht 2 cabin 2.2',
      ],
    ]);
  });

  it('R7.6: strangers of one gender share a cabin; without a match they get a free cabin, then the saloon', () => {
    const fleet = { yachts: 1, berths: 6, cabins: 2 };
    const crews = [
      crew('A', 'places', 'm'),
      crew('B', 'places', 'w'),
      crew('C', 'places', 'm'),
      crew('D', 'places', '?'),
    ];
    expect(allot(fleet, ...crews)).toEqual([
      'A1 yacht 1 cabin 1.1',
      'C1 yacht 1 cabin 1.2',
      'B1 yacht 1 cabin 2.1',
      'D1 yacht 1 saloon.1',
    ]);
  });

  it('a group gets its berths before other parties if it would otherwise not stay together', () => {
    const fleet = { yachts: 2, berths: 6, cabins: 0 };
    const crews = [
      crew('A', 'places', 'mm'),
      crew('B', 'places', 'mmm', 'G'),
      crew('C', 'places', 'mm'),
      crew('D', 'places', 'mmm', 'G'),
    ];
    const yachtOf = new Map(
      assignBerths(fleet, crews)
        ._unsafeUnwrap()
        .map(({ sailor, at }) => [sailor.bookingId, at.yacht]),
    );
    expect(yachtOf.get('B')).toBe(yachtOf.get('D'));
    expect(yachtOf.get('A')).toBe(yachtOf.get('C'));
  });

  it('a booking of single places is split if a cabin booking would not fit otherwise', () => {
    const fleet = { yachts: 2, berths: 3, cabins: 1 };
    const allotted = assignBerths(fleet, [
      crew('A', 'places', 'mm'),
      crew('B', 'places', 'ww'),
      crew('C', 'cabin', 'mw'),
    ])._unsafeUnwrap();
    expect(allotted).toHaveLength(6);
    expect(
      new Set(
        allotted
          .filter(({ sailor }) => sailor.bookingId === 'C')
          .map(({ at }) => `${at.yacht} ${at.cabin}`),
      ).size,
    ).toBe(1);
  });

  it('R7.4: a group is split rather than a booking of single places', () => {
    const fleet = { yachts: 2, berths: 6, cabins: 0 };
    const crews = [
      crew('A', 'places', 'mm', 'G'),
      crew('B', 'places', 'ww', 'G'),
      crew('C', 'places', 'mmmm'),
      crew('D', 'places', 'wwww'),
    ];
    const allotted = assignBerths(fleet, crews)._unsafeUnwrap();
    expect(splitBookings(allotted)).toEqual([]);
  });

  it('R7.5: more places, cabins, whole yachts or people than the fleet has are refused', () => {
    const fleet = { yachts: 1, berths: 6, cabins: 1 };
    const refused = [
      assignBerths({ ...fleet, berths: 2 }, crewsOf('A3')),
      assignBerths(fleet, crewsOf('A= B=')),
      assignBerths(fleet, [crew('A', 'whole', 'm'), crew('B', 'places', 'm')]),
      assignBerths(fleet, [crew('A', 'whole', 'm'), crew('B', 'whole', 'm')]),
      assignBerths(fleet, [crew('A', 'whole', 'mmmmmmm')]),
    ];
    for (const each of refused) expect(each._unsafeUnwrapErr()).toEqual({ kind: 'overbooked' });
    expect(allot(fleet, crew('A', 'whole', 'mmmmmm'))).toHaveLength(6);
  });

  it.each([
    [
      'a party sails on the fullest yacht on which it fits, the largest party first',
      { yachts: 2, berths: 6, cabins: 0 },
      'A2 B3 C4',
      'A2 C4 | B3',
    ],
    [
      'of two yachts with enough berths a party takes the fuller one',
      { yachts: 2, berths: 10, cabins: 0 },
      'D2 A7 B4 C4',
      'A7 | B4 C4 D2',
    ],
    [
      'a group that needs it has a yacht of its own',
      { yachts: 2, berths: 6, cabins: 0 },
      'X4 A2:G B2:G',
      'X4 | A2 B2',
    ],
    [
      'each of two groups has its own yacht',
      { yachts: 2, berths: 6, cabins: 0 },
      'A3:G C3:H B2:G D2:H',
      'A3 B2 | C3 D2',
    ],
    [
      'a party without a group sails on another yacht than two groups',
      { yachts: 3, berths: 6, cabins: 0 },
      'A3:G C3:H B2:G D2:H E2',
      'A3 B2 | C3 D2 | E2',
    ],
    [
      'parties without a group are not seated together as a group',
      { yachts: 2, berths: 5, cabins: 0 },
      'A2 B2 C3:G',
      'A2 C3 | B2',
    ],
    [
      'if a group fits on no yacht, its largest party is seated first',
      { yachts: 2, berths: 6, cabins: 0 },
      'A2:G B4:G C6:G',
      'C6 | A2 B4',
    ],
  ])('%s', (_, fleet, crews, expected) => {
    expect(formatYachts(fleet, crews)).toBe(expected);
  });

  it.each([
    // Each yacht takes a party of four and has two berths left for A, B and the halves of C.
    [
      'R7.4: one of the five parties of four is split; if group G were seated first, two would be split',
      { yachts: 4, berths: 6, cabins: 0 },
      'A2:G B2:G C4 D4 E4 F4 H4',
      'C',
    ],
    [
      'R7.4: two of eight parties are split where seating by group would split three',
      { yachts: 6, berths: 6, cabins: 0 },
      'A2:G B2:G C4 D4 E4 F4 H4 I4 J4 K4',
      'C D',
    ],
    [
      'R7.4: the largest party is split, so that its parts still have company',
      { yachts: 4, berths: 6, cabins: 0 },
      'A2:G B2:G C4 D4 E4 F3 H5',
      'H',
    ],
    [
      'R7.2: a cabin booking is never split',
      { yachts: 4, berths: 3, cabins: 1 },
      'K= A1:G B1:G C2 D2 L2 M2',
      'C',
    ],
  ])('%s', (_, fleet, crews, parted) => {
    const allotted = assignBerths(fleet, crewsOf(crews))._unsafeUnwrap();
    expect(allotted).toHaveLength(crewsOf(crews).flatMap(({ sailors }) => sailors).length);
    expect(splitBookings(allotted).toSorted().join(' ')).toBe(parted);
  });

  it('travellers share a cabin first with their group, then by gender; unknown genders get separate cabins', () => {
    const fleet = { yachts: 1, berths: 8, cabins: 2 };
    const [a, b] = [crew('A', 'places', 'm', 'G'), crew('B', 'places', 'm')];
    const [c, d] = [crew('C', 'places', 'w', 'G'), crew('D', 'places', 'm')];
    expect(allot(fleet, a, b, c, d).map((each) => each.replace('yacht 1 ', ''))).toEqual([
      ...['A1 cabin 1.1', 'C1 cabin 1.2', 'B1 cabin 2.1', 'D1 cabin 2.2'],
    ]);
    const unknown = ['E', 'F'].map((id) => crew(id, 'places', '?'));
    expect(allot(fleet, ...unknown)).toEqual(['E1 yacht 1 cabin 1.1', 'F1 yacht 1 cabin 2.1']);
    const groups = [crew('A', 'places', 'm', 'G'), crew('B', 'places', 'w', 'H')];
    expect(allot(fleet, ...groups)).toEqual(['A1 yacht 1 cabin 1.1', 'B1 yacht 1 cabin 2.1']);
  });

  it('R7.6: a person of unknown gender gets an empty cabin, then a saloon berth, and shares a cabin last', () => {
    const crews = [...'ABCDE'].map((id) => crew(id, 'places', '?'));
    const berths = allot({ yachts: 1, berths: 6, cabins: 2 }, ...crews).map((each) =>
      each.replace(' yacht 1', ''),
    );
    expect(berths).toEqual([
      'A1 cabin 1.1',
      'E1 cabin 1.2',
      'B1 cabin 2.1',
      'C1 saloon.1',
      'D1 saloon.2',
    ]);
  });
});

const splitBookings = (allotted: readonly BerthAssignment[]): readonly string[] => {
  const yachts = Map.groupBy(allotted, ({ sailor }) => sailor.bookingId);
  return [...yachts]
    .filter(([, berths]) => new Set(berths.map(({ at }) => at.yacht)).size > 1)
    .map(([bookingId]) => bookingId);
};

const allWhole = (fleet: Fleet, crews: readonly Crew[]): boolean => {
  const heads = ({ takes, sailors }: Crew): number =>
    takes === 'cabin' ? 2 : takes === 'whole' ? fleet.berths : sailors.length;
  const from = (
    crews: readonly Crew[],
    yachts: readonly { readonly heads: number; readonly cabins: number }[],
  ): boolean => {
    const [first, ...remaining] = crews;
    if (first === undefined) return true;
    return yachts.some((yacht, at) => {
      const after = {
        heads: yacht.heads + heads(first),
        cabins: yacht.cabins + (first.takes === 'cabin' ? 1 : 0),
      };
      const packed =
        after.heads <= fleet.berths &&
        after.cabins <= Math.min(fleet.cabins, Math.floor(fleet.berths / 2));
      return packed && from(remaining, yachts.with(at, after));
    });
  };
  return from(
    crews,
    Array.from({ length: fleet.yachts }, () => ({ heads: 0, cabins: 0 })),
  );
};

/** Tries every subset to find the smallest number of split bookings. */
const fewestParted = (fleet: Fleet, crews: readonly Crew[]): number => {
  const parties = crews.filter(({ takes }) => takes === 'places');
  const remaining = crews.filter(({ takes }) => takes !== 'places');
  const counts = Array.from({ length: 2 ** parties.length }, (_, choice) =>
    parties.filter((_party, at) => ((choice >> at) & 1) === 0),
  );
  return Math.min(
    ...counts
      .filter((whole) => allWhole(fleet, [...remaining, ...whole]))
      .map((whole) => parties.length - whole.length),
  );
};

const fleets = fc.record({
  yachts: fc.integer({ min: 1, max: 4 }),
  berths: fc.integer({ min: 1, max: 11 }),
  cabins: fc.integer({ min: 0, max: 6 }),
});
const wishes = fc.array(
  fc.record({
    takes: fc.constantFrom<Crew['takes']>('whole', 'cabin', 'places', 'places'),
    genders: fc.stringMatching(/^[wm?]{1,6}$/),
    group: fc.constantFrom(null, null, 'G', 'H'),
  }),
  { maxLength: 14 },
);

type Wish = {
  readonly takes: Crew['takes'];
  readonly genders: string;
  readonly group: string | null;
};

const toSoldOffer = (fleet: Fleet, wishes: readonly Wish[]) => {
  let occupancy = { wholes: 0, pairs: 0, singles: 0 };
  const crews: Crew[] = [];
  for (const [index, { takes, genders, group }] of wishes.entries()) {
    const party =
      takes === 'cabin' ? genders.padEnd(2, 'w').slice(0, 2) : genders.slice(0, fleet.berths);
    const after = {
      wholes: occupancy.wholes + (takes === 'whole' ? 1 : 0),
      pairs: occupancy.pairs + (takes === 'cabin' ? 1 : 0),
      singles: occupancy.singles + (takes === 'places' ? party.length : 0),
    };
    if (!fitsFleet(fleet, after)) continue;
    occupancy = after;
    crews.push(crew(`B${index}`, takes, party, takes === 'whole' ? null : group));
  }
  return { fleet, crews };
};
const sold = fc.tuple(fleets, wishes).map(([fleet, wish]) => toSoldOffer(fleet, wish));

const crowded = fc
  .tuple(
    fc.record({
      yachts: fc.integer({ min: 2, max: 3 }),
      berths: fc.integer({ min: 3, max: 8 }),
      cabins: fc.integer({ min: 0, max: 3 }),
    }),
    fc.array(
      fc.record({
        takes: fc.constantFrom<Crew['takes']>('cabin', 'places', 'places', 'places'),
        genders: fc.stringMatching(/^[wm]{2,5}$/),
        group: fc.constantFrom(null, 'G'),
      }),
      { minLength: 5, maxLength: 8 },
    ),
  )
  .map(([fleet, wish]) => toSoldOffer(fleet, wish));

describe('any bookings that the shop accepts (R7)', () => {
  it('everybody gets exactly one berth; no berth is given twice, and no yacht has too many people', () => {
    fc.assert(
      fc.property(sold, ({ fleet, crews }) => {
        const allotted = assignBerths(fleet, crews)._unsafeUnwrap();
        const named = (sailor: Sailor): string => `${sailor.bookingId}/${sailor.userNum}`;
        expect(allotted.map(({ sailor }) => named(sailor)).toSorted()).toEqual(
          crews.flatMap(({ sailors }) => sailors.map(named)).toSorted(),
        );
        expect(new Set(allotted.map(({ at }) => JSON.stringify(at))).size).toBe(allotted.length);
        const cabins = Math.min(fleet.cabins, Math.floor(fleet.berths / 2));
        for (const { at } of allotted) {
          expect(at.yacht).toBeLessThanOrEqual(fleet.yachts);
          expect(at.cabin ?? 1).toBeLessThanOrEqual(Math.max(1, cabins));
          expect(at.berth).toBeLessThanOrEqual(at.cabin === null ? fleet.berths - 2 * cabins : 2);
        }
        for (const { bookingId, takes } of crews) {
          const mine = allotted.filter(({ sailor }) => sailor.bookingId === bookingId);
          const yachts = new Set(mine.map(({ at }) => at.yacht));
          if (takes !== 'places') expect(yachts.size).toBe(1);
          if (takes === 'cabin') expect(new Set(mine.map(({ at }) => at.cabin)).size).toBe(1);
          const companions = allotted.filter(
            ({ sailor, at }) => sailor.bookingId !== bookingId && yachts.has(at.yacht),
          );
          if (takes === 'whole') expect(companions).toEqual([]);
          if (takes === 'cabin')
            expect(companions.filter(({ at }) => at.cabin === mine[0]?.at.cabin)).toEqual([]);
        }
      }),
      runs(300),
    );
  });

  it('R7.4: as few bookings of single places are split as in the best of all possible assignments', () => {
    fc.assert(
      fc.property(crowded, ({ fleet, crews }) => {
        const split = splitBookings(assignBerths(fleet, crews)._unsafeUnwrap());
        expect(split.length).toBe(fewestParted(fleet, crews));
      }),
      runs(300),
    );
  });

  it('with a single yacht, or with free berths for all, bookings and groups stay together', () => {
    fc.assert(
      fc.property(sold, ({ fleet, crews }) => {
        const spacious = { ...fleet, yachts: crews.length + 1 };
        const allotted = assignBerths(spacious, crews)._unsafeUnwrap();
        for (const { bookingId } of crews)
          expect(
            new Set(
              allotted
                .filter(({ sailor }) => sailor.bookingId === bookingId)
                .map(({ at }) => at.yacht),
            ).size,
          ).toBe(1);
      }),
      runs(100),
    );
  });
});
