import type { Day, Instant } from './calendar.ts';
import type { Limits } from './limits.ts';
import type { Money } from './money.ts';

/** The office's contact data; null if the brand names none. */
export type OfficeContact = { readonly phone: string | null; readonly email: string | null };

/**
 * Days before an instalment, before departure and after the trip on which the customer gets a mail
 * (R32).
 */
export type NoticeDays = {
  readonly beforeDue: number;
  readonly beforeStart: number;
  readonly afterEnd: number;
};

export type SurchargeDays = { readonly afterChange: number; readonly beforeStart: number };

/**
 * Regions of the guarantee funds: Poland and its neighbours by land, the rest of Europe, everything
 * else.
 */
export type FundRegion = 'neighbours' | 'europe' | 'nonEuropean';

/** Rate per traveller for each of the two guarantee funds, for contracts from this day on. */
export type FundRate = {
  readonly from: Day;
  readonly region: FundRegion;
  /** The organiser transports the travellers. */
  readonly transport: boolean;
  readonly tfg: Money;
  readonly tfp: Money;
};

export type GuaranteeFunds = {
  /** Country numbers; all others are the rest of Europe. */
  readonly neighbours: readonly number[];
  readonly nonEuropean: readonly number[];
  readonly rates: readonly FundRate[];
};

/** Figures of one brand, one value per site (R4). Everything that the office may change is here. */
export type BrandSettings = {
  readonly siteId: number;
  readonly name: string;
  readonly boatTripMarker: string;
  readonly officeHours: string;
  readonly office: OfficeContact;
  /**
   * Address of the brand's pages, `https://zima.example.pl`; null means the shop's own
   * (PUBLIC_URL).
   */
  readonly address: string | null;
  readonly bankTransfer: { readonly recipient: string; readonly accountNumber: string };
  /** Per cent of a payment, at most two decimals (R30). */
  readonly onlineCommissionPercent: number;
  readonly maxParticipants: number;
  readonly cabinSurcharge: Money;
  readonly firstMinute: { readonly perParticipant: Money; readonly wholeYacht: Money };
  readonly secondMinute: { readonly perParticipant: Money; readonly wholeYacht: Money };
  /** Loyalty rebates by number of past trips, ascending (R20). */
  readonly loyalty: readonly { readonly trips: number; readonly rebate: Money }[];
  /** Group rebates by number of travellers, ascending (R21). */
  readonly group: readonly { readonly travellers: number; readonly rebate: Money }[];
  readonly groupCodeDays: number;
  readonly ambassadorRebate: Money;
  /** Ambassador's commission per participant of a paid booking (R40). */
  readonly ambassadorCommission: Money;
  readonly wholeYachtRebate: Money;
  readonly skipperRebate: Money;
  /** Caps of the rebates per participant (R23). */
  readonly cap: {
    readonly firstMinute: Money;
    readonly secondMinute: Money;
    readonly otherwise: Money;
  };
  readonly resignation: {
    readonly safeBooking: { readonly europe: Money; readonly exotic: Money };
    readonly perWeek: { readonly europe: Money; readonly exotic: Money };
    readonly lastDaysBeforeStart: number;
  };
  /**
   * The organiser's skipper, paid on the spot: euro cents if the offer says euro, else grosze
   * (R14).
   */
  readonly organiserSkipper: { readonly eur: number; readonly pln: Money };
  readonly hold: {
    readonly minutes: number;
    readonly longestMinutes: number;
    readonly perSession: number;
    readonly perAddress: number;
  };
  readonly draftDays: number;
  readonly firstPaymentHours: number;
  /**
   * Hours before the day of the departure at which an unpaid order ends (R32.2). Its first payment is due twice as early at the
   * latest (R28.1). Null in older recordings, which have no such limit.
   */
  readonly lateOrderHours: number | null;
  /** Working days after the due day; an unpaid booking is cancelled at their end (R32). */
  readonly unpaidWorkingDays: number;
  /** An open statement line that fits an unpaid order keeps the order for at most so many days after its import (R32.4). */
  readonly openLineDays: number;
  /**
   * Free cancellation and fees. The first step whose days before the start are reached applies
   * (R48).
   */
  readonly cancellation: {
    readonly firstMinuteDays: number;
    readonly secondMinuteWorkingDays: number;
    readonly terms: readonly { readonly fromDays: number; readonly keepsPercent: number }[];
  };
  readonly instalments: {
    readonly secondDays: number;
    readonly thirdDays: number;
    readonly secondUpToPercent: number;
  };
  readonly privateInstalments: { readonly firstPercent: number; readonly secondPercent: number };
  /**
   * An additional amount is due this many days after the change and before the start (R63). Null
   * only in older recordings.
   */
  readonly surchargeDays: SurchargeDays | null;
  /** Null only in recordings from before scheduled notifications: none are sent. */
  readonly noticeDays: NoticeDays | null;
  readonly onlineOnlyWorkingDays: number;
  readonly addonsDays: number;
  readonly changesDays: number;
  /** Days before the start until which the office may change personal data (R37). */
  readonly officeChangesDays: number;
  readonly ages: { readonly adult: number; readonly office: number };
  readonly ageRequestWorkingDays: number;
  /** Contributions to the guarantee funds; null if the brand names none. */
  readonly guaranteeFunds: GuaranteeFunds | null;
  /** Rate limits (R42, R43). */
  readonly limits: Limits;
};

/** Figures of a brand from a moment on, until the next entry. */
export type FiguresSince = { readonly since: Instant; readonly figures: BrandSettings };
