import type * as t from 'io-ts';
import { Account } from '../account/account.ts';
import { Money } from '../codecs/money.ts';
import { named } from '../codecs/schema.ts';
import { list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Day, Instant } from '../codecs/texts.ts';
import { Bit, BitText, Bool, Int, Text } from '../codecs/values.ts';
import { DuePlan } from '../due.ts';
import { Addon, Insurance, Journey, Room, Training } from '../offers/catalogue.ts';
import { ShownDocuments } from './documents.ts';
import { Participant } from './participants.ts';
import { LastPayment, OnlineCharge } from './payments.ts';

// The answers of the wizard's steps, Data[0] to Data[6]. Config holds what was saved, in the names of the update payloads.

export const AccommodationOption = oneOf('single', 'cabin', 'whole');
export type AccommodationOption = t.TypeOf<typeof AccommodationOption>;

// Starts: with how many a party begins that has not said yet (R62).
const Bounds = object({ Min: Int, Max: Int, Starts: Int });

export const Step1 = named(
  'Step1',
  object({
    Config: object({ AccommodationOption, ParticipantsCount: Int }, { ownSkipper: Bool, beSkipper: Bool }),
    CanReservePlace: Bool,
    CanReserveCabin: Bool,
    CanReserveWhole: Bool,
    MaxPlacesPerRoom: Int,
    // What one place, a place in a cabin and a whole yacht cost today at least, as offer cards say it (R60); null where it is not sold.
    PricesFrom: object({ Place: nullable(Money), Cabin: nullable(Money), Whole: nullable(Money) }),
    // No unit has a place or a yacht left: whoever goes on signs up for the reserve list (R9).
    AllTaken: Bool,
    // How many may sail on a whole yacht, under an own skipper and under the organiser's; null where only an own skipper may (R36).
    WholeYacht: object({ OwnSkipper: Bounds, OrganiserSkipper: nullable(Bounds) }),
    // The booker is asked whether they are a skipper (R3); whose skipper sails is not asked then.
    AsksBeSkipper: Bool,
  }),
);
export type Step1 = t.TypeOf<typeof Step1>;

export const Flags = named('Flags', object({ Config: object({ IsReserveList: Bit }) }));
export type Flags = t.TypeOf<typeof Flags>;

export const AccommodationConfig = named(
  'AccommodationConfig',
  object(
    { userNum: Int, roomId: nullable(Int), optionsChosen: list(object({ bedroomChosen: Bit })) },
    { sameAsTheFirst: Bit, valueName: Text, valueSurname: Text },
  ),
);
export type AccommodationConfig = t.TypeOf<typeof AccommodationConfig>;

export const JourneyConfig = named(
  'JourneyConfig',
  object({ userNum: Int, journeyId: nullable(Int), journeyPointId: nullable(Int), transportAddLuggage: Bit }, { sameAsTheFirst: Bit }),
);
export type JourneyConfig = t.TypeOf<typeof JourneyConfig>;

export const Step2 = named(
  'Step2',
  object({
    ResortsList: list(object({ Name: Text, RoomsList: list(Room) })),
    // The YachtClass that is shown until another one is asked for; null where there is no unit.
    FirstClass: nullable(Text),
    Journeys: list(Journey),
    // What extra luggage adds; null where it cannot be added (R14, R54).
    LuggageCost: nullable(Money),
    Config: object({ AccommodationConfig: list(AccommodationConfig), JourneyConfig: list(JourneyConfig) }),
  }),
);
export type Step2 = t.TypeOf<typeof Step2>;

export const InsuranceConfig = named(
  'InsuranceConfig',
  object(
    { userNum: Int, insuranceId: nullable(Int), resignationInsuranceAccepted: BitText, quarantineAssistanceAccepted: BitText },
    { sameAsTheFirst: Bit },
  ),
);
export type InsuranceConfig = t.TypeOf<typeof InsuranceConfig>;

