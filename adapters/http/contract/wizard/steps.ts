import type * as t from 'io-ts';
import { REBATES_IN_ORDER } from '../../../../domain/pricing/rebates.ts';
import { ROW_KINDS } from '../../../../domain/pricing/rows.ts';
import { Account } from '../account/account.ts';
import { Money } from '../codecs/money.ts';
import { list, nullable, object, oneOfCodec, withName } from '../codecs/shapes.ts';
import { Day, Instant } from '../codecs/texts.ts';
import { Bit, BitText, Bool, Int, Text } from '../codecs/values.ts';
import { Addon, Insurance, Journey, Room, Training } from '../offers/catalogue.ts';
import { PAYMENT_TYPES } from '../screen-rules.ts';
import { DuePlan, LastPayment, OnlineCharge, ShownDocuments } from './order.ts';
import { Participant } from './participants.ts';

export const AccommodationOption = oneOfCodec('single', 'cabin', 'whole');
export type AccommodationOption = t.TypeOf<typeof AccommodationOption>;

// A visitor chooses a number of participants from Min to Max. The wizard preselects the number in
// Starts (R62).
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
    // Today's lowest price of each accommodation (R60); null if the offer does not sell it.
    PricesFrom: object({ Place: nullable(Money), Cabin: nullable(Money), Whole: nullable(Money) }),
    // True if no unit has a free place, so that an order goes to the reserve list (R9).
    AllTaken: Bool,
    // Party sizes on a whole yacht. OrganiserSkipper null: the party must bring a skipper (R36).
    WholeYacht: object({ OwnSkipper: Bounds, OrganiserSkipper: nullable(Bounds) }),
    // True: step 1 asks whether the booker is a skipper. False: it asks who sails a whole yacht
    // (R3).
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

export const Step2 = withName(
  'Step2',
  object({
    ResortsList: list(object({ Name: Text, RoomsList: list(Room) })),
    FirstClass: nullable(Text),
    Journeys: list(Journey),
    // Price of one extra piece of luggage; null if luggage is not sold (R14, R54).
    LuggageCost: nullable(Money),
    Config: object({
      AccommodationConfig: list(AccommodationConfig),
      JourneyConfig: list(JourneyConfig),
    }),
  }),
);
export type Step2 = t.TypeOf<typeof Step2>;

export const insuranceFields = {
  userNum: Int,
  insuranceId: nullable(Int),
  resignationInsuranceAccepted: BitText,
  quarantineAssistanceAccepted: BitText,
};
const InsuranceConfig = withName(
  'InsuranceConfig',
  object(insuranceFields, { sameAsTheFirst: Bit }),
);

/** Step 3. Cost null: not sold. Struck: the price without the package Safe Booking (R16). */
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

export const AddonsConfig = withName(
  'AddonsConfig',
  object({
    userNum: Int,
    addonsSelected: list(object({ addonId: Int, addonOptionId: nullable(Int) })),
  }),
);

export const Step4 = withName(
  'Step4',
  object({
    AddonsUntil: Day,
    AddonsOpen: Bool,
    TrainingsList: list(Training),
    AddonsList: list(Addon),
    // Ids of chosen add-ons that still need a size (R54).
    AwaitingSizes: list(Int),
    Config: object({ TrainingsConfig: list(TrainingsConfig), AddonsConfig: list(AddonsConfig) }),
  }),
);
export type Step4 = t.TypeOf<typeof Step4>;

export const Step5 = withName(
  'Step5',
  object({
    Account: nullable(Account),
    AdultsOnly26: Bool,
    ChildDiscount: Bool,
    // MayFillLater: numbers of the participants whose data can follow after the order (R34).
    // Skipper: number of the participant who is the skipper (R36).
    MayFillLater: list(Int),
    Skipper: nullable(Int),
    Config: object({ ParticipantsConfig: list(Participant) }),
  }),
);
export type Step5 = t.TypeOf<typeof Step5>;

/** Rows that are paid on the spot are not part of the price. Only they can be in EUR (R14). */
export const rowFields = {
  Kind: oneOfCodec(...ROW_KINDS),
  Description: Text,
  Price: Money,
  Currency: oneOfCodec('PLN', 'EUR'),
  extendData: object({ IsPayOnPlace: Bool }),
};
export const Row = withName('Row', object(rowFields));
export type Row = t.TypeOf<typeof Row>;

