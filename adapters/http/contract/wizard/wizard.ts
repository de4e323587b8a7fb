import * as t from 'io-ts';
import { Grosze, Money } from '../codecs/money.ts';
import { schemaOf, withName, withSchema } from '../codecs/schema.ts';
import { list, nullable, object, oneOf, tuple, withDefault } from '../codecs/shapes.ts';
import { Day, freeText, Instant, key, PersonName, ReservationId } from '../codecs/texts.ts';
import {
  Accepted,
  Answer,
  Bool,
  ChosenId,
  Flag,
  Id,
  Int,
  int,
  SiteId,
  Text,
  UserNum,
  YesNo,
} from '../codecs/values.ts';
import { CancellingTerms, Image } from '../offers/catalogue.ts';
import { PAYMENT_TYPES } from '../payment-types.ts';
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

/** A step that is not reached yet: `{}`. */
export const Unreached = withName('Unreached', object({}));
export type Unreached = Record<never, never>;

/** Returns true if a step of Data was reached. */
export const isStepReached = <S extends object>(step: S | Unreached): step is S =>
  Object.keys(step).length > 0;

// A step is complete or empty. An incomplete step is an error, not an unreached step.
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

/** A booking in the wizard, as returned by all its gets and updates. */
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
    // The costs of a cancellation; null on the reserve list, because leaving it is free (R48).
    Cancelling: nullable(CancellingTerms),
    // The lines of the price for people: each item once with its count, a journey and its pick-up
    // point in one line. Items paid on the spot are not in the price and may be in EUR (R14).
    Lines: list(
      object({
        Name: Text,
        ItemCount: Int,
        PricePerSingleItem: Money,
        Currency: oneOf('PLN', 'EUR'),
        IsPayOnPlace: Bool,
      }),
    ),
    // How each rebate was computed, on every step. Step 6 repeats it.
    Receipt: list(ReceiptLine),
    // How many more travellers the next step of the group rebate needs, and what each would then
    // get (R21).
    More: nullable(object({ Travellers: Int, Rebate: Money })),
    // The booking's group, and the days after its opening in which a join counts for the rebate
    // (R21).
    Group: object({ Code: nullable(Text), Days: Int }),
    // The brand's figures in the texts of the steps. FirstHours: hours for the first payment.
    // AddonsDays and ChangesDays: days before the start until which extras and data of other
    // participants are accepted. \n AgeRequestDays: working days for which places are held until
    // the office answers an age request. OfficeAge: the age from which the office is asked (R28,
    // R33, R37, R54).
    Figures: object({
      FirstHours: Int,
      AddonsDays: Int,
      ChangesDays: Int,
      AgeRequestDays: Int,
      OfficeAge: Int,
    }),
    HoldUntil: nullable(Instant),
    // Seconds until the hold ends by the shop's clock, because a browser's clock may be wrong (R8).
    HoldSeconds: nullable(Int),
    // Units are chosen, but nothing is held: the hold expired or others booked first (R8).
    PlacesLost: Bool,
    // The draft's trip takes no more bookings: closed by the office, sold out, under way or over (R9).
    Closed: Bool,
    Version: Int,
    Data,
  }),
);
export type WizardReservation = t.TypeOf<typeof WizardReservation>;

export const ReservationAnswer = object({ Reservation: WizardReservation });
export type ReservationAnswer = t.TypeOf<typeof ReservationAnswer>;

export const CreateRequest = object({ offerId: Id, siteId: SiteId }, { offerTypeId: Id });
export type CreateRequest = t.TypeOf<typeof CreateRequest>;
export const CreateAnswer = object({ Reservation: object({ ReservationId: Text }) });
export type CreateAnswer = t.TypeOf<typeof CreateAnswer>;

const booking = { reservationId: ReservationId, siteId: SiteId };
// Every save may name the version that it was made on (R58).
const save = { expectedVersion: int(0) };
// Steps 1 to 4 support a dry run: the response is that of a save, but nothing is saved.
const step14 = { ...save, dryRun: Answer };

export const GetRequest = object(booking);
export type GetRequest = t.TypeOf<typeof GetRequest>;

