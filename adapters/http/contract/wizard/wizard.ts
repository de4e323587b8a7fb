import * as t from 'io-ts';
import { Grosze, Money } from '../codecs/money.ts';
import { named, schemaOf, withSchema } from '../codecs/schema.ts';
import { defaulted, list, nullable, object, oneOf, tuple } from '../codecs/shapes.ts';
import { Day, freeText, Instant, key, PersonName, ReservationId } from '../codecs/texts.ts';
import { Accepted, Answer, Bool, ChosenId, Flag, Id, Int, int, SiteId, Text, UserNum, YesNo } from '../codecs/values.ts';
import { CancellingTerms, Image } from '../offers/catalogue.ts';
import { ParticipantRequest } from './participants.ts';
import { AccommodationOption, Flags, NamedRebates, ReceiptLine, Step1, Step2, Step3, Step4, Step5, Step6 } from './steps.ts';

/** A step that was not reached yet: `{}`. */
export const Unreached = named('Unreached', object({}));
export type Unreached = Record<never, never>;

/** Whether a step of Data was reached. */
export const reached = <S extends object>(step: S | Unreached): step is S => Object.keys(step).length > 0;

// A step is either whole or empty: half a step is refused, not taken for an unreached one.
const step = <A extends object, O>(codec: t.Type<A, O, unknown>) =>
  withSchema(
    new t.Type<A | Unreached, O | Unreached, unknown>(
      codec.name,
      (u): u is A | Unreached => codec.is(u) || Unreached.is(u),
      (u, c) => (typeof u === 'object' && u !== null && Object.keys(u).length === 0 ? t.success({}) : codec.validate(u, c)),
      (a) => (codec.is(a) ? codec.encode(a) : {}),
    ),
    { anyOf: [schemaOf(codec), { type: 'object', maxProperties: 0 }] },
  );

const Data = tuple(step(Step1), step(Flags), step(Step2), step(Step3), step(Step4), step(Step5), step(Step6));

/** A booking while it is made, as every get and update of the wizard answers it. */
export const WizardReservation = named(
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
    // What cancelling would cost; null on the reserve list, which is left for nothing (R48).
    Cancelling: nullable(CancellingTerms),
    // What the price is made of as people read it: each thing once with its number, a journey in one line with the place where it is
    // boarded, and what is paid on the spot, which is not in the price and may be in EUR (R14).
    Lines: list(object({ Name: Text, ItemCount: Int, PricePerSingleItem: Money, Currency: oneOf('PLN', 'EUR'), IsPayOnPlace: Bool })),
    // How each rebate came about, on every step; step 6 repeats it.
    Receipt: list(ReceiptLine),
    // What would bring more: so many travellers to the next step of the group rebate, and what each would then get (R21).
    More: nullable(object({ Travellers: Int, Rebate: Money })),
    // The group that it belongs to, and for how many days after a group was opened a join counts for the rebate (R21).
    Group: object({ Code: nullable(Text), Days: Int }),
    // Figures of the brand that the steps' texts name: hours for the first payment, days before the start until which extras and the others'
    // data are taken, working days for which places are kept for the office's answer about age, and from which age on
    // it is asked (R28, R33, R37, R54).
    Figures: object({ FirstHours: Int, AddonsDays: Int, ChangesDays: Int, AgeRequestDays: Int, OfficeAge: Int }),
    HoldUntil: nullable(Instant),
    // The seconds until then as the shop counts them: a browser's clock may be wrong (R8).
    HoldSeconds: nullable(Int),
    // Units are chosen, but nothing is held: the hold lapsed or others were quicker (R8).
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
// Steps 1 to 4 may be tried: the answer is what the save would answer, and nothing is saved.
const step14 = { ...save, dryRun: Answer };

export const GetRequest = object(booking);
export type GetRequest = t.TypeOf<typeof GetRequest>;

export const DetailsUpdate = object(
  { ...booking, accommodationOption: AccommodationOption, participantsCount: int(1, 100), termsAccepted: Accepted },
  // `single` with a bedroom is a cabin (R13).
  { ...step14, bedroomChosen: Flag, ownSkipper: Answer, beSkipper: Answer },
);
export type DetailsUpdate = t.TypeOf<typeof DetailsUpdate>;

const MAX = 12;
const perUser = <C extends t.Mixed>(entry: C) => list(entry, { min: 1, max: MAX });

/** Step 2. What is not chosen is null here: the domain refuses it by its name, RoomId or JourneyId, or copies participant 1's (sameAsTheFirst). */
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
      object({ userNum: UserNum, journeyId: ChosenId, journeyPointId: ChosenId }, { transportAddLuggage: Flag, sameAsTheFirst: Flag }),
    ),
    isReserveList: defaulted(Flag, 0, 0),
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
          resignationInsuranceAccepted: defaulted(YesNo, '0', '0'),
          quarantineAssistanceAccepted: defaulted(YesNo, '0', '0'),
        },
        { sameAsTheFirst: Flag },
      ),
    ),
  },
  step14,
);
export type InsuranceUpdate = t.TypeOf<typeof InsuranceUpdate>;

/** Step 4: missing or empty lists mean that nothing was chosen. An add-on without a size decodes to null and is refused by the domain (R54). */
export const AddonsUpdate = object(
  {
    ...booking,
    trainingsConfig: defaulted(
      list(
        object({
          userNum: UserNum,
          trainingsSelected: defaulted(list(object({ trainingId: Id, trainingOptionId: Id }), { max: 20 }), [], []),
        }),
        { max: MAX },
      ),
      [],
      [],
    ),
    addonsConfig: defaulted(
      list(
        object({
          userNum: UserNum,
          addonsSelected: defaulted(list(object({ addonId: Id, addonOptionId: ChosenId }), { max: 50 }), [], []),
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

export const ParticipantsUpdate = object({ ...booking, participantsConfig: perUser(ParticipantRequest) }, save);
export type ParticipantsUpdate = t.TypeOf<typeof ParticipantsUpdate>;

export const PaymentOption = oneOf('installment', 'onetime');
export type PaymentOption = t.TypeOf<typeof PaymentOption>;
export const PaymentType = oneOf('wired', 'payu');
export type PaymentType = t.TypeOf<typeof PaymentType>;

/** The last step; documents are the ids of those that stood beside the button, documentsShownAt their ShownAt (R38). expectedPrice and expectedLeft are what the screen showed as the price and as left to pay, in grosze once decoded (R17). */
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
