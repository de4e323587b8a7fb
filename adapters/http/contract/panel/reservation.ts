import type * as t from 'io-ts';
import { Money } from '../codecs/money.ts';
import { withName } from '../codecs/schema.ts';
import { list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Day, Instant } from '../codecs/texts.ts';
import { Bit, BitText, Bool, Float, Int, Text } from '../codecs/values.ts';
import { duePart } from '../due.ts';
import { Image } from '../offers/catalogue.ts';
import { ShownDocuments } from '../wizard/documents.ts';
import { Participant } from '../wizard/participants.ts';
import { OnlineCharge } from '../wizard/payments.ts';
import {
  AccommodationConfig,
  AccommodationOption,
  AddonsConfig,
  afterTheFirst,
  BankTransfer,
  JourneyConfig,
  NamedRebates,
  ReceiptLine,
  RowKind,
  TrainingsConfig,
} from '../wizard/steps.ts';
import { PaymentOption, PaymentType } from '../wizard/wizard.ts';
import { PaperList } from './papers.ts';

// A booking in the customer's panel (accounts-and-panel.md, 3). A participant who is not the owner
// gets the same shape with only their own part. Data of others or of the whole booking is empty,
// null or 0 (R45).

export const PanelRow = withName(
  'PanelRow',
  object({
    Kind: RowKind,
    Description: Text,
    Price: Money,
    Currency: oneOf('PLN', 'EUR'),
    extendData: object({ IsPayOnPlace: Bool }),
  }),
);
export type PanelRow = t.TypeOf<typeof PanelRow>;

const Rows = list(PanelRow);

/** Rows by participant, for the participants whom the caller may see. */
export const OptionsSelected = withName(
  'OptionsSelected',
  object({}, { UserNum1: Rows, ...afterTheFirst(Rows) }),
);
export type OptionsSelected = t.TypeOf<typeof OptionsSelected>;

const PanelOffer = object({
  OfferId: Int,
  Name: Text,
  FriendlyUrl: Text,
  Availability: object({ From: Day, To: Day }),
  Region: object({ Name: Text, Country: object({ CountryId: Int, Name: Text, Image: Text }) }),
  // The first port of the route: the meeting place.
  Port: nullable(
    object({ Name: Text, Description: Text, GeoCords: object({ GeoX: Float, GeoY: Float }) }),
  ),
  CoverImg: Image,
  ListImg: Image,
  Type: object({ OfferTypeId: Int, Name: Text }),
  Prices: object({ EnableAssistance: Bool }),
  CurrentPrice: Money,
  CurrentRebate: Money,
  RebatesList: NamedRebates,
  ShowGroupRebate: Bool,
  EnableResignationInsurance: Bool,
  EnableAssistance: Bool,
  Traits: list(Text),
});

/**
 * A line of the chosen plan. Due null: within FirstHours; the first such line is due at FirstDue
 * (R28). Left is unpaid; the first line with an unpaid part is 'next' (R31).
 * LateSince is the day on which it should have been paid, by the shop's clock. Surcharge: a later
 * change added the line (R63).
 */
export const PaymentLine = withName(
  'PaymentLine',
  object({
    Name: Text,
    Value: Money,
    Due: nullable(Day),
    Paid: Money,
    Left: Money,
    State: oneOf('paid', 'next', 'later'),
    LateSince: nullable(Day),
    Surcharge: Bool,
  }),
);
export type PaymentLine = t.TypeOf<typeof PaymentLine>;

const DueNow = object({ ...duePart, LateSince: nullable(Day) });

/**
 * A group. UsersList has the first names of its bookers; UsersCount is the number of travellers
 * that its rebate counts (R21, R45).
 */
const GroupCode = object({
  Name: Text,
  UsersCount: Int,
  UsersList: list(object({ GroupOwnerName: Text })),
  // Joining today still counts for the rebate, and until when.
  Valid: Bool,
  ValidUntil: Day,
  // The rebate per participant before the cap, and what it takes off this booking (R21, R23).
  CurrentValue: Money,
  TakesOff: Money,
});

const InsuranceChosen = object({
  userNum: Int,
  insuranceId: nullable(Int),
  resignationInsuranceAccepted: BitText,
  quarantineAssistanceAccepted: BitText,
});

/** The choices, in the names of the change requests. */
export const StepConfig = withName(
  'StepConfig',
  object({
    Step1: object({
      participantsCount: Int,
      accommodationOption: AccommodationOption,
      ownSkipper: Bool,
      beSkipper: Bool,
    }),
    Step2: object({
      journeyConfig: list(JourneyConfig),
      accommodationConfig: list(AccommodationConfig),
    }),
    Step3: object({ insuranceConfig: list(InsuranceChosen) }),
    Step4: object({ addonsConfig: list(AddonsConfig), trainingsConfig: list(TrainingsConfig) }),
    Step5: object({
      participantsConfig: list(Participant),
      participantsInfo: list(object({ userNum: Int, Name: Text, Complete: Bit })),
    }),
    Step6: object({ paymentOption: nullable(PaymentOption), paymentType: nullable(PaymentType) }),
  }),
);
export type StepConfig = t.TypeOf<typeof StepConfig>;

