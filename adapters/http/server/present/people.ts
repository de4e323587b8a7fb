import type { ParticipantChoices } from '../../../../domain/party/choices.ts';
import type { Gender } from '../../../../domain/party/person.ts';
import type { Participant } from '../../contract/wizard/participants.ts';

const WIRE_GENDER: Readonly<Record<Gender, '1' | '2'>> = { woman: '1', man: '2' };

/** Gender '1' is a woman, '2' a man, '' not given. */
export const wireGender = (gender: Gender | null): '1' | '2' | '' => (gender === null ? '' : WIRE_GENDER[gender]);

/** What was typed as a gender; anything but '1' and '2' was not given. */
export const genderOf = (typed: string | undefined): Gender | null => (typed === '1' ? 'woman' : typed === '2' ? 'man' : null);

/** What the booker agreed to in step 5: the terms, and news by e-mail. */
type Agreed = { readonly agreed: boolean; readonly newsletter: boolean };

/** A participant as it was saved, in the names of the update's payload; never a password. What was agreed to is participant 1's. */
export const presentParticipant = ({ userNum, person, fillLater }: ParticipantChoices, { agreed, newsletter }: Agreed): Participant => ({
  userNum,
  firstName: person.firstName,
  lastName: person.lastName,
  birthDate: person.birthDate,
  idDocument: person.idDocument,
  country: person.country,
  gender: wireGender(person.gender),
  phone: person.phone,
  email: person.email,
  fillInLater: fillLater ? 1 : 0,
  policyAccepted: agreed && userNum === 1 ? 1 : 0,
  newsletterAccepted: newsletter && userNum === 1 ? 1 : 0,
});

/** A participant of a placed booking: nothing was ordered without the terms; the newsletter is the account's and stands there. */
export const presentTraveller = (participant: ParticipantChoices): Participant =>
  presentParticipant(participant, { agreed: true, newsletter: false });
