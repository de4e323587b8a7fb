import type { SentOf } from '../../../../adapters/http/contract/routes.ts';
import { toWireBit, toWireBitText } from '../../../../adapters/http/contract/screen-rules.ts';
import type { Step3 } from '../../../../adapters/http/contract/wizard/steps.ts';
import { soleAvailable } from './party.ts';

export type InsuranceFields = {
  readonly same: boolean;
  readonly insuranceId: number | null;
  readonly resignation: boolean;
  readonly assistance: boolean;
};
export type InsuranceAnswers = {
  readonly booking: Record<never, never>;
  readonly people: readonly InsuranceFields[];
};

/** The default is the free insurance, otherwise the only insurance on sale. */
const defaultInsurance = (list: Step3['InsurancesList']): Step3['InsurancesList'][number] | null =>
  list.find(({ Available, Price }) => Available && Price === '0') ?? soleAvailable(list);

export const insuranceAnswersOf = ({ Config, InsurancesList }: Step3): InsuranceAnswers => ({
  booking: {},
  people: Config.InsuranceConfig.map((answer) => ({
    same: answer.userNum > 1 && (answer.insuranceId === null || answer.sameAsTheFirst === 1),
    insuranceId: answer.insuranceId ?? defaultInsurance(InsurancesList)?.InsuranceId ?? null,
    resignation: answer.resignationInsuranceAccepted === '1',
    assistance: answer.quarantineAssistanceAccepted === '1',
  })),
});

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
      resignationInsuranceAccepted: toWireBitText(resignation),
      quarantineAssistanceAccepted: toWireBitText(assistance),
      sameAsTheFirst: toWireBit(person.same && index > 0),
    };
  }),
});
