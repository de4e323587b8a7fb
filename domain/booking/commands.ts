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

/** Step 1: how the party sails and how many they are. */
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
  /** Undefined leaves extra luggage as it is. */
  readonly luggage: boolean | undefined;
};

/** Step 2: units and journeys; `reserveList` says that the reserve list will do where the party does not fit (R9). */
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

/** Step 4; a participant who is not named has no extras. */
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
  readonly participants: readonly { readonly userNum: number; readonly fillLater: boolean; readonly person: Person }[];
};

/** Step 6: the order itself. */
export type Confirm = {
  readonly type: 'confirm';
  readonly comments: string;
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  readonly termsAccepted: boolean;
  /** The price that the customer saw; null makes no check (R17). */
  readonly expectedPrice: Money | null;
  /** What the customer saw as left to pay after gift vouchers; null makes no check. */
  readonly expectedLeft: Money | null;
  /** The shop takes no payments online; missing where it does (R30). */
  readonly offline?: true | undefined;
  /** The documents that stood beside the order button; missing in lines from before they were kept (R38, W-054). */
  readonly shown?: ShownDocuments | undefined;
};

export type CreateDraft = { readonly type: 'createDraft'; readonly offerId: number; readonly siteId: number };

/** Gives up what a draft holds, because its session began another (R8). */
export type ReleaseHold = { readonly type: 'releaseHold' };

/** A draft that nobody came back to within 30 days goes (R8). */
export type RemoveDraft = { readonly type: 'removeDraft' };

/** Redeems a voucher for a participant; in the wizard either kind, afterwards a gift voucher as a payment (R25). */
export type RedeemVoucher = { readonly type: 'redeemVoucher'; readonly code: string; readonly userNum: number };

export type UseAmbassadorCode = { readonly type: 'useAmbassadorCode'; readonly code: string };

/** Opens a group whose code is the booking's own id (R21). */
export type CreateGroup = { readonly type: 'createGroup' };
export type JoinGroup = { readonly type: 'joinGroup'; readonly code: string };

/**
 * Takes back what was applied to a draft: one of its vouchers by its code, its ambassador's code, or its group. `code` is null where the draft
 * has one of a kind at most.
 */
export type RemoveCode = { readonly type: 'removeCode'; readonly kind: 'voucher' | 'ambassador' | 'group'; readonly code: string | null };

/** Step 5 named somebody of 45 or more and was refused for that alone: all that is kept of it (R65). */
export type MarkOlder = { readonly type: 'markOlder' };

/** Asks the office to clear the 45+ notice; keeps the hold for two working days (R33). */
export type RequestAge = {
  readonly type: 'requestAge';
  readonly number: string;
  /** Refused unless the draft is marked; missing in lines from before R65, when whoever asked had the places kept. */
  readonly ifMarked?: true | undefined;
};

/** Asks the same of the office and leaves the hold as it is: the address has had its holds lengthened often enough (R65). */
export type NoteAgeRequest = { readonly type: 'noteAgeRequest'; readonly number: string };
export type ClearAge = { readonly type: 'clearAge' };
/** The office has told the customer to pay by transfer what could be paid online alone: the first day begins (R30). */
export type NameWay = { readonly type: 'nameWay' };
export type GrantRebate = { readonly type: 'grantRebate'; readonly amount: Money; readonly reason: string };

/** The office writes something down about a booking, for itself. */
export type Note = { readonly type: 'note'; readonly text: string };

/** A file that the office sends along, as the shop keeps it: by the number of its bytes' fingerprint (R41). */
export type SentFile = { readonly id: string; readonly name: string; readonly type: 'application/pdf' | 'image/png' | 'image/jpeg' };
/** The office writes in its own words. */
export type Tell = {
  readonly type: 'tell';
  /** Which participants, by number, of those who gave an e-mail; missing of letters to the booker alone. */
  readonly to?: readonly number[] | undefined;
  /** Asks the booker for missing data, at most once a day (R37); missing of every other letter. */
  readonly about?: 'missingData' | undefined;
  readonly title: string;
  /** A line is a paragraph. */
  readonly contents: string;
  readonly files: readonly SentFile[];
};

