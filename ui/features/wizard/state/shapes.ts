import type { AccommodationOption } from '../../../../adapters/http/contract/wizard/steps.ts';
import type {
  PaymentOption,
  PaymentType,
} from '../../../../adapters/http/contract/wizard/wizard.ts';

// Answers must be `type` aliases: interfaces are not assignable to an index signature.

export type TripAnswers = {
  readonly booking: {
    readonly option: AccommodationOption;
    readonly count: number;
    readonly ownSkipper: boolean;
    readonly beSkipper: boolean;
    readonly groupCode: string;
  };
  readonly people: readonly Record<never, never>[];
};

export type BerthFields = {
  readonly same: boolean;
  readonly roomId: number | null;
  readonly journeyId: number | null;
  readonly pointId: number | null;
  readonly luggage: boolean;
  readonly name: string;
  readonly surname: string;
};
/** `bedroom`: a party of two takes a cabin's bedroom for itself (W-042). */
export type BerthAnswers = {
  readonly booking: { readonly bedroom: boolean };
  readonly people: readonly BerthFields[];
};

export type InsuranceFields = {
  readonly same: boolean;
  readonly insuranceId: number | null;
  readonly resignation: boolean;
  readonly assistance: boolean;
};
export type InsuranceAnswers = {
  readonly booking: Record<never, never>;
  readonly people: readonly InsuranceFields[];
};

export type ExtrasFields = {
  /** The keys are training numbers; option 0 means no training. */
  readonly trainings: Readonly<Record<string, number>>;
  /** The keys are add-on numbers; size 0 means that no size is chosen yet. */
  readonly addons: Readonly<Record<string, number>>;
};
export type ExtrasAnswers = {
  readonly booking: Record<never, never>;
  readonly people: readonly ExtrasFields[];
};

export type TravellerFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly idDocument: string;
  readonly country: string;
  readonly gender: '1' | '2' | '';
  readonly phone: string;
  readonly email: string;
  readonly later: boolean;
  readonly policy: boolean;
  readonly newsletter: boolean;
};
export type ParticipantsAnswers = {
  readonly booking: Record<never, never>;
  readonly people: readonly TravellerFields[];
};

export type SummaryAnswers = {
  readonly booking: {
    readonly comments: string;
    readonly paymentOption: PaymentOption;
    readonly paymentType: PaymentType;
    readonly data: boolean;
    readonly terms: boolean;
    readonly hasVoucher: boolean;
    readonly ambassadorCode: string;
    readonly groupCode: string;
  };
  readonly people: readonly { readonly voucherCode: string }[];
};

export type AnswersOf = {
  readonly trip: TripAnswers;
  readonly berths: BerthAnswers;
  readonly insurance: InsuranceAnswers;
  readonly extras: ExtrasAnswers;
  readonly participants: ParticipantsAnswers;
  readonly summary: SummaryAnswers;
};
