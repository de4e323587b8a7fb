import { describe, expect, it } from 'vitest';
import type { Trait } from '../../../domain/catalogue/traits.ts';
import type { Choices } from '../../../domain/party/choices.ts';
import { NOBODY, type Person } from '../../../domain/party/person.ts';
import {
  ageAtStart,
  canFillLater,
  hasOnlyAgeProblems,
  type TravellerContext,
  travellerProblems,
} from '../../../domain/travellers/requirements.ts';
import { OFFER, offerWith, SETTINGS } from '../../arbitraries/offers.ts';
import { ANNA, JAN, party } from '../../arbitraries/parties.ts';

const problems = (choices: Choices, more: Partial<TravellerContext> = {}) =>
  travellerProblems({
    offer: OFFER,
    settings: SETTINGS,
    today: '2027-05-15',
    choices,
    ageCleared: false,
    bookerHasAccount: false,
    ...more,
  }).map(({ userNum, field, code }) => [userNum, field, code]);

const anna = (
  changes: Partial<Person>,
  accommodation: Choices['accommodation'] = 'single',
): Choices => party(accommodation, 1, [{ person: { ...ANNA, ...changes } }]);

/** Age is counted by calendar year, so the day does not matter (R33). */
const aged = (age: number): Choices => anna({ birthDate: `${2027 - age}-12-31` });

describe('age limits (R33)', () => {
  it('R33.1: a traveller’s age is the year of the cruise’s start minus the year of birth', () => {
    expect(ageAtStart(OFFER, '2009-12-31')).toBe(18);
    expect(ageAtStart(OFFER, '2009-01-01')).toBe(18);
  });

  it.each([
    [17, [[1, 'birthDate', 'ageUnder18']]],
    [18, []],
    [44, []],
    [45, [[1, 'birthDate', 'age45']]],
    [90, [[1, 'birthDate', 'age45']]],
  ])('R33.2, R33.3: for a traveller of %i years the field errors are %j', (age, expected) => {
    expect(problems(aged(age))).toEqual(expected);
  });

  it('R33.8: bookings of cabins and of places have the same age limits; whole yachts have none', () => {
    const inCabin = party('cabin', 2, [
      { person: { ...ANNA, birthDate: '2010-01-01' } },
      { person: { ...JAN, birthDate: '1982-12-31' } },
    ]);
    expect(problems(inCabin)).toEqual([
      [1, 'birthDate', 'ageUnder18'],
      [2, 'birthDate', 'age45'],
    ]);
    expect(problems({ ...inCabin, accommodation: 'whole' })).toEqual([]);
  });

  it.each<[Trait, number, boolean]>([
    ['noAgeLimits', 17, true],
    ['noAgeLimits', 45, true],
    ['noUpperAge', 17, false],
    ['noUpperAge', 45, true],
    ['adultsOnly26', 18, true],
    ['adultsOnly26', 45, false],
  ])(
    'R33.7: on an offer with the trait %s, a person of %i years is allowed to sail: %s',
    (trait, age, may) => {
      expect(problems(aged(age), { offer: offerWith({ traits: [trait] }) }).length === 0).toBe(may);
    },
  );

  it('R33: if the office agrees, travellers aged 45 or more can sail; travellers under 18 never can', () => {
    expect(problems(aged(45), { ageCleared: true })).toEqual([]);
    expect(problems(aged(17), { ageCleared: true })).toEqual([[1, 'birthDate', 'ageUnder18']]);
  });
});

describe('required data of participants', () => {
  it('R34: complete data of all participants is accepted', () => {
    expect(problems(party('single', 2, [{ person: ANNA }, { person: JAN }]))).toEqual([]);
  });

  it('R34.1, R34.2: all must give names and birth date; participant 1 also phone and e-mail', () => {
    expect(problems(party('single', 2))).toEqual([
      [1, 'firstName', 'required'],
      [1, 'lastName', 'required'],
      [1, 'birthDate', 'required'],
      [1, 'phone', 'required'],
      [1, 'email', 'required'],
      [2, 'firstName', 'required'],
      [2, 'lastName', 'required'],
      [2, 'birthDate', 'required'],
    ]);
  });

  it('R34: a logged-in booker need not give an e-mail; the account’s e-mail is used', () => {
    expect(problems(anna({ email: '' }), { bookerHasAccount: true })).toEqual([]);
    expect(problems(anna({ email: '' }))).toEqual([[1, 'email', 'required']]);
  });

  it.each<[Partial<Person>, string]>([
    [{ phone: '12' }, 'phone'],
    [{ email: 'anna' }, 'email'],
    [{ idDocument: 'ABS123457' }, 'idDocument'],
  ])('R34: participants’ data with this invalid field are refused: %j', (changes, field) => {
    expect(problems(anna(changes))).toEqual([[1, field, 'invalid']]);
    expect(
      problems(party('single', 2, [{ person: ANNA }, { person: { ...JAN, ...changes } }])),
    ).toEqual([[2, field, 'invalid']]);
  });

  it.each([
    ['2027-02-29', true],
    ['2027-05-16', true],
    ['1899-12-31', true],
    ['19950520', true],
    ['2027-05-15', false],
    ['1900-01-01', false],
  ])('R34.6: a birth date of %s is refused: %s', (birthDate, refused) => {
    const found = problems(anna({ birthDate }, 'whole'));
    expect(found).toEqual(refused ? [[1, 'birthDate', 'invalid']] : []);
  });

  it('R34: on a whole yacht everybody except participant 1 can give their data later', () => {
    const later = { person: NOBODY, fillLater: true };
    expect(problems(party('whole', 3, [{ person: ANNA }, later]))).toEqual([]);
    expect(problems(party('whole', 1, [{ person: ANNA, fillLater: true }]))).toEqual([
      [1, 'fillInLater', 'notAllowed'],
    ]);
  });

  it.each<[string, Choices]>([
    [
      'with resignation insurance',
      party('whole', 2, [{ person: ANNA }, { person: JAN, fillLater: true, resignation: true }]),
    ],
    ['on a single place', party('single', 2, [{ person: ANNA }, { person: JAN, fillLater: true }])],
    ['in a cabin', party('cabin', 2, [{ person: ANNA }, { person: JAN, fillLater: true }])],
  ])('R34.1: %s, no participant is allowed to give their data later', (_case, choices) => {
    expect(problems(choices)).toEqual([[2, 'fillInLater', 'notAllowed']]);
    expect(choices.participants.map((participant) => canFillLater(choices, participant))).toEqual([
      false,
      false,
    ]);
  });

  it('R34: if a participant gives some data later, the data that are filled in now must be valid', () => {
    const later = { fillLater: true, person: { ...NOBODY, email: 'nobody@', phone: '12' } };
    expect(problems(party('whole', 2, [{ person: ANNA }, later]))).toEqual([
      [2, 'phone', 'invalid'],
      [2, 'email', 'invalid'],
    ]);
  });
});

it('R65.1: the office can be asked about a traveller’s age only if the age is the only error', () => {
  const of = (...codes: readonly ('age45' | 'required')[]) =>
    hasOnlyAgeProblems(codes.map((code) => ({ userNum: 1, field: 'birthDate', code })));
  expect([
    of(),
    of('age45'),
    of('age45', 'age45'),
    of('age45', 'required'),
    of('required'),
  ]).toEqual([false, true, true, false, false]);
});
