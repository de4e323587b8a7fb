import type * as t from 'io-ts';
import { DEFAULT_NOTICE_DAYS } from '../../domain/booking/placed/announcements.ts';
import { USUAL_LATE_ORDER_HOURS } from '../../domain/booking/placed/first-due.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { DEFAULT_LIMITS } from '../../domain/limits.ts';
import { isPolishAccount } from '../../domain/payments/account-number.ts';
import { DEFAULT_SURCHARGE_DAYS } from '../../domain/payments/surcharge.ts';
import { SHOP_SITE, SITES } from '../../domain/sites.ts';
import { USUAL_OPEN_LINE_DAYS } from '../../domain/statements/may-pay.ts';
import { decode } from '../codecs/decode.ts';
import { eachLimit } from '../codecs/each-limit.ts';
import { list, nullable, object, oneOf, withDefault } from '../http/contract/codecs/shapes.ts';
import { Bool } from '../http/contract/codecs/values.ts';
import {
  calendarDay,
  email,
  euros,
  matchingText,
  percent,
  phone,
  trimmedText,
  wholeNumber,
  zlotys,
} from './shapes.ts';

const digitsOf = (text: string): string => text.replaceAll(' ', '');
const isAccountNumber = (text: string): boolean => isPolishAccount(digitsOf(text));
const accountNumber = matchingText(
  'account number of 26 digits whose check digits fit',
  /^\d{2}(?: ?\d{4}){6}$/,
  isAccountNumber,
);

