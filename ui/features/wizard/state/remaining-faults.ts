import type { AnswerFields, Answers } from '../../../state/reservation/stored-input.ts';
import type { Fault, FieldName } from './failures.ts';

/** Correcting a name clears all errors of the participant (W-148). */
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

/**
 * Fields whose errors disappear if an answer changes. Default: the field with the answer's name.
 */
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

const changedKeys = (before: AnswerFields = {}, after: AnswerFields = {}): readonly string[] =>
  Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

const settledFields = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.flatMap((key): readonly string[] => SETTLES[key] ?? [key]));

export const remainingFaults = (
  faults: readonly Fault[],
  before: Answers,
  after: Answers,
): readonly Fault[] => {
  if (faults.length === 0) return faults;
  const booking = settledFields(changedKeys(before.booking, after.booking));
  const people = after.people.map((person, index) =>
    settledFields(changedKeys(before.people[index], person)),
  );
  const remaining = faults.filter(
    ({ field, person }) => !(person === 0 ? booking : people[person - 1])?.has(field),
  );
  // If no error was removed, returning the same array prevents a new render.
  return remaining.length === faults.length ? faults : remaining;
};

const COPIED: ReadonlySet<FieldName> = new Set([
  'roomId',
  'bedroomChosen',
  'journeyId',
  'journeyPointId',
  'insuranceId',
]);

export const withoutFaultsOfSharedCard = (
  faults: readonly Fault[],
  { people }: Answers,
): readonly Fault[] =>
  faults.filter(
    ({ field, person }) =>
      person < 2 ||
      people[person - 1]?.same !== true ||
      !COPIED.has(field) ||
      !faults.some((other) => other.person === 1 && other.field === field),
  );
