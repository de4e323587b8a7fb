import type { BrandSettings } from '../brand-settings.ts';
import { type Day, isDay, yearOf } from '../calendar.ts';
import { hasTrait, type Offer } from '../catalogue/offer.ts';
import type { Choices, ParticipantChoices } from '../party/choices.ts';
import type { Problem } from '../party/problem.ts';
import { isEmail, isPhoneByCurrentOrFormerRules } from './contact.ts';
import { isIdDocumentNumber } from './documents.ts';

const EARLIEST_BIRTH = '1900-01-01';

/** A birth date is a real day that is not in the future and not before 1900 (R34). */
export const isBirthDate = (text: string, today: Day): boolean =>
  isDay(text) && text <= today && text >= EARLIEST_BIRTH;

/** Returns the age that counts for a trip: the year of its start less the year of birth (R33). */
export const ageAtStart = (offer: Offer, birthDate: Day): number =>
  yearOf(offer.from) - yearOf(birthDate);

/** On a whole yacht, fellow travellers without resignation insurance can give data later (R34). */
export const canFillLater = (choices: Choices, participant: ParticipantChoices): boolean =>
  participant.userNum !== 1 && !participant.resignation && choices.accommodation === 'whole';

export type TravellerContext = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly today: Day;
  readonly choices: Choices;
  readonly ageCleared: boolean;
  readonly bookerHasAccount: boolean;
};

/** Whole yachts have no age rule (R33.8). */
const hasAgeLimits = (offer: Offer, { accommodation }: Choices): boolean =>
  accommodation !== 'whole' && !hasTrait(offer, 'noAgeLimits');

/** Returns true if travellers of 45 or more need the office's consent. */
export const needsOfficeConsentFrom45 = (offer: Offer, choices: Choices): boolean =>
  hasAgeLimits(offer, choices) && !hasTrait(offer, 'noUpperAge');

const ageProblem = (
  { offer, settings, choices, ageCleared }: TravellerContext,
  birthDate: Day,
): 'ageUnder18' | 'age45' | null => {
  if (!hasAgeLimits(offer, choices)) return null;
  const age = ageAtStart(offer, birthDate);
  if (age < settings.ages.adult) return 'ageUnder18';
  return age >= settings.ages.office && needsOfficeConsentFrom45(offer, choices) && !ageCleared
    ? 'age45'
    : null;
};

export const hasOnlyAgeProblems = (problems: readonly Problem[]): boolean =>
  problems.length > 0 && problems.every(({ code }) => code === 'age45');

const birthProblem = (
  context: TravellerContext,
  participant: ParticipantChoices,
): Problem['code'] | null => {
  const { birthDate } = participant.person;
  if (birthDate === '') return 'required';
  if (!isBirthDate(birthDate, context.today)) return 'invalid';
  return ageProblem(context, birthDate);
};

const contactProblem = (
  text: string,
  required: boolean,
  valid: (text: string) => boolean,
): Problem['code'] | null => {
  if (text === '') return required ? 'required' : null;
  return valid(text) ? null : 'invalid';
};

const problemsOf = (
  context: TravellerContext,
  participant: ParticipantChoices,
): readonly Problem[] => {
  const { person, userNum } = participant;
  const later = participant.fillLater && canFillLater(context.choices, participant);
  const first = userNum === 1;
  const found: Problem[] = [];
  const look = (field: Problem['field'], code: Problem['code'] | null): void => {
    if (code !== null) found.push({ userNum, field, code });
  };
  look('fillInLater', participant.fillLater && !later ? 'notAllowed' : null);
  look('firstName', !later && person.firstName === '' ? 'required' : null);
  look('lastName', !later && person.lastName === '' ? 'required' : null);
  look('birthDate', later ? null : birthProblem(context, participant));
  look(
    'idDocument',
    person.idDocument === '' || isIdDocumentNumber(person.idDocument, person.country)
      ? null
      : 'invalid',
  );
  look('phone', contactProblem(person.phone, first, isPhoneByCurrentOrFormerRules));
  look('email', contactProblem(person.email, first && !context.bookerHasAccount, isEmail));
  return found;
};

export const travellerProblems = (context: TravellerContext): readonly Problem[] =>
  context.choices.participants.flatMap((participant) => problemsOf(context, participant));
