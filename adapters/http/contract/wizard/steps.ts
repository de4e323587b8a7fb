import type * as t from 'io-ts';
import { Account } from '../account/account.ts';
import { Money } from '../codecs/money.ts';
import { withName } from '../codecs/schema.ts';
import { list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Day, Instant } from '../codecs/texts.ts';
import { Bit, BitText, Bool, Int, Text } from '../codecs/values.ts';
import { DuePlan } from '../due.ts';
import { Addon, Insurance, Journey, Room, Training } from '../offers/catalogue.ts';
import { PAYMENT_TYPES } from '../payment-types.ts';
import { ShownDocuments } from './documents.ts';
import { Participant } from './participants.ts';
import { LastPayment, OnlineCharge } from './payments.ts';

// The responses of the wizard's steps, Data[0] to Data[6]. Config holds the saved choices, in the
// names of the update requests.

export const AccommodationOption = oneOf('single', 'cabin', 'whole');
export type AccommodationOption = t.TypeOf<typeof AccommodationOption>;

// Starts: the initial number of participants (R62).
const Bounds = object({ Min: Int, Max: Int, Starts: Int });

export const Step1 = withName(
  'Step1',
  object({
    Config: object(
      { AccommodationOption, ParticipantsCount: Int },
      { ownSkipper: Bool, beSkipper: Bool },
    ),
    CanReservePlace: Bool,
    CanReserveCabin: Bool,
    CanReserveWhole: Bool,
    MaxPlacesPerRoom: Int,
    // The lowest price today of a place, of a place in a cabin and of a whole yacht, as on offer
    // cards (R60). Null if it is not sold.
    PricesFrom: object({ Place: nullable(Money), Cabin: nullable(Money), Whole: nullable(Money) }),
    // No unit has a free place or is free as a whole. An order joins the reserve list (R9).
    AllTaken: Bool,
    // How many may sail on a whole yacht, with their own skipper and with the organiser's. Null if
    // the offer requires an own skipper (R36).
    WholeYacht: object({ OwnSkipper: Bounds, OrganiserSkipper: nullable(Bounds) }),
    // The booker is asked whether they are a skipper (R3); the wizard then does not ask whose
    // skipper sails.
    AsksBeSkipper: Bool,
  }),
);
export type Step1 = t.TypeOf<typeof Step1>;

export const Flags = withName('Flags', object({ Config: object({ IsReserveList: Bit }) }));
export type Flags = t.TypeOf<typeof Flags>;

export const AccommodationConfig = withName(
  'AccommodationConfig',
  object(
    { userNum: Int, roomId: nullable(Int), optionsChosen: list(object({ bedroomChosen: Bit })) },
    { sameAsTheFirst: Bit, valueName: Text, valueSurname: Text },
  ),
);
export type AccommodationConfig = t.TypeOf<typeof AccommodationConfig>;

export const JourneyConfig = withName(
  'JourneyConfig',
  object(
    {
      userNum: Int,
      journeyId: nullable(Int),
      journeyPointId: nullable(Int),
      transportAddLuggage: Bit,
    },
    { sameAsTheFirst: Bit },
  ),
);
export type JourneyConfig = t.TypeOf<typeof JourneyConfig>;

export const Step2 = withName(
  'Step2',
  object({
    ResortsList: list(object({ Name: Text, RoomsList: list(Room) })),
    // The YachtClass that is shown first; null without units.
    FirstClass: nullable(Text),
    Journeys: list(Journey),
    // The price of extra luggage; null if it is not available (R14, R54).
    LuggageCost: nullable(Money),
    Config: object({
      AccommodationConfig: list(AccommodationConfig),
      JourneyConfig: list(JourneyConfig),
    }),
  }),
);
export type Step2 = t.TypeOf<typeof Step2>;

