import type { BrandSettings } from '../brand-settings.ts';
import type { Day } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Choices } from './choices.ts';
import type { Problem } from './refusal.ts';
import { insuranceProblems, journeyProblem, unitProblem } from './steps.ts';

/** Questions of steps 2 and 3 that somebody has not answered, or whose answer is no longer sold; an order needs all of them. */
export const missingAnswers = (offer: Offer, settings: BrandSettings, today: Day, choices: Choices): readonly Problem[] => {
  const open = offer.journeys.filter(({ available }) => available);
  return choices.participants.flatMap((participant) => {
    const chooses = choices.accommodation === 'single' || participant.userNum === 1;
    const party = { ...participant, travellers: choices.participants.length, ownSkipper: choices.ownSkipper };
    const unit = chooses ? unitProblem(offer, choices.accommodation, party) : null;
    return [unit, journeyProblem(participant, open), ...insuranceProblems({ offer, settings, today }, participant)].filter(
      (found) => found !== null,
    );
  });
};
