import { readBirthDate } from '../../../../adapters/http/contract/account/birth-date.ts';
import type { SentOf } from '../../../../adapters/http/contract/routes.ts';
import type { Step1, Step4 } from '../../../../adapters/http/contract/wizard/steps.ts';
import type {
  BerthAnswers,
  ExtrasAnswers,
  InsuranceAnswers,
  ParticipantsAnswers,
  SummaryAnswers,
  TripAnswers,
} from './answers.ts';

/** Number of people in a cabin's bedroom (R13). */
export const SHARE_A_CABIN = 2;

const bit = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
const bitText = (yes: boolean): '0' | '1' => (yes ? '1' : '0');

export const tripPayload = (
  reservationId: string,
  { booking }: TripAnswers,
): SentOf<'detailsUpdate'> => ({
  reservationId,
  // The wire sends a cabin as single places with a bedroom (W-117).
  accommodationOption: booking.option === 'cabin' ? 'single' : booking.option,
  bedroomChosen: bit(booking.option === 'cabin'),
  participantsCount: booking.option === 'cabin' ? SHARE_A_CABIN : booking.count,
  termsAccepted: 1,
  ownSkipper: booking.option === 'whole' && booking.ownSkipper,
  beSkipper: booking.beSkipper,
});

type Way = Step1['Config']['AccommodationOption'];

/** 'Tak samo jak 1. uczestnik', a cabin and a whole yacht use the first participant's unit. */
export const roomsOf = ({ people }: BerthAnswers, way: Way): readonly (number | null)[] =>
  people.map(({ same, roomId }) =>
    same || way !== 'single' ? (people[0]?.roomId ?? null) : roomId,
  );

/** `listWillDo`: the party joins the reserve list if it does not fit (R9). */
export const berthsPayload = (
  reservationId: string,
  answers: BerthAnswers,
  way: Way,
  listWillDo: boolean,
): SentOf<'accommodationsUpdate'> => {
  const rooms = roomsOf(answers, way);
  const first = answers.people[0];
  const follows = (same: boolean, index: number) => index > 0 && (same || way === 'cabin');
  return {
    reservationId,
    accommodationConfig: answers.people.map(({ same, name, surname }, index) => ({
      userNum: index + 1,
      roomId: rooms[index] ?? null,
      optionsChosen: [{ bedroomChosen: bit(way === 'cabin') }],
      sameAsTheFirst: bit(follows(same, index)),
      valueName: name,
      valueSurname: surname,
    })),
    journeyConfig: answers.people.map((person, index) => {
      const { journeyId, pointId } = follows(person.same, index) && first ? first : person;
      return {
        userNum: index + 1,
        journeyId,
        journeyPointId: pointId,
        transportAddLuggage: bit(person.luggage),
        sameAsTheFirst: bit(follows(person.same, index)),
      };
    }),
    isReserveList: bit(listWillDo),
  };
};

export const insurancePayload = (
  reservationId: string,
  { people }: InsuranceAnswers,
): SentOf<'insuranceUpdate'> => ({
  reservationId,
  insuranceConfig: people.map((person, index) => {
    const { insuranceId, resignation, assistance } =
      person.same && index > 0 ? (people[0] ?? person) : person;
    return {
      userNum: index + 1,
      insuranceId,
      resignationInsuranceAccepted: bitText(resignation),
      quarantineAssistanceAccepted: bitText(assistance),
      sameAsTheFirst: bit(person.same && index > 0),
    };
  }),
});

const chosenIn = (
  fields: Readonly<Record<string, number>>,
): readonly (readonly [number, number])[] =>
  Object.entries(fields).map(([key, value]) => [Number(key), value]);

export const completeExtras = (
  { AddonsList }: Pick<Step4, 'AddonsList'>,
  answers: ExtrasAnswers,
): ExtrasAnswers => {
  const hasSizes = (addonId: string): boolean =>
    AddonsList.some((addon) => String(addon.AddonId) === addonId && addon.OptionsList.length > 0);
  return {
    ...answers,
    people: answers.people.map((person) => ({
      ...person,
      addons: Object.fromEntries(
        Object.entries(person.addons).filter(([addonId, size]) => size > 0 || !hasSizes(addonId)),
      ),
    })),
  };
};

export const extrasPayload = (
  reservationId: string,
  { people }: ExtrasAnswers,
): SentOf<'addonsUpdate'> => ({
  reservationId,
  trainingsConfig: people.map(({ trainings }, index) => ({
    userNum: index + 1,
    trainingsSelected: chosenIn(trainings)
      .filter(([, optionId]) => optionId > 0)
      .map(([trainingId, trainingOptionId]) => ({ trainingId, trainingOptionId })),
  })),
  addonsConfig: people.map(({ addons }, index) => ({
    userNum: index + 1,
    addonsSelected: chosenIn(addons).map(([addonId, optionId]) => ({
      addonId,
      addonOptionId: optionId > 0 ? optionId : null,
    })),
  })),
});

/** The password is never stored as an answer; it is null if no account is created (R35). */
export const participantsPayload = (
  reservationId: string,
  { people }: ParticipantsAnswers,
  password: string | null,
): SentOf<'participantsUpdate'> => ({
  reservationId,
  participantsConfig: people.map((person, index) => {
    const first = index === 0;
    const named = {
      firstName: person.firstName.trim(),
      lastName: person.lastName.trim(),
      birthDate: readBirthDate(person.birthDate),
      idDocument: person.idDocument.trim(),
      gender: person.gender,
      phone: person.phone.trim(),
    };
    const later = !first && person.later;
    return {
      userNum: index + 1,
      fillInLater: bit(later),
      ...(later
        ? { firstName: '', lastName: '', birthDate: '', idDocument: '', gender: '', phone: '' }
        : named),
      country: person.country,
      email: person.email.trim(),
      ...(first
        ? { policyAccepted: bit(person.policy), newsletterAccepted: bit(person.newsletter) }
        : {}),
      ...(first && password !== null ? { password } : {}),
    };
  }),
});

/** `left` is null if the server must not compare the amount left to pay. */
export type DisplayedAmounts = {
  readonly price: string;
  readonly left: string | null;
  /** `at` is when the server sent the documents beside the order button (R38). */
  readonly documents: { readonly ids: readonly string[]; readonly at: string } | null;
};

/** Amounts are the wire's own strings, because the browser never calculates money (R17). */
export const confirmPayload = (
  reservationId: string,
  { booking }: SummaryAnswers,
  { price, left, documents }: DisplayedAmounts,
): SentOf<'confirm'> => ({
  reservationId,
  comments: booking.comments,
  paymentOption: booking.paymentOption,
  paymentType: booking.paymentType,
  termsAccepted: bit(booking.data && booking.terms),
  expectedPrice: price,
  ...(left === null ? {} : { expectedLeft: left }),
  ...(documents === null ? {} : { documents: [...documents.ids], documentsShownAt: documents.at }),
});
