import type { By } from '../../by.ts';
import { canStillOrderAddons, journeysOnSale } from '../../catalogue/on-sale.ts';
import {
  type AnswerContext,
  addonProblems,
  choosesUnit,
  duplicateProblems,
  insuranceProblems,
  journeyProblem,
  luggageProblems,
  trainingProblems,
  unitProblem,
} from '../../party/answers.ts';
import type { Choices, ParticipantChoices } from '../../party/choices.ts';
import type { Person } from '../../party/person.ts';
import { type Problem, problem } from '../../party/problem.ts';
import type { CommandOf } from '../commands.ts';

type ChangeContext = AnswerContext & { readonly by: By };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Compares two values by their fields. Field order does not matter; undefined equals missing. */
export const isDeeplyEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isFields(a) || !isFields(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return (
    Object.keys(a).every((key) => isDeeplyEqual(a[key], b[key])) &&
    Object.keys(b).every((key) => a[key] !== undefined || b[key] === undefined)
  );
};

const addedItems = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  after.filter((each) => !before.some((earlier) => isDeeplyEqual(earlier, each)));

const seatProblem = (
  { offer, by }: ChangeContext,
  after: Choices,
  before: ParticipantChoices,
  changed: ParticipantChoices,
): Problem | null => {
  if (before.unitId === changed.unitId || !choosesUnit(after, changed.userNum)) return null;
  return after.accommodation === 'whole' && by.kind !== 'office'
    ? problem(changed.userNum, 'unit', 'notAllowed')
    : unitProblem(offer, after, changed);
};

const coverProblems = (
  context: AnswerContext,
  before: ParticipantChoices,
  after: ParticipantChoices,
): readonly Problem[] => {
  const insured = before.insuranceId !== after.insuranceId;
  const assisted = after.assistance && !before.assistance;
  return insuranceProblems(context, { ...after, resignation: false }).filter(({ field }) =>
    field === 'assistance' ? assisted : insured,
  );
};

const extrasProblems = (
  context: AnswerContext,
  before: ParticipantChoices,
  after: ParticipantChoices,
): readonly Problem[] => {
  const { offer, settings, today } = context;
  const { userNum } = after;
  const addons = addedItems(before.addons, after.addons);
  const bag = after.luggage && !before.luggage;
  const late = (addons.length > 0 || bag) && !canStillOrderAddons(offer, settings, today);
  return [
    ...(late ? [problem(userNum, 'addon', 'addonsClosed')] : []),
    ...addons.flatMap((addon) => addonProblems(offer, userNum, addon)),
    ...(bag ? luggageProblems(offer, userNum) : []),
    ...duplicateProblems(
      userNum,
      'addon',
      after.addons.map(({ addonId }) => addonId),
    ),
    ...trainingProblems(offer, userNum, addedItems(before.trainings, after.trainings)),
    ...duplicateProblems(
      userNum,
      'training',
      after.trainings.map(({ trainingId }) => trainingId),
    ),
  ];
};

/**
 * Returns the problems of changed answers. Unchanged answers stay valid, even if they are no longer
 * on sale (R37).
 */
export const changeProblems = (
  context: ChangeContext,
  allChoicesAfter: Choices,
  participantBefore: ParticipantChoices,
  participantAfter: ParticipantChoices,
): readonly Problem[] => {
  const travels =
    participantBefore.journeyId !== participantAfter.journeyId ||
    participantBefore.pointId !== participantAfter.pointId;
  return [
    seatProblem(context, allChoicesAfter, participantBefore, participantAfter),
    travels ? journeyProblem(participantAfter, journeysOnSale(context.offer)) : null,
    ...coverProblems(context, participantBefore, participantAfter),
    ...extrasProblems(context, participantBefore, participantAfter),
  ].filter((found) => found !== null);
};

type PersonalField = keyof Person | 'fillInLater';

const PERSONAL: readonly (keyof Person)[] = [
  'firstName',
  'lastName',
  'birthDate',
  'idDocument',
  'country',
  'gender',
  'phone',
  'email',
];

/**
 * Returns the changed fields of participant 1 that only the office is allowed to change.
 */
export const changedBookerFieldsOnlyOfficeMayEdit = (
  { participants }: Choices,
  people: CommandOf<'changeBooking'>['people'],
): readonly PersonalField[] => {
  const before = participants[0];
  const named = people?.find(({ userNum }) => userNum === 1);
  if (before === undefined || named === undefined) return [];
  const personal = PERSONAL.filter((field) => named.person[field] !== before.person[field]);
  return named.fillLater === before.fillLater ? personal : [...personal, 'fillInLater'];
};
