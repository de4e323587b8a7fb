import { err, ok, type Result } from 'neverthrow';
import { type Offer, takesReserveListOnly } from '../../catalogue/offer.ts';
import {
  canStillOrderAddons,
  isLuggage,
  journeysOnSale,
  luggageOnSale,
  needsPickUpPoint,
} from '../../catalogue/on-sale.ts';
import {
  type AnswerContext,
  addonProblems,
  choosesUnit,
  duplicateProblems,
  insuranceProblems,
  journeyProblem,
  luggageProblems,
  trainingProblems,
  tripProblems,
  unitProblem,
  unknownParticipantProblems,
} from '../../party/answers.ts';
import {
  type Choices,
  type ChosenAddon,
  emptyChoices,
  type ParticipantChoices,
  withParticipants,
} from '../../party/choices.ts';
import { NOBODY } from '../../party/person.ts';
import { type InvalidAnswers, invalidAnswers, type Problem, problem } from '../../party/problem.ts';
import type { BerthAnswer, CommandOf, JourneyAnswer } from '../commands.ts';

type StepContext = AnswerContext & { readonly halfFilled: boolean };

type Applied = Result<Choices, InvalidAnswers>;

const withProblems = (choices: Choices, problems: readonly Problem[]): Applied =>
  problems.length > 0 ? err(invalidAnswers(...problems)) : ok(choices);

const answerOf = <T extends { readonly userNum: number }>(
  answers: readonly T[],
  userNum: number,
): T | undefined => answers.find((answer) => answer.userNum === userNum);

/**
 * Applies step 1. A new accommodation clears the chosen units; a smaller party loses its last
 * participants.
 */
export const applyTripStep = (
  context: AnswerContext,
  choices: Choices,
  command: CommandOf<'chooseTrip'>,
): Applied => {
  const problems = tripProblems(context, command);
  if (problems.length > 0) return err(invalidAnswers(...problems));
  const sameWay = choices.accommodation === command.accommodation;
  const party = withParticipants(choices, command.participantsCount);
  return ok({
    accommodation: command.accommodation,
    ownSkipper: command.accommodation === 'whole' && command.ownSkipper,
    beSkipper: command.beSkipper,
    participants: party.participants.map((participant) => ({
      ...participant,
      unitId: sameWay ? participant.unitId : null,
      fillLater: command.accommodation === 'whole' && participant.fillLater,
    })),
  });
};

const asksCabin = (choices: Choices, berths: readonly BerthAnswer[]): boolean => {
  const [first, second] = [answerOf(berths, 1), answerOf(berths, 2)];
  const both =
    first?.bedroom === true && (second?.bedroom === true || second?.sameAsFirst === true);
  return choices.accommodation === 'single' && choices.participants.length === 2 && both;
};

const travelOf = (
  offer: Offer,
  participant: ParticipantChoices,
  berth: BerthAnswer | undefined,
  journey: JourneyAnswer | undefined,
  only: number | null,
): ParticipantChoices => {
  const journeyId = journey?.journeyId ?? only;
  return {
    ...participant,
    unitId: berth?.unitId ?? null,
    journeyId,
    pointId: needsPickUpPoint(offer, journeyId) ? (journey?.pointId ?? null) : null,
    luggage: journey?.luggage ?? participant.luggage,
    berthSameAsFirst: participant.userNum > 1 && (berth?.sameAsFirst ?? false),
    berthFirstName: berth?.firstName ?? participant.berthFirstName,
    berthLastName: berth?.lastName ?? participant.berthLastName,
  };
};

const sameTravel = (
  participant: ParticipantChoices,
  first: ParticipantChoices,
  together: boolean,
): ParticipantChoices => {
  if (!participant.berthSameAsFirst)
    return together ? { ...participant, unitId: first.unitId } : participant;
  return {
    ...participant,
    unitId: first.unitId,
    journeyId: first.journeyId,
    pointId: first.pointId,
  };
};

const luggageProblem = (
  { offer, settings, today }: AnswerContext,
  before: Choices,
  participant: ParticipantChoices,
): Problem | null => {
  if (!participant.luggage || before.participants[participant.userNum - 1]?.luggage === true)
    return null;
  if (luggageOnSale(offer) === undefined)
    return problem(participant.userNum, 'addon', 'notOffered');
  return canStillOrderAddons(offer, settings, today)
    ? null
    : problem(participant.userNum, 'addon', 'addonsClosed');
};

/** In a preview, a participant without a unit gets the unit of participant 1, to show a price. */
const copyFirstBerth = (berths: readonly BerthAnswer[]): readonly BerthAnswer[] => {
  const unitId = answerOf(berths, 1)?.unitId ?? null;
  return berths.map((berth) => ({ ...berth, unitId: berth.unitId ?? unitId }));
};

/**
 * Applies step 2. With single places, each participant chooses a unit. For a cabin or a whole
 * yacht, participant 1 chooses for everybody (R7, R13, R14).
 */
