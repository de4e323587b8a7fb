import { type Limits, USUAL_LIMITS } from './limits.ts';
import { euro, type Money, zloty } from './money.ts';
import { SHOP_SITE } from './sites.ts';

/** How the office is reached; null where the brand has not said. */
export type OfficeContact = { readonly phone: string | null; readonly email: string | null };

/** Figures of one brand, one value per site (R4). Everything that the office may one day change stands here. */
export type BrandSettings = {
  readonly siteId: number;
  readonly name: string;
  readonly boatTripMarker: string;
  readonly officeHours: string;
  readonly office: OfficeContact;
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
  /** Working days after the due day at whose end an unpaid booking is cancelled (R32). */
  readonly unpaidWorkingDays: number;
  /** Until when cancelling is free, and what the terms keep otherwise: the first step whose days before the start are reached (R48). */
  readonly cancellation: {
    readonly firstMinuteDays: number;
    readonly secondMinuteWorkingDays: number;
    readonly terms: readonly { readonly fromDays: number; readonly keepsPercent: number }[];
  };
  readonly instalments: { readonly secondDays: number; readonly thirdDays: number; readonly secondUpToPercent: number };
  readonly privateInstalments: { readonly firstPercent: number; readonly secondPercent: number };
  readonly onlineOnlyWorkingDays: number;
  readonly addonsDays: number;
  readonly changesDays: number;
  /** The office may change participants' data up to this many days before the start (R37). */
  readonly officeChangesDays: number;
  readonly ages: { readonly adult: number; readonly office: number };
  readonly ageRequestWorkingDays: number;
  /** How often something may be tried (R42, R43). */
  readonly limits: Limits;
};

const KILWATER: BrandSettings = {
  siteId: SHOP_SITE,
  name: 'Kilwater',
  boatTripMarker: 'KilwaterBoat',
  officeHours: 'pn.–pt. 10:00–15:00',
  office: { phone: '+48 22 000 11 63', email: null },
  bankTransfer: { recipient: 'Kilwater sp. z o.o.', accountNumber: '61 1090 1014 0000 0712 1981 2874' },
  onlineCommissionPercent: 1,
  maxParticipants: 12,
  cabinSurcharge: zloty(300),
  firstMinute: { perParticipant: zloty(200), wholeYacht: zloty(300) },
  secondMinute: { perParticipant: zloty(100), wholeYacht: zloty(200) },
  loyalty: [
    { trips: 1, rebate: zloty(40) },
    { trips: 2, rebate: zloty(60) },
    { trips: 3, rebate: zloty(80) },
    { trips: 4, rebate: zloty(100) },
  ],
  group: [
    { travellers: 6, rebate: zloty(40) },
    { travellers: 9, rebate: zloty(60) },
    { travellers: 13, rebate: zloty(80) },
    { travellers: 16, rebate: zloty(100) },
  ],
  groupCodeDays: 10,
  ambassadorRebate: zloty(50),
  ambassadorCommission: zloty(50),
  wholeYachtRebate: zloty(200),
  skipperRebate: zloty(400),
  cap: { firstMinute: zloty(300), secondMinute: zloty(200), otherwise: zloty(120) },
  resignation: {
    safeBooking: { europe: zloty(50), exotic: zloty(100) },
    perWeek: { europe: zloty(150), exotic: zloty(300) },
    lastDaysBeforeStart: 7,
  },
  organiserSkipper: { eur: euro(700), pln: zloty(800) },
  hold: { minutes: 30, longestMinutes: 120, perSession: 3, perAddress: 20 },
  draftDays: 30,
  firstPaymentHours: 24,
  unpaidWorkingDays: 3,
  cancellation: {
    firstMinuteDays: 30,
    secondMinuteWorkingDays: 30,
    terms: [
      { fromDays: 60, keepsPercent: 10 },
      { fromDays: 30, keepsPercent: 30 },
      { fromDays: 14, keepsPercent: 50 },
      { fromDays: 0, keepsPercent: 80 },
    ],
  },
  instalments: { secondDays: 60, thirdDays: 30, secondUpToPercent: 50 },
  privateInstalments: { firstPercent: 30, secondPercent: 30 },
  onlineOnlyWorkingDays: 5,
  addonsDays: 14,
  changesDays: 14,
  officeChangesDays: 3,
  ages: { adult: 18, office: 45 },
  ageRequestWorkingDays: 2,
  limits: USUAL_LIMITS,
};

const SISTER: BrandSettings = {
  ...KILWATER,
  siteId: 2,
  name: 'Kilwater Zima',
  boatTripMarker: 'ZimaBoat',
};

/** The settings every brand starts with. */
export const DEFAULT_SETTINGS: readonly BrandSettings[] = [KILWATER, SISTER];
