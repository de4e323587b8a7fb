import type { Buyer } from '../accounts/invoice.ts';
import type { KsefMark } from '../accounts/ksef-number.ts';
import type { By } from '../by.ts';
import type { Day, Instant } from '../calendar.ts';
import type { Accommodation } from '../catalogue/accommodation.ts';
import type { Money } from '../money.ts';
import type { Person } from '../party/person.ts';
import type { PaymentOption, PaymentType } from '../payments/instalments.ts';
import type { Announcement, Owner, ShownDocuments } from './booking.ts';

export type ChooseTrip = {
  readonly type: 'chooseTrip';
  readonly accommodation: Accommodation;
  readonly participantsCount: number;
  readonly ownSkipper: boolean;
  readonly beSkipper: boolean;
};

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
  /** Undefined: the choice of extra luggage stays as it was. */
  readonly luggage: boolean | undefined;
};

/** Step 2. `reserveList`: the customer accepts the reserve list if the party does not fit (R9). */
export type ChooseBerths = {
  readonly type: 'chooseBerths';
  readonly berths: readonly BerthAnswer[];
  readonly journeys: readonly JourneyAnswer[];
  readonly reserveList: boolean;
};

export type ChooseInsurance = {
  readonly type: 'chooseInsurance';
  readonly insurances: readonly {
    readonly userNum: number;
    readonly insuranceId: number | null;
    readonly resignation: boolean;
    readonly assistance: boolean;
    readonly sameAsFirst: boolean;
  }[];
};

/** Step 4. A participant who is missing from the lists has no extras. */
export type ChooseExtras = {
  readonly type: 'chooseExtras';
  readonly trainings: readonly {
    readonly userNum: number;
    readonly selected: readonly { readonly trainingId: number; readonly optionId: number }[];
  }[];
  readonly addons: readonly {
    readonly userNum: number;
    readonly selected: readonly { readonly addonId: number; readonly optionId: number | null }[];
  }[];
};

export type NameParticipants = {
  readonly type: 'nameParticipants';
  readonly participants: readonly {
    readonly userNum: number;
    readonly fillLater: boolean;
    readonly person: Person;
  }[];
};

export type Confirm = {
  readonly type: 'confirm';
  readonly comments: string;
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  readonly termsAccepted: boolean;
  /** The price that the customer saw. Null: the price is not compared (R17). */
  readonly expectedPrice: Money | null;
  /** What the customer saw as left to pay after gift vouchers. Null: the amount is not compared. */
  readonly expectedLeft: Money | null;
  readonly offline?: true | undefined;
  /**
   * True: the order records the skipper of a whole yacht. Missing in older lines, whose comments
   * begin with a sentence about the skipper (R55).
   */
  readonly recordsSkipper?: true | undefined;
  /** Documents that were linked beside the order button; missing in older lines (R38, W-054). */
  readonly shown?: ShownDocuments | undefined;
};

export type CreateDraft = {
  readonly type: 'createDraft';
  readonly offerId: number;
  readonly siteId: number;
};

/** Ends a draft's hold, because the same session began another hold (R8). */
export type ReleaseHold = { readonly type: 'releaseHold' };

export type RemoveDraft = { readonly type: 'removeDraft' };

/** A placed booking accepts only gift vouchers, as a payment (R25). */
export type RedeemVoucher = {
  readonly type: 'redeemVoucher';
  readonly code: string;
  readonly userNum: number;
};

export type UseAmbassadorCode = { readonly type: 'useAmbassadorCode'; readonly code: string };

/** The booking's own id becomes the group's code (R21). */
export type CreateGroup = { readonly type: 'createGroup' };
export type JoinGroup = { readonly type: 'joinGroup'; readonly code: string };

/** Removes a voucher, or, if `code` is null, the draft's only ambassador's code or group. */
export type RemoveCode = {
  readonly type: 'removeCode';
  readonly kind: 'voucher' | 'ambassador' | 'group';
  readonly code: string | null;
};

/**
 * Marks a draft whose step 5 was refused because a traveller is 45 or older. Nothing else of the
 * step is stored (R65).
 */
export type MarkOlder = { readonly type: 'markOlder' };

/** Requests the clearance of the 45+ notice and extends the hold by two working days (R33). */
export type RequestAge = {
  readonly type: 'requestAge';
  readonly number: string;
  readonly ifMarked?: true | undefined;
};

/** The office has answered for the customer, who gets a link to step 6 (R8.17, R55.4). */
export type PrepareOrder = { readonly type: 'prepareOrder' };
/** The browser that follows the letter's link owns the draft from now on (R55.4). */
export type TakeOver = { readonly type: 'takeOver' };

/**
 * Requests the clearance of the 45+ notice without extending the hold, because the address has used
 * up its extensions (R65).
 */
export type NoteAgeRequest = { readonly type: 'noteAgeRequest'; readonly number: string };
export type ClearAge = { readonly type: 'clearAge' };
/**
 * Sets the payment method to transfer instead of online. The time for the first payment starts now
 * (R30).
 */
export type NameWay = { readonly type: 'nameWay' };
export type GrantRebate = {
  readonly type: 'grantRebate';
  readonly amount: Money;
  readonly reason: string;
};

export type Note = { readonly type: 'note'; readonly text: string };

/** A file that the office sends to travellers; `id` is the hash of its bytes (R41). */
export type SentFile = {
  readonly id: string;
  readonly name: string;
  readonly type: 'application/pdf' | 'image/png' | 'image/jpeg';
};
export type Tell = {
  readonly type: 'tell';
  /** Numbers of the participants who get the mail. If missing, only the booker gets it. */
  readonly to?: readonly number[] | undefined;
  /** A request for missing data, at most once a day (R37). Missing in every other mail. */
  readonly about?: 'missingData' | undefined;
  readonly title: string;
  readonly contents: string;
  readonly files: readonly SentFile[];
};

