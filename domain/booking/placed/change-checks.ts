import { dayOf } from '../../calendar.ts';
import { LUGGAGE } from '../../catalogue/traits.ts';
import { addonsUntil, insuranceProblems, journeyProblem, problem, type StepContext, unitProblem } from '../../party/answers.ts';
import type { ParticipantChoices } from '../../party/choices.ts';
import type { Confirmed } from '../booking.ts';
import type { Given } from '../decision.ts';
import { addonProblems, trainingProblems } from '../draft/apply-steps.ts';
import type { Problem } from '../refusal.ts';

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two plain values are alike, in whatever order their fields were written. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a, sorted) === JSON.stringify(b, sorted);

const added = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  after.filter((each) => !before.some((kept) => same(kept, each)));

const hasTwice = (ids: readonly number[]): boolean => new Set(ids).size < ids.length;

/** A cabin and a whole yacht are chosen by participant 1; a whole yacht is not changed by its owner. */
const seatProblem = (given: Given, { choices }: Confirmed, before: ParticipantChoices, after: ParticipantChoices): Problem | null => {
  const { accommodation, participants, ownSkipper } = choices;
  const chooses = accommodation === 'single' || after.userNum === 1;
  if (before.unitId === after.unitId || !chooses) return null;
  if (accommodation === 'whole') return problem(after.userNum, 'unit', 'notAllowed');
  return unitProblem(given.offer, accommodation, { ...after, travellers: participants.length, ownSkipper });
};

const coverProblems = (context: StepContext, before: ParticipantChoices, after: ParticipantChoices): readonly Problem[] => {
  const insured = before.insuranceId !== after.insuranceId;
  const assisted = after.assistance && !before.assistance;
  return insuranceProblems(context, { ...after, resignation: false }).filter(({ field }) => (field === 'assistance' ? assisted : insured));
};

const extrasProblems = (context: StepContext, before: ParticipantChoices, after: ParticipantChoices): readonly Problem[] => {
  const { offer, settings, today } = context;
  const { userNum } = after;
  const addons = added(before.addons, after.addons);
  const bag = after.luggage && !before.luggage;
  const late = (addons.length > 0 || bag) && today > addonsUntil(offer, settings);
  return [
    ...(late ? [problem(userNum, 'addon', 'addonsClosed')] : []),
    ...addons.flatMap(({ addonId, optionId }) => addonProblems(offer, userNum, addonId, optionId)),
    ...(bag ? addonProblems(offer, userNum, LUGGAGE.addonId, LUGGAGE.optionId) : []),
    ...(hasTwice(after.addons.map(({ addonId }) => addonId)) ? [problem(userNum, 'addon', 'invalid')] : []),
    ...trainingProblems(offer, userNum, added(before.trainings, after.trainings)),
    ...(hasTwice(after.trainings.map(({ trainingId }) => trainingId)) ? [problem(userNum, 'training', 'invalid')] : []),
  ];
};

/** What is wrong with a participant's new choices. Only what changed is checked: what was sold once stays sold to whoever has it (R37). */
export const changeProblems = (
  given: Given,
  booking: Confirmed,
  before: ParticipantChoices,
  after: ParticipantChoices,
): readonly Problem[] => {
  const { offer, settings } = given;
  const context = { offer, settings, today: dayOf(given.at) };
  const travels = before.journeyId !== after.journeyId || before.pointId !== after.pointId;
  const open = offer.journeys.filter(({ available }) => available);
  return [
    seatProblem(given, booking, before, after),
    travels ? journeyProblem(after, open) : null,
    ...coverProblems(context, before, after),
    ...extrasProblems(context, before, after),
  ].filter((found) => found !== null);
};
