import { PAYMENT_TYPES } from '../../../../adapters/http/contract/screen-rules.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { type StepName, stepDataOf } from '../../../state/reservation/steps.ts';
import { type TripAnswers, tripAnswersOf } from './step1-trip.ts';
import { type BerthAnswers, berthAnswersOf, personNameOnBerth } from './step2-berths.ts';
import { type InsuranceAnswers, insuranceAnswersOf } from './step3-insurance.ts';
import { type ExtrasAnswers, extrasAnswersOf } from './step4-extras.ts';
import { type ParticipantsAnswers, participantsAnswersOf } from './step5-participants.ts';
import { NO_PAYMENT_YET, type SummaryAnswers } from './step6-summary.ts';

// Answers must be `type` aliases: interfaces are not assignable to an index signature.

export type AnswersOf = {
  readonly trip: TripAnswers;
  readonly berths: BerthAnswers;
  readonly insurance: InsuranceAnswers;
  readonly extras: ExtrasAnswers;
  readonly participants: ParticipantsAnswers;
  readonly summary: SummaryAnswers;
};

/** Before step 2 is saved, the number of people is the shop's default (R62). */
export const usesDefaultPartySize = (reservation: WizardReservation): boolean => {
  const { trip, berths } = stepDataOf(reservation);
  return berths === null && trip?.Config.AccommodationOption === 'whole';
};

/** `userNum` is the participant's number, from 1. */
export const hasChosenResignationInsurance = (
  reservation: WizardReservation,
  userNum: number,
): boolean =>
  stepDataOf(reservation).insurance?.Config.InsuranceConfig.find(
    (answer) => answer.userNum === userNum,
  )?.resignationInsuranceAccepted === '1';

/** A step's answers on the server; null if the visitor has not reached the step. */
export const savedAnswers: {
  readonly [S in StepName]: (reservation: WizardReservation) => AnswersOf[S] | null;
} = {
  trip: (reservation) => {
    const step = stepDataOf(reservation).trip;
    return step && tripAnswersOf(step, usesDefaultPartySize(reservation));
  },
  berths: (reservation) => {
    const step = stepDataOf(reservation).berths;
    return (
      step &&
      berthAnswersOf(step, stepDataOf(reservation).trip?.Config.AccommodationOption ?? 'single')
    );
  },
  insurance: (reservation) => {
    const step = stepDataOf(reservation).insurance;
    return step && insuranceAnswersOf(step);
  },
  extras: (reservation) => {
    const step = stepDataOf(reservation).extras;
    return step && extrasAnswersOf(step, stepDataOf(reservation).reserveList);
  },
  participants: (reservation) => {
    const { participants: step, summary } = stepDataOf(reservation);
    const names = savedAnswers.berths(reservation)?.people ?? [];
    return step && participantsAnswersOf(step, names, summary === null);
  },
  summary: (reservation) => {
    const { summary: step, participants } = stepDataOf(reservation);
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

/**
 * A participant's name as saved in step 2. Empty if no name is saved; undefined if step 2 has no
 * such participant.
 */
export const nameInBerth = (reservation: WizardReservation, number: number): string | undefined => {
  const berth = savedAnswers.berths(reservation)?.people[number - 1];
  return berth && personNameOnBerth(berth);
};

/**
 * Returns the last step that the visitor can open. Steps 4 and 5 become open at the same time. The
 * function then returns step 4, because it comes first (R54).
 */
export const farthestStep = (reservation: WizardReservation): StepName => {
  const { berths, insurance, extras, summary } = stepDataOf(reservation);
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