const Rows = list(Row);

/** Name: the rebate's Polish name. Kind: its name for programs (R18). */
export const NamedRebates = list(
  object({
    Kind: oneOfCodec(...REBATES_IN_ORDER),
    Name: Text,
    Value: Money,
  }),
);

export const forParticipants2To12 = <C extends t.Mixed>(codec: C) => ({
  UserNum2: codec,
  UserNum3: codec,
  UserNum4: codec,
  UserNum5: codec,
  UserNum6: codec,
  UserNum7: codec,
  UserNum8: codec,
  UserNum9: codec,
  UserNum10: codec,
  UserNum11: codec,
  UserNum12: codec,
});

export const SummaryPerParticipant = withName(
  'SummaryPerParticipant',
  object({ UserNum1: Rows }, forParticipants2To12(Rows)),
);
export type SummaryPerParticipant = t.TypeOf<typeof SummaryPerParticipant>;

/** Without Due, an instalment is due within 24 hours of the confirmation (R28). */
export const Instalment = withName(
  'Instalment',
  object({ Name: Text, Value: Money, Due: nullable(Day) }),
);

/** A QR code. Size: squares per side, with the border. Path: SVG path of the dark squares. */
export const TransferCode = withName(
  'TransferCode',
  object({ Amount: Money, Size: Int, Path: Text }),
);

/**
 * How to pay by transfer. If NoCode is 'tooMuch', there is no QR code, because the amount is too
 * large for a transfer's QR code.
 */
export const BankTransfer = withName(
  'BankTransfer',
  object({
    Recipient: Text,
    AccountNumber: Text,
    Title: Text,
    Code: nullable(TransferCode),
    NoCode: nullable(oneOfCodec('tooMuch')),
  }),
);
export type BankTransfer = t.TypeOf<typeof BankTransfer>;

/** A rebate. CutBy: the limit that reduced it. Missing: travellers to add for the next tier. */
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
    LinesPerParticipant: SummaryPerParticipant,
    InstallmentPaymentDetails: list(Instalment),
    // Null unless it is too late for a draft to be paid in instalments. DaysLeft: days until the
    // start. Instalments need more than LastDays days (R29).
    InstallmentsOver: nullable(object({ DaysLeft: Int, LastDays: Int })),
    // What is unpaid of each instalment, after vouchers and payments (R25, R31).
    InstallmentsLeft: list(Money),
    AmbassadorRebateCodeDetails: nullable(object({ Name: Text })),
    PaymentUrl: nullable(Text),
    NextPayment: nullable(OnlineCharge),
    LastPayment: nullable(LastPayment),
    // State of the online payment in the shop. The page's address is not trusted (R53).
    OnlineStanding: oneOfCodec('paid', 'part', 'waiting', 'refused', 'open'),
    // The next payment (R28.11). Until: its last day. By: the last moment of a first payment.
    NextDue: nullable(object({ Amount: Money, Until: nullable(Day), By: nullable(Instant) })),
    // What the customer would pay now and later with instalments (R28.12).
    DuePlan: nullable(DuePlan),
    // Number of parties before this sign-up on the reserve list. Null for other bookings (R64).
    WaitingBefore: nullable(Int),
    BankTransfer: nullable(BankTransfer),
    OnlineOnly: Bool,
    // False if the shop has no payment provider. The office then decides how online-only orders are
    // paid (R30).
    OnlineOffered: Bool,
    PaymentType: nullable(oneOfCodec(PAYMENT_TYPES.transfer, PAYMENT_TYPES.online)),
    // The payment provider's commission if the customer pays now, for each payment option (R30).
    OnlineCommission: object({ Percent: Text, Onetime: Money, Installment: nullable(Money) }),
    Receipt: list(ReceiptLine),
    // `used`: what this booking takes from the voucher. `remains`: what is left on it (R26.6).
    Vouchers: list(
      object({
        userNum: Int,
        code: Text,
        value: Money,
        kind: oneOfCodec('gift', 'discount'),
        used: Money,
        remains: Money,
      }),
    ),
    GroupCode: nullable(Text),
    // Documents that the customer sees in step 6. The order sends the time ShownAt back, as proof
    // which documents the customer saw (R38).
    Documents: ShownDocuments,
    ShownAt: Instant,
    ConfirmedAt: nullable(Instant),
  }),
);
export type Step6 = t.TypeOf<typeof Step6>;
