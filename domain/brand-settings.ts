import type { Day, Instant } from './calendar.ts';
import type { Limits } from './limits.ts';
import type { Money } from './money.ts';

export type OfficeContact = { readonly phone: string | null; readonly email: string | null };

/**
 * Notices are sent this many days before an instalment is due, before departure, and after the trip
 * (R32).
 */
export type NoticeDays = {
  readonly beforeDue: number;
  readonly beforeStart: number;
  readonly afterEnd: number;
};

/** Where and when travellers meet before the cruise. Screens hide the fields that are null. */
export type Meeting = {
  readonly place: string | null;
  readonly hour: string | null;
  readonly pontoon: string | null;
  readonly dutyPhone: string | null;
};

export type SurchargeDays = { readonly afterChange: number; readonly beforeStart: number };

export type FundRegion = 'neighbours' | 'europe' | 'nonEuropean';

/** A traveller's contribution to two guarantee funds, for contracts from the day `from` on. */
export type FundRate = {
  readonly from: Day;
  readonly region: FundRegion;
  readonly transport: boolean;
  readonly tfg: Money;
  readonly tfp: Money;
};

export type GuaranteeFunds = {
  /** Contributions differ for Poland's neighbours, countries outside Europe, and all others. */
  readonly neighbours: readonly number[];
  readonly nonEuropean: readonly number[];
  readonly rates: readonly FundRate[];
};

export type PaymentMeans = { readonly word: string; readonly name: string };

/** All settings of one brand; the office can change them (R4). */
export type BrandSettings = {
  readonly siteId: number;
  readonly name: string;
  readonly boatTripMarker: string;
  readonly officeHours: string;
  readonly office: OfficeContact;
  /** The web address of the brand's site; null: the environment variable PUBLIC_URL contains it. */
  readonly address: string | null;
  readonly bankTransfer: { readonly recipient: string; readonly accountNumber: string };
  /** The payment provider's commission, with at most two decimals (R30). */
  readonly onlineCommissionPercent: number;
  readonly maxParticipants: number;
  readonly cabinSurcharge: Money;
  readonly firstMinute: { readonly perParticipant: Money; readonly wholeYacht: Money };
  readonly secondMinute: { readonly perParticipant: Money; readonly wholeYacht: Money };
  /** Loyalty rebates in ascending order of the number of past trips (R20). */
  readonly loyalty: readonly { readonly trips: number; readonly rebate: Money }[];
  /** Group rebates in ascending order of the number of travellers (R21). */
  readonly group: readonly { readonly travellers: number; readonly rebate: Money }[];
  readonly groupCodeDays: number;
  readonly ambassadorRebate: Money;
  /** What an ambassador earns, in grosze, for each participant of a paid booking (R40). */
  readonly ambassadorCommission: Money;
  readonly wholeYachtRebate: Money;
  readonly skipperRebate: Money;
  /** The cap limits the sum of a participant's rebates (R23). */
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
   * The organiser's skipper costs this much, paid on the spot: `eur` in euro cents, `pln` in grosze
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
   * Unpaid orders are cancelled this many hours before the day of departure (R32.2, R28.1). Null in
   * older recordings.
   */
  readonly lateOrderHours: number | null;
  readonly unpaidWorkingDays: number;
  /**
   * If a bank line without a booking has the amount that an order owes, the order's cancellation
   * waits this many days (R32.4).
   */
  readonly openLineDays: number;
  /**
   * If cancelling is not free, the first of the `terms` applies whose `fromDays` is at most the
   * days left before the start. The company keeps `keepsPercent` of the price; without such a term,
   * the whole price (R48).
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
   * A surcharge is due `afterChange` days after the change, but at least `beforeStart` days before
   * the trip (R63). Null in older recordings, which have no surcharges.
   */
  readonly surchargeDays: SurchargeDays | null;
  /** When notices of due days and trips are sent. Null in older recordings: no notices. */
  readonly noticeDays: NoticeDays | null;
  /**
   * Hour of the Warsaw clock at which notices are sent. Null in older recordings: 9 hours after the
   * day has begun, which differs on the days on which the clocks change.
   */
  readonly noticeHour: number | null;
  /** Ways of payment that a clerk can register (R31.15). Null in older recordings. */
  readonly paymentMeans: readonly PaymentMeans[] | null;
  /** The mail about an undone payment waits this many minutes (R31.10); null: it does not wait. */
  readonly correctionMinutes: number | null;
  /**
   * When the office gets mails about events: after each event or once a day. Null: the office gets
   * no such mails (R74).
   */
  readonly officeLetters: 'each' | 'daily' | null;
  /** A prepared order holds its places for these hours (R8.17); null: as long as other drafts. */
  readonly preparedHours: number | null;
  /** Meeting point of offers that have none of their own. Null in shops older than this setting. */
  readonly meeting: Meeting | null;
  readonly onlineOnlyWorkingDays: number;
  readonly addonsDays: number;
  readonly changesDays: number;
  /** The office can change a booking until this many days before the start (R37). */
  readonly officeChangesDays: number;
  readonly ages: { readonly adult: number; readonly office: number };
  readonly ageRequestWorkingDays: number;
  readonly guaranteeFunds: GuaranteeFunds | null;
  readonly limits: Limits;
};

export type FiguresSince = { readonly since: Instant; readonly figures: BrandSettings };
