import type * as t from 'io-ts';
import { participantFields } from '../account/account.ts';
import { object, withName } from '../codecs/shapes.ts';
import { secretCodec } from '../codecs/texts.ts';
import { Bit, Int, RequestGender, Text, UserNum, WireGender } from '../codecs/values.ts';

/** A participant in step 5. `password`: only if participant 1 has no account yet (R35). */
export const ParticipantRequest = object(
  { userNum: UserNum },
  { ...participantFields, gender: RequestGender, password: secretCodec(1000, 0) },
);
export type ParticipantRequest = t.TypeOf<typeof ParticipantRequest>;

export const Participant = withName(
  'Participant',
  object({
    userNum: Int,
    firstName: Text,
    lastName: Text,
    birthDate: Text,
    idDocument: Text,
    country: Text,
    gender: WireGender,
    phone: Text,
    email: Text,
    fillInLater: Bit,
    policyAccepted: Bit,
    newsletterAccepted: Bit,
  }),
);
export type Participant = t.TypeOf<typeof Participant>;
