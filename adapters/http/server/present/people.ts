import type { ParticipantChoices } from '../../../../domain/party/choices.ts';
import type { Gender } from '../../../../domain/party/person.ts';
import type { Participant } from '../../contract/wizard/participants.ts';

const WIRE_GENDER: Readonly<Record<Gender, '1' | '2'>> = { woman: '1', man: '2' };

/** A woman is '1' on the wire, a man '2', and an unknown gender ''. */
export const toWireGender = (gender: Gender | null): '1' | '2' | '' =>
  gender === null ? '' : WIRE_GENDER[gender];

export const fromWireGender = (typed: string | undefined): Gender | null =>
  typed === '1' ? 'woman' : typed === '2' ? 'man' : null;

type ConsentAnswers = { readonly agreed: boolean; readonly newsletter: boolean };

/** Presents a participant, never with a password. The consents are those of participant 1. */
export const presentParticipant = (
  { userNum, person, fillLater }: ParticipantChoices,
  { agreed, newsletter }: ConsentAnswers,
): Participant => ({
  userNum,
  firstName: person.firstName,
  lastName: person.lastName,
  birthDate: person.birthDate,
  idDocument: person.idDocument,
  country: person.country,
  gender: toWireGender(person.gender),
  phone: person.phone,
  email: person.email,
  fillInLater: fillLater ? 1 : 0,
  policyAccepted: agreed && userNum === 1 ? 1 : 0,
  newsletterAccepted: newsletter && userNum === 1 ? 1 : 0,
});

/**
 * Presents a participant of an order. Participant 1 has accepted the terms (`policyAccepted` is 1).
 * `newsletterAccepted` is always 0, even if the customer agreed to the newsletter.
 */
export const presentConsentingParticipant = (participant: ParticipantChoices): Participant =>
  presentParticipant(participant, { agreed: true, newsletter: false });