/** The choices by name, as at the time of booking. */
export const StepDetails = withName(
  'StepDetails',
  object({
    accommodation: list(object({ userNum: Int, RoomName: Text })),
    transport: list(object({ userNum: Int, JourneyName: Text, PointName: Text, Luggage: Bool })),
    insurance: list(
      object({ userNum: Int, InsuranceName: Text, Resignation: Bool, Assistance: Bool }),
    ),
    addons: list(object({ userNum: Int, AddonsList: list(Text), TrainingsList: list(Text) })),
  }),
);
export type StepDetails = t.TypeOf<typeof StepDetails>;

/** The status as a code for programs. Status is its Polish name (R49). */
export const StatusCode = oneOf(
  'reserveList',
  'awaitingPayment',
  'confirmed',
  'paid',
  'cancelled',
  'over',
);

const Changes = oneOf('open', 'closed', 'wholeYacht', 'none');

export const Reservation = withName(
  'Reservation',
  object({
    ReservationId: Text,
    SiteId: Int,
    Name: Text,
    Status: Text,
    StatusCode,
    ReserveList: Bool,
    IsHistorical: Bool,
    Owner: Bool,
    CreatedTime: Instant,
    Version: Int,
    Offer: PanelOffer,
    Price: object({
      CurrentPrice: Money,
      Paid: Money,
      LeftToPay: Money,
      Rebate: Money,
      Overpaid: Money,
    }),
    Rebates: NamedRebates,
    GroupCode: nullable(GroupCode),
    PaymentUrl: nullable(Text),
    PaymentFullUrl: nullable(Text),
    // What the two payment links charge (R30); null without links.
    NextPayment: nullable(OnlineCharge),
    FullPayment: nullable(OnlineCharge),
    // Only online payment is offered, without commission (R28–R30).
    OnlineOnly: Bool,
    // The shop takes online payments, whether or not something is due now.
    OnlineOffered: Bool,
    BankTransfer: nullable(BankTransfer),
    // Voucher: the gift voucher that paid, and what remains on it now (R26.6).
    PaymentsList: list(
      object(
        { Name: Text, Value: Money, Time: Instant },
        { Voucher: object({ Code: Text, Remains: Money }) },
      ),
    ),
    InstallmentDetails: list(PaymentLine),
    // The same lines as people read them: those of one due day are one (R28.12).
    PlanByDay: list(PaymentLine),
    // The sum that is due now, with the day since which a part of it is late (R28.11). Null when nothing is due.
    DueNow: nullable(DueNow),
    FirstDue: nullable(Instant),
    // Hours for the first payment, from the order or from the office's message on how to pay (R28,
    // R30).
    FirstHours: Int,
    OptionsSelected,
    // The lines for people: no rebates, and a journey and its pick-up point in one line.
    LinesPerParticipant: OptionsSelected,
    // How each rebate of these participants was computed, and why it was cut (R23).
    Receipt: list(ReceiptLine),
    Placement: object({
      RoomPlacement: list(
        object({ RoomName: Text, Placement: list(object({ Name: Text, IsSkipper: Bool })) }),
      ),
    }),
    Placements: list(
      object({
        userNum: Int,
        JourneyPlacement: object({ Message: Text }),
        RoomName: Text,
        PointMessage: Text,
      }),
    ),
    StepConfig,
    StepDetails,
    // The last day of free cancellation (null: not, or no longer; the terms apply), and the refund
    // of a cancellation today (R48).
    Cancelling: nullable(object({ FreeUntil: nullable(Day), RefundToday: Money })),
    // The refund: paid, on its way, and its last day (R70); and payments that came after the
    // customer's cancellation (R31).
    Cancelled: nullable(
      object({
        Time: Instant,
        Refund: Money,
        Returned: Money,
        OnItsWay: Money,
        BackBy: Day,
        Undecided: Money,
        KeptLate: Money,
        Reason: oneOf('customer', 'organiser', 'unpaid', 'leftReserveList'),
      }),
    ),
    CancelRequested: Bool,
    // The last day on which the customer may make changes, and whether changes are possible now
    // (R37).
    ChangesUntil: Day,
    ChangesOpen: Bool,
    // List is the list of trips that contains the booking. DaysToStart counts by the shop's clock:
    // negative if the trip has begun, null if the booking is not an order or the trip is over.
    List: oneOf('current', 'past', 'cancelled'),
    DaysToStart: nullable(Int),
    // Existing papers, and the documents that the order accepted (R38, W-054). Only for the owner.
    Papers: PaperList,
    Documents: ShownDocuments,
    // What the caller can do today without the office (R21, R25, R37, R38).
    May: object({
      Change: Changes,
      ChangeUnits: Changes,
      EnterGroup: Bool,
      RedeemVoucher: Bool,
      AskForPapers: Bool,
      AskForAdvance: Bool,
      AskForInvoice: Bool,
    }),
  }),
);
export type Reservation = t.TypeOf<typeof Reservation>;
