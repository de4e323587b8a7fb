import { describe, expect, it } from 'vitest';
import type { CommandOf } from '../../../../domain/booking/commands.ts';
import {
  changedBookerFieldsOnlyOfficeMayEdit,
  isDeeplyEqual,
} from '../../../../domain/booking/placed/change-checks.ts';
import { zloty } from '../../../../domain/money.ts';
import { BAG, COACH, OWN_CAR, offerWith, SETTINGS, SHIRT } from '../../../arbitraries/offers.ts';
import { ANNA, JAN } from '../../../arbitraries/parties.ts';
import {
  acceptedBooking,
  acceptedConfirmed,
  berthsStep,
  confirmStep,
  contextWith,
  draftAfter,
  GRAYED_CONTEXT,
  give,
  insureAll,
  invalidAt,
  NOON,
  nameAll,
  refusalFrom,
  takenByOthers,
  tripStep,
} from '../booking-steps.ts';
import {
  atNoonOf,
  changeStep,
  OFFICE,
  orderedCabin,
  placedOrder,
  priceIn,
  reverseFields,
  thenGive,
} from './placed-steps.ts';

const shirt = (userNum: number, optionId = 31) => ({
  userNum,
  selected: [{ addonId: SHIRT.id, optionId }],
});
const bag = { addonId: BAG.id, optionId: 13 };
const car = (userNum: number, luggage: boolean | undefined) => ({
  userNum,
  journeyId: 2,
  pointId: null,
  luggage,
});

describe('the comparison of two data values', () => {
  it.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, false],
    [[1], [1, 2], false],
  ])(
    'the comparison of %j with %j returns %s, also if the two are exchanged',
    (first, other, alike) => {
      expect([isDeeplyEqual(first, other), isDeeplyEqual(other, first)]).toEqual([alike, alike]);
    },
  );
});

