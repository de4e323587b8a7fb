import type { Fault, FieldName } from './failures.ts';
import type { Answers, Fields } from './typed.ts';

/** Whoever corrects a name looks at the whole person anew: all of their highlights go (W-148). */
const OF_PERSON: readonly FieldName[] = [
  'firstName',
  'lastName',
  'birthDate',
  'idDocument',
  'country',
  'gender',
  'phone',
  'email',
  'fillInLater',
];

/** Which questions an answer's key belongs to, where the names differ or one answer settles several questions. */
const SETTLES: Readonly<Record<string, readonly FieldName[]>> = {
  option: ['accommodationOption', 'participantsCount', 'ownSkipper'],
  count: ['participantsCount'],
  same: ['roomId', 'bedroomChosen', 'journeyId', 'journeyPointId', 'insuranceId'],
  roomId: ['roomId', 'bedroomChosen'],
  bedroom: ['bedroomChosen'],
  journeyId: ['journeyId', 'journeyPointId'],
  pointId: ['journeyPointId'],
  luggage: ['transportAddLuggage'],
  name: ['valueName'],
  surname: ['valueSurname'],
  resignation: ['resignationInsuranceAccepted'],
  assistance: ['quarantineAssistanceAccepted'],
  trainings: ['trainingsSelected'],
  addons: ['addonsSelected', 'addonOptionId'],
  later: ['fillInLater', 'firstName', 'lastName', 'birthDate', 'idDocument', 'phone', 'email'],
  policy: ['policyAccepted'],
  data: ['dataAccepted'],
  terms: ['termsAccepted'],
  country: ['country', 'idDocument'],
  firstName: OF_PERSON,
  lastName: OF_PERSON,
  hasVoucher: ['voucherCode'],
};

const changedKeys = (before: Fields = {}, after: Fields = {}): readonly string[] =>
  Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

const settled = (keys: readonly string[]): ReadonlySet<string> => new Set(keys.flatMap((key): readonly string[] => SETTLES[key] ?? [key]));

/** The faults that stay once the form went from `before` to `after`: a field that is being mended is no longer marked. */
export const unmended = (faults: readonly Fault[], before: Answers, after: Answers): readonly Fault[] => {
  if (faults.length === 0) return faults;
  const booking = settled(changedKeys(before.booking, after.booking));
  const people = after.people.map((person, index) => settled(changedKeys(before.people[index], person)));
  const left = faults.filter(({ field, person }) => !(person === 0 ? booking : people[person - 1])?.has(field));
  // The same list while nothing is mended: what shows it need not be drawn anew.
  return left.length === faults.length ? faults : left;
};

const COPIED: ReadonlySet<FieldName> = new Set(['roomId', 'bedroomChosen', 'journeyId', 'journeyPointId', 'insuranceId']);

/** Without the faults of those who follow the first participant ('Tak samo jak 1. uczestnik'): where the first is asked, they are mended too. */
export const ownFaults = (faults: readonly Fault[], { people }: Answers): readonly Fault[] =>
  faults.filter(
    ({ field, person }) =>
      person < 2 ||
      people[person - 1]?.same !== true ||
      !COPIED.has(field) ||
      !faults.some((other) => other.person === 1 && other.field === field),
  );
