import * as t from 'io-ts';
import { Grosze, Money } from '../codecs/money.ts';
import {
  list,
  nullable,
  object,
  oneOfCodec,
  schemaOf,
  tuple,
  withDefault,
  withName,
  withSchema,
} from '../codecs/shapes.ts';
import { Day, Instant, identifierCodec, multiLineTextCodec, PersonName } from '../codecs/texts.ts';
import {
  Accepted,
  Bool,
  BooleanAnswer,
  bookingFields,
  ChosenId,
  Id,
  Int,
  integerCodec,
  perUserList,
  SiteId,
  Text,
  UserNum,
  versionField,
  YesNo,
  ZeroOrOne,
} from '../codecs/values.ts';
import { CancellingTerms, Image } from '../offers/catalogue.ts';
import { PAYMENT_TYPES } from '../screen-rules.ts';
import { Timeline } from './order.ts';
import { ParticipantRequest } from './participants.ts';
import {
  AccommodationOption,
  Flags,
  NamedRebates,
  ReceiptLine,
  Step1,
  Step2,
  Step3,
  Step4,
  Step5,
  Step6,
} from './steps.ts';

export const Unreached = withName('Unreached', object({}));
export type Unreached = Record<never, never>;

export const isStepReached = <S extends object>(step: S | Unreached): step is S =>
  Object.keys(step).length > 0;

// Codec of a step's data. It is {} before the customer has reached the step.
const step = <A extends object, O>(codec: t.Type<A, O, unknown>) =>
  withSchema(
    new t.Type<A | Unreached, O | Unreached, unknown>(
      codec.name,
      (u): u is A | Unreached => codec.is(u) || Unreached.is(u),
      (u, c) =>
        typeof u === 'object' && u !== null && Object.keys(u).length === 0
          ? t.success({})
          : codec.validate(u, c),
      (a) => (codec.is(a) ? codec.encode(a) : {}),
    ),
    { anyOf: [schemaOf(codec), { type: 'object', maxProperties: 0 }] },
  );

const Data = tuple(
  step(Step1),
  step(Flags),
  step(Step2),
  step(Step3),
  step(Step4),
  step(Step5),
  step(Step6),
);

export const WizardReservation = withName(
  'WizardReservation',
  object({
    ReservationId: Text,
    Offer: object({
      OfferId: Int,
      Name: Text,
      FriendlyUrl: Text,
      ListImg: Image,
      From: Day,
      To: Day,
      CurrentPrice: Money,
      CurrentRebate: Money,
      RebatesList: NamedRebates,
      OptionsList: list(object({ Name: Text, ItemCount: Int, PricePerSingleItem: Money })),
      TermsList: list(object({ Name: Text })),
      ShowGroupRebate: Bool,
      ShowAmbassadorRebate: Bool,
      EnableResignationInsurance: Bool,
      EnableAssistance: Bool,
      Type: object({ OfferTypeId: Int, Name: Text }),
      Traits: list(Text),
    }),
    Price: object({ CurrentPrice: Money, Paid: Money, LeftToPay: Money, Rebate: Money }),
    Timeline: nullable(Timeline),
    // Cancellation fees (R48). Null for a sign-up, because its customer can leave the reserve list
    // without a fee.
    Cancelling: nullable(CancellingTerms),
    // Rows paid on the spot are not part of the price, and can be in EUR (R14).
    Lines: list(
      object({
        Name: Text,
        ItemCount: Int,
        PricePerSingleItem: Money,
        Currency: oneOfCodec('PLN', 'EUR'),
        IsPayOnPlace: Bool,
      }),
    ),
    Receipt: list(ReceiptLine),
    More: nullable(object({ Travellers: Int, Rebate: Money })),
    // A booking counts for the group rebate if it joins the group at most Days days after the group
    // was created (R21).
    Group: object({ Code: nullable(Text), Days: Int }),
    // Brand settings that texts on the screens contain (R28, R33, R37, R54).
    Figures: object({
      HoldMinutes: Int,
      FirstHours: Int,
      AddonsDays: Int,
      ChangesDays: Int,
      AgeRequestDays: Int,
      OfficeAge: Int,
    }),
    HoldUntil: nullable(Instant),
    // Seconds until the hold ends, measured by the shop's clock (R8).
    HoldSeconds: nullable(Int),
    // True if a save extends the hold (R8.2).
    HoldExtends: Bool,
    // True if the draft has lost its places: the hold ended, or others booked the places (R8).
    PlacesLost: Bool,
    // True if the offer is closed, sold out, under way or over (R9).
    Closed: Bool,
    Version: Int,
    Data,
  }),
);
export type WizardReservation = t.TypeOf<typeof WizardReservation>;

