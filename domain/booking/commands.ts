import type { Buyer } from '../accounts/invoice.ts';
import type { KsefMark } from '../accounts/ksef-number.ts';
import type { By } from '../by.ts';
import type { Day, Instant } from '../calendar.ts';
import type { Accommodation } from '../catalogue/accommodation.ts';
import type { Money } from '../money.ts';
import type { Person } from '../party/person.ts';
import type { PaymentOption, PaymentType } from '../payments/instalments.ts';
import type { Announcement, Owner } from './booking.ts';
import type { ShownDocuments } from './documents.ts';

/** Step 1: the kind of accommodation and the size of the party. */
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
  /** Undefined leaves extra luggage unchanged. */
  readonly luggage: boolean | undefined;
};

/**
 * Step 2: units and journeys. `reserveList` accepts the reserve list if the party does not fit
 * (R9).
 */
export type ChooseBerths = {
  readonly type: 'chooseBerths';
  readonly berths: readonly BerthAnswer[];
  readonly journeys: readonly JourneyAnswer[];
  readonly reserveList: boolean;
};

/** Step 3. */
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

/** Step 4. A participant who is not named has no extras. */
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

/** Step 5. */
export type NameParticipants = {
  readonly type: 'nameParticipants';
  readonly participants: readonly {
    readonly userNum: number;
    readonly fillLater: boolean;
    readonly person: Person;
  }[];
};

/** Step 6: the order. */
export type Confirm = {
  readonly type: 'confirm';
  readonly comments: string;
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  readonly termsAccepted: boolean;
  /** The price that the customer saw; null skips the check (R17). */
  readonly expectedPrice: Money | null;
  /** The amount that the customer saw as left after gift vouchers; null skips the check. */
  readonly expectedLeft: Money | null;
  /** The shop takes no online payments; missing if it does (R30). */
  readonly offline?: true | undefined;
  /**
   * The documents beside the order button. Missing in lines from before they were recorded (R38,
   * W-054).
   */
  readonly shown?: ShownDocuments | undefined;
};

export type CreateDraft = {
  readonly type: 'createDraft';
  readonly offerId: number;
  readonly siteId: number;
};

/** Releases a draft's hold, because its session began another one (R8). */
export type ReleaseHold = { readonly type: 'releaseHold' };

/** Removes a draft after 30 days without activity (R8). */
export type RemoveDraft = { readonly type: 'removeDraft' };

/** Redeems a voucher. The wizard takes both kinds; later only gift vouchers, as a payment (R25). */
export type RedeemVoucher = {
  readonly type: 'redeemVoucher';
  readonly code: string;
  readonly userNum: number;
};

export type UseAmbassadorCode = { readonly type: 'useAmbassadorCode'; readonly code: string };

/** Opens a group whose code is the booking's own id (R21). */
export type CreateGroup = { readonly type: 'createGroup' };
export type JoinGroup = { readonly type: 'joinGroup'; readonly code: string };

/**
 * Takes back what was applied to a draft: one of its vouchers by its code, its ambassador's code, or its group. `code` is null where the draft
 * has one of a kind at most.
 */
export type RemoveCode = {
  readonly type: 'removeCode';
  readonly kind: 'voucher' | 'ambassador' | 'group';
  readonly code: string | null;
};

/**
 * Marks that a refused step 5 named somebody of 45 or more. Nothing else of that save is stored
 * (R65).
 */
export type MarkOlder = { readonly type: 'markOlder' };

/** Asks the office to clear the 45+ notice and extends the hold by two working days (R33). */
export type RequestAge = {
  readonly type: 'requestAge';
  readonly number: string;
  /**
   * Refuses unless the draft is marked. Missing in lines from before R65, when every request kept
   * the places.
   */
  readonly ifMarked?: true | undefined;
};

/**
 * Asks the office without extending the hold, because the address has used up its extensions (R65).
 */
export type NoteAgeRequest = { readonly type: 'noteAgeRequest'; readonly number: string };
export type ClearAge = { readonly type: 'clearAge' };
/**
 * The office tells the customer to pay by transfer what could only be paid online. The first day
 * starts now (R30).
 */
export type NameWay = { readonly type: 'nameWay' };
export type GrantRebate = {
  readonly type: 'grantRebate';
  readonly amount: Money;
  readonly reason: string;
};

/** Adds an internal note of the office. */
export type Note = { readonly type: 'note'; readonly text: string };