describe('checks of a booking’s change and of its places', () => {
  const booking = placedOrder(2);
  const shirts = {
    userNum: 1,
    selected: [31, 32].map((optionId) => ({ addonId: SHIRT.id, optionId })),
  };

  it.each<
    [
      string,
      CommandOf<'changeBooking'>,
      number,
      Parameters<typeof invalidAt>[1],
      Parameters<typeof invalidAt>[2],
    ]
  >([
    [
      'an unknown unit',
      changeStep({ berths: [{ userNum: 2, unitId: 999 }] }),
      2,
      'unit',
      'unknown',
    ],
    [
      'an unknown participant',
      changeStep({ berths: [{ userNum: 3, unitId: 501 }] }),
      3,
      'userNum',
      'unknown',
    ],
    [
      'the coach without a boarding point',
      changeStep({ journeys: [{ userNum: 1, journeyId: 1, pointId: null, luggage: undefined }] }),
      1,
      'point',
      'required',
    ],
    [
      'no journey',
      changeStep({
        journeys: [{ userNum: 1, journeyId: null, pointId: null, luggage: undefined }],
      }),
      1,
      'journey',
      'required',
    ],
    [
      'no insurance',
      changeStep({ insurances: [{ userNum: 2, insuranceId: null, assistance: false }] }),
      2,
      'insurance',
      'required',
    ],
    [
      'a shirt without its size',
      changeStep({ addons: [{ userNum: 1, selected: [{ addonId: 3, optionId: null }] }] }),
      1,
      'addonOption',
      'required',
    ],
    ['the same add-on twice', changeStep({ addons: [shirts] }), 1, 'addon', 'invalid'],
    [
      'a training that is not sold',
      changeStep({ trainings: [{ userNum: 1, selected: [{ trainingId: 5, optionId: 9 }] }] }),
      1,
      'training',
      'unknown',
    ],
    [
      'a missing name',
      changeStep({ people: [{ userNum: 2, fillLater: false, person: { ...JAN, lastName: '' } }] }),
      2,
      'lastName',
      'required',
    ],
    [
      'a traveller who is too young',
      changeStep({
        people: [{ userNum: 2, fillLater: false, person: { ...JAN, birthDate: '2010-01-01' } }],
      }),
      2,
      'birthDate',
      'ageUnder18',
    ],
    [
      'a participant of single places who fills in later',
      changeStep({ people: [{ userNum: 2, fillLater: true, person: JAN }] }),
      2,
      'fillInLater',
      'notAllowed',
    ],
  ])(
    'R34.1, R37: %s is refused, and the booking stays the same',
    (_case, command, userNum, field, code) => {
      expect(refusalFrom(give(booking, command))).toEqual(invalidAt(userNum, field, code));
    },
  );

  it('R37.9: only the office can replace a whole yacht by another unit', () => {
    const steps = [
      tripStep(2, { accommodation: 'whole' }),
      berthsStep([501, 501]),
      insureAll(2),
      nameAll(2),
    ];
    const yacht = acceptedConfirmed(
      give(draftAfter(steps), confirmStep({ paymentType: 'online' })),
    );
    const exchange = changeStep({ berths: [{ userNum: 1, unitId: 502 }] });
    expect(refusalFrom(give(yacht, exchange))).toEqual(invalidAt(1, 'unit', 'notAllowed'));
    const exchanged = thenGive(yacht, [exchange], OFFICE);
    expect(exchanged.seats).toMatchObject([{ unitId: 502, wholes: 1 }]);
  });

  it('R37: a change checks only the people that it names, even if requirements became stricter', () => {
    const settings = { ...SETTINGS, ages: { ...SETTINGS.ages, adult: 33 } };
    const grown = changeStep({
      people: [
        {
          userNum: 2,
          fillLater: false,
          person: { ...JAN, lastName: 'Nowy', email: 'jan@example.com' },
        },
      ],
    });
    const changed = thenGive(booking, [grown], {}, contextWith({ settings }));
    expect(
      changed.choices.participants.map(({ person }) => [person.lastName, person.email]),
    ).toEqual([
      ['Nowak', 'anna@example.com'],
      ['Nowy', 'jan@example.com'],
    ]);
    const both = changeStep({
      people: [...(grown.people ?? []), { userNum: 1, fillLater: false, person: ANNA }],
    });
    expect(refusalFrom(give(booking, both, {}, contextWith({ settings })))).toEqual(
      invalidAt(1, 'birthDate', 'ageUnder18'),
    );
  });

  it('R37: journey, insurance and resignation stay if a change does not name them, even if no longer sold', () => {
    const steps = [
      tripStep(1),
      berthsStep([501], {
        journeys: [{ userNum: 1, journeyId: 1, pointId: 1, luggage: undefined }],
      }),
      insureAll(1, { resignation: true }),
      nameAll(1),
    ];
    const has = acceptedConfirmed(give(draftAfter(steps), confirmStep({ paymentType: 'online' })));
    const journeys = [{ ...COACH, available: false }, OWN_CAR];
    const withoutItems = contextWith({ offer: offerWith({ journeys, sellsResignation: false }) });
    expect(give(has, changeStep({ addons: [shirt(1)] }), {}, withoutItems).isOk()).toBe(true);
    expect(
      give(
        has,
        changeStep({ insurances: [{ userNum: 1, insuranceId: 2, assistance: false }] }),
        {},
        withoutItems,
      ).isOk(),
    ).toBe(true);
  });

  it('R14, R37: a new boarding point must be on sale for the coach', () => {
    const coach = (pointId: number) =>
      changeStep({ journeys: [{ userNum: 1, journeyId: 1, pointId, luggage: undefined }] });
    const has = thenGive(booking, [coach(1)]);
    expect(priceIn(thenGive(has, [coach(3)]))).toBe(4698 + 450 + 30);
    expect(refusalFrom(give(has, coach(4)))).toEqual(invalidAt(1, 'point', 'unknown'));
  });

  it('R37, R54.2: after the deadline for add-ons a change can keep add-ons, but not add one', () => {
    const context = contextWith({ settings: { ...SETTINGS, changesDays: 5 } });
    const has = thenGive(booking, [
      changeStep({
        addons: [{ userNum: 1, selected: [bag, { addonId: SHIRT.id, optionId: 31 }] }],
      }),
    ]);
    const late = atNoonOf('2027-07-18');
    for (const selected of [[bag], shirt(2).selected])
      expect(
        refusalFrom(give(has, changeStep({ addons: [{ userNum: 2, selected }] }), late, context)),
      ).toEqual(invalidAt(2, 'addon', 'addonsClosed'));
    const other = changeStep({ insurances: [{ userNum: 2, insuranceId: 2, assistance: false }] });
    expect(give(has, other, late, context).isOk()).toBe(true);
  });

  it('A-046: only the office can change personal data of participant 1, such as name and phone', () => {
    const { choices } = booking;
    const { person } = choices.participants[0] ?? { person: ANNA };
    const other = {
      ...person,
      firstName: 'A',
      lastName: 'B',
      birthDate: '1990-01-01',
      idDocument: 'C',
      country: 'D',
      gender: 'man',
      phone: '1',
      email: 'e',
    } as const;
    const people = (
      ...all: readonly {
        readonly userNum: number;
        readonly fillLater?: boolean;
        readonly person: typeof person;
      }[]
    ) =>
      changedBookerFieldsOnlyOfficeMayEdit(
        choices,
        all.map((each) => ({ fillLater: false, ...each })),
      );
    for (const field of [
      'firstName',
      'lastName',
      'birthDate',
      'idDocument',
      'country',
      'gender',
      'phone',
      'email',
    ] as const)
      expect(people({ userNum: 1, person: { ...person, [field]: other[field] } })).toEqual([field]);
    expect(people({ userNum: 1, fillLater: true, person })).toEqual(['fillInLater']);
    expect(people({ userNum: 1, person: { ...person, phone: '1' }, fillLater: true })).toEqual([
      'phone',
      'fillInLater',
    ]);
    expect([
      people({ userNum: 1, person }),
      people({ userNum: 2, person: other }),
      people(),
    ]).toEqual([[], [], []]);
    expect([
      changedBookerFieldsOnlyOfficeMayEdit(choices, null),
      changedBookerFieldsOnlyOfficeMayEdit({ ...choices, participants: [] }, [
        { userNum: 1, fillLater: false, person: other },
      ]),
    ]).toEqual([[], []]);
  });

  it('R37: a participant can have only one level of a training', () => {
    const levels = [51, 52].map((id) => ({ id, name: '', price: zloty(100) }));
    const sold = contextWith({ offer: offerWith({ trainings: [{ id: 5, options: levels }] }) });
    const choose = (...ids: readonly number[]) =>
      changeStep({
        trainings: [{ userNum: 1, selected: ids.map((optionId) => ({ trainingId: 5, optionId })) }],
      });
    const has = thenGive(booking, [choose(51)], {}, sold);
    expect(refusalFrom(give(has, choose(51, 52), {}, sold))).toEqual(
      invalidAt(1, 'training', 'invalid'),
    );
  });

  it('R14, R37: luggage cannot be added if it is not sold', () => {
    const none = contextWith({
      offer: offerWith({ addons: [SHIRT, { ...BAG, available: false }] }),
    });
    for (const command of [
      changeStep({ journeys: [car(1, true)] }),
      changeStep({ addons: [{ userNum: 1, selected: [bag] }] }),
    ])
      expect(refusalFrom(give(booking, command, {}, none))).toMatchObject({
        kind: 'invalid',
        problems: [{ userNum: 1, field: 'addon' }],
      });
  });

  it('R16, R37: assistance cannot be added if it is not sold; participants who have it keep it', () => {
    const none = contextWith({ offer: offerWith({ assistance: null }) });
    const assisted = (assistance: boolean) =>
      changeStep({ insurances: [{ userNum: 1, insuranceId: 1, assistance }] });
    expect(refusalFrom(give(placedOrder(1), assisted(true), {}, none))).toEqual(
      invalidAt(1, 'assistance', 'notOffered'),
    );
    const has = thenGive(placedOrder(1), [assisted(true)]);
    expect(priceIn(has)).toBe(2409);
    const shirt = changeStep({
      addons: [{ userNum: 1, selected: [{ addonId: SHIRT.id, optionId: 31 }] }],
    });
    expect(priceIn(thenGive(has, [shirt], {}, none))).toBe(2488);
  });

  it('R33, R37: a change that makes a traveller 45 or older needs the office’s clearance too', () => {
    const older = changeStep({
      people: [{ userNum: 2, fillLater: false, person: { ...JAN, birthDate: '1982-12-31' } }],
    });
    expect(refusalFrom(give(placedOrder(2), older))).toEqual(invalidAt(2, 'birthDate', 'age45'));
    const cleared = thenGive(placedOrder(2), [{ type: 'clearAge' }], OFFICE);
    expect(cleared).toMatchObject({ ageCleared: true, version: placedOrder(2).version + 1 });
    expect(refusalFrom(give(cleared, { type: 'clearAge' }, OFFICE))).toEqual({
      kind: 'alreadyDone',
    });
    expect(thenGive(cleared, [older]).choices.participants[1]?.person.birthDate).toBe('1982-12-31');
    const child = changeStep({
      people: [{ userNum: 2, fillLater: false, person: { ...JAN, birthDate: '2010-01-01' } }],
    });
    expect(refusalFrom(give(cleared, child))).toEqual(invalidAt(2, 'birthDate', 'ageUnder18'));
  });

  it('R37.2: if not enough places are free for a change, the whole change is refused', () => {
    const command = changeStep({ berths: [{ userNum: 2, unitId: 502 }], addons: [shirt(1)] });
    expect(refusalFrom(give(booking, command, {}, takenByOthers(10)))).toEqual({
      kind: 'placesGone',
    });
    expect(give(booking, command).isOk()).toBe(true);
  });

  it('R37: a change that keeps the places needs no free places', () => {
    const command = changeStep({ addons: [shirt(1)] });
    expect(give(booking, command, {}, takenByOthers(20)).isOk()).toBe(true);
    expect(give(booking, command, {}, GRAYED_CONTEXT).isOk()).toBe(true);
    expect(
      refusalFrom(
        give(booking, changeStep({ berths: [{ userNum: 2, unitId: 502 }] }), {}, GRAYED_CONTEXT),
      ),
    ).toEqual({ kind: 'placesGone' });
  });

  it('R37: places stored with another order of fields count as the same places', () => {
    const reordered = { ...booking, seats: booking.seats.map(reverseFields) };
    expect(give(reordered, changeStep({ addons: [shirt(1)] }), {}, takenByOthers(20)).isOk()).toBe(
      true,
    );
  });

  it('R37: a cabin booking cannot move to a class that sells no cabins', () => {
    expect(
      refusalFrom(give(orderedCabin(), changeStep({ berths: [{ userNum: 1, unitId: 502 }] }))),
    ).toEqual(invalidAt(1, 'bedroom', 'notOffered'));
  });

  it('R58: a change must name the current version of the booking', () => {
    const command = changeStep({ addons: [shirt(1)] });
    expect(refusalFrom(give(booking, command, { expectedVersion: booking.version - 1 }))).toEqual({
      kind: 'stale',
      version: booking.version,
    });
    expect(
      acceptedBooking(give(booking, command, { expectedVersion: booking.version })),
    ).toMatchObject({
      version: booking.version + 1,
      savedAt: NOON,
    });
  });
});