export const DetailsUpdate = object(
  {
    ...booking,
    accommodationOption: AccommodationOption,
    participantsCount: int(1, 100),
    termsAccepted: Accepted,
  },
  // `single` with a bedroom is a cabin (R13).
  { ...step14, bedroomChosen: Flag, ownSkipper: Answer, beSkipper: Answer },
);
export type DetailsUpdate = t.TypeOf<typeof DetailsUpdate>;

const MAX = 12;
const perUser = <C extends t.Mixed>(entry: C) => list(entry, { min: 1, max: MAX });

/**
 * Step 2. Unset ids are null: the domain reports them by name, RoomId or JourneyId, or copies
 * participant 1's (sameAsTheFirst).
 */
export const AccommodationsUpdate = object(
  {
    ...booking,
    accommodationConfig: perUser(
      object(
        { userNum: UserNum, roomId: ChosenId },
        {
          optionsChosen: list(object({ bedroomChosen: Flag }), { max: MAX }),
          sameAsTheFirst: Flag,
          valueName: PersonName,
          valueSurname: PersonName,
        },
      ),
    ),
    journeyConfig: perUser(
      object(
        { userNum: UserNum, journeyId: ChosenId, journeyPointId: ChosenId },
        { transportAddLuggage: Flag, sameAsTheFirst: Flag },
      ),
    ),
    isReserveList: withDefault(Flag, 0, 0),
  },
  step14,
);
export type AccommodationsUpdate = t.TypeOf<typeof AccommodationsUpdate>;

export const InsuranceUpdate = object(
  {
    ...booking,
    insuranceConfig: perUser(
      object(
        {
          userNum: UserNum,
          insuranceId: ChosenId,
          resignationInsuranceAccepted: withDefault(YesNo, '0', '0'),
          quarantineAssistanceAccepted: withDefault(YesNo, '0', '0'),
        },
        { sameAsTheFirst: Flag },
      ),
    ),
  },
  step14,
);
export type InsuranceUpdate = t.TypeOf<typeof InsuranceUpdate>;

/**
 * Step 4. Missing or empty lists mean no choice. An add-on without a size decodes to null, and the
 * domain refuses it (R54).
 */
export const AddonsUpdate = object(
  {
    ...booking,
    trainingsConfig: withDefault(
      list(
        object({
          userNum: UserNum,
          trainingsSelected: withDefault(
            list(object({ trainingId: Id, trainingOptionId: Id }), { max: 20 }),
            [],
            [],
          ),
        }),
        { max: MAX },
      ),
      [],
      [],
    ),
    addonsConfig: withDefault(
      list(
        object({
          userNum: UserNum,
          addonsSelected: withDefault(
            list(object({ addonId: Id, addonOptionId: ChosenId }), { max: 50 }),
            [],
            [],
          ),
        }),
        { max: MAX },
      ),
      [],
      [],
    ),
  },
  step14,
);
export type AddonsUpdate = t.TypeOf<typeof AddonsUpdate>;

export const ParticipantsUpdate = object(
  { ...booking, participantsConfig: perUser(ParticipantRequest) },
  save,
);
export type ParticipantsUpdate = t.TypeOf<typeof ParticipantsUpdate>;

export const PaymentOption = oneOf('installment', 'onetime');
export type PaymentOption = t.TypeOf<typeof PaymentOption>;
export const PaymentType = oneOf(PAYMENT_TYPES.transfer, PAYMENT_TYPES.online);
export type PaymentType = t.TypeOf<typeof PaymentType>;

/**
 * The order. `documents` are the ids of the documents beside the button; documentsShownAt is their
 * ShownAt (R38). `expectedPrice` and `expectedLeft` are the price and the amount left to pay on the
 * screen, decoded to grosze (R17).
 */
export const ConfirmRequest = object(
  { ...booking, paymentOption: PaymentOption, paymentType: PaymentType, termsAccepted: Accepted },
  {
    ...save,
    comments: freeText(2000),
    expectedPrice: Grosze,
    expectedLeft: Grosze,
    documents: list(key(100), { max: 20 }),
    documentsShownAt: Instant,
  },
);
export type ConfirmRequest = t.TypeOf<typeof ConfirmRequest>;
export const ConfirmAnswer = object({ Reservation: WizardReservation, PaymentUrl: nullable(Text) });
export type ConfirmAnswer = t.TypeOf<typeof ConfirmAnswer>;
