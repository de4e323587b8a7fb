import type * as t from 'io-ts';
import { participantFields } from '../account/account.ts';
import { Grosze, Money } from '../codecs/money.ts';
import { named } from '../codecs/schema.ts';
import { defaulted, list, nullable, object } from '../codecs/shapes.ts';
import { Day, ReservationId } from '../codecs/texts.ts';
import { Bool, ChosenId, Flag, Id, Int, int, SiteId, Text, UserNum, YesNo } from '../codecs/values.ts';
import { Journey, Room } from '../offers/catalogue.ts';
import { Participant } from '../wizard/participants.ts';
import { PaymentLine, Reservation } from './reservation.ts';

export const ReservationsAnswer = object({ Reservations: object({ Current: list(Reservation), Historic: list(Reservation) }) });
export type ReservationsAnswer = t.TypeOf<typeof ReservationsAnswer>;

const booking = { reservationId: ReservationId, siteId: SiteId };
// dryRun shows what would be; expectedVersion names what the change was made on (R58), expectedPrice the price that a dry run showed (R17).
const change = { expectedVersion: int(0), dryRun: Flag, expectedPrice: Grosze };

export const PanelRequest = object(booking);
export type PanelRequest = t.TypeOf<typeof PanelRequest>;

/** A wish about the whole booking: to be cancelled, to leave the reserve list. */
export const WishRequest = object(booking, { expectedVersion: int(0) });
export const PanelAnswer = object({ Reservation });
export type PanelAnswer = t.TypeOf<typeof PanelAnswer>;

export const AllowedAnswer = object({ Allowed: Bool });
export const ParticipantsAnswer = object({ Participants: list(Participant), Version: Int });

const MAX = 12;

/** What is to be different of one participant; a key that is missing is unchanged, '' clears it. */
const ParticipantChange = object({ userNum: UserNum }, participantFields);
export type ParticipantChange = t.TypeOf<typeof ParticipantChange>;

export const ParticipantsChange = object({ ...booking, data: list(ParticipantChange, { max: MAX }) }, change);
export type ParticipantsChange = t.TypeOf<typeof ParticipantsChange>;

const perUser = <C extends t.Mixed>(entry: C) => list(entry, { max: MAX });

/** Lists, participants and keys that are missing are unchanged; `addonsSelected: []` takes all add-ons away (R37). */
export const ParameterLists = object(
  {},
  {
    journeyConfig: perUser(object({ userNum: UserNum }, { journeyId: ChosenId, journeyPointId: ChosenId, transportAddLuggage: Flag })),
    accommodationConfig: perUser(
      object({ userNum: UserNum }, { roomId: ChosenId, optionsChosen: list(object({ bedroomChosen: Flag }), { max: MAX }) }),
    ),
    insuranceConfig: perUser(object({ userNum: UserNum }, { insuranceId: ChosenId, quarantineAssistanceAccepted: YesNo })),
    trainingsConfig: perUser(
      object({
        userNum: UserNum,
        trainingsSelected: defaulted(list(object({ trainingId: Id, trainingOptionId: Id }), { max: 20 }), [], []),
      }),
    ),
    addonsConfig: perUser(
      object({ userNum: UserNum }, { addonsSelected: list(object({ addonId: ChosenId, addonOptionId: ChosenId }), { max: 50 }) }),
    ),
  },
);
export type ParameterLists = t.TypeOf<typeof ParameterLists>;

export const ParametersChange = object({ ...booking, data: ParameterLists }, change);
export type ParametersChange = t.TypeOf<typeof ParametersChange>;

/** What may be chosen anew. Available says whether this booking could have it today; what it has already is always there. */
export const Parameters = named(
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
      object({ TrainingId: Int, OptionsList: list(object({ TrainingOptionId: Int, Name: Text, Price: Money, Available: Bool })) }),
    ),
  }),
);
export type Parameters = t.TypeOf<typeof Parameters>;
export const ParametersAnswer = object({ Parameters, Version: Int });

/** What a change would come to; with what is paid already (R37). Documents were made before it and stay as they were made (R38). */
export const Preview = named(
  'Preview',
  object({
    PriceBefore: Money,
    PriceAfter: Money,
    // What the second is more than the first; less with a minus.
    Difference: Money,
    Paid: Money,
    LeftToPay: Money,
    Overpaid: Money,
    InstallmentDetails: list(PaymentLine),
    PlanByDay: list(PaymentLine),
    // What the change adds, by line: a further one where no unpaid line has time for it (R63). Nothing where it adds nothing.
    Added: list(object({ Name: Text, Value: Money, Due: nullable(Day) })),
    Documents: list(Text),
  }),
);
export type Preview = t.TypeOf<typeof Preview>;

/**
 * What came of a change. Three trues: saved, or nothing was to be changed. ChangesValidated false: `errors` says what is missing or wrong,
 * and nothing was changed. A dry run saves nothing, and says so; Reservation is the booking as it is.
 */
export const ChangesAnswer = named(
  'ChangesAnswer',
  object(
    { ChangesFound: Bool, ChangesSaved: Bool, ChangesValidated: Bool, Reservation },
    { Preview, errors: list(object({ field: Text, code: Text })) },
  ),
);
export type ChangesAnswer = t.TypeOf<typeof ChangesAnswer>;
