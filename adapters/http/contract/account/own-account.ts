import type * as t from 'io-ts';
import { named } from '../codecs/schema.ts';
import { defaulted, list, object } from '../codecs/shapes.ts';
import { Instant, key, ReservationId, secret, text, typedEmail } from '../codecs/texts.ts';
import { Answer, Bool, GenderSent, Int, int, SiteId, Text } from '../codecs/values.ts';
import { NewPassword, participantFields, True } from './account.ts';

/** A new password by mail. What is no address is refused by the server, with the message that the contract promises. */
export const ResetRequest = object({ siteId: SiteId, email: defaulted(typedEmail(1000), '', '') });
export type ResetRequest = t.TypeOf<typeof ResetRequest>;
export const SentAnswer = object({ Sent: True });

export const ResetSaveRequest = object({ token: key(200), newPassword: NewPassword, siteId: SiteId });
export type ResetSaveRequest = t.TypeOf<typeof ResetSaveRequest>;
export const SavedAnswer = object({ Saved: True });

export const DisownRequest = object({ token: key(200), siteId: SiteId });
export const DisownedAnswer = object({ Disowned: True });

/** The activation link once more, for the browser that booked (R69). */
export const ActivationAgainRequest = object({ siteId: SiteId, reservationId: ReservationId });

const { firstName, lastName, birthDate, idDocument, country, phone, email } = participantFields;

/**
 * The customer's own data; a missing field stays as it is, an empty one is no longer given. The e-mail is taken and never changed.
 * `expectedVersion`: what the change was made on (R58).
 */
export const DetailsChangeRequest = object(
  { siteId: SiteId },
  {
    firstName,
    lastName,
    birthDate,
    idDocument,
    country,
    gender: GenderSent,
    phone,
    email,
    invoiceName: text(200),
    invoiceNip: text(40),
    invoiceAddress: text(200),
    invoiceCity: text(200),
    invoiceZip: text(40),
    invoiceCountry: text(2),
    expectedVersion: int(0),
  },
);
export type DetailsChangeRequest = t.TypeOf<typeof DetailsChangeRequest>;

/** The present password is judged as a pair with the account, like at login. */
export const PasswordChangeRequest = object({ oldPassword: secret(1000), newPassword: NewPassword, siteId: SiteId });
export type PasswordChangeRequest = t.TypeOf<typeof PasswordChangeRequest>;

/** A browser that the customer is logged in with; `Agent` is what it calls itself. */
export const OwnSession = named(
  'OwnSession',
  object({ SessionId: Text, Agent: Text, CreatedAt: Instant, LastSeenAt: Instant, Current: Bool }),
);
export type OwnSession = t.TypeOf<typeof OwnSession>;
export const SessionsAnswer = object({ Sessions: list(OwnSession) });

/** One session by its id, or all of them, this one included. `password`: asked for where the login is not fresh (R69). */
export const SessionsEndRequest = object({ siteId: SiteId }, { sessionId: key(100), all: Answer, password: secret(1000) });
export type SessionsEndRequest = t.TypeOf<typeof SessionsEndRequest>;
/** How many sessions ended. */
export const EndedAnswer = object({ Ended: Int });

/** `password`: asked for where the login is not fresh (R69). */
export const DeleteRequest = object({ siteId: SiteId }, { password: secret(1000) });
export const DeletedAnswer = object({ Deleted: Bool });
