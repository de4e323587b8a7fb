import type { Offer } from '../catalogue/offer.ts';
import { isPickUpJourney } from '../catalogue/traits.ts';
import type { Choices } from './choices.ts';
import type { Problem } from './refusal.ts';
import { problem, unitProblem } from './steps.ts';

/** Questions of steps 2 and 3 that somebody has not answered, or whose answer is no longer sold; an order needs all of them. */
export const missingAnswers = (offer: Offer, choices: Choices): readonly Problem[] =>
  choices.participants.flatMap((participant) => {
    const { userNum, journeyId, pointId, insuranceId } = participant;
    const chooses = choices.accommodation === 'single' || userNum === 1;
    const party = { ...participant, travellers: choices.participants.length, ownSkipper: choices.ownSkipper };
    const unit = chooses ? unitProblem(offer, choices.accommodation, party) : null;
    const sold = offer.journeys.some(({ available }) => available);
    const insured = offer.insurances.some(({ available }) => available);
    return [
      ...(unit === null ? [] : [unit]),
      ...(sold && journeyId === null ? [problem(userNum, 'journey', 'required')] : []),
      ...(journeyId !== null && isPickUpJourney(journeyId) && pointId === null ? [problem(userNum, 'point', 'required')] : []),
      ...(insured && insuranceId === null ? [problem(userNum, 'insurance', 'required')] : []),
    ];
  });