/** A cost of null: not sold. A struck one is what the same trip costs without Safe Booking; null where nothing is crossed out (R16). */
export const Step3 = named(
  'Step3',
  object({
    InsurancesList: list(Insurance),
    ResignationCost: nullable(Money),
    ResignationStruck: nullable(Money),
    AssistanceCost: nullable(Money),
    AssistanceStruck: nullable(Money),
    Config: object({ InsuranceConfig: list(InsuranceConfig) }),
  }),
);
export type Step3 = t.TypeOf<typeof Step3>;

export const TrainingsConfig = named(
  'TrainingsConfig',
  object({ userNum: Int, trainingsSelected: list(object({ trainingId: Int, trainingOptionId: Int })) }),
);
export type TrainingsConfig = t.TypeOf<typeof TrainingsConfig>;

export const AddonsConfig = named(
  'AddonsConfig',
  object({ userNum: Int, addonsSelected: list(object({ addonId: Int, addonOptionId: nullable(Int) })) }),
);
export type AddonsConfig = t.TypeOf<typeof AddonsConfig>;

export const Step4 = named(
  'Step4',
  object({
    AddonsUntil: Day,
    // Whether add-ons may still be added today (R54).
    AddonsOpen: Bool,
    TrainingsList: list(Training),
    AddonsList: list(Addon),
    // Add-ons that are everybody's and wait for a size, until something was saved (R54).
    AwaitingSizes: list(Int),
    Config: object({ TrainingsConfig: list(TrainingsConfig), AddonsConfig: list(AddonsConfig) }),
  }),
);
export type Step4 = t.TypeOf<typeof Step4>;

export const Step5 = named(
  'Step5',
  object({
    Account: nullable(Account),
    // What the offer says of ages and of children's rebates before anybody is named (R3).
    AdultsOnly26: Bool,
    ChildDiscount: Bool,
    // Whose data may wait until later (R34), and who sails the yacht; null where that is none of them (R36).
    MayFillLater: list(Int),
    Skipper: nullable(Int),
    Config: object({ ParticipantsConfig: list(Participant) }),
  }),
);
export type Step5 = t.TypeOf<typeof Step5>;

/** What a row is for, so that a screen can find the rows of transport, insurance or add-ons. */
export const RowKind = oneOf(
  'accommodation',
  'cabinSurcharge',
  'wholeYacht',
  'journey',
  'point',
  'insurance',
  'resignation',
  'assistance',
  'training',
  'addon',
  'luggage',
  'organiserSkipper',
  'rebates',
);

/** One row of the price. A row with IsPayOnPlace is not in the sum; only such a row may be in EUR (R14). */
export const Row = named(
  'Row',
  object({ Kind: RowKind, Description: Text, Price: Money, Currency: oneOf('PLN', 'EUR'), extendData: object({ IsPayOnPlace: Bool }) }),
);
export type Row = t.TypeOf<typeof Row>;

const Rows = list(Row);

/** Rebates of a booking: Name is what people read, Kind the shop's own word for it (R18). */
export const NamedRebates = list(
  object({
    Kind: oneOf('firstMinute', 'secondMinute', 'loyalty', 'group', 'ambassador', 'wholeYacht', 'skipper', 'office', 'voucher'),
    Name: Text,
    Value: Money,
  }),
);

/** What the participants after the first have, by their numbers. */
export const afterTheFirst = <C extends t.Mixed>(each: C) => ({
  UserNum2: each,
  UserNum3: each,
  UserNum4: each,
  UserNum5: each,
  UserNum6: each,
  UserNum7: each,
  UserNum8: each,
  UserNum9: each,
  UserNum10: each,
  UserNum11: each,
  UserNum12: each,
});

/** Rows by participant: participant 1 always, the others where there are any (R12). */
export const SummaryPerParticipant = named('SummaryPerParticipant', object({ UserNum1: Rows }, afterTheFirst(Rows)));
export type SummaryPerParticipant = t.TypeOf<typeof SummaryPerParticipant>;

/** A Due of null: within 24 hours of the confirmation (R28). */
export const Instalment = named('Instalment', object({ Name: Text, Value: Money, Due: nullable(Day) }));
export type Instalment = t.TypeOf<typeof Instalment>;

