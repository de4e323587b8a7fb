import { PAYMENT_TYPES } from '../../../../adapters/http/contract/screen-rules.ts';
import type {
  AccommodationOption,
  Step1,
  Step2,
  Step3,
  Step4,
  Step5,
} from '../../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import type { StepName } from '../../../state/reservation/steps.ts';
import { stepsOf } from '../../../state/reservation/steps-of.ts';
import type {
  AnswersOf,
  BerthAnswers,
  ExtrasAnswers,
  InsuranceAnswers,
  ParticipantsAnswers,
  SummaryAnswers,
  TripAnswers,
} from './shapes.ts';

/** Before step 2 is saved, the number of people is the shop's default (R62). */
export const usesDefaultPartySize = (reservation: WizardReservation): boolean => {
  const { trip, berths } = stepsOf(reservation);
  return berths === null && trip?.Config.AccommodationOption === 'whole';
};

const wishedCount = ({ Config, WholeYacht }: Step1): number =>
  (Config.ownSkipper === true
    ? WholeYacht.OwnSkipper
    : (WholeYacht.OrganiserSkipper ?? WholeYacht.OwnSkipper)
  ).Starts;

const tripOf = (step: Step1, wished: boolean): TripAnswers => ({
  booking: {
    option: step.Config.AccommodationOption,
    count: wished ? wishedCount(step) : step.Config.ParticipantsCount,
    ownSkipper: step.Config.ownSkipper ?? false,
    beSkipper: step.Config.beSkipper ?? false,
    groupCode: '',
  },
  people: [],
});

const soleOf = <T extends { readonly Available: boolean }>(list: readonly T[]): T | null => {
  const open = list.filter(({ Available }) => Available);
  return open.length === 1 ? (open[0] ?? null) : null;
};

const soleRoom = ({ ResortsList }: Step2, way: AccommodationOption): number | null => {
  const sold = ResortsList.flatMap(({ RoomsList }) => RoomsList).filter(
    ({ Availability: { ReservePlace, ReserveCabin, ReserveWhole } }) =>
      ({ single: ReservePlace, cabin: ReserveCabin, whole: ReserveWhole })[way],
  );
  return sold.length === 1 ? (sold[0]?.RoomId ?? null) : null;
};

// A single unit and a single journey are preselected (R53).
const berthsOf = (step: Step2, way: AccommodationOption): BerthAnswers => {
  const { Config, Journeys } = step;
  return {
    booking: { bedroom: way === 'cabin' },
    people: Config.AccommodationConfig.map(
      ({ userNum, roomId, sameAsTheFirst, valueName, valueSurname }) => {
        const journey = Config.JourneyConfig.find((answer) => answer.userNum === userNum);
        return {
          same: userNum > 1 && (roomId === null || sameAsTheFirst === 1),
          roomId: roomId ?? soleRoom(step, way),
          journeyId: journey?.journeyId ?? soleOf(Journeys)?.JourneyId ?? null,
          pointId: journey?.journeyPointId ?? null,
          luggage: journey?.transportAddLuggage === 1,
          name: valueName ?? '',
          surname: valueSurname ?? '',
        };
      },
    ),
  };
};

/** Default insurance: the free one, otherwise the only one on sale. */
const defaultInsurance = (list: Step3['InsurancesList']): Step3['InsurancesList'][number] | null =>
  list.find(({ Available, Price }) => Available && Price === '0') ?? soleOf(list);

const insuranceOf = ({ Config, InsurancesList }: Step3): InsuranceAnswers => ({
  booking: {},
  people: Config.InsuranceConfig.map((answer) => ({
    same: answer.userNum > 1 && (answer.insuranceId === null || answer.sameAsTheFirst === 1),
    insuranceId: answer.insuranceId ?? defaultInsurance(InsurancesList)?.InsuranceId ?? null,
    resignation: answer.resignationInsuranceAccepted === '1',
    assistance: answer.quarantineAssistanceAccepted === '1',
  })),
});

// Free clothing is preselected in each participant's own size and can be removed (R54).
const extrasOf = ({ Config, AwaitingSizes }: Step4, reserveList: boolean): ExtrasAnswers => {
  // A sign-up chooses clothing only after it has moved up from the reserve list (R64).
  if (reserveList)
    return {
      booking: {},
      people: Config.AddonsConfig.map((answer) => extrasOfOne(Config, {}, answer)),
    };
  const unsized = Object.fromEntries(AwaitingSizes.map((addonId) => [String(addonId), 0]));
  return {
    booking: {},
    people: Config.AddonsConfig.map((answer) => extrasOfOne(Config, unsized, answer)),
  };
};

