import { addonsOpen, journeysOnSale } from '../../catalogue/on-sale.ts';
import {
  type AnswerContext,
  addonProblems,
  choosesUnit,
  insuranceProblems,
  journeyProblem,
  luggageProblems,
  trainingProblems,
  twiceProblems,
  unitProblem,
} from '../../party/answers.ts';
import type { Choices, ParticipantChoices } from '../../party/choices.ts';
import type { Person } from '../../party/person.ts';
import { type Problem, problem } from '../../party/problem.ts';
import type { ChangeBooking } from '../commands.ts';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whether two plain values are alike, in whatever order their fields were written; a field that is undefined is none. */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isFields(a) || !isFields(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return Object.keys(a).every((key) => same(a[key], b[key])) && Object.keys(b).every((key) => a[key] !== undefined || b[key] === undefined);
};

const added = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  after.filter((each) => !before.some((earlier) => same(earlier, each)));

/** A whole yacht is not changed by its owner. */
const seatProblem = ({ offer }: AnswerContext, after: Choices, before: ParticipantChoices, now: ParticipantChoices): Problem | null => {
  if (before.unitId === now.unitId || !choosesUnit(after, now.userNum)) return null;
  return after.accommodation === 'whole' ? problem(now.userNum, 'unit', 'notAllowed') : unitProblem(offer, after, now);
};

const coverProblems = (context: AnswerContext, before: ParticipantChoices, after: ParticipantChoices): readonly Problem[] => {
  const insured = before.insuranceId !== after.insuranceId;
  const assisted = after.assistance && !before.assistance;
  return insuranceProblems(context, { ...after, resignation: false }).filter(({ field }) => (field === 'assistance' ? assisted : insured));
};

const extrasProblems = (context: AnswerContext, before: ParticipantChoices, after: ParticipantChoices): readonly Problem[] => {
  const { offer, settings, today } = context;
  const { userNum } = after;
  const addons = added(before.addons, after.addons);
  const bag = after.luggage && !before.luggage;
  const late = (addons.length > 0 || bag) && !addonsOpen(offer, settings, today);
  return [
    ...(late ? [problem(userNum, 'addon', 'addonsClosed')] : []),
    ...addons.flatMap((addon) => addonProblems(offer, userNum, addon)),
    ...(bag ? luggageProblems(offer, userNum) : []),
    ...twiceProblems(
      userNum,
      'addon',
      after.addons.map(({ addonId }) => addonId),
    ),
    ...trainingProblems(offer, userNum, added(before.trainings, after.trainings)),
    ...twiceProblems(
      userNum,
      'training',
      after.trainings.map(({ trainingId }) => trainingId),
    ),
  ];
};

/** What is wrong with a participant's new choices. Only what changed is checked: what was sold once stays sold to whoever has it (R37). */
export const changeProblems = (
  context: AnswerContext,
  after: Choices,
  before: ParticipantChoices,
  now: ParticipantChoices,
): readonly Problem[] => {
  const travels = before.journeyId !== now.journeyId || before.pointId !== now.pointId;
  return [
    seatProblem(context, after, before, now),
    travels ? journeyProblem(now, journeysOnSale(context.offer)) : null,
    ...coverProblems(context, before, now),
    ...extrasProblems(context, before, now),
  ].filter((found) => found !== null);
};

type PersonalField = keyof Person | 'fillInLater';

const PERSONAL: readonly (keyof Person)[] = ['firstName', 'lastName', 'birthDate', 'idDocument', 'country', 'gender', 'phone', 'email'];

/** What a change would make different of participant 1, who is the contract's party: the office's to change, not the booker's. */
export const contractPartyChanges = ({ participants }: Choices, people: ChangeBooking['people']): readonly PersonalField[] => {
  const before = participants[0];
  const named = people?.find(({ userNum }) => userNum === 1);
  if (before === undefined || named === undefined) return [];
  const personal = PERSONAL.filter((field) => named.person[field] !== before.person[field]);
  return named.fillLater === before.fillLater ? personal : [...personal, 'fillInLater'];
};
