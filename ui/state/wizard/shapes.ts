import type { AccommodationOption } from '../../../adapters/http/contract/wizard/steps.ts';
import type { PaymentOption, PaymentType } from '../../../adapters/http/contract/wizard/wizard.ts';

// What each step's screen asks, as its fields hold it. `type`, not `interface`: only aliases fit the index of Fields.

export type TripAnswers = {
  readonly booking: {
    readonly option: AccommodationOption;
    readonly count: number;
    readonly ownSkipper: boolean;
    readonly beSkipper: boolean;
    /** A group's code that was typed and is not joined yet. */
    readonly groupCode: string;
  };
  readonly people: readonly Record<never, never>[];
};

export type Berth = {
  /** 'Tak samo jak 1. uczestnik' */
  readonly same: boolean;
  readonly roomId: number | null;
  readonly journeyId: number | null;
  readonly pointId: number | null;
  readonly luggage: boolean;
  readonly name: string;
  readonly surname: string;
};
/** `bedroom`: a cabin's bedroom for the two of them alone (W-042). */
export type BerthAnswers = { readonly booking: { readonly bedroom: boolean }; readonly people: readonly Berth[] };

export type Insured = {
  readonly same: boolean;
  readonly insuranceId: number | null;
  readonly resignation: boolean;
  readonly assistance: boolean;
};
export type InsuranceAnswers = { readonly booking: Record<never, never>; readonly people: readonly Insured[] };

export type Extras = {
  /** Training number → option; 0 for none. */
  readonly trainings: Readonly<Record<string, number>>;
  /** Chosen add-on's number → its size; 0 while none is chosen. */
  readonly addons: Readonly<Record<string, number>>;
};
export type ExtrasAnswers = { readonly booking: Record<never, never>; readonly people: readonly Extras[] };

export type Traveller = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly idDocument: string;
  readonly country: string;
  readonly gender: '1' | '2' | '';
  readonly phone: string;
  readonly email: string;
  /** 'Podam dane osobowe później' */
  readonly later: boolean;
  readonly policy: boolean;
  readonly newsletter: boolean;
};
export type ParticipantsAnswers = { readonly booking: Record<never, never>; readonly people: readonly Traveller[] };

export type SummaryAnswers = {
  readonly booking: {
    readonly comments: string;
    readonly paymentOption: PaymentOption;
    readonly paymentType: PaymentType;
    readonly data: boolean;
    readonly terms: boolean;
    /** 'Posiadam voucher' */
    readonly hasVoucher: boolean;
    readonly ambassadorCode: string;
    readonly groupCode: string;
  };
  /** Codes that were typed and are not redeemed yet. */
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
