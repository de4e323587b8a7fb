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
const addExtrasGone = (found: Problem[], offer: Offer, { userNum, addons, luggage, trainings }: ParticipantChoices): void => {
  for (const addon of addons) found.push(...addonProblems(offer, userNum, addon));
  if (luggage) found.push(...luggageProblems(offer, userNum));
  found.push(...trainingProblems(offer, userNum, trainings));
};

/** Questions of steps 2 and 3 that somebody has not answered, and answers that are no longer sold; an order needs all of them. */
export const missingAnswers = (context: AnswerContext, choices: Choices): readonly Problem[] => {
  const { offer } = context;
  const open = journeysOnSale(offer);
  const found: Problem[] = [];
  for (const participant of choices.participants) {
    const unit = choosesUnit(choices, participant.userNum) ? unitProblem(offer, choices, participant) : null;
    if (unit !== null) found.push(unit);
    const journey = journeyProblem(participant, open);
    if (journey !== null) found.push(journey);
    found.push(...insuranceProblems(context, participant));
    addExtrasGone(found, offer, participant);
  }
  return found;
};
