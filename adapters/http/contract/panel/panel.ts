import type * as t from 'io-ts';
import { Account, participantFields, True } from '../account/account.ts';
import { OwnSession } from '../account/own-account.ts';
import { Grosze, Money } from '../codecs/money.ts';
import { list, nullable, object, withName } from '../codecs/shapes.ts';
import { Day, formTextCodec, Instant, identifierCodec } from '../codecs/texts.ts';
import {
  Bool,
  bookingFields,
  ChosenId,
  Int,
  perUserList,
  SiteId,
  Text,
  UserNum,
  versionField,
  YesNo,
  ZeroOrOne,
} from '../codecs/values.ts';
import { Journey, Room } from '../offers/catalogue.ts';
import { Participant } from '../wizard/participants.ts';
import { Row } from '../wizard/steps.ts';
import { TrainingsChoice } from '../wizard/wizard.ts';
import { PaperKind } from './papers.ts';
import { PaymentLine, Reservation } from './reservation.ts';

/** A message in the panel. Contents is HTML with only p, small, a, h3, dl, dt and dd (R41). */
export const Message = withName(
  'Message',
  object({
    MessageId: Text,
    Author: Text,
    WasRead: Bool,
    Title: Text,
    Related: Text,
    ReservationId: Text,
    CreatedTime: Instant,
    Contents: Text,
    Attachments: list(object({ name: Text, url: Text })),
  }),
);
export type Message = t.TypeOf<typeof Message>;

export const MessagesAnswer = object({ Messages: list(Message) });

export const ReadRequest = object({ messageId: identifierCodec(100), siteId: SiteId });
export const ReadAnswer = object({ Read: True });

export const MESSAGE_FILE_PATH = '/v1/account/messages/file';
export const messageFilePath = (messageId: string, index: number): string =>
  `${MESSAGE_FILE_PATH}?messageId=${encodeURIComponent(messageId)}&index=${index}`;

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

/**
 * A trip of the customer that another customer booked. The export contains only the customer's own
 * data about this trip, not those of other people (R45).
 */
const Travel = object({ ReservationId: Text, Offer: Trip, Participants: list(Participant) });

/** The export of a customer's data, which RODO (GDPR) requires in articles 15 and 20. */
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

/** With `historic: 0`, the field `Historic` of the response is empty. */
export const ReservationsRequest = object({ siteId: SiteId }, { historic: ZeroOrOne });
export const ReservationsAnswer = object({
  Reservations: object({ Current: list(Reservation), Historic: list(Reservation) }),
});

// expectedPrice: the price that the customer saw in the preview (R17).
const change = { ...versionField, dryRun: ZeroOrOne, expectedPrice: Grosze };

export const PanelAnswer = object({ Reservation });
export type PanelAnswer = t.TypeOf<typeof PanelAnswer>;

export const AllowedAnswer = object({ Allowed: Bool });
export const ParticipantsAnswer = object({ Participants: list(Participant), Version: Int });

/**
 * New data of a participant. A missing field keeps its value; '' clears it. An invalid phone number
 * is no malformed request (R37.7).
 */
const ParticipantChange = object(
  { userNum: UserNum },
  { ...participantFields, phone: formTextCodec(40) },
);
export type ParticipantChange = t.TypeOf<typeof ParticipantChange>;

export const ParticipantsChange = object(
  { ...bookingFields, data: perUserList(ParticipantChange) },
  change,
);

/** New choices. A missing list changes nothing; an empty list removes all choices (R37). */
export const ParameterLists = object(
  {},
  {
    journeyConfig: perUserList(
      object(
        { userNum: UserNum },
        { journeyId: ChosenId, journeyPointId: ChosenId, transportAddLuggage: ZeroOrOne },
      ),
    ),
    accommodationConfig: perUserList(
      object(
        { userNum: UserNum },
        {
          roomId: ChosenId,
          optionsChosen: list(object({ bedroomChosen: ZeroOrOne }), { max: 12 }),
        },
      ),
    ),
    insuranceConfig: perUserList(
      object({ userNum: UserNum }, { insuranceId: ChosenId, quarantineAssistanceAccepted: YesNo }),
    ),
    trainingsConfig: perUserList(TrainingsChoice),
    addonsConfig: perUserList(
      object(
        { userNum: UserNum },
        {
          addonsSelected: list(object({ addonId: ChosenId, addonOptionId: ChosenId }), { max: 50 }),
        },
      ),
    ),
  },
);
export type ParameterLists = t.TypeOf<typeof ParameterLists>;

export const ParametersChange = object({ ...bookingFields, data: ParameterLists }, change);

/** The choices for a change. A choice that the booking already has is always Available. */
export const Parameters = withName(
  'Parameters',
  object({
    JourneysList: list(Journey),
    RoomsList: list(Room),
    InsurancesList: list(object({ InsuranceId: Int, Name: Text, Price: Money, Available: Bool })),
    Assistance: list(object({ userNum: Int, Enabled: Bool, Price: Money })),
    AddonsList: list(
      object({
        AddonId: Int,
        Name: Text,
        Price: Money,
        Available: Bool,
        OptionsList: list(object({ AddonOptionId: Int, Name: Text, Available: Bool })),
      }),
    ),
    TrainingsList: list(
      object({
        TrainingId: Int,
        OptionsList: list(
          object({ TrainingOptionId: Int, Name: Text, Price: Money, Available: Bool }),
        ),
      }),
    ),
  }),
);
export type Parameters = t.TypeOf<typeof Parameters>;
export const ParametersAnswer = object({ Parameters, Version: Int });

/** Preview of a change. `Documents` lists papers that the booking already has (R37, R38). */
export const Preview = withName(
  'Preview',
  object({
    PriceBefore: Money,
    PriceAfter: Money,
    Difference: Money,
    Paid: Money,
    LeftToPay: Money,
    Overpaid: Money,
    InstallmentDetails: list(PaymentLine),
    PlanByDay: list(PaymentLine),
    // The amounts that the change adds, one for each plan line whose unpaid amount grows (R63).
    // Empty if no unpaid amount grows.
    Added: list(object({ Name: Text, Value: Money, Due: nullable(Day) })),
    Documents: list(Text),
  }),
);
export type Preview = t.TypeOf<typeof Preview>;

/**
 * Result of a change. ChangesSaved is true if the change was saved or nothing had to change. It is
 * false for a dry run and for an invalid change.
 */
export const ChangesAnswer = withName(
  'ChangesAnswer',
  object(
    { ChangesFound: Bool, ChangesSaved: Bool, ChangesValidated: Bool, Reservation },
    { Preview, errors: list(object({ field: Text, code: Text })) },
  ),
);
export type ChangesAnswer = t.TypeOf<typeof ChangesAnswer>;