/** The office says what KSeF calls an invoice that it sent there (R38). */
export type NameKsef = { readonly type: 'nameKsef'; readonly invoice: Omit<KsefMark, 'number'>; readonly number: string };
/** The office says whom a booking's invoices should have named: those that were issued are corrected, later ones name them (R38). */
export type CorrectBuyer = { readonly type: 'correctBuyer'; readonly buyer: Buyer };

/** Brings a confirmed booking's group rebate up to the group as it is now (R21). */
export type Regroup = { readonly type: 'regroup' };

/** Moves a sign-up to the main list when its whole party fits (R11). */
export type MoveUp = { readonly type: 'moveUp' };
export type LeaveReserveList = { readonly type: 'leaveReserveList' };

/** The customer asks the office to cancel (R48). */
export type RequestCancel = { readonly type: 'requestCancel' };
/** The office cancels one booking, on the customer's wish or for a reason of the company's own (R48). */
export type Cancel = {
  readonly type: 'cancel';
  readonly reason: 'customer' | 'organiser';
  /** What comes back goes by the day on which the customer asked, where they did; missing in lines from when it went by the office's (R48). */
  readonly asOfAsked?: true | undefined;
};
/** The company calls the trip off: whatever state the booking is in, it ends, and everything that was paid comes back (R70). */
export type CallOff = { readonly type: 'callOff' };
/** Time cancels an order for which nothing was registered; `statementsUntil` is the last day of imported statements (R32). */
export type CancelUnpaid = { readonly type: 'cancelUnpaid'; readonly statementsUntil: Day | null };
/** The customer is told that a line of the plan is late (R32). */
export type Remind = { readonly type: 'remind'; readonly line: number };

/** The customer is told ahead of an instalment's day and of the departure, and thanked after the trip (R32). */
export type Announce = { readonly type: 'announce'; readonly what: Announcement };

/** Registers something paid, or paid back, once by its number (R31). Amounts are positive. */
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
export type UndoPayment = { readonly type: 'undoPayment'; readonly paymentId: string; readonly returned?: true | undefined };

/** The office says what the company keeps of what came in after the customer had cancelled: it counts towards what the terms keep (R31, R48). */
export type KeepLate = { readonly type: 'keepLate'; readonly amount: Money };

/** Changes a placed booking (R37); null is a list that was not sent, whoever a list leaves out stays as they are. */
export type ChangeBooking = {
  readonly type: 'changeBooking';
  readonly berths: readonly { readonly userNum: number; readonly unitId: number }[] | null;
  readonly journeys: readonly JourneyAnswer[] | null;
  readonly insurances: readonly { readonly userNum: number; readonly insuranceId: number | null; readonly assistance: boolean }[] | null;
  readonly trainings: ChooseExtras['trainings'] | null;
  readonly addons: ChooseExtras['addons'] | null;
  readonly people: NameParticipants['participants'] | null;
  /** The price that its preview showed; missing makes no check, as in lines from before it was asked (R17, R37). */
  readonly expectedPrice?: Money | undefined;
};

/** What a customer, the office or time may do to a booking that exists. */
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

/** A command with what was read outside the locks when it was given: enough to do it again, to the grosz (R46). */
export type Recorded = {
  readonly bookingId: string;
  readonly command: BookingCommand;
  readonly by: By;
  readonly owner: Owner;
  readonly at: Instant;
  /** The version it was made on; null makes no check (R58). */
  readonly expectedVersion: number | null;
  /** The logged-in booker's own e-mail, lower case; null for an anonymous one, and where the command does not count it. */
  readonly bookerEmail: string | null;
  /** Trips already ended, by e-mail; only addresses with at least one (R20). */
  readonly trips: Readonly<Record<string, number>>;
};