export const applyBerthsStep = (
  context: StepContext,
  choices: Choices,
  command: CommandOf<'chooseBerths'>,
): Applied => {
  const { offer, halfFilled } = context;
  const open = journeysOnSale(offer);
  const only = !halfFilled && open.length === 1 ? (open[0]?.id ?? null) : null;
  const berths = halfFilled ? copyFirstBerth(command.berths) : command.berths;
  const accommodation = asksCabin(choices, berths) ? 'cabin' : choices.accommodation;
  const travelling = choices.participants.map((participant) =>
    travelOf(
      offer,
      participant,
      answerOf(berths, participant.userNum),
      answerOf(command.journeys, participant.userNum),
      only,
    ),
  );
  const first = travelling[0] ?? emptyChoices(1);
  const participants = travelling.map((participant) =>
    sameTravel(participant, first, accommodation !== 'single'),
  );
  const chosen: Choices = { ...choices, accommodation, participants };
  const problems: Problem[] = [...unknownParticipantProblems(choices, berths, command.journeys)];
  const look = (found: Problem | null): void => {
    if (found !== null) problems.push(found);
  };
  if (accommodation === 'single') {
    for (const { userNum, bedroom, sameAsFirst } of berths)
      if (bedroom && !sameAsFirst) problems.push(problem(userNum, 'bedroom', 'invalid'));
  }
  for (const participant of participants) {
    const isAsked =
      choosesUnit(chosen, participant.userNum) && !(halfFilled && participant.unitId === null);
    if (isAsked) look(unitProblem(offer, chosen, participant));
    const journey = journeyProblem(participant, open);
    if (!(halfFilled && journey?.code === 'required')) look(journey);
    look(luggageProblem(context, choices, participant));
  }
  if (takesReserveListOnly(offer) && !command.reserveList)
    problems.push(problem(null, 'unit', 'noPlaces'));
  return withProblems(chosen, problems);
};

/** Applies step 3: travel insurance, resignation insurance and assistance (R16). */
export const applyInsuranceStep = (
  context: StepContext,
  choices: Choices,
  command: CommandOf<'chooseInsurance'>,
): Applied => {
  const firstAnswer = answerOf(command.insurances, 1);
  const participants = choices.participants.map((participant) => {
    const chosen = answerOf(command.insurances, participant.userNum);
    const same = participant.userNum > 1 && chosen?.sameAsFirst === true;
    const answer = same ? firstAnswer : chosen;
    return {
      ...participant,
      insuranceId: answer?.insuranceId ?? null,
      resignation: answer?.resignation ?? false,
      assistance: answer?.assistance ?? false,
      insuranceSameAsFirst: same,
    };
  });
  const problems = participants
    .flatMap((participant) => insuranceProblems(context, participant))
    .filter(({ code }) => !context.halfFilled || code !== 'required');
  return withProblems({ ...choices, participants }, [
    ...unknownParticipantProblems(choices, command.insurances),
    ...problems,
  ]);
};

const sameAddon = (a: ChosenAddon, b: ChosenAddon): boolean =>
  a.addonId === b.addonId && a.optionId === b.optionId;

/** Applies step 4. Luggage chosen with the journey in step 2 stays chosen (R14.6, R54). */
export const applyExtrasStep = (
  { offer, settings, today }: AnswerContext,
  choices: Choices,
  command: CommandOf<'chooseExtras'>,
): Applied => {
  const participants = choices.participants.map((participant) => {
    const chosen = answerOf(command.addons, participant.userNum)?.selected ?? [];
    return {
      ...participant,
      trainings: answerOf(command.trainings, participant.userNum)?.selected ?? [],
      addons: chosen.filter(({ addonId }) => !isLuggage(offer, addonId)),
      luggage: participant.luggage || chosen.some(({ addonId }) => isLuggage(offer, addonId)),
    };
  });
  const open = canStillOrderAddons(offer, settings, today);
  const problems: Problem[] = [
    ...unknownParticipantProblems(choices, command.trainings, command.addons),
  ];
  for (const [index, { userNum, trainings, addons, luggage }] of participants.entries()) {
    const before = choices.participants[index];
    const added =
      addons.some((addon) => !before?.addons.some((earlier) => sameAddon(earlier, addon))) ||
      (luggage && before?.luggage !== true);
    if (!open && added) problems.push(problem(userNum, 'addon', 'addonsClosed'));
    for (const addon of addons) problems.push(...addonProblems(offer, userNum, addon));
    const ids = addons.map(({ addonId }) => addonId);
    problems.push(...duplicateProblems(userNum, 'addon', ids));
    if (luggage) problems.push(...luggageProblems(offer, userNum));
    problems.push(...trainingProblems(offer, userNum, trainings));
  }
  return withProblems({ ...choices, participants }, problems);
};

/**
 * Applies step 5. If the customer gives a participant's data later, only the e-mail is stored now
 * (R34).
 */
export const applyParticipantsStep = (
  choices: Choices,
  command: CommandOf<'nameParticipants'>,
  bookerEmail: string | null,
): Applied => {
  const participants = choices.participants.map((participant) => {
    const answer = answerOf(command.participants, participant.userNum);
    const typed = answer?.person ?? NOBODY;
    const person = answer?.fillLater === true ? { ...NOBODY, email: typed.email } : typed;
    return {
      ...participant,
      fillLater: answer?.fillLater ?? false,
      person:
        participant.userNum === 1 && bookerEmail !== null
          ? { ...person, email: bookerEmail }
          : person,
    };
  });
  return withProblems(
    { ...choices, participants },
    unknownParticipantProblems(choices, command.participants),
  );
};
