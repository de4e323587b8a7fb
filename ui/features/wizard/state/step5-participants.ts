import { normalizeEnteredBirthDate } from '../../../../adapters/http/contract/account/birth-date.ts';
import type { SentOf } from '../../../../adapters/http/contract/routes.ts';
import { toWireBit } from '../../../../adapters/http/contract/screen-rules.ts';
import type { Step5 } from '../../../../adapters/http/contract/wizard/steps.ts';
import type { BerthFields } from './step2-berths.ts';

export type TravellerFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly idDocument: string;
  readonly country: string;
  readonly gender: '1' | '2' | '';
  readonly phone: string;
  readonly email: string;
  readonly later: boolean;
  readonly policy: boolean;
  readonly newsletter: boolean;
};
export type ParticipantsAnswers = {
  readonly booking: Record<never, never>;
  readonly people: readonly TravellerFields[];
};

/** A logged-in booker's data come from the account; the names of the others come from step 2. */
export const participantsAnswersOf = (
  { Account, Config, MayFillLater }: Step5,
  names: readonly Pick<BerthFields, 'name' | 'surname'>[],
  notSavedYet: boolean,
): ParticipantsAnswers => {
  return {
    booking: {},
    people: Config.ParticipantsConfig.map((answer, index) => {
      const unnamed = answer.firstName === '' && answer.lastName === '';
      const account = answer.userNum === 1 && unnamed ? Account : null;
      const { name = '', surname = '' } = unnamed && notSavedYet ? (names[index] ?? {}) : {};
      return {
        firstName: account?.FirstName ?? (answer.firstName || name),
        lastName: account?.LastName ?? (answer.lastName || surname),
        birthDate: account?.BirthDate ?? answer.birthDate,
        idDocument: account?.IdDocument ?? answer.idDocument,
        country: (account?.Country ?? answer.country) || 'Polska',
        gender: account?.Gender ?? answer.gender,
        phone: account?.Phone ?? answer.phone,
        email: (answer.userNum === 1 ? Account?.Email : undefined) ?? answer.email,
        later: answer.fillInLater === 1 || (notSavedYet && MayFillLater.includes(answer.userNum)),
        policy: answer.policyAccepted === 1,
        newsletter: answer.newsletterAccepted === 1,
      };
    }),
  };
};

type Sending = {
  /** The password is never stored as an answer; it is null if no account is created (R35). */
  readonly password: string | null;
  /** Participants whose `later` counts. The others can lose this choice in an earlier step. */
  readonly mayFillLater: Step5['MayFillLater'];
};

export const participantsPayload = (
  reservationId: string,
  { people }: ParticipantsAnswers,
  { password, mayFillLater }: Sending,
): SentOf<'participantsUpdate'> => ({
  reservationId,
  participantsConfig: people.map((person, index) => {
    const first = index === 0;
    const named = {
      firstName: person.firstName.trim(),
      lastName: person.lastName.trim(),
      birthDate: normalizeEnteredBirthDate(person.birthDate),
      idDocument: person.idDocument.trim(),
      gender: person.gender,
      phone: person.phone.trim(),
    };
    const later = person.later && mayFillLater.includes(index + 1);
    return {
      userNum: index + 1,
      fillInLater: toWireBit(later),
      ...(later
        ? { firstName: '', lastName: '', birthDate: '', idDocument: '', gender: '', phone: '' }
        : named),
      country: person.country,
      email: person.email.trim(),
      ...(first
        ? {
            policyAccepted: toWireBit(person.policy),
            newsletterAccepted: toWireBit(person.newsletter),
          }
        : {}),
      ...(first && password !== null ? { password } : {}),
    };
  }),
});
