import type { TripView } from '../../../../../application/panel/trip-view.ts';
import { isComplete, type ParticipantChoices } from '../../../../../domain/party/choices.ts';
import { isSkipper } from '../../../../../domain/party/size.ts';
import type { Row, RowKind } from '../../../../../domain/pricing/quote.ts';
import { describeRow } from '../../../contract/names.pl.ts';
import type { Reservation, StepConfig, StepDetails } from '../../../contract/panel/reservation.ts';
import { bit, presentAddonsChoice, presentInsuranceChoice, presentJourneyChoice, presentTrainingsChoice } from '../../present/choices.ts';
import { presentTraveller } from '../../present/people.ts';
import { visibleTo } from './money.ts';

/** Something of everybody whom the caller may see. */
const ofVisible = <T>(view: TripView, present: (participant: ParticipantChoices) => T): T[] => {
  const visible = visibleTo(view);
  return view.trip.choices.participants.filter(({ userNum }) => visible.includes(userNum)).map(present);
};

/** What was booked at a participant, of the kinds that are named: rows keep the names that the things had then. */
const rowsOf = ({ trip }: TripView, userNum: number, ...kinds: readonly RowKind[]): readonly Row[] =>
  trip.quote.rows.filter((row) => row.userNum === userNum && kinds.includes(row.kind));

const nameOf = (view: TripView, userNum: number, ...kinds: readonly RowKind[]): string => rowsOf(view, userNum, ...kinds)[0]?.name ?? '';

/** The unit of a participant; a whole yacht's row is participant 1's. */
const roomOf = (view: TripView, { userNum }: ParticipantChoices): string =>
  nameOf(view, userNum, 'accommodation') || nameOf(view, 1, 'wholeYacht');

const fullName = ({ person, berthFirstName, berthLastName }: ParticipantChoices): string =>
  `${person.firstName} ${person.lastName}`.trim() || `${berthFirstName} ${berthLastName}`.trim();

/** Who sails on what, the skipper first; a traveller finds themselves alone. */
export const presentPlacement = (view: TripView): Reservation['Placement']['RoomPlacement'] => {
  const sailors = ofVisible(view, (participant) => ({
    room: roomOf(view, participant),
    Name: fullName(participant),
    IsSkipper: isSkipper(view.trip.choices, participant.userNum),
  }));
  return [...Map.groupBy(sailors, ({ room }) => room)].map(([room, crew]) => ({
    RoomName: room,
    Placement: [...crew.filter(({ IsSkipper }) => IsSkipper), ...crew.filter(({ IsSkipper }) => !IsSkipper)].map(({ Name, IsSkipper }) => ({
      Name,
      IsSkipper,
    })),
  }));
};

/** How everybody gets there and where they sleep. */
export const presentPlacements = (view: TripView): Reservation['Placements'] =>
  ofVisible(view, (participant) => ({
    userNum: participant.userNum,
    JourneyPlacement: { Message: nameOf(view, participant.userNum, 'journey') },
    RoomName: roomOf(view, participant),
    PointMessage: nameOf(view, participant.userNum, 'point'),
  }));

/** What was chosen, in the names of the change payloads. */
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
      journeyConfig: ofVisible(view, presentJourneyChoice),
      accommodationConfig: ofVisible(view, ({ userNum, unitId, berthFirstName, berthLastName }) => ({
        userNum,
        roomId: unitId,
        optionsChosen: [{ bedroomChosen: bit(choices.accommodation === 'cabin') }],
        valueName: berthFirstName,
        valueSurname: berthLastName,
      })),
    },
    Step3: {
      insuranceConfig: ofVisible(view, presentInsuranceChoice),
    },
    Step4: {
      addonsConfig: ofVisible(view, presentAddonsChoice(view.entry.offer)),
      trainingsConfig: ofVisible(view, presentTrainingsChoice),
    },
    Step5: {
      participantsConfig: ofVisible(view, presentTraveller),
      participantsInfo: ofVisible(view, (participant) => ({
        userNum: participant.userNum,
        Name: fullName(participant),
        Complete: bit(isComplete(participant)),
      })),
    },
    Step6: { paymentOption: owner ? paymentOption : null, paymentType: owner ? paymentType : null },
  };
};

/** The same by name. */
export const presentStepDetails = (view: TripView): StepDetails => ({
  accommodation: ofVisible(view, (participant) => ({ userNum: participant.userNum, RoomName: roomOf(view, participant) })),
  transport: ofVisible(view, ({ userNum, luggage }) => ({
    userNum,
    JourneyName: nameOf(view, userNum, 'journey'),
    PointName: nameOf(view, userNum, 'point'),
    Luggage: luggage,
  })),
  insurance: ofVisible(view, ({ userNum, resignation, assistance }) => ({
    userNum,
    InsuranceName: nameOf(view, userNum, 'insurance'),
    Resignation: resignation,
    Assistance: assistance,
  })),
  addons: ofVisible(view, ({ userNum }) => ({
    userNum,
    AddonsList: rowsOf(view, userNum, 'addon', 'luggage').map(describeRow),
    TrainingsList: rowsOf(view, userNum, 'training').map(({ name }) => name),
  })),
});
