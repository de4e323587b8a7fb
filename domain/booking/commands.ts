import type { Instant } from '../calendar.ts';
import type { Money } from '../money.ts';
import type { PaymentOption, PaymentType } from '../payments/instalments.ts';
import type { Accommodation } from '../seats/claim.ts';
import type { Person } from '../travellers/participant.ts';
import type { Owner } from './booking.ts';

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
};

export type CreateDraft = { readonly type: 'createDraft'; readonly offerId: number; readonly siteId: number };

/** Gives up what a draft holds, because its session began another (R8). */
export type ReleaseHold = { readonly type: 'releaseHold' };

export type DraftCommand = ChooseTrip | ChooseBerths | ChooseInsurance | ChooseExtras | NameParticipants | Confirm | ReleaseHold;
export type BookingCommand = CreateDraft | DraftCommand;

/** A command with what was read outside the locks when it was given: enough to do it again, to the grosz (R46). */
export type Recorded = {
  readonly bookingId: string;
  readonly command: BookingCommand;
  readonly owner: Owner;
  readonly at: Instant;
  /** The version it was made on; null makes no check (R58). */
  readonly expectedVersion: number | null;
  /** The logged-in booker's own e-mail, lower case; null for an anonymous one. */
  readonly bookerEmail: string | null;
  /** Trips already ended, by e-mail; only addresses with at least one (R20). */
  readonly trips: Readonly<Record<string, number>>;
};