const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;
const address = matchingText(
  'address of a home page as https://zima.example.pl',
  /^https?:\/\/[^/?#@\s]+$/,
  isOrigin,
);

const minute = object({ perParticipant: zlotys(), wholeYacht: zlotys() });
const region = object({ europe: zlotys(), exotic: zlotys() });
const limit = object({ events: wholeNumber(1, 10_000), minutes: wholeNumber(1, 44_640) });

const countries = list(wholeNumber(1, 10_000), { max: 200 });
const rate = object({
  from: calendarDay,
  region: oneOf('neighbours', 'europe', 'nonEuropean'),
  transport: Bool,
  tfg: zlotys(0, 1000),
  tfp: zlotys(0, 1000),
});
const funds = object({
  neighbours: countries,
  nonEuropean: countries,
  rates: list(rate, { max: 200 }),
});

/** Złoty, per cent and days as people write them (R4, R8 to R43). */
export const BrandCodec = object({
  siteId: oneOf(...SITES),
  name: trimmedText(60),
  boatTripMarker: trimmedText(60),
  officeHours: trimmedText(100),
  office: object({ phone: nullable(phone), email: nullable(email) }),
  address: nullable(address),
  bankTransfer: object({ recipient: trimmedText(140), accountNumber }),
  onlineCommissionPercent: percent(10),
  maxParticipants: wholeNumber(1, 12),
  cabinSurcharge: zlotys(0, 10_000),
  firstMinute: minute,
  secondMinute: minute,
  loyalty: list(object({ trips: wholeNumber(1, 1000), rebate: zlotys() }), { max: 20 }),
  group: list(object({ travellers: wholeNumber(2, 1000), rebate: zlotys() }), { max: 20 }),
  groupCodeDays: wholeNumber(1, 365),
  ambassadorRebate: zlotys(),
  ambassadorCommission: zlotys(),
  wholeYachtRebate: zlotys(),
  skipperRebate: zlotys(),
  cap: object({ firstMinute: zlotys(), secondMinute: zlotys(), otherwise: zlotys() }),
  resignation: object({
    safeBooking: region,
    perWeek: region,
    lastDaysBeforeStart: wholeNumber(0, 365),
  }),
  organiserSkipper: object({ eur: euros(), pln: zlotys() }),
  hold: object({
    minutes: wholeNumber(1, 1440),
    longestMinutes: wholeNumber(1, 10_080),
    perSession: wholeNumber(1, 100),
    perAddress: wholeNumber(1, 1000),
  }),
  draftDays: wholeNumber(1, 365),
  firstPaymentHours: wholeNumber(1, 720),
  // Files from before R28.1 had this figure leave it out.
  lateOrderHours: withDefault(nullable(wholeNumber(1, 12)), USUAL_LATE_ORDER_HOURS),
  unpaidWorkingDays: wholeNumber(0, 60),
  // Files from before R32.4 had this figure leave it out.
  openLineDays: withDefault(wholeNumber(0, 60), USUAL_OPEN_LINE_DAYS),
  cancellation: object({
    firstMinuteDays: wholeNumber(0, 365),
    secondMinuteWorkingDays: wholeNumber(0, 365),
    terms: list(object({ fromDays: wholeNumber(0, 730), keepsPercent: percent() }), {
      min: 1,
      max: 20,
    }),
  }),
  instalments: object({
    secondDays: wholeNumber(1, 365),
    thirdDays: wholeNumber(1, 365),
    secondUpToPercent: percent(),
  }),
  privateInstalments: object({ firstPercent: percent(), secondPercent: percent() }),
  // Files from before R63 leave it out.
  surchargeDays: withDefault(
    object({ afterChange: wholeNumber(1, 365), beforeStart: wholeNumber(0, 365) }),
    DEFAULT_SURCHARGE_DAYS,
  ),
  // Files from before scheduled notifications leave it out.
  noticeDays: withDefault(
    object({
      beforeDue: wholeNumber(1, 60),
      beforeStart: wholeNumber(1, 60),
      afterEnd: wholeNumber(1, 60),
    }),
    DEFAULT_NOTICE_DAYS,
  ),
  onlineOnlyWorkingDays: wholeNumber(0, 60),
  addonsDays: wholeNumber(0, 365),
  changesDays: wholeNumber(0, 365),
  officeChangesDays: wholeNumber(0, 365),
  ages: object({ adult: wholeNumber(1, 99), office: wholeNumber(1, 99) }),
  ageRequestWorkingDays: wholeNumber(1, 60),
  guaranteeFunds: withDefault(nullable(funds), null),
  // Files from before R42.6 counted by address leave it out.
  limits: object({
    ...eachLimit(limit),
    codesOfAddress: withDefault(limit, DEFAULT_LIMITS.codesOfAddress),
  }),
});

export const BRANDS_FORMAT = 'kilwater-brands/1';
export const BrandsFile = object({
  format: oneOf(BRANDS_FORMAT),
  brands: list(BrandCodec, { min: 1, max: SITES.length }),
});

type Finding = { readonly field: string; readonly problem: string };

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

/** Tiers ascend, terms reach down to the last day, shares add up to at most a whole. */
export const brandProblems = (brand: BrandSettings): readonly Finding[] => {
  const must = (holds: boolean, field: string, problem: string): readonly Finding[] =>
    holds ? [] : [{ field, problem }];
  const { cancellation, privateInstalments, instalments, hold, ages } = brand;
  const days = cancellation.terms.map(({ fromDays }) => fromDays);
  return [
    ...must(
      brand.siteId !== SHOP_SITE || brand.address === null,
      'address',
      'must be null for the shop itself: PUBLIC_URL says where it is',
    ),
    ...must(
      isAscending(brand.loyalty.map(({ trips }) => trips)),
      'loyalty',
      'must name its trips in ascending order, each once',
    ),
    ...must(
      isAscending(brand.group.map(({ travellers }) => travellers)),
      'group',
      'must name its travellers in ascending order, each once',
    ),
    ...must(
      isAscending(days.map((day) => -day)) && days.at(-1) === 0,
      'cancellation.terms',
      'must go down in days, to 0 in the last',
    ),
    ...must(
      privateInstalments.firstPercent + privateInstalments.secondPercent <= 100,
      'privateInstalments',
      'must leave something or nothing for the third: the first two are over 100 per cent',
    ),
    ...must(
      instalments.secondDays > instalments.thirdDays,
      'instalments',
      'must ask for the second before the third: more days before the start',
    ),
    ...must(hold.minutes <= hold.longestMinutes, 'hold', 'must not be longer than longestMinutes'),
    ...must(ages.adult <= ages.office, 'ages', 'must have office at adult or above'),
  ];
};

/** Encodes any figures; only decoding validates them. */
const encoder: t.Mixed = BrandCodec;

/** Problems of a file with these figures: bounds of each figure, and checks across fields. */
export const figureProblems = (brand: BrandSettings): readonly Finding[] =>
  decode(BrandCodec, encoder.encode(brand)).match(
    () => brandProblems(brand),
    (errors) =>
      errors.map(({ field, code }) => ({ field, problem: `is not within its bounds (${code})` })),
  );
