import type { TripView } from '../../../../../application/panel/trip-view.ts';
import { isComplete, type ParticipantChoices } from '../../../../../domain/party/choices.ts';
import { isSkipper } from '../../../../../domain/party/size.ts';
import type { Row, RowKind } from '../../../../../domain/pricing/quote.ts';
import { PAYMENT_TYPE_WORDS } from '../../../../codecs/payment-types.ts';
import { describeRow } from '../../../contract/names.pl.ts';
import type { Reservation, StepConfig, StepDetails } from '../../../contract/panel/reservation.ts';
import {
  bit,
  presentAddonsChoice,
  presentInsuranceChoice,
  presentJourneyChoice,
  presentTrainingsChoice,
} from '../../present/choices.ts';
import { presentTraveller } from '../../present/people.ts';
import { visibleParticipants } from './money.ts';

const mapVisible = <T>(view: TripView, present: (participant: ParticipantChoices) => T): T[] => {
  const visible = visibleParticipants(view);
  return view.trip.choices.participants
    .filter(({ userNum }) => visible.includes(userNum))
    .map(present);
};

const rowsOf = (
  { trip }: TripView,
  userNum: number,
  ...kinds: readonly RowKind[]
): readonly Row[] =>
  trip.quote.rows.filter((row) => row.userNum === userNum && kinds.includes(row.kind));

const nameOf = (view: TripView, userNum: number, ...kinds: readonly RowKind[]): string =>
  rowsOf(view, userNum, ...kinds)[0]?.name ?? '';

/** On a whole yacht, only participant 1 has an accommodation row. */
const roomOf = (view: TripView, { userNum }: ParticipantChoices): string =>
  nameOf(view, userNum, 'accommodation') || nameOf(view, 1, 'wholeYacht');

const fullName = ({ person, berthFirstName, berthLastName }: ParticipantChoices): string =>
  `${person.firstName} ${person.lastName}`.trim() || `${berthFirstName} ${berthLastName}`.trim();

/** A traveller who is not the owner sees only their own place. */
export const presentPlacement = (view: TripView): Reservation['Placement']['RoomPlacement'] => {
  const sailors = mapVisible(view, (participant) => ({
    room: roomOf(view, participant),
    Name: fullName(participant),
    IsSkipper: isSkipper(view.trip.choices, participant.userNum),
  }));
  return [...Map.groupBy(sailors, ({ room }) => room)].map(([room, crew]) => ({
    RoomName: room,
    Placement: [
      ...crew.filter(({ IsSkipper }) => IsSkipper),
      ...crew.filter(({ IsSkipper }) => !IsSkipper),
    ].map(({ Name, IsSkipper }) => ({
      Name,
      IsSkipper,
    })),
  }));
};

export const presentPlacements = (view: TripView): Reservation['Placements'] =>
  mapVisible(view, (participant) => ({
    userNum: participant.userNum,
    JourneyPlacement: { Message: nameOf(view, participant.userNum, 'journey') },
    RoomName: roomOf(view, participant),
    PointMessage: nameOf(view, participant.userNum, 'point'),
  }));

export const presentStepConfig = (view: TripView): StepConfig => {
  const { choices, paymentOption, paymentType } = view.trip;
  const owner = view.role.kind === 'owner';
  return {
    Step1: {
      participantsCount: choices.participants.length,
      accommodationOption: choices.accommodation,
      ownSkipper: choices.ownSkipper,
      beSkipper: choices.beSkipper,
    },
    Step2: {
      journeyConfig: mapVisible(view, presentJourneyChoice),
      accommodationConfig: mapVisible(
        view,
        ({ userNum, unitId, berthFirstName, berthLastName }) => ({
          userNum,
          roomId: unitId,
          optionsChosen: [{ bedroomChosen: bit(choices.accommodation === 'cabin') }],
          valueName: berthFirstName,
          valueSurname: berthLastName,
        }),
      ),
    },
    Step3: {
      insuranceConfig: mapVisible(view, presentInsuranceChoice),
    },
    Step4: {
      addonsConfig: mapVisible(view, presentAddonsChoice(view.entry.offer)),
      trainingsConfig: mapVisible(view, presentTrainingsChoice),
    },
    Step5: {
      participantsConfig: mapVisible(view, presentTraveller),
      participantsInfo: mapVisible(view, (participant) => ({
        userNum: participant.userNum,
        Name: fullName(participant),
        Complete: bit(isComplete(participant)),
      })),
    },
    Step6: {
      paymentOption: owner ? paymentOption : null,
      paymentType: owner ? PAYMENT_TYPE_WORDS[paymentType] : null,
    },
  };
};

export const presentStepDetails = (view: TripView): StepDetails => ({
  accommodation: mapVisible(view, (participant) => ({
    userNum: participant.userNum,
    RoomName: roomOf(view, participant),
  })),
  transport: mapVisible(view, ({ userNum, luggage }) => ({
    userNum,
    JourneyName: nameOf(view, userNum, 'journey'),
    PointName: nameOf(view, userNum, 'point'),
    Luggage: luggage,
  })),
  insurance: mapVisible(view, ({ userNum, resignation, assistance }) => ({
    userNum,
    InsuranceName: nameOf(view, userNum, 'insurance'),
    Resignation: resignation,
    Assistance: assistance,
  })),
  addons: mapVisible(view, ({ userNum }) => ({
    userNum,
    AddonsList: rowsOf(view, userNum, 'addon', 'luggage').map(describeRow),
    TrainingsList: rowsOf(view, userNum, 'training').map(({ name }) => name),
  })),
});
