import type { Day, Instant } from './calendar.ts';
import type { Limits } from './limits.ts';
import type { Money } from './money.ts';

/** How the office is reached; null where the brand has not said. */
export type OfficeContact = { readonly phone: string | null; readonly email: string | null };

/** So many days before an instalment's day and the departure, and after the trip, the customer is written to (R32). */
export type NoticeDays = { readonly beforeDue: number; readonly beforeStart: number; readonly afterEnd: number };

export type SurchargeDays = { readonly afterChange: number; readonly beforeStart: number };

/** Where a trip goes, as the guarantee funds count it: Poland and the countries beside it by land, the rest of Europe, all else. */
export type FundRegion = 'neighbours' | 'europe' | 'nonEuropean';

/** What is paid to each of the two guarantee funds for every traveller of a contract made on a day or later. */
export type FundRate = {
  readonly from: Day;
  readonly region: FundRegion;
  /** Whether the organiser takes the traveller there. */
  readonly transport: boolean;
  readonly tfg: Money;
  readonly tfp: Money;
};

export type GuaranteeFunds = {
  /** Countries by number; all others are the rest of Europe. */
  readonly neighbours: readonly number[];
  readonly nonEuropean: readonly number[];
  readonly rates: readonly FundRate[];
};

/** Figures of one brand, one value per site (R4). Everything that the office may one day change stands here. */
export type BrandSettings = {
  readonly siteId: number;
  readonly name: string;
  readonly boatTripMarker: string;
  readonly officeHours: string;
  readonly office: OfficeContact;
  /** Where its pages are, `https://zima.example.pl`; null: where the shop is. The shop's own is not a figure: its server is told (PUBLIC_URL). */
  readonly address: string | null;
  readonly bankTransfer: { readonly recipient: string; readonly accountNumber: string };
  /** Per cent of a payment, two decimals at most (R30). */
  readonly onlineCommissionPercent: number;
  readonly maxParticipants: number;
  readonly cabinSurcharge: Money;
  readonly firstMinute: { readonly perParticipant: Money; readonly wholeYacht: Money };
  readonly secondMinute: { readonly perParticipant: Money; readonly wholeYacht: Money };
  /** Trips behind a participant and what they give, ascending (R20). */
  readonly loyalty: readonly { readonly trips: number; readonly rebate: Money }[];
  /** Travellers in the group and what each gets, ascending (R21). */
  readonly group: readonly { readonly travellers: number; readonly rebate: Money }[];
  readonly groupCodeDays: number;
  readonly ambassadorRebate: Money;
  /** What an ambassador earns for each participant of a paid booking (R40). */
  readonly ambassadorCommission: Money;
  readonly wholeYachtRebate: Money;
  readonly skipperRebate: Money;
  /** Caps of the rebates per participant (R23). */
  readonly cap: { readonly firstMinute: Money; readonly secondMinute: Money; readonly otherwise: Money };
  readonly resignation: {
    readonly safeBooking: { readonly europe: Money; readonly exotic: Money };
    readonly perWeek: { readonly europe: Money; readonly exotic: Money };
    readonly lastDaysBeforeStart: number;
  };
  /** What the organiser's skipper is paid on the spot: cents of a euro where the offer says euro, else grosze (R14). */
  readonly organiserSkipper: { readonly eur: number; readonly pln: Money };
  readonly hold: { readonly minutes: number; readonly longestMinutes: number; readonly perSession: number; readonly perAddress: number };
  readonly draftDays: number;
  readonly firstPaymentHours: number;
  /**
   * In the last days the first payment is due at the latest twice so many hours before the day of the departure, and an unpaid order ends so
   * many hours before it (R28.1, R32.2). Null in older recordings: they are decided as they were.
   */
  readonly lateOrderHours: number | null;
  /** Working days after the due day at whose end an unpaid booking is cancelled (R32). */
  readonly unpaidWorkingDays: number;
  /** An open statement line that fits an unpaid order keeps the order for at most so many days after its import (R32.4). */
  readonly openLineDays: number;
  /** Until when cancelling is free, and what the terms keep otherwise: the first step whose days before the start are reached (R48). */
  readonly cancellation: {
    readonly firstMinuteDays: number;
    readonly secondMinuteWorkingDays: number;
    readonly terms: readonly { readonly fromDays: number; readonly keepsPercent: number }[];
  };
  readonly instalments: { readonly secondDays: number; readonly thirdDays: number; readonly secondUpToPercent: number };
  readonly privateInstalments: { readonly firstPercent: number; readonly secondPercent: number };
  /**
   * What a later change adds is due so many days after it, and so many days before the start at the latest (R63). Null in recordings from
   * before that alone.
   */
  readonly surchargeDays: SurchargeDays | null;
  /** Null in recordings from before customers were written to ahead of a day: then nobody is. */
  readonly noticeDays: NoticeDays | null;
  readonly onlineOnlyWorkingDays: number;
  readonly addonsDays: number;
  readonly changesDays: number;
  /** The office may change participants' data up to this many days before the start (R37). */
  readonly officeChangesDays: number;
  readonly ages: { readonly adult: number; readonly office: number };
  readonly ageRequestWorkingDays: number;
  /** What the organiser owes the guarantee funds; null where the brand has not said, as before it was asked. */
  readonly guaranteeFunds: GuaranteeFunds | null;
  /** How often something may be tried (R42, R43). */
  readonly limits: Limits;
};

/** The figures of a brand from a moment on, until the next one's. */
export type FiguresSince = { readonly since: Instant; readonly figures: BrandSettings };