/** A file that the office sends. `id` is the hash of its bytes (R41). */
export type SentFile = {
  readonly id: string;
  readonly name: string;
  readonly type: 'application/pdf' | 'image/png' | 'image/jpeg';
};
/** Sends a message of the office. */
export type Tell = {
  readonly type: 'tell';
  /** Numbers of the participants who get the mail. Missing in letters to the booker alone. */
  readonly to?: readonly number[] | undefined;
  /** Asks the booker for missing data, at most once a day (R37). Missing in every other letter. */
  readonly about?: 'missingData' | undefined;
  readonly title: string;
  /** Each line is a paragraph. */
  readonly contents: string;
  readonly files: readonly SentFile[];
};

/** Records the KSeF number of an invoice (R38). */
export type NameKsef = {
  readonly type: 'nameKsef';
  readonly invoice: Omit<KsefMark, 'number'>;
  readonly number: string;
};
/**
 * Sets the buyer of a booking's invoices. Issued invoices are corrected, later ones name the new
 * buyer (R38).
 */
export type CorrectBuyer = { readonly type: 'correctBuyer'; readonly buyer: Buyer };

/** Updates a confirmed booking's group rebate to the group's current size (R21). */
export type Regroup = { readonly type: 'regroup' };

/** Moves a booking off the reserve list if its whole party fits (R11). */
export type MoveUp = { readonly type: 'moveUp' };
export type LeaveReserveList = { readonly type: 'leaveReserveList' };

/** The customer asks the office to cancel (R48). */
export type RequestCancel = { readonly type: 'requestCancel' };
/** The office cancels one booking, for the customer or for the company (R48). */
export type Cancel = {
  readonly type: 'cancel';
  readonly reason: 'customer' | 'organiser';
  /**
   * The refund counts from the day of the customer's request. Missing in lines from before this
   * rule (R48).
   */
  readonly asOfAsked?: true | undefined;
};
/**
 * The company calls the trip off. The booking ends in any state and everything paid is refunded
 * (R70).
 */
export type CallOff = { readonly type: 'callOff' };
/**
 * Cancels an order without any payment. `statementsUntil` is the last day of imported statements
 * (R32).
 */
export type CancelUnpaid = { readonly type: 'cancelUnpaid'; readonly statementsUntil: Day | null };
/** Reminds the customer of a late line of the plan (R32). */
export type Remind = { readonly type: 'remind'; readonly line: number };

/** Sends a scheduled notification (R32). */
export type Announce = { readonly type: 'announce'; readonly what: Announcement };

/** Registers a payment or a repayment, once per number (R31). Amounts are positive. */
export type RegisterPayment = {
  readonly type: 'registerPayment';
  readonly paymentId: string;
  readonly method: 'transfer' | 'online' | 'refund';
  readonly amount: Money;
};

/**
 * Takes back what was registered by mistake: the transfer of somebody else, say (R31). The journal keeps both. `returned`: it was no mistake,
 * the bank returned a refund that had left (R48).
 */
export type UndoPayment = {
  readonly type: 'undoPayment';
  readonly paymentId: string;
  readonly returned?: true | undefined;
};

/**
 * The office decides what the company keeps of payments after the customer's cancellation (R31,
 * R48).
 */
export type KeepLate = { readonly type: 'keepLate'; readonly amount: Money };

/**
 * Changes a placed booking (R37). A list that is null was not sent. Participants who are not in a
 * list stay unchanged.
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
  /** The price of the preview; missing skips the check (R17, R37). */
  readonly expectedPrice?: Money | undefined;
};

/** Commands of a customer, the office or time on an existing booking. */
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
  | UndoPayment
  | KeepLate
  | ChangeBooking;
export type BookingCommand = CreateDraft | LifeCommand;

/**
 * A command with everything that was read outside the locks. It can be replayed to the grosz (R46).
 */
export type Recorded = {
  readonly bookingId: string;
  readonly command: BookingCommand;
  readonly by: By;
  readonly owner: Owner;
  readonly at: Instant;
  /** The version that the command was made on; null skips the check (R58). */
  readonly expectedVersion: number | null;
  /**
   * The logged-in booker's e-mail in lower case. Null if anonymous or if the command does not use
   * it.
   */
  readonly bookerEmail: string | null;
  /** Past trips by e-mail; only addresses with at least one (R20). */
  readonly trips: Readonly<Record<string, number>>;
};
