import { addonProblems, trainingProblems } from '../booking/draft/apply-steps.ts';
import type { Problem } from '../booking/refusal.ts';
import type { BrandSettings } from '../brand-settings.ts';
import type { Day } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import { LUGGAGE } from '../catalogue/traits.ts';
import { insuranceProblems, journeyProblem, unitProblem } from './answers.ts';
import type { Choices, ParticipantChoices } from './choices.ts';

/** Extras that were chosen and are no longer sold: they would be charged without being had, or be had without being charged. */
const extrasGone = (offer: Offer, { userNum, addons, luggage, trainings }: ParticipantChoices): readonly Problem[] => [
  ...addons.flatMap(({ addonId, optionId }) => addonProblems(offer, userNum, addonId, optionId)),
  ...(luggage ? addonProblems(offer, userNum, LUGGAGE.addonId, LUGGAGE.optionId) : []),
  ...trainingProblems(offer, userNum, trainings),
];

/** Questions of steps 2 and 3 that somebody has not answered, and answers that are no longer sold; an order needs all of them. */
export const missingAnswers = (offer: Offer, settings: BrandSettings, today: Day, choices: Choices): readonly Problem[] => {
  const open = offer.journeys.filter(({ available }) => available);
  return choices.participants.flatMap((participant) => {
    const chooses = choices.accommodation === 'single' || participant.userNum === 1;
    const party = { ...participant, travellers: choices.participants.length, ownSkipper: choices.ownSkipper };
    const unit = chooses ? unitProblem(offer, choices.accommodation, party) : null;
    return [
      unit,
      journeyProblem(participant, open),
      ...insuranceProblems({ offer, settings, today }, participant),
      ...extrasGone(offer, participant),
    ].filter((found) => found !== null);
  });
};