export const InsuranceConfig = withName(
  'InsuranceConfig',
  object(
    {
      userNum: Int,
      insuranceId: nullable(Int),
      resignationInsuranceAccepted: BitText,
      quarantineAssistanceAccepted: BitText,
    },
    { sameAsTheFirst: Bit },
  ),
);
export type InsuranceConfig = t.TypeOf<typeof InsuranceConfig>;

/**
 * A cost of null: not sold. A struck price is the price of the same trip without Safe Booking; null
 * if nothing is struck (R16).
 */
export const Step3 = withName(
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

export const TrainingsConfig = withName(
  'TrainingsConfig',
  object({
    userNum: Int,
    trainingsSelected: list(object({ trainingId: Int, trainingOptionId: Int })),
  }),
);
export type TrainingsConfig = t.TypeOf<typeof TrainingsConfig>;

export const AddonsConfig = withName(
  'AddonsConfig',
  object({
    userNum: Int,
    addonsSelected: list(object({ addonId: Int, addonOptionId: nullable(Int) })),
  }),
);
export type AddonsConfig = t.TypeOf<typeof AddonsConfig>;

export const Step4 = withName(
  'Step4',
  object({
    AddonsUntil: Day,
    // Add-ons may still be chosen today (R54).
    AddonsOpen: Bool,
    TrainingsList: list(Training),
    AddonsList: list(Addon),
    // Add-ons that all participants have and that need a size. Empty after a save (R54).
    AwaitingSizes: list(Int),
    Config: object({ TrainingsConfig: list(TrainingsConfig), AddonsConfig: list(AddonsConfig) }),
  }),
);
export type Step4 = t.TypeOf<typeof Step4>;

export const Step5 = withName(
  'Step5',
  object({
    Account: nullable(Account),
    // Information about ages and children's rebates before participants are named (R3).
    AdultsOnly26: Bool,
    ChildDiscount: Bool,
    // Participants whose data may be filled in later (R34), and the skipper of the yacht; null if
    // no participant is the skipper (R36).
    MayFillLater: list(Int),
    Skipper: nullable(Int),
    Config: object({ ParticipantsConfig: list(Participant) }),
  }),
);
export type Step5 = t.TypeOf<typeof Step5>;

/** The kind of a row, so that a screen can find the rows of transport, insurance or add-ons. */
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

/** A row of the price. Rows with IsPayOnPlace are not in the sum; only they may be in EUR (R14). */
export const Row = withName(
  'Row',
  object({
    Kind: RowKind,
    Description: Text,
    Price: Money,
    Currency: oneOf('PLN', 'EUR'),
    extendData: object({ IsPayOnPlace: Bool }),
  }),
);
export type Row = t.TypeOf<typeof Row>;

const Rows = list(Row);

/** Rebates of a booking. Name is for people, Kind for programs (R18). */
export const NamedRebates = list(
  object({
    Kind: oneOf(
      'firstMinute',
      'secondMinute',
      'loyalty',
      'group',
      'ambassador',
      'wholeYacht',
      'skipper',
      'office',
      'voucher',
    ),
    Name: Text,
    Value: Money,
  }),
);

/** Keys for participants 2 to 12. */
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

/** Rows by participant. Participant 1 is always present (R12). */
export const SummaryPerParticipant = withName(
  'SummaryPerParticipant',
  object({ UserNum1: Rows }, afterTheFirst(Rows)),
);
export type SummaryPerParticipant = t.TypeOf<typeof SummaryPerParticipant>;

/** Due null: within 24 hours of the confirmation (R28). */
export const Instalment = withName(
  'Instalment',
  object({ Name: Text, Value: Money, Due: nullable(Day) }),
);
export type Instalment = t.TypeOf<typeof Instalment>;

/**
 * A 2D transfer code for the amount that is due now. Size is its width in modules, border included;
 * Path draws the dark ones in an SVG.
 */
export const TransferCode = withName(
  'TransferCode',
  object({ Amount: Money, Size: Int, Path: Text }),
);
export type TransferCode = t.TypeOf<typeof TransferCode>;

/**
 * Code is null if nothing is due, or for the reason in NoCode: 'tooMuch' is above the maximum of
 * banks.
 */
export const BankTransfer = withName(
  'BankTransfer',
  object({
    Recipient: Text,
    AccountNumber: Text,
    Title: Text,
    Code: nullable(TransferCode),
    NoCode: nullable(oneOf('tooMuch')),
  }),
);
export type BankTransfer = t.TypeOf<typeof BankTransfer>;

/**
 * How a rebate was computed (R18–R23). Kind and Rule are codes ('group', 'R21'). CutBy is 'cap' or
 * 'price'. Missing is the number of travellers that the next step of the group rebate needs. The
 * screens have the texts.
 */
export const ReceiptLine = withName(
  'ReceiptLine',
  object({
    userNum: Int,
    Kind: Text,
    Rule: Text,
    Asked: Money,
    Given: Money,
    CutBy: nullable(Text),
    Missing: nullable(Text),
  }),
);
export type ReceiptLine = t.TypeOf<typeof ReceiptLine>;

export const Step6 = withName(
  'Step6',
  object({
    SummaryPerParticipant,
    // The lines for people: no rebates, and a journey and its pick-up point in one line.
    LinesPerParticipant: SummaryPerParticipant,
    InstallmentPaymentDetails: list(Instalment),
    // Why a draft is offered no instalments: DaysLeft to the start by the shop's clock, and
    // LastDays is the limit (R29). Null if instalments are offered.
    InstallmentsOver: nullable(object({ DaysLeft: Int, LastDays: Int })),
    // What is unpaid of each of these lines. Gift vouchers and payments fill them in order (R25,
    // R31).
    InstallmentsLeft: list(Money),
    AmbassadorRebateCodeDetails: nullable(object({ Name: Text })),
    PaymentUrl: nullable(Text),
    // What PaymentUrl charges; null if nothing can be paid online.
    NextPayment: nullable(OnlineCharge),
    LastPayment: nullable(LastPayment),
    // State of online payment, independent of the page's address: all paid, part paid, pending,
    // refused, or none begun (R53).
    OnlineStanding: oneOf('paid', 'part', 'waiting', 'refused', 'open'),
    // The sum of an order that is due now, until a day or, for a first payment, until a moment (By; R28.11). Null when nothing is due.
    NextDue: nullable(object({ Amount: Money, Until: nullable(Day), By: nullable(Instant) })),
    // That sum with its parts, and what is due later by day (R28.12); for a draft what instalments would ask for. Null when nothing is due.
    DuePlan: nullable(DuePlan),
    // Number of parties before this one on the reserve list; null for other bookings (R64).
    WaitingBefore: nullable(Int),
    BankTransfer: nullable(BankTransfer),
    // Only online payment is offered (R28, R29).
    OnlineOnly: Bool,
    // The shop takes online payments. If it does not and OnlineOnly is true, the office names the
    // payment method (R30).
    OnlineOffered: Bool,
    // The payment method; null before the order.
    PaymentType: nullable(oneOf(PAYMENT_TYPES.transfer, PAYMENT_TYPES.online)),
    // The provider's commission on an online payment made now, per payment option (R30).
    OnlineCommission: object({ Percent: Text, Onetime: Money, Installment: nullable(Money) }),
    Receipt: list(ReceiptLine),
    // used: what it pays or takes off here; remains: what is left of it then (R26.6).
    Vouchers: list(
      object({
        userNum: Int,
        code: Text,
        value: Money,
        kind: oneOf('gift', 'discount'),
        used: Money,
        remains: Money,
      }),
    ),
    GroupCode: nullable(Text),
    // The documents beside the order button, and the time of this response. The order may name both
    // (R38, W-054).
    Documents: ShownDocuments,
    ShownAt: Instant,
    ConfirmedAt: nullable(Instant),
  }),
);
export type Step6 = t.TypeOf<typeof Step6>;
