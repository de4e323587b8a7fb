import type { Day, Instant } from './calendar.ts';
import type { Limits } from './limits.ts';
import type { Money } from './money.ts';

export type OfficeContact = { readonly phone: string | null; readonly email: string | null };

/** Days before an instalment, before departure and after the trip on which a mail is sent (R32). */
export type NoticeDays = {
  readonly beforeDue: number;
  readonly beforeStart: number;
  readonly afterEnd: number;
};

export type SurchargeDays = { readonly afterChange: number; readonly beforeStart: number };

export type FundRegion = 'neighbours' | 'europe' | 'nonEuropean';

/** Rate per traveller for each of the two guarantee funds, for contracts from this day on. */
export type FundRate = {
  readonly from: Day;
  readonly region: FundRegion;
  readonly transport: boolean;
  readonly tfg: Money;
  readonly tfp: Money;
};

export type GuaranteeFunds = {
  /** Numbers of countries; all others are the rest of Europe. */
  readonly neighbours: readonly number[];
  readonly nonEuropean: readonly number[];
  readonly rates: readonly FundRate[];
};

/** Figures of one brand (R4): everything that the office may change. */
export type BrandSettings = {
  readonly siteId: number;
  readonly name: string;
  readonly boatTripMarker: string;
  readonly officeHours: string;
  readonly office: OfficeContact;
  /** Address of the brand's pages, `https://zima.example.pl`; null: the shop's own (PUBLIC_URL). */
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
  /** Commission per participant of a paid booking (R40). */
  readonly ambassadorCommission: Money;
  readonly wholeYachtRebate: Money;
  readonly skipperRebate: Money;
  /** Caps of all rebates per participant (R23). */
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
  /** The skipper's fee on the spot: euro cents if the offer says euro, else grosze (R14). */
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
   * Hours before the day of departure at which an unpaid order ends (R32.2). Its first payment is
   * due twice as early (R28.1). Null in older recordings.
   */
  readonly lateOrderHours: number | null;
  /** Working days after the due day; an unpaid booking is cancelled at their end (R32). */
  readonly unpaidWorkingDays: number;
  /** A fitting open statement line keeps an unpaid order for at most this many days (R32.4). */
  readonly openLineDays: number;
  /** The first step whose days before the start are reached applies (R48). */
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
  /** Due days of additional amounts: after the change, before the start (R63). Null if older. */
  readonly surchargeDays: SurchargeDays | null;
  /** Null only in older recordings, whose bookings get no announcements. */
  readonly noticeDays: NoticeDays | null;
  readonly onlineOnlyWorkingDays: number;
  readonly addonsDays: number;
  readonly changesDays: number;
  /** Days before the start until which the office may change personal data (R37). */
  readonly officeChangesDays: number;
  readonly ages: { readonly adult: number; readonly office: number };
  readonly ageRequestWorkingDays: number;
  readonly guaranteeFunds: GuaranteeFunds | null;
  readonly limits: Limits;
};

export type FiguresSince = { readonly since: Instant; readonly figures: BrandSettings };
