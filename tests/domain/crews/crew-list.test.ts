import { describe, expect, it } from 'vitest';
import type { Confirmed } from '../../../domain/booking/booking.ts';
import type { Accommodation } from '../../../domain/catalogue/accommodation.ts';
import { missingData, yachtCrews } from '../../../domain/crews/crew-list.ts';
import type { Choices, ParticipantChoices } from '../../../domain/party/choices.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { confirmedBooking, DRAFT_BEGUN_AT } from '../../arbitraries/bookings.ts';
import { OFFER, offerWith, unitWith } from '../../arbitraries/offers.ts';
import { ANNA, JAN, party } from '../../arbitraries/parties.ts';

const UNIT = unitWith({ id: 61, yachts: 2, berths: 6, cabins: 2 });

const aboard = (
  accommodation: Accommodation,
  count: number,
  more: Partial<Choices> = {},
  participant: Partial<ParticipantChoices> = {},
): Choices => party(accommodation, count, [{ unitId: 61, person: ANNA, ...participant }], more);

const bookingOfUnit = (
  id: string,
  choices: Choices,
  { later = 0, group = null }: { later?: number; group?: string | null } = {},
): Confirmed =>
  confirmedBooking(id, [], {
    ...{ choices, placedAt: DRAFT_BEGUN_AT + later },
    group: group === null ? null : { code: group, openedOn: '2027-06-01', counts: true },
  });

const formatCrewList = (bookings: readonly Confirmed[], unit = UNIT): readonly string[] =>
  yachtCrews(unit, bookings)
    ._unsafeUnwrap()
    .map(
      ({ yacht, members }) =>
        `${yacht}: ${members.map(({ booking, userNum, skipper }) => `${booking.id}/${userNum}${skipper ? '*' : ''}`).join(' ')}`,
    );

