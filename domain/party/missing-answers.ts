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

const addRemovedExtras = (
  found: Problem[],
  offer: Offer,
  { userNum, addons, luggage, trainings }: ParticipantChoices,
): void => {
  for (const addon of addons) found.push(...addonProblems(offer, userNum, addon));
  if (luggage) found.push(...luggageProblems(offer, userNum));
  found.push(...trainingProblems(offer, userNum, trainings));
};

/** Reports missing answers of steps 2 and 3, and choices that are no longer sold. */
export const missingAnswers = (context: AnswerContext, choices: Choices): readonly Problem[] => {
  const { offer } = context;
  const open = journeysOnSale(offer);
  const found: Problem[] = [];
  for (const participant of choices.participants) {
    const unit = choosesUnit(choices, participant.userNum)
      ? unitProblem(offer, choices, participant)
      : null;
    if (unit !== null) found.push(unit);
    const journey = journeyProblem(participant, open);
    if (journey !== null) found.push(journey);
    found.push(...insuranceProblems(context, participant));
    addRemovedExtras(found, offer, participant);
  }
  return found;
};
