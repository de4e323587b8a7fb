import { err, ok, type Result } from 'neverthrow';
import type { Buyer, InvoiceKsefNumber } from '../accounts/invoice.ts';
import type { AmbassadorCode } from '../ambassadors/code.ts';
import type { BrandSettings } from '../brand-settings.ts';
import type { By } from '../by.ts';
import type { Day, Instant } from '../calendar.ts';
import type { Accommodation } from '../catalogue/accommodation.ts';
import { takesReserveListOnly, unitOf } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';
import type { Person } from '../party/person.ts';
import type { PaymentOption, PaymentType } from '../payments/instalments.ts';
import type { PlacesInUnit } from '../seats/claim.ts';
import { addOccupancy, fitsFleet } from '../seats/occupancy.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { Announcement, Booking, Owner, Refusal, ShownDocuments } from './booking.ts';
import type { PriceContext } from './price-of.ts';

export type BerthAnswer = {
  readonly userNum: number;
  readonly unitId: number | null;
  readonly bedroom: boolean;
  readonly sameAsFirst: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

export type JourneyAnswer = {
  readonly userNum: number;
  readonly journeyId: number | null;
  readonly pointId: number | null;
  /** If `luggage` is undefined, the earlier choice of extra luggage stays. */
  readonly luggage: boolean | undefined;
};

type ExtrasAnswer = {
  readonly trainings: readonly {
    readonly userNum: number;
    readonly selected: readonly { readonly trainingId: number; readonly optionId: number }[];
  }[];
  readonly addons: readonly {
    readonly userNum: number;
    readonly selected: readonly { readonly addonId: number; readonly optionId: number | null }[];
  }[];
};

type ParticipantAnswer = {
  readonly userNum: number;
  readonly fillLater: boolean;
  readonly person: Person;
};

/** A file that the office mails to travellers; its `id` is the hash of its bytes (R41). */
export type SentFile = {
  readonly id: string;
  readonly name: string;
  readonly type: 'application/pdf' | 'image/png' | 'image/jpeg';
};

type NoData = Readonly<Record<never, never>>;

/** All commands of a booking: the type of each, and its data. */
type Commands = {
  createDraft: { readonly offerId: number; readonly siteId: number };
  chooseTrip: {
    readonly accommodation: Accommodation;
    readonly participantsCount: number;
    readonly ownSkipper: boolean;
    readonly beSkipper: boolean;
  };
  /**
   * Step 2. `reserveList`: the customer accepts the reserve list if the places left are too few for
   * the party (R9).
   */
  chooseBerths: {
    readonly berths: readonly BerthAnswer[];
    readonly journeys: readonly JourneyAnswer[];
    readonly reserveList: boolean;
  };
  chooseInsurance: {
    readonly insurances: readonly {
      readonly userNum: number;
      readonly insuranceId: number | null;
      readonly resignation: boolean;
      readonly assistance: boolean;
      readonly sameAsFirst: boolean;
    }[];
  };
  chooseExtras: ExtrasAnswer;
  nameParticipants: { readonly participants: readonly ParticipantAnswer[] };
  confirm: {
    readonly comments: string;
    readonly paymentOption: PaymentOption;
    readonly paymentType: PaymentType;
    readonly termsAccepted: boolean;
    /**
     * The price that the customer saw; an order at another price is refused (R17). Null: no check.
     */
    readonly expectedPrice: Money | null;
    /**
     * The amount left to pay, after gift vouchers, that the customer saw; null: no check (R17.4).
     */
    readonly expectedLeft: Money | null;
    readonly offline?: true | undefined;
    /**
     * True if the order names the skipper in its own field (R55). Older orders name the skipper in
     * the comment.
     */
    readonly recordsSkipper?: true | undefined;
    /**
     * 'asShown': the order keeps the terms and days that step 6 showed (R48.10, R48.11). Older
     * journal lines have true: the order keeps only the cancellation terms, those of the order's
     * moment. Still older lines lack this field.
     */
    readonly keepsTerms?: true | 'asShown' | undefined;
    /**
     * True if a discount voucher that takes nothing off the price is not spent (R26.5). Older
     * journal lines lack this field.
     */
    readonly sparesVouchers?: true | undefined;
    /** The documents that the customer saw (R38, W-054). Older journal lines lack this field. */
    readonly shown?: ShownDocuments | undefined;
  };
  /**
   * Ends a draft's hold. The shop sends this command when the hold's time is over. It also does so
   * if the same browser session starts another hold, as R8.3 and R8.4 say.
   */
  releaseHold: NoData;
  removeDraft: NoData;
  /** A placed booking accepts only gift vouchers; redeeming one is a payment (R25). */
  redeemVoucher: { readonly code: string; readonly userNum: number };
  useAmbassadorCode: { readonly code: string };
  createGroup: {
    /**
     * True if the group keeps the days to join of its opening (R21.2). Older journal lines lack
     * this field.
     */
    readonly keepsDays?: true | undefined;
  };
  joinGroup: { readonly code: string };
  /**
   * `code` is needed only for a voucher, because a draft has at most one ambassador's code and one
   * group.
   */
  removeCode: {
    readonly kind: 'voucher' | 'ambassador' | 'group';
    readonly code: string | null;
  };
  /** Marks a draft whose step 5 was refused because a traveller is 45 or older (R65). */
  markOlder: NoData;
  /**
   * Requests the office's consent to travellers of 45 or older; extends the hold by two working
   * days (R33).
   */
  requestAge: { readonly number: string; readonly ifMarked?: true | undefined };
  noteAgeRequest: { readonly number: string };
  /** The office has filled in the order for the customer, who gets a link to step 6 (R8.17). */
  prepareOrder: NoData;
  /** The browser that opens the mailed link becomes the owner of the draft (R55.4). */
  takeOver: NoData;
  clearAge: NoData;
  /** The office changes the payment method to transfer; the time to pay starts now (R30). */
  nameWay: NoData;
  grantRebate: { readonly amount: Money; readonly reason: string };
  note: { readonly text: string };
  tell: {
    readonly to?: readonly number[] | undefined;
    /** Set if the message asks for missing data, which is allowed once a day (R37). */
    readonly about?: 'missingData' | undefined;
    readonly title: string;
    readonly contents: string;
    readonly files: readonly SentFile[];
  };
  nameKsef: { readonly invoice: Omit<InvoiceKsefNumber, 'number'>; readonly number: string };
  /** Sets a new buyer: issued invoices are corrected, and later invoices name the new buyer. */
  correctBuyer: { readonly buyer: Buyer };
  /** Updates a confirmed booking's group rebate to the group's current size (R21). */
  regroup: NoData;
  moveUp: {
    /**
     * True if the party can decline the places without cost until its first payment is due (R11).
     * Older journal lines lack this field.
     */
    readonly declinable?: true | undefined;
    /**
     * True if the party moves up only if its units still sell its way to sail to so many people
     * (R11.3). Older journal lines lack this field.
     */
    readonly checksUnits?: true | undefined;
    /** True if the booking stores when it moved up (R11.12). Older journal lines lack this field. */
    readonly storesMoment?: true | undefined;
  };
  leaveReserveList: NoData;
  requestCancel: NoData;
  cancel: {
    readonly reason: 'customer' | 'organiser';
    /**
     * True if the day of the customer's request decides the refund. If missing, as in older
     * recordings, the day of the cancellation decides (R48).
     */
    readonly asOfAsked?: true | undefined;
  };
  /** The company cancels a booking in any state and refunds all its payments (R70). */
  callOff: NoData;
  cancelUnpaid: { readonly statementsUntil: Day | null };
  remind: { readonly line: number };
  announce: { readonly what: Announcement };
  /** Each `paymentId` is registered once (R31), with a positive amount. */
  registerPayment: {
    readonly paymentId: string;
    readonly method: 'transfer' | 'online' | 'refund';
    readonly amount: Money;
    /**
     * The name of a way of payment, such as cash: a `word` of the setting `paymentMeans` (R31.15).
     */
    readonly means?: string | undefined;
  };
  /** Undoes a payment registered by mistake, or a refund that the bank sent back (`returned`). */
  undoPayment: {
    readonly paymentId: string;
    readonly returned?: true | undefined;
    /**
     * True if the payment, registered again as its correction, counts from its first registration
     * (R31.10). Older journal lines lack this field.
     */
    readonly restorable?: true | undefined;
    /**
     * True if a party that moved up can decline its places until the new due time (R11.6). Older
     * journal lines lack this field.
     */
    readonly renewsDeclining?: true | undefined;
  };
  /**
   * Sends the mail about a payment that was undone; the brand setting `correctionMinutes` delays
   * the mail (R31.10).
   */
  tellUndone: { readonly paymentId: string };
  keepLate: { readonly amount: Money };
  /**
   * The answers to change. A null list, and a participant who is missing in a list, leave answers
   * unchanged.
   */
  changeBooking: {
    readonly berths: readonly { readonly userNum: number; readonly unitId: number }[] | null;
    readonly journeys: readonly JourneyAnswer[] | null;
    readonly insurances:
      | readonly {
          readonly userNum: number;
          readonly insuranceId: number | null;
          readonly assistance: boolean;
        }[]
      | null;
    readonly trainings: ExtrasAnswer['trainings'] | null;
    readonly addons: ExtrasAnswer['addons'] | null;
    readonly people: readonly ParticipantAnswer[] | null;
    readonly expectedPrice?: Money | undefined;
  };
  /** A review has 1 to 5 stars and at most 500 characters, without control characters (R72). */
  giveReview: { readonly stars: number; readonly text: string };
  hideReview: { readonly reason: string };
  showReview: NoData;
  declineReviews: NoData;
};

/**
 * The booking command of a given type, together with its data. `CommandOf<'moveUp'>` is the command
 * `moveUp`.
 */
export type CommandOf<Type extends keyof Commands> = {
  readonly [Each in Type]: { readonly type: Each } & Commands[Each];
}[Type];
export type BookingCommand = CommandOf<keyof Commands>;
export type LifeCommand = CommandOf<Exclude<keyof Commands, 'createDraft'>>;

export const MOVE_UP: CommandOf<'moveUp'> = {
  type: 'moveUp',
  declinable: true,
  checksUnits: true,
  storesMoment: true,
};

/**
 * A command, with all that the journal stores to replay it. This includes data that the command
 * read without a lock, because a replay's store could have other values (R46).
 */
export type RecordedCommand = {
  readonly bookingId: string;
  readonly command: BookingCommand;
  readonly by: By;
  readonly owner: Owner;
  readonly at: Instant;
  /** The version of the booking that the customer saw; null: versions are not compared (R58). */
  readonly expectedVersion: number | null;
  readonly bookerEmail: string | null;
  /**
   * Number of past trips of each e-mail address; an address without past trips is missing (R20).
   */
  readonly trips: Readonly<Record<string, number>>;
};

/** The data that a decision needs. `taken` counts the places of other bookings only. */
export type DecisionContext = Omit<PriceContext, 'at' | 'bookerEmail' | 'trips'> & {
  readonly ambassadorCode: AmbassadorCode | null;
  /** The settings at the moment at which step 6 showed the documents, if an order names it. */
  readonly settingsShown?: BrandSettings | undefined;
};

export type CommandContext = DecisionContext &
  Pick<RecordedCommand, 'at' | 'by' | 'bookerEmail' | 'trips' | 'owner'> & {
    readonly today: Day;
    readonly halfFilled: boolean;
  };

export type Decision = { readonly booking: Booking; readonly vouchers: readonly Voucher[] };
export type Decided = Result<Decision, Refusal>;

export const acceptedDecision = (
  changedBooking: Booking,
  changedVouchers: readonly Voucher[] = [],
): Decided => ok({ booking: changedBooking, vouchers: changedVouchers });
export const refusedDecision = (refusal: Refusal): Decided => err(refusal);

/** Returns true if the party fits into every unit it chose, next to all other bookings (R7). */
export const canPartyFitInUnits = (
  context: Pick<DecisionContext, 'offer' | 'taken'>,
  requestedPlaces: readonly PlacesInUnit[],
): boolean =>
  requestedPlaces.length > 0 &&
  requestedPlaces.every((requested) => {
    const unit = unitOf(context.offer, requested.unitId);
    return (
      unit !== undefined &&
      fitsFleet(unit, addOccupancy(context.taken(requested.unitId), requested))
    );
  });

/** Returns true if the party fits and the offer takes orders, not only sign-ups (R9). */
export const canOrderPlaces = (
  context: DecisionContext,
  requestedPlaces: readonly PlacesInUnit[],
): boolean => !takesReserveListOnly(context.offer) && canPartyFitInUnits(context, requestedPlaces);
