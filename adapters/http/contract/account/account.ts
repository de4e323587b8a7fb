import type * as t from 'io-ts';
import { object, oneOfCodec, withName } from '../codecs/shapes.ts';
import {
  CountryName,
  Email,
  enteredEmailCodec,
  formTextCodec,
  identifierCodec,
  PersonName,
  Phone,
  secretCodec,
  singleLineCodec,
} from '../codecs/texts.ts';
import { Accepted, Bool, Int, SiteId, Text, WireGender, ZeroOrOne } from '../codecs/values.ts';
import { PASSWORD_BOUNDS } from '../screen-rules.ts';

export const True = oneOfCodec(true);

export const SiteRequest = object({ siteId: SiteId });

const Auth = withName('Auth', object({ IsAmbassador: Bool, HasNewMessages: Bool }));
export const AuthAnswer = object({ Auth });

/** Values that the shop does not know are ''. Gender '1' is a woman, '2' a man. */
export const Account = withName(
  'Account',
  object(
    {
      FirstName: Text,
      LastName: Text,
      BirthDate: Text,
      IdDocument: Text,
      Country: Text,
      Gender: WireGender,
      Phone: Text,
      Email: Text,
      InvoiceName: Text,
      InvoiceNip: Text,
      InvoiceAddress: Text,
      InvoiceCity: Text,
      InvoiceZip: Text,
      // A change sends back this version, so that it cannot overwrite another change (R58).
      Version: Int,
    },
    // ISO 3166 code of the country. The key is missing for Poland (R38.16).
    { InvoiceCountry: Text },
  ),
);
export type Account = t.TypeOf<typeof Account>;
/** If the caller is not logged in, the response has no Account. */
export const AccountAnswer = object({}, { Account });

/** Only a new password has length limits. A login accepts any text (R42). */
export const NewPassword = secretCodec(PASSWORD_BOUNDS.most, PASSWORD_BOUNDS.least);

/** The e-mail is not checked: a malformed one gets the same refusal as an unknown one (R42). */
export const LoginRequest = object({
  email: enteredEmailCodec(254, 1),
  password: secretCodec(1000),
  siteId: SiteId,
});

export const CreateAccountRequest = object(
  { email: Email, password: NewPassword, policyAccepted: Accepted, siteId: SiteId },
  { newsletterAccepted: ZeroOrOne },
);
export const CreatedAnswer = object({ Created: True });

/**
 * Activates an account. `password` is required if the account was registered in another browser
 * (R43).
 */
export const ConfirmAccountRequest = object(
  { token: identifierCodec(200), siteId: SiteId },
  { password: NewPassword },
);
export const ConfirmedAnswer = object({ Confirmed: True });

export const Nothing = object({});

/** A request can lack any field: the domain decides which fields are required (R33, R34). */
export const participantFields = {
  firstName: PersonName,
  lastName: PersonName,
  birthDate: singleLineCodec(40),
  idDocument: singleLineCodec(40),
  country: CountryName,
  gender: formTextCodec(10),
  phone: Phone,
  email: enteredEmailCodec(320),
  fillInLater: ZeroOrOne,
  policyAccepted: ZeroOrOne,
  newsletterAccepted: ZeroOrOne,
};
