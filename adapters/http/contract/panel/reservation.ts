import type * as t from 'io-ts';
import { SHOWN_STATUSES } from '../../../../domain/booking/placed/status.ts';
import { Money } from '../codecs/money.ts';
import { list, nullable, object, oneOfCodec, withName } from '../codecs/shapes.ts';
import { Day, Instant } from '../codecs/texts.ts';
import { Bit, Bool, Float, Int, Text } from '../codecs/values.ts';
import { Image } from '../offers/catalogue.ts';
import { duePart, OnlineCharge, ShownDocuments, Timeline } from '../wizard/order.ts';
import { Participant } from '../wizard/participants.ts';
import {
  AccommodationConfig,
  AccommodationOption,
  AddonsConfig,
  BankTransfer,
  forParticipants2To12,
  insuranceFields,
  JourneyConfig,
  NamedRebates,
  ReceiptLine,
  rowFields,
  TrainingsConfig,
} from '../wizard/steps.ts';
import { PaymentOption, PaymentType } from '../wizard/wizard.ts';
import { PaperList } from './papers.ts';

// A price row of the booking. A traveller who did not book sees only their own rows (R45).

export const PanelRow = withName('PanelRow', object(rowFields));
export type PanelRow = t.TypeOf<typeof PanelRow>;

const Rows = list(PanelRow);

export const OptionsSelected = withName(
  'OptionsSelected',
  object({}, { UserNum1: Rows, ...forParticipants2To12(Rows) }),
);
export type OptionsSelected = t.TypeOf<typeof OptionsSelected>;

const PanelOffer = object({
  OfferId: Int,
  Name: Text,
  FriendlyUrl: Text,
  Availability: object({ From: Day, To: Day }),
  Region: object({ Name: Text, Country: object({ CountryId: Int, Name: Text, Image: Text }) }),
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
 * If Due is null, the line is the first payment, and its last moment is in FirstDue (R28). Left:
 * what is unpaid of the line (R31). Surcharge: a change added the line (R63).
 */
export const PaymentLine = withName(
  'PaymentLine',
  object({
    Name: Text,
    Value: Money,
    Due: nullable(Day),
    Paid: Money,
    Left: Money,
    State: oneOfCodec('paid', 'next', 'later'),
    LateSince: nullable(Day),
    Surcharge: Bool,
  }),
);
export type PaymentLine = t.TypeOf<typeof PaymentLine>;

const DueNow = object({ ...duePart, LateSince: nullable(Day) });

/** UsersCount: travellers of the group who count for its rebate (R21, R45). */
const GroupCode = object({
  Name: Text,
  UsersCount: Int,
  UsersList: list(object({ GroupOwnerName: Text })),
  Valid: Bool,
  ValidUntil: Day,
  // The group rebate per participant, before the limit of all rebates (R21, R23).
  CurrentValue: Money,
  TakesOff: Money,
});

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
    Step3: object({ insuranceConfig: list(object(insuranceFields)) }),
    Step4: object({ addonsConfig: list(AddonsConfig), trainingsConfig: list(TrainingsConfig) }),
    Step5: object({
      participantsConfig: list(Participant),
      participantsInfo: list(object({ userNum: Int, Name: Text, Complete: Bit })),
    }),
    Step6: object({ paymentOption: nullable(PaymentOption), paymentType: nullable(PaymentType) }),
  }),
);
export type StepConfig = t.TypeOf<typeof StepConfig>;

/**
 * The names that yachts, journeys, insurances and add-ons had when the customer ordered. They stay
 * the same if the offer changes later.
 */
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

const Changes = oneOfCodec('open', 'closed', 'wholeYacht', 'none');

export const Reservation = withName(
  'Reservation',
  object({
    ReservationId: Text,
    SiteId: Int,
    Name: Text,
    Status: Text,
    // The status as a word for programs. `Status` is its Polish name (R49).
    StatusCode: oneOfCodec(...SHOWN_STATUSES),
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
    NextPayment: nullable(OnlineCharge),
    FullPayment: nullable(OnlineCharge),
    // True if the booking must be paid online. Then the customer pays no commission (R28–R30).
    OnlineOnly: Bool,
    OnlineOffered: Bool,
    BankTransfer: nullable(BankTransfer),
    // A payment by gift voucher also has the voucher's code and what is left on it (R26.6).
    PaymentsList: list(
      object(
        { Name: Text, Value: Money, Time: Instant },
        { Voucher: object({ Code: Text, Remains: Money }) },
      ),
    ),
    InstallmentDetails: list(PaymentLine),
    // The payment plan for people to read: lines with the same due day are joined (R28.12).
    PlanByDay: list(PaymentLine),
    // The amount that must be paid now; null if nothing is due (R28.11).
    DueNow: nullable(DueNow),
    FirstDue: nullable(Instant),
    // The timeline (stages of the trip with their days) is null on the reserve list, after a
    // cancellation and after the trip.
    Timeline: nullable(Timeline),
    // The number of hours that the customer has for the first payment. This period begins with the
    // order, or with the mail in which the office names the payment method (R28, R30).
    FirstHours: Int,
    OptionsSelected,
    LinesPerParticipant: OptionsSelected,
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
    // FreeUntil: last day without a fee. Null if cancelling already has a fee (R48).
    Cancelling: nullable(object({ FreeUntil: nullable(Day), RefundToday: Money })),
    // Amounts of a cancelled booking. Refund: what the shop owes for the cancellation. Returned:
    // what it has paid back. OnItsWay: what it must still pay back (R70). Undecided: payments after
    // the customer cancelled, for which the office has not decided yet. KeptLate: such payments
    // that the company keeps (R31).
    Cancelled: nullable(
      object({
        Time: Instant,
        Refund: Money,
        Returned: Money,
        OnItsWay: Money,
        BackBy: Day,
        Undecided: Money,
        KeptLate: Money,
        Reason: oneOfCodec('customer', 'organiser', 'unpaid', 'leftReserveList'),
      }),
    ),
    CancelRequested: Bool,
    ChangesUntil: Day,
    ChangesOpen: Bool,
    // DaysToStart: below zero during the trip, null after it.
    List: oneOfCodec('current', 'past', 'cancelled'),
    DaysToStart: nullable(Int),
    // Only the customer who booked gets papers (R38, W-054).
    Papers: PaperList,
    Documents: ShownDocuments,
    // What the customer can do in the panel today (R21, R25, R37, R38).
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
