import type * as t from 'io-ts';
import { Account } from '../account/account.ts';
import { OwnSession } from '../account/own-account.ts';
import { Money } from '../codecs/money.ts';
import { withName } from '../codecs/schema.ts';
import { list, nullable, object } from '../codecs/shapes.ts';
import { Day, Instant } from '../codecs/texts.ts';
import { Bool, Int, Text } from '../codecs/values.ts';
import { Participant } from '../wizard/participants.ts';
import { Row } from '../wizard/steps.ts';
import { PaperKind } from './papers.ts';

const Trip = nullable(object({ Name: Text, From: Day, To: Day }));

const OwnReservation = object({
  ReservationId: Text,
  SiteId: Int,
  OfferId: Int,
  Offer: Trip,
  Status: Text,
  CreatedAt: Instant,
  ConfirmedAt: nullable(Instant),
  Price: nullable(Money),
  Rows: list(Row),
  Comments: Text,
  Participants: list(Participant),
});
export type OwnReservation = t.TypeOf<typeof OwnReservation>;

/** Of another customer's booking, a traveller exports only their own data (R45). */
const Travel = object({ ReservationId: Text, Offer: Trip, Participants: list(Participant) });

/** RODO (GDPR) articles 15 and 20 require this export of a customer's data. */
export const AccountExport = withName(
  'AccountExport',
  object({
    ExportedAt: Instant,
    Account,
    CreatedAt: Instant,
    IsAmbassador: Bool,
    NewsletterAccepted: Bool,
    Reservations: list(OwnReservation),
    Travels: list(Travel),
    Vouchers: list(
      object({
        Name: Text,
        Description: Text,
        Value: Money,
        CreatedAt: Instant,
        ValidUntil: nullable(Day),
      }),
    ),
    AmbassadorCodes: list(Text),
    Documents: list(
      object({ ReservationId: Text, Kind: PaperKind, Number: Text, MadeAt: Instant }),
    ),
    Messages: list(object({ Kind: Text, CreatedAt: Instant, ReadAt: nullable(Instant) })),
    PastTrips: list(object({ EndedOn: Day, SiteId: Int })),
    Sessions: list(OwnSession),
  }),
);
export type AccountExport = t.TypeOf<typeof AccountExport>;
export const ExportAnswer = object({ Export: AccountExport });