describe('the crew list of a unit', () => {
  it.each([
    [
      'R36.8: a party’s own skipper is participant 2',
      aboard('whole', 3, { ownSkipper: true }),
      '1: A/2* A/1 A/3',
    ],
    [
      'R36.2: if the own skipper sails alone, the skipper is participant 1',
      aboard('whole', 1, { ownSkipper: true }),
      '1: A/1*',
    ],
    ['R36.8: the organiser’s skipper is not on the list', aboard('whole', 2), '1: A/1 A/2'],
    [
      'R24.2: a booker who is a skipper is participant 1, with single places',
      aboard('single', 2, { beSkipper: true }),
      '1: A/1* A/2',
    ],
    [
      'R24.2: a booker who is a skipper is participant 1, in a cabin',
      aboard('cabin', 2, { beSkipper: true }),
      '1: A/1* A/2',
    ],
    [
      'R36.8: single places have no own skipper',
      aboard('single', 2, { ownSkipper: true }),
      '1: A/1 A/2',
    ],
  ])('%s', (_, choices, expected) => {
    expect(formatCrewList([bookingOfUnit('A', choices)])).toEqual([expected]);
  });

  it('R24.2: the booker who is a skipper is listed first, even if others ordered earlier', () => {
    const guest = bookingOfUnit('A', aboard('cabin', 2));
    const steers = bookingOfUnit('B', aboard('single', 2, { beSkipper: true }), { later: 1 });
    expect(formatCrewList([guest, steers])).toEqual(['1: B/1* A/1 A/2 B/2']);
  });

  it('R7.1: cabin and whole yacht are on participant 1’s unit, single places each on their own unit', () => {
    const split = party('single', 3, [
      { unitId: 62, person: JAN },
      { unitId: 61, person: ANNA },
      { unitId: null, person: ANNA },
    ]);
    const bookings = [
      bookingOfUnit('CABIN', party('cabin', 2, [{ unitId: 61, person: ANNA }, { unitId: null }])),
      bookingOfUnit('ELSEWHERE', party('cabin', 2, [{ unitId: 62, person: ANNA }, { unitId: 61 }])),
      bookingOfUnit('SPLIT', split, { later: 1 }),
    ];
    expect(formatCrewList(bookings)).toEqual(['1: CABIN/1 CABIN/2 SPLIT/2']);
    expect(formatCrewList(bookings, { ...UNIT, id: 62 })).toEqual([
      '1: ELSEWHERE/1 ELSEWHERE/2 SPLIT/1',
    ]);
    expect(formatCrewList(bookings, { ...UNIT, id: 63 })).toEqual([]);
    const full = aboard('single', 6);
    const elsewhere = [
      bookingOfUnit('CABIN', party('cabin', 2, [{ unitId: 62 }])),
      bookingOfUnit('WHOLE', party('whole', 2, [{ unitId: 62 }])),
    ];
    expect(
      formatCrewList([...elsewhere, bookingOfUnit('FULL', full)], { ...UNIT, yachts: 1 }),
    ).toHaveLength(1);
    expect(
      formatCrewList([
        bookingOfUnit('WHOLE', party('whole', 2, [{ unitId: 61 }, { unitId: null }])),
      ]),
    ).toEqual(['1: WHOLE/1 WHOLE/2']);
  });

  it('R7.2: a whole yacht has one party, and a cabin one booking', () => {
    const bookings = [
      bookingOfUnit('A', aboard('single', 1)),
      bookingOfUnit('B', aboard('whole', 2), { later: 1 }),
      bookingOfUnit('C', aboard('cabin', 2)),
    ];
    expect(formatCrewList(bookings)).toEqual(['1: B/1 B/2', '2: C/1 C/2 A/1']);
  });

  it('berths depend on the time of the order, then on the booking number, not on the sequence of the input', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((id, index) =>
      bookingOfUnit(id, aboard('cabin', 2), { later: index === 2 ? 0 : 1 }),
    );
    if (a === undefined || b === undefined || c === undefined) throw new Error('three bookings');
    const fleet = { ...UNIT, yachts: 1, cabins: 3 };
    for (const each of [
      [a, b, c],
      [c, b, a],
      [b, a, c],
      [a, c, b],
    ])
      expect(formatCrewList(each, fleet)).toEqual(['1: C/1 C/2 A/1 A/2 B/1 B/2']);
  });

  it('R21: members of a group are listed together, at the position of the first of them', () => {
    const bookings = [
      bookingOfUnit('A', aboard('cabin', 2), { group: 'A' }),
      bookingOfUnit('B', aboard('cabin', 2), { later: 1 }),
      bookingOfUnit('C', aboard('single', 1), { later: 2, group: 'A' }),
      bookingOfUnit('D', aboard('single', 1), { later: 3 }),
    ];
    // Only C and D sleep in the saloon. C is listed before B, because C is in A's group.
    expect(formatCrewList(bookings, { ...UNIT, yachts: 1 })).toEqual([
      '1: A/1 A/2 C/1 B/1 B/2 D/1',
    ]);
    const members = yachtCrews({ ...UNIT, yachts: 1 }, bookings)._unsafeUnwrap()[0]?.members ?? [];
    expect(members.map(({ at }) => [at.cabin, at.berth])).toEqual([
      ...[
        [1, 1],
        [1, 2],
        [null, 1],
      ],
      ...[
        [2, 1],
        [2, 2],
        [null, 2],
      ],
    ]);
  });

  it('R21: within a group cabins are listed first and then the saloon, whatever the order time', () => {
    const groupBooking = (id: string, later: number) =>
      bookingOfUnit(id, aboard('single', 1), { later, group: 'A' });
    const bookings = [
      groupBooking('A', 0),
      groupBooking('B', 1),
      bookingOfUnit('C', aboard('cabin', 2), { later: 2, group: 'A' }),
    ];
    expect(formatCrewList(bookings, { ...UNIT, cabins: 1 })).toEqual(['1: C/1 C/2 A/1 B/1']);
  });

  it('R13: a participant without personal data is listed by the name that step 2 asked for', () => {
    const berth = { berthFirstName: 'Ola', berthLastName: 'Mazur' };
    const [unnamed, named] = [NOBODY, JAN].map((person) => {
      const choices = party('cabin', 2, [
        { unitId: 61, person: ANNA },
        { ...berth, person },
      ]);
      const [crew] = yachtCrews(UNIT, [bookingOfUnit('A', choices)])._unsafeUnwrap();
      return crew?.members.map(
        ({ person: { firstName, lastName, birthDate } }) => `${firstName} ${lastName} ${birthDate}`,
      );
    });
    expect(unnamed).toEqual(['Anna Nowak 1995-05-20', 'Ola Mazur ']);
    expect(named).toEqual(['Anna Nowak 1995-05-20', 'Jan Kowalski 1994-01-02']);
  });

  it('R7.5: more people than the unit has berths are refused', () => {
    expect(
      yachtCrews({ ...UNIT, yachts: 1 }, [
        bookingOfUnit('A', aboard('single', 7)),
      ])._unsafeUnwrapErr(),
    ).toEqual({
      kind: 'overbooked',
    });
  });
});

describe('travellers’ data that are missing and must be known before the trip', () => {
  it('R37.9: each missing name, birth date and ID document is reported; on Mazury no document is needed', () => {
    expect(missingData(OFFER, NOBODY)).toEqual([
      'firstName',
      'lastName',
      'birthDate',
      'idDocument',
    ]);
    for (const field of ['firstName', 'lastName', 'birthDate'] as const)
      expect(missingData(OFFER, { ...ANNA, idDocument: 'ABC123456', [field]: '' })).toEqual([
        field,
      ]);
    const lakes = offerWith({ traits: ['mazury'] });
    expect(missingData(OFFER, { ...ANNA, idDocument: '' })).toEqual(['idDocument']);
    expect(missingData(lakes, { ...ANNA, idDocument: '' })).toEqual([]);
  });
});
