import type { SentOf } from '../../../../adapters/http/contract/routes.ts';
import { toWireBit } from '../../../../adapters/http/contract/screen-rules.ts';
import type {
  AccommodationOption,
  Step2,
} from '../../../../adapters/http/contract/wizard/steps.ts';
import { soleAvailable } from './party.ts';

export type BerthFields = {
  readonly same: boolean;
  readonly roomId: number | null;
  readonly journeyId: number | null;
  readonly pointId: number | null;
  readonly luggage: boolean;
  readonly name: string;
  readonly surname: string;
};
/** `bedroom`: a party of two takes a cabin for itself (W-042). */
export type BerthAnswers = {
  readonly booking: { readonly bedroom: boolean };
  readonly people: readonly BerthFields[];
};

export const personNameOnBerth = ({ name, surname }: BerthFields): string =>
  `${name} ${surname}`.trim();

const soleRoom = ({ ResortsList }: Step2, way: AccommodationOption): number | null => {
  const sold = ResortsList.flatMap(({ RoomsList }) => RoomsList).filter(
    ({ Availability: { ReservePlace, ReserveCabin, ReserveWhole } }) =>
      ({ single: ReservePlace, cabin: ReserveCabin, whole: ReserveWhole })[way],
  );
  return sold.length === 1 ? (sold[0]?.RoomId ?? null) : null;
};

// If step 2 offers only one unit, this unit is preselected. If it offers only one journey, this
// journey is preselected (R53).
export const berthAnswersOf = (step: Step2, accommodation: AccommodationOption): BerthAnswers => {
  const { Config, Journeys } = step;
  return {
    booking: { bedroom: accommodation === 'cabin' },
    people: Config.AccommodationConfig.map(
      ({ userNum, roomId, sameAsTheFirst, valueName, valueSurname }) => {
        const journey = Config.JourneyConfig.find((answer) => answer.userNum === userNum);
        return {
          same: userNum > 1 && (roomId === null || sameAsTheFirst === 1),
          roomId: roomId ?? soleRoom(step, accommodation),
          journeyId: journey?.journeyId ?? soleAvailable(Journeys)?.JourneyId ?? null,
          pointId: journey?.journeyPointId ?? null,
          luggage: journey?.transportAddLuggage === 1,
          name: valueName ?? '',
          surname: valueSurname ?? '',
        };
      },
    ),
  };
};

/**
 * Returns each participant's unit. In a cabin or on a whole yacht, all participants have
 * participant 1's unit. A participant with `same` (the same choice as participant 1) has that unit,
 * too.
 */
export const chosenRoomIds = (
  { people }: BerthAnswers,
  accommodation: AccommodationOption,
): readonly (number | null)[] =>
  people.map(({ same, roomId }) =>
    same || accommodation !== 'single' ? (people[0]?.roomId ?? null) : roomId,
  );

/** `acceptsReserveList`: the party joins the reserve list if the unit has too few places (R9). */
export const berthsPayload = (
  reservationId: string,
  answers: BerthAnswers,
  accommodation: AccommodationOption,
  acceptsReserveList: boolean,
): SentOf<'accommodationsUpdate'> => {
  const rooms = chosenRoomIds(answers, accommodation);
  const first = answers.people[0];
  const follows = (same: boolean, index: number) =>
    index > 0 && (same || accommodation === 'cabin');
  return {
    reservationId,
    accommodationConfig: answers.people.map(({ same, name, surname }, index) => ({
      userNum: index + 1,
      roomId: rooms[index] ?? null,
      optionsChosen: [{ bedroomChosen: toWireBit(accommodation === 'cabin') }],
      sameAsTheFirst: toWireBit(follows(same, index)),
      valueName: name,
      valueSurname: surname,
    })),
    journeyConfig: answers.people.map((person, index) => {
      const { journeyId, pointId } = follows(person.same, index) && first ? first : person;
      return {
        userNum: index + 1,
        journeyId,
        journeyPointId: pointId,
        transportAddLuggage: toWireBit(person.luggage),
        sameAsTheFirst: toWireBit(follows(person.same, index)),
      };
    }),
    isReserveList: toWireBit(acceptsReserveList),
  };
};