export type NameKsef = {
  readonly type: 'nameKsef';
  readonly invoice: Omit<KsefMark, 'number'>;
  readonly number: string;
};
/** Sets another buyer. Issued invoices are corrected; later ones name the new buyer (R38). */
export type CorrectBuyer = { readonly type: 'correctBuyer'; readonly buyer: Buyer };

/** Updates a confirmed booking's group rebate to the group's current size (R21). */
export type Regroup = { readonly type: 'regroup' };

export type MoveUp = { readonly type: 'moveUp' };
export type LeaveReserveList = { readonly type: 'leaveReserveList' };

export type RequestCancel = { readonly type: 'requestCancel' };
export type Cancel = {
  readonly type: 'cancel';
  readonly reason: 'customer' | 'organiser';
  /**
   * True if the day of the customer's request decides the refund. Missing in lines from before this
   * rule (R48).
   */
  readonly asOfAsked?: true | undefined;
};
/** Ends a booking in any state and refunds all its payments (R70). */
export type CallOff = { readonly type: 'callOff' };
export type CancelUnpaid = { readonly type: 'cancelUnpaid'; readonly statementsUntil: Day | null };
export type Remind = { readonly type: 'remind'; readonly line: number };

export type Announce = { readonly type: 'announce'; readonly what: Announcement };

/** Each `paymentId` is registered once (R31). Amounts are positive. */
export type RegisterPayment = {
  readonly type: 'registerPayment';
  readonly paymentId: string;
  readonly method: 'transfer' | 'online' | 'refund';
  readonly amount: Money;
  /**
   * How a payment by hand was made: a `word` of the brand's `paymentMeans`. The method is then
   * 'transfer' (R31.15).
   */
  readonly means?: string | undefined;
};

/**
 * Undoes a payment that was registered by mistake (R31). `returned`: a refund that came back to the
 * shop (R48).
 */
export type UndoPayment = {
  readonly type: 'undoPayment';
  readonly paymentId: string;
  readonly returned?: true | undefined;
};

/** Sends the letter about an undone payment, after the brand's `correctionMinutes` (R31.10). */
export type TellUndone = { readonly type: 'tellUndone'; readonly paymentId: string };

/** Sets what the company keeps of payments after the customer's cancellation (R31, R48). */
export type KeepLate = { readonly type: 'keepLate'; readonly amount: Money };

/**
 * Changes a confirmed booking (R37). A null list was not sent. Participants who are not named stay
 * unchanged.
 */
export type ChangeBooking = {
  readonly type: 'changeBooking';
  readonly berths: readonly { readonly userNum: number; readonly unitId: number }[] | null;
  readonly journeys: readonly JourneyAnswer[] | null;
  readonly insurances:
    | readonly {
        readonly userNum: number;
        readonly insuranceId: number | null;
        readonly assistance: boolean;
      }[]
    | null;
  readonly trainings: ChooseExtras['trainings'] | null;
  readonly addons: ChooseExtras['addons'] | null;
  readonly people: NameParticipants['participants'] | null;
  /** The price that the preview showed. If missing, the price is not compared (R17, R37). */
  readonly expectedPrice?: Money | undefined;
};

/** A review of the ended trip; `stars` 1 to 5, `text` cleaned and at most 500 characters (R72). */
export type GiveReview = {
  readonly type: 'giveReview';
  readonly stars: number;
  readonly text: string;
};
/** Hides a review. The office mails the reason to the author (R72). */
export type HideReview = { readonly type: 'hideReview'; readonly reason: string };
export type ShowReview = { readonly type: 'showReview' };
export type DeclineReviews = { readonly type: 'declineReviews' };

export type LifeCommand =
  | ChooseTrip
  | ChooseBerths
  | ChooseInsurance
  | ChooseExtras
  | NameParticipants
  | Confirm
  | ReleaseHold
  | RemoveDraft
  | RedeemVoucher
  | UseAmbassadorCode
  | CreateGroup
  | JoinGroup
  | RemoveCode
  | MarkOlder
  | RequestAge
  | NoteAgeRequest
  | PrepareOrder
  | TakeOver
  | ClearAge
  | NameWay
  | GrantRebate
  | Note
  | Tell
  | NameKsef
  | CorrectBuyer
  | Regroup
  | MoveUp
  | LeaveReserveList
  | RequestCancel
  | Cancel
  | CallOff
  | CancelUnpaid
  | Remind
  | Announce
  | RegisterPayment
  | TellUndone
  | UndoPayment
  | KeepLate
  | ChangeBooking
  | GiveReview
  | HideReview
  | ShowReview
  | DeclineReviews;
export type BookingCommand = CreateDraft | LifeCommand;

/**
 * A command with all data that was read outside the locks, so that a replay computes the same
 * amounts (R46).
 */
export type Recorded = {
  readonly bookingId: string;
  readonly command: BookingCommand;
  readonly by: By;
  readonly owner: Owner;
  readonly at: Instant;
  /** Null: the version is not compared (R58). */
  readonly expectedVersion: number | null;
  /** In lower case; null if nobody is logged in or the command does not need it. */
  readonly bookerEmail: string | null;
  /** Number of past trips by e-mail. Addresses without a trip are missing (R20). */
  readonly trips: Readonly<Record<string, number>>;
};
