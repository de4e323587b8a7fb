import type { Offer } from '../catalogue/offer.ts';
import { journeysOnSale } from '../catalogue/on-sale.ts';
import {
  type AnswerContext,
  addonProblems,
  choosesUnit,
  insuranceProblems,
  journeyProblem,
  luggageProblems,
  trainingProblems,
  unitProblem,
} from './answers.ts';
import type { Choices, ParticipantChoices } from './choices.ts';
import type { Problem } from './problem.ts';

/** Extras that were chosen and are no longer sold: they would be charged without being had, or be had without being charged. */
const extrasGone = (offer: Offer, { userNum, addons, luggage, trainings }: ParticipantChoices): readonly Problem[] => [
  ...addons.flatMap((addon) => addonProblems(offer, userNum, addon)),
  ...(luggage ? luggageProblems(offer, userNum) : []),
  ...trainingProblems(offer, userNum, trainings),
];

/** Questions of steps 2 and 3 that somebody has not answered, and answers that are no longer sold; an order needs all of them. */
export const missingAnswers = (context: AnswerContext, choices: Choices): readonly Problem[] => {
  const { offer } = context;
  const open = journeysOnSale(offer);
  return choices.participants.flatMap((participant) =>
    [
      choosesUnit(choices, participant.userNum) ? unitProblem(offer, choices, participant) : null,
      journeyProblem(participant, open),
      ...insuranceProblems(context, participant),
      ...extrasGone(offer, participant),
    ].filter((found) => found !== null),
  );
};
