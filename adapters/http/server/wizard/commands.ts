import type { WizardRegistration } from '../../../../application/wizard/name-participants.ts';
import type {
  ChooseBerths,
  ChooseExtras,
  ChooseInsurance,
  ChooseTrip,
  NameParticipants,
} from '../../../../domain/booking/commands.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import { normalizeEmail } from '../../../../domain/travellers/contact.ts';
import type { RequestOf } from '../../contract/routes.ts';
import type { ParticipantRequest } from '../../contract/wizard/participants.ts';
import { genderOf } from '../present/people.ts';

/** Only a party on a whole yacht may bring its own skipper (R36). */
export const tripCommand = (sent: RequestOf<'detailsUpdate'>): ChooseTrip => ({
  type: 'chooseTrip',
  accommodation:
    sent.accommodationOption === 'single' && sent.bedroomChosen === 1
      ? 'cabin'
      : sent.accommodationOption,
  participantsCount: sent.participantsCount,
  ownSkipper: sent.ownSkipper ?? false,
  beSkipper: sent.beSkipper ?? false,
});

/** A participant who copies participant 1's journey copies the berth, too. */
export const berthsCommand = (sent: RequestOf<'accommodationsUpdate'>): ChooseBerths => {
  const likeFirst = new Set(
    sent.journeyConfig.flatMap(({ userNum, sameAsTheFirst }) =>
      sameAsTheFirst === 1 ? [userNum] : [],
    ),
  );
  const first = sent.journeyConfig.find(({ userNum }) => userNum === 1);
  return {
    type: 'chooseBerths',
    reserveList: sent.isReserveList === 1,
    berths: sent.accommodationConfig.map((entry) => ({
      userNum: entry.userNum,
      unitId: entry.roomId,
      bedroom: entry.optionsChosen?.some(({ bedroomChosen }) => bedroomChosen === 1) ?? false,
      sameAsFirst: entry.sameAsTheFirst === 1,
      firstName: entry.valueName ?? '',
      lastName: entry.valueSurname ?? '',
    })),
    journeys: sent.journeyConfig.map((entry) => {
      const copied = likeFirst.has(entry.userNum) && first !== undefined ? first : entry;
      return {
        userNum: entry.userNum,
        journeyId: copied.journeyId,
        pointId: copied.journeyPointId,
        luggage:
          entry.transportAddLuggage === undefined ? undefined : entry.transportAddLuggage === 1,
      };
    }),
  };
};

export const insuranceCommand = (sent: RequestOf<'insuranceUpdate'>): ChooseInsurance => ({
  type: 'chooseInsurance',
  insurances: sent.insuranceConfig.map((entry) => ({
    userNum: entry.userNum,
    insuranceId: entry.insuranceId,
    resignation: entry.resignationInsuranceAccepted === '1',
    assistance: entry.quarantineAssistanceAccepted === '1',
    sameAsFirst: entry.sameAsTheFirst === 1,
  })),
});

export const extrasCommand = (sent: RequestOf<'addonsUpdate'>): ChooseExtras => ({
  type: 'chooseExtras',
  trainings: sent.trainingsConfig.map(({ userNum, trainingsSelected }) => ({
    userNum,
    selected: trainingsSelected.map(({ trainingId, trainingOptionId }) => ({
      trainingId,
      optionId: trainingOptionId,
    })),
  })),
  addons: sent.addonsConfig.map(({ userNum, addonsSelected }) => ({
    userNum,
    selected: addonsSelected.map(({ addonId, addonOptionId }) => ({
      addonId,
      optionId: addonOptionId,
    })),
  })),
});

const personOf = (sent: ParticipantRequest): Person => ({
  firstName: sent.firstName ?? '',
  lastName: sent.lastName ?? '',
  birthDate: sent.birthDate ?? '',
  idDocument: sent.idDocument ?? '',
  country: sent.country || NOBODY.country,
  gender: genderOf(sent.gender),
  phone: sent.phone ?? '',
  email: normalizeEmail(sent.email ?? ''),
});

export const peopleOf = (sent: RequestOf<'participantsUpdate'>): NameParticipants['participants'] =>
  sent.participantsConfig.map((entry) => ({
    userNum: entry.userNum,
    fillLater: entry.fillInLater === 1,
    person: personOf(entry),
  }));

/** Only participant 1 can open an account. A logged-in booker sends no password. */
export const registrationOf = ({
  participantsConfig,
}: RequestOf<'participantsUpdate'>): WizardRegistration | null => {
  const first = participantsConfig.find(({ userNum }) => userNum === 1);
  if (first === undefined) return null;
  return {
    email: normalizeEmail(first.email ?? ''),
    password: first.password ?? '',
    policyAccepted: first.policyAccepted === 1,
    newsletterAccepted: first.newsletterAccepted === 1,
  };
};