/** A 2D transfer code for what is due now: its sum, so many squares each way with the light border, and the dark ones as a path of an SVG. */
export const TransferCode = named('TransferCode', object({ Amount: Money, Size: Int, Path: Text }));
export type TransferCode = t.TypeOf<typeof TransferCode>;

/** Code is null where nothing is due yet, or for the reason that NoCode names: 'tooMuch', more than banks take from a code. */
export const BankTransfer = named(
  'BankTransfer',
  object({ Recipient: Text, AccountNumber: Text, Title: Text, Code: nullable(TransferCode), NoCode: nullable(oneOf('tooMuch')) }),
);
export type BankTransfer = t.TypeOf<typeof BankTransfer>;

/**
 * How a rebate came about (R18–R23). Kind and Rule are the shop's own words ('group', 'R21'), CutBy is 'cap' or 'price', Missing the
 * number of travellers that the next step of the group rebate still needs; the screens own the texts.
 */
export const ReceiptLine = named(
  'ReceiptLine',
  object({ userNum: Int, Kind: Text, Rule: Text, Asked: Money, Given: Money, CutBy: nullable(Text), Missing: nullable(Text) }),
);
export type ReceiptLine = t.TypeOf<typeof ReceiptLine>;

export const Step6 = named(
  'Step6',
  object({
    SummaryPerParticipant,
    // The same as people read it: no rebates, and a journey in one line with the place where it is boarded.
    LinesPerParticipant: SummaryPerParticipant,
    InstallmentPaymentDetails: list(Instalment),
    // Why a draft is offered none: so few days are left by the shop's clock, and they end with this many (R29). Null where they are offered.
    InstallmentsOver: nullable(object({ DaysLeft: Int, LastDays: Int })),
    // What each of these lines still asks for: gift vouchers and payments fill them in order (R25, R31).
    InstallmentsLeft: list(Money),
    AmbassadorRebateCodeDetails: nullable(object({ Name: Text })),
    PaymentUrl: nullable(Text),
    // What PaymentUrl charges; null where there is nothing to pay online.
    NextPayment: nullable(OnlineCharge),
    LastPayment: nullable(LastPayment),
    // How paying online stands, whatever an address says: all is paid, a part came, it is waited for, was refused, or none was begun (R53).
    OnlineStanding: oneOf('paid', 'part', 'waiting', 'refused', 'open'),
    // The sum of an order that is due now, until a day or, for a first payment, until a moment (By; R28.11). Null when nothing is due.
    NextDue: nullable(object({ Amount: Money, Until: nullable(Day), By: nullable(Instant) })),
    // That sum with its parts, and what is due later by day (R28.12); for a draft what instalments would ask for. Null when nothing is due.
    DuePlan: nullable(DuePlan),
    // How many parties wait before this sign-up; null for anything else (R64).
    WaitingBefore: nullable(Int),
    BankTransfer: nullable(BankTransfer),
    // Only online payment is offered (R28, R29).
    OnlineOnly: Bool,
    // The shop takes online payments at all; where it does not and OnlineOnly, the office names the way to pay (R30).
    OnlineOffered: Bool,
    // How the order is paid; null before the confirmation.
    PaymentType: nullable(oneOf('wired', 'payu')),
    // What the provider's commission adds to an online payment made now, by the way of paying (R30).
    OnlineCommission: object({ Percent: Text, Onetime: Money, Installment: nullable(Money) }),
    Receipt: list(ReceiptLine),
    // used: what it pays or takes off here; remains: what is left of it then (R26.6).
    Vouchers: list(object({ userNum: Int, code: Text, value: Money, kind: oneOf('gift', 'discount'), used: Money, remains: Money })),
    GroupCode: nullable(Text),
    // The documents that stand beside the order button, and when this answer was made: the order may name both (R38, W-054).
    Documents: ShownDocuments,
    ShownAt: Instant,
    ConfirmedAt: nullable(Instant),
  }),
);
export type Step6 = t.TypeOf<typeof Step6>;
