import type { Offer } from '../../../../domain/catalogue/offer.ts';
import { luggageAddonChoice } from '../../../../domain/catalogue/on-sale.ts';
import type { ParticipantChoices } from '../../../../domain/party/choices.ts';
import { toWireBit, toWireBitText } from '../../contract/screen-rules.ts';

export const presentJourneyChoice = (chosen: ParticipantChoices) => ({
  userNum: chosen.userNum,
  journeyId: chosen.journeyId,
  journeyPointId: chosen.pointId,
  transportAddLuggage: toWireBit(chosen.luggage),
});

export const presentInsuranceChoice = (chosen: ParticipantChoices) => ({
  userNum: chosen.userNum,
  insuranceId: chosen.insuranceId,
  resignationInsuranceAccepted: toWireBitText(chosen.resignation),
  quarantineAssistanceAccepted: toWireBitText(chosen.assistance),
});

/** Presents the add-ons that a participant chose, with extra luggage as one of them (R14). */
export const createAddonsChoicePresenter =
  (offer: Offer) =>
  ({ userNum, addons, luggage }: ParticipantChoices) => {
    const bag = luggage ? luggageAddonChoice(offer) : null;
    const selected = bag === null ? addons : [...addons, bag];
    return {
      userNum,
      addonsSelected: selected.map(({ addonId, optionId }) => ({
        addonId,
        addonOptionId: optionId,
      })),
    };
  };

export const presentTrainingsChoice = ({ userNum, trainings }: ParticipantChoices) => ({
  userNum,
  trainingsSelected: trainings.map(({ trainingId, optionId }) => ({
    trainingId,
    trainingOptionId: optionId,
  })),
});