export const ReservationAnswer = object({ Reservation: WizardReservation });
export type ReservationAnswer = t.TypeOf<typeof ReservationAnswer>;

export const CreateRequest = object({ offerId: Id, siteId: SiteId }, { offerTypeId: Id });
export const CreateAnswer = object({ Reservation: object({ ReservationId: Text }) });

const step14 = { ...versionField, dryRun: BooleanAnswer };

export const DetailsUpdate = object(
  {
    ...bookingFields,
    accommodationOption: AccommodationOption,
    participantsCount: integerCodec(1, 100),
    termsAccepted: Accepted,
  },
  // bedroomChosen turns the accommodation `single` into `cabin` (R13).
  { ...step14, bedroomChosen: ZeroOrOne, ownSkipper: BooleanAnswer, beSkipper: BooleanAnswer },
);

/** The trainings that one participant chooses, in step 4 and in the panel. */
export const TrainingsChoice = object({
  userNum: UserNum,
  trainingsSelected: withDefault(
    list(object({ trainingId: Id, trainingOptionId: Id }), { max: 20 }),
    [],
    [],
  ),
});

/**
 * Step 2. roomId is null if a participant has no unit. That is an error, unless the participant
 * gets the same choice as participant 1 (`sameAsTheFirst`).
 */
export const AccommodationsUpdate = object(
  {
    ...bookingFields,
    accommodationConfig: perUserList(
      object(
        { userNum: UserNum, roomId: ChosenId },
        {
          optionsChosen: list(object({ bedroomChosen: ZeroOrOne }), { max: 12 }),
          sameAsTheFirst: ZeroOrOne,
          valueName: PersonName,
          valueSurname: PersonName,
        },
      ),
      1,
    ),
    journeyConfig: perUserList(
      object(
        { userNum: UserNum, journeyId: ChosenId, journeyPointId: ChosenId },
        { transportAddLuggage: ZeroOrOne, sameAsTheFirst: ZeroOrOne },
      ),
      1,
    ),
    isReserveList: withDefault(ZeroOrOne, 0, 0),
  },
  step14,
);

export const InsuranceUpdate = object(
  {
    ...bookingFields,
    insuranceConfig: perUserList(
      object(
        {
          userNum: UserNum,
          insuranceId: ChosenId,
          resignationInsuranceAccepted: withDefault(YesNo, '0', '0'),
          quarantineAssistanceAccepted: withDefault(YesNo, '0', '0'),
        },
        { sameAsTheFirst: ZeroOrOne },
      ),
      1,
    ),
  },
  step14,
);

/**
 * Step 4. addonOptionId is null if the customer chose no size. The domain refuses that for add-ons
 * that have sizes (R54).
 */
export const AddonsUpdate = object(
  {
    ...bookingFields,
    trainingsConfig: withDefault(perUserList(TrainingsChoice), [], []),
    addonsConfig: withDefault(
      perUserList(
        object({
          userNum: UserNum,
          addonsSelected: withDefault(
            list(object({ addonId: Id, addonOptionId: ChosenId }), { max: 50 }),
            [],
            [],
          ),
        }),
      ),
      [],
      [],
    ),
  },
  step14,
);

export const ParticipantsUpdate = object(
  { ...bookingFields, participantsConfig: perUserList(ParticipantRequest, 1) },
  versionField,
);

export const PaymentOption = oneOfCodec('installment', 'onetime');
export type PaymentOption = t.TypeOf<typeof PaymentOption>;
export const PaymentType = oneOfCodec(PAYMENT_TYPES.transfer, PAYMENT_TYPES.online);
export type PaymentType = t.TypeOf<typeof PaymentType>;

/**
 * The order. documentsShownAt is the time ShownAt of step 6 (R38). expectedPrice and expectedLeft
 * are the amounts that the customer saw, in grosze (R17).
 */
export const ConfirmRequest = object(
  {
    ...bookingFields,
    paymentOption: PaymentOption,
    paymentType: PaymentType,
    termsAccepted: Accepted,
  },
  {
    ...versionField,
    comments: multiLineTextCodec(2000),
    expectedPrice: Grosze,
    expectedLeft: Grosze,
    documents: list(identifierCodec(100), { max: 20 }),
    documentsShownAt: Instant,
  },
);
export const ConfirmAnswer = object({ Reservation: WizardReservation, PaymentUrl: nullable(Text) });
export type ConfirmAnswer = t.TypeOf<typeof ConfirmAnswer>;
