import type { BrandSettings } from './brand-settings.ts';
import { type Money, zloty } from './money.ts';
import { SHOP_SITE } from './sites.ts';

export type Bounds = readonly [min: number, max: number];

const AMOUNT: readonly [Money, Money] = [0, zloty(1_000_000)];
const DAYS: Bounds = [0, 365];
const DAYS_AHEAD: Bounds = [1, 365];
const WORKING_DAYS: Bounds = [0, 60];
const NOTICE_DAYS: Bounds = [1, 60];
const PERCENT: Bounds = [0, 100];
const AGE: Bounds = [1, 99];

/** The least and greatest value of each brand setting. Amounts are in grosze or euro cents. */
export const BRAND_BOUNDS = {
  amount: AMOUNT,
  euroAmount: [0, 10_000_000],
  percent: PERCENT,
  onlineCommissionPercent: [0, 10],
  maxParticipants: [1, 12],
  cabinSurcharge: [0, zloty(10_000)],
  loyaltyTrips: [1, 1000],
  groupTravellers: [2, 1000],
  groupCodeDays: DAYS_AHEAD,
  resignationLastDays: DAYS,
  holdMinutes: [1, 1440],
  longestHoldMinutes: [1, 10_080],
  holdsPerSession: [1, 100],
  holdsPerAddress: [1, 1000],
  draftDays: DAYS_AHEAD,
  firstPaymentHours: [1, 720],
  lateOrderHours: [1, 12],
  unpaidWorkingDays: WORKING_DAYS,
  openLineDays: WORKING_DAYS,
  freeCancellationDays: DAYS,
  cancellationTermDays: [0, 730],
  instalmentDays: DAYS_AHEAD,
  surchargeDaysAfterChange: DAYS_AHEAD,
  surchargeDaysBeforeStart: DAYS,
  noticeDays: NOTICE_DAYS,
  noticeHour: [6, 22],
  correctionMinutes: [1, 1440],
  preparedHours: [1, 168],
  onlineOnlyWorkingDays: WORKING_DAYS,
  addonsDays: DAYS,
  changesDays: DAYS,
  age: AGE,
  ageRequestWorkingDays: NOTICE_DAYS,
  country: [1, 10_000],
  fundContribution: [0, zloty(1000)],
  limitEvents: [1, 10_000],
  limitMinutes: [1, 44_640],
} as const satisfies Readonly<Record<string, Bounds>>;

export type FigureProblem = { readonly field: string; readonly problem: string };

const FIXED_METHODS: ReadonlySet<string> = new Set(['transfer', 'online', 'refund', 'voucher']);

const areNewWords = (words: readonly string[]): boolean =>
  new Set(words).size === words.length && !words.some((word) => FIXED_METHODS.has(word));

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

/** Returns errors in brand settings, such as rebate steps that are not in ascending order. */
export const contradictionsInBrandSettings = (brand: BrandSettings): readonly FigureProblem[] => {
  const must = (holds: boolean, field: string, problem: string): readonly FigureProblem[] =>
    holds ? [] : [{ field, problem }];
  const { cancellation, privateInstalments, instalments, hold, ages } = brand;
  const days = cancellation.terms.map(({ fromDays }) => fromDays);
  return [
    ...must(
      brand.siteId !== SHOP_SITE || brand.address === null,
      'address',
      'must be null for the shop’s own brand: PUBLIC_URL is its address',
    ),
    ...must(
      isAscending(brand.loyalty.map(({ trips }) => trips)),
      'loyalty',
      'must list its numbers of trips in ascending order, each once',
    ),
    ...must(
      isAscending(brand.group.map(({ travellers }) => travellers)),
      'group',
      'must list its numbers of travellers in ascending order, each once',
    ),
    ...must(
      isAscending(days.map((day) => -day)) && days.at(-1) === 0,
      'cancellation.terms',
      'must list its days in descending order and end with 0',
    ),
    ...must(
      privateInstalments.firstPercent + privateInstalments.secondPercent <= 100,
      'privateInstalments',
      'must not ask for more than 100 per cent with the first two instalments',
    ),
    ...must(
      instalments.secondDays > instalments.thirdDays,
      'instalments',
      'must have more days before the start for the second instalment than for the third',
    ),
    ...must(hold.minutes <= hold.longestMinutes, 'hold', 'must not be longer than longestMinutes'),
    ...must(
      areNewWords((brand.paymentMeans ?? []).map(({ word }) => word)),
      'paymentMeans',
      'must list each word once, and none of transfer, online, refund and voucher',
    ),
    ...must(ages.adult <= ages.office, 'ages', 'must have office equal to adult or above it'),
  ];
};
