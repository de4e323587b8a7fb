import type * as t from 'io-ts';
import { list, object, withDefault, withName } from '../codecs/shapes.ts';
import {
  enteredEmailCodec,
  Instant,
  identifierCodec,
  ReservationId,
  secretCodec,
  singleLineCodec,
} from '../codecs/texts.ts';
import {
  Bool,
  BooleanAnswer,
  Int,
  integerCodec,
  RequestGender,
  SiteId,
  Text,
} from '../codecs/values.ts';
import { NewPassword, participantFields, True } from './account.ts';

export const ResetRequest = object({
  siteId: SiteId,
  email: withDefault(enteredEmailCodec(1000), '', ''),
});
export const SentAnswer = object({ Sent: True });

export const ResetSaveRequest = object({
  token: identifierCodec(200),
  newPassword: NewPassword,
  siteId: SiteId,
});
export const SavedAnswer = object({ Saved: True });

export const DisownRequest = object({ token: identifierCodec(200), siteId: SiteId });
export const DisownedAnswer = object({ Disowned: True });

/** Requests another activation mail. Only the browser that made the booking can do this (R69). */
export const ActivationAgainRequest = object({ siteId: SiteId, reservationId: ReservationId });

const { firstName, lastName, birthDate, idDocument, country, phone, email } = participantFields;

/** A missing field keeps its value, an empty field clears it. The e-mail cannot change. */
export const DetailsChangeRequest = object(
  { siteId: SiteId },
  {
    firstName,
    lastName,
    birthDate,
    idDocument,
    country,
    gender: RequestGender,
    phone,
    email,
    invoiceName: singleLineCodec(200),
    invoiceNip: singleLineCodec(40),
    invoiceAddress: singleLineCodec(200),
    invoiceCity: singleLineCodec(200),
    invoiceZip: singleLineCodec(40),
    invoiceCountry: singleLineCodec(2),
    expectedVersion: integerCodec(0),
  },
);
export type DetailsChangeRequest = t.TypeOf<typeof DetailsChangeRequest>;

export const PasswordChangeRequest = object({
  oldPassword: secretCodec(1000),
  newPassword: NewPassword,
  siteId: SiteId,
});

export const OwnSession = withName(
  'OwnSession',
  object({ SessionId: Text, Agent: Text, CreatedAt: Instant, LastSeenAt: Instant, Current: Bool }),
);
export type OwnSession = t.TypeOf<typeof OwnSession>;
export const SessionsAnswer = object({ Sessions: list(OwnSession) });

/**
 * Ends the session `sessionId`, or all sessions (`all`). `password` is required if the customer
 * logged in more than 15 minutes ago (R69).
 */
export const SessionsEndRequest = object(
  { siteId: SiteId },
  { sessionId: identifierCodec(100), all: BooleanAnswer, password: secretCodec(1000) },
);
export const EndedAnswer = object({ Ended: Int });

/**
 * Deletes the account. `password` is required if the customer logged in more than 15 minutes ago
 * (R69).
 */
export const DeleteRequest = object({ siteId: SiteId }, { password: secretCodec(1000) });
export const DeletedAnswer = object({ Deleted: Bool });