type Extra = Step4['Config'];
const extrasOfOne = (
  { TrainingsConfig }: Extra,
  unsized: Readonly<Record<string, number>>,
  { userNum, addonsSelected }: Extra['AddonsConfig'][number],
): ExtrasAnswers['people'][number] => ({
  trainings: Object.fromEntries(
    (TrainingsConfig.find((answer) => answer.userNum === userNum)?.trainingsSelected ?? []).map(
      ({ trainingId, trainingOptionId }) => [String(trainingId), trainingOptionId],
    ),
  ),
  addons: {
    ...unsized,
    ...Object.fromEntries(
      addonsSelected.map(({ addonId, addonOptionId }) => [String(addonId), addonOptionId ?? 0]),
    ),
  },
});

/** `userNum` counts participants from 1. */
export const takesResignation = (reservation: WizardReservation, userNum: number): boolean =>
  stepsOf(reservation).insurance?.Config.InsuranceConfig.find(
    (answer) => answer.userNum === userNum,
  )?.resignationInsuranceAccepted === '1';

/** The account gives a logged-in booker's data; the other names come from step 2. */
const participantsOf = (
  reservation: WizardReservation,
  { Account, Config, MayFillLater }: Step5,
): ParticipantsAnswers => {
  const { summary } = stepsOf(reservation);
  const names = savedAnswers.berths(reservation)?.people ?? [];
  const fresh = summary === null;
  return {
    booking: {},
    people: Config.ParticipantsConfig.map((answer, index) => {
      const unnamed = answer.firstName === '' && answer.lastName === '';
      const account = answer.userNum === 1 && unnamed ? Account : null;
      const { name = '', surname = '' } = unnamed && fresh ? (names[index] ?? {}) : {};
      return {
        firstName: account?.FirstName ?? (answer.firstName || name),
        lastName: account?.LastName ?? (answer.lastName || surname),
        birthDate: account?.BirthDate ?? answer.birthDate,
        idDocument: account?.IdDocument ?? answer.idDocument,
        country: (account?.Country ?? answer.country) || 'Polska',
        gender: account?.Gender ?? answer.gender,
        phone: account?.Phone ?? answer.phone,
        email: (answer.userNum === 1 ? Account?.Email : undefined) ?? answer.email,
        later: answer.fillInLater === 1 || (fresh && MayFillLater.includes(answer.userNum)),
        policy: answer.policyAccepted === 1,
        newsletter: answer.newsletterAccepted === 1,
      };
    }),
  };
};

const NO_PAYMENT_YET: SummaryAnswers['booking'] = {
  comments: '',
  paymentOption: 'onetime',
  paymentType: PAYMENT_TYPES.transfer,
  data: false,
  terms: false,
  hasVoucher: false,
  ambassadorCode: '',
  groupCode: '',
};

/** The answers of a step that the server has; null if the visitor has not reached the step. */
export const savedAnswers: {
  readonly [S in StepName]: (reservation: WizardReservation) => AnswersOf[S] | null;
} = {
  trip: (reservation) => {
    const step = stepsOf(reservation).trip;
    return step && tripOf(step, usesDefaultPartySize(reservation));
  },
  berths: (reservation) => {
    const step = stepsOf(reservation).berths;
    return (
      step && berthsOf(step, stepsOf(reservation).trip?.Config.AccommodationOption ?? 'single')
    );
  },
  insurance: (reservation) => {
    const step = stepsOf(reservation).insurance;
    return step && insuranceOf(step);
  },
  extras: (reservation) => {
    const step = stepsOf(reservation).extras;
    return step && extrasOf(step, stepsOf(reservation).reserveList);
  },
  participants: (reservation) => {
    const step = stepsOf(reservation).participants;
    return step && participantsOf(reservation, step);
  },
  summary: (reservation) => {
    const { summary: step, participants } = stepsOf(reservation);
    return (
      step && {
        booking: {
          ...NO_PAYMENT_YET,
          paymentType: step.OnlineOnly ? PAYMENT_TYPES.online : PAYMENT_TYPES.transfer,
        },
        people: (participants?.Config.ParticipantsConfig ?? []).map(() => ({ voucherCode: '' })),
      }
    );
  },
};

/** The server offers steps 4 and 5 together, but step 4 comes first (R54). */
export const farthestStep = (reservation: WizardReservation): StepName => {
  const { berths, insurance, extras, summary } = stepsOf(reservation);
  return summary
    ? 'summary'
    : extras
      ? 'extras'
      : insurance
        ? 'insurance'
        : berths
          ? 'berths'
          : 'trip';
};
