import type * as t from 'io-ts';
import { participantFields } from '../account/account.ts';
import { named } from '../codecs/schema.ts';
import { object, oneOf } from '../codecs/shapes.ts';
import { secret } from '../codecs/texts.ts';
import { Bit, GenderSent, Int, Text, UserNum } from '../codecs/values.ts';

/** One participant of step 5; the password is participant 1's, where the booker has no account yet (R35). */
export const ParticipantRequest = object({ userNum: UserNum }, { ...participantFields, gender: GenderSent, password: secret(1000, 0) });
export type ParticipantRequest = t.TypeOf<typeof ParticipantRequest>;

/** A participant as it was saved; '' for what was not given. Never a password. */
export const Participant = named(
  'Participant',
  object({
    userNum: Int,
    firstName: Text,
    lastName: Text,
    birthDate: Text,
    idDocument: Text,
    country: Text,
    gender: oneOf('1', '2', ''),
    phone: Text,
    email: Text,
    fillInLater: Bit,
    policyAccepted: Bit,
    newsletterAccepted: Bit,
  }),
);
export type Participant = t.TypeOf<typeof Participant>;
