import type * as t from 'io-ts';
import { USUAL_PREPARED_HOURS } from '../../domain/booking/draft/prepared-hours.ts';
import { DEFAULT_NOTICE_DAYS } from '../../domain/booking/placed/announcements.ts';
import { USUAL_LATE_ORDER_HOURS } from '../../domain/booking/placed/dues.ts';
import {
  type Bounds,
  BRAND_BOUNDS,
  brandProblems,
  type FigureProblem,
} from '../../domain/brand-bounds.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { DEFAULT_LIMITS } from '../../domain/limits.ts';
import { USUAL_CORRECTION_MINUTES } from '../../domain/payments/online-state.ts';
import { DEFAULT_SURCHARGE_DAYS } from '../../domain/payments/surcharge.ts';
import { isPolishAccount } from '../../domain/payments/transfer-code.ts';
import { SITES } from '../../domain/sites.ts';
import { USUAL_OPEN_LINE_DAYS } from '../../domain/statements/may-pay.ts';
import { decode } from '../codecs/decode.ts';
import { setEachLimit } from '../codecs/each-limit.ts';
import { list, nullable, object, oneOf, withDefault } from '../http/contract/codecs/shapes.ts';
import { Bool } from '../http/contract/codecs/values.ts';
import {
  calendarDay,
  defaultNull,
  email,
  euros,
  matchingText,
  meeting,
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

const amountIn = (
  unit: (min: number, max: number) => t.Type<number, number>,
  [min, max]: Bounds,
): t.Type<number, number> => unit(min / 100, max / 100);
const amount = amountIn(zlotys, BRAND_BOUNDS.amount);

const minute = object({ perParticipant: amount, wholeYacht: amount });
const region = object({ europe: amount, exotic: amount });
const limit = object({
  events: wholeNumber(...BRAND_BOUNDS.limitEvents),
  minutes: wholeNumber(...BRAND_BOUNDS.limitMinutes),
});

const means = object({
  word: matchingText('word of 2 to 20 small letters', /^[a-z]{2,20}$/, () => true),
  name: trimmedText(60),
});

const countries = list(wholeNumber(...BRAND_BOUNDS.country), { max: 200 });
const rate = object({
  from: calendarDay,
  region: oneOf('neighbours', 'europe', 'nonEuropean'),
  transport: Bool,
  tfg: amountIn(zlotys, BRAND_BOUNDS.fundContribution),
  tfp: amountIn(zlotys, BRAND_BOUNDS.fundContribution),
});
const funds = object({
  neighbours: countries,
  nonEuropean: countries,
  rates: list(rate, { max: 200 }),
});

/** A file of brand settings, in units that people write: złoty, per cent, days (R4). */
export const BrandCodec = object({
  siteId: oneOf(...SITES),
  name: trimmedText(60),
  boatTripMarker: trimmedText(60),
  officeHours: trimmedText(100),
  office: object({ phone: nullable(phone), email: nullable(email) }),
  address: nullable(address),
  bankTransfer: object({ recipient: trimmedText(140), accountNumber }),
  onlineCommissionPercent: percent(BRAND_BOUNDS.onlineCommissionPercent[1]),
  maxParticipants: wholeNumber(...BRAND_BOUNDS.maxParticipants),
  cabinSurcharge: amountIn(zlotys, BRAND_BOUNDS.cabinSurcharge),
  firstMinute: minute,
  secondMinute: minute,
  loyalty: list(object({ trips: wholeNumber(...BRAND_BOUNDS.loyaltyTrips), rebate: amount }), {
    max: 20,
  }),
  group: list(
    object({ travellers: wholeNumber(...BRAND_BOUNDS.groupTravellers), rebate: amount }),
    { max: 20 },
  ),
  groupCodeDays: wholeNumber(...BRAND_BOUNDS.groupCodeDays),
  ambassadorRebate: amount,
  ambassadorCommission: amount,
  wholeYachtRebate: amount,
  skipperRebate: amount,
  cap: object({ firstMinute: amount, secondMinute: amount, otherwise: amount }),
  resignation: object({
    safeBooking: region,
    perWeek: region,
    lastDaysBeforeStart: wholeNumber(...BRAND_BOUNDS.resignationLastDays),
  }),
  organiserSkipper: object({ eur: amountIn(euros, BRAND_BOUNDS.euroAmount), pln: amount }),
  hold: object({
    minutes: wholeNumber(...BRAND_BOUNDS.holdMinutes),
    longestMinutes: wholeNumber(...BRAND_BOUNDS.longestHoldMinutes),
    perSession: wholeNumber(...BRAND_BOUNDS.holdsPerSession),
    perAddress: wholeNumber(...BRAND_BOUNDS.holdsPerAddress),
  }),
  draftDays: wholeNumber(...BRAND_BOUNDS.draftDays),
  firstPaymentHours: wholeNumber(...BRAND_BOUNDS.firstPaymentHours),
  // Older files have no `lateOrderHours`; they get its default (R28.1).
  lateOrderHours: withDefault(
    nullable(wholeNumber(...BRAND_BOUNDS.lateOrderHours)),
    USUAL_LATE_ORDER_HOURS,
  ),
  unpaidWorkingDays: wholeNumber(...BRAND_BOUNDS.unpaidWorkingDays),
  // Older files have no `openLineDays`; they get its default (R32.4).
  openLineDays: withDefault(wholeNumber(...BRAND_BOUNDS.openLineDays), USUAL_OPEN_LINE_DAYS),
  cancellation: object({
    firstMinuteDays: wholeNumber(...BRAND_BOUNDS.freeCancellationDays),
    secondMinuteWorkingDays: wholeNumber(...BRAND_BOUNDS.freeCancellationDays),
    terms: list(
      object({
        fromDays: wholeNumber(...BRAND_BOUNDS.cancellationTermDays),
        keepsPercent: percent(BRAND_BOUNDS.percent[1]),
      }),
      {
        min: 1,
        max: 20,
      },
    ),
  }),
  instalments: object({
    secondDays: wholeNumber(...BRAND_BOUNDS.instalmentDays),
    thirdDays: wholeNumber(...BRAND_BOUNDS.instalmentDays),
    secondUpToPercent: percent(BRAND_BOUNDS.percent[1]),
  }),
  privateInstalments: object({
    firstPercent: percent(BRAND_BOUNDS.percent[1]),
    secondPercent: percent(BRAND_BOUNDS.percent[1]),
  }),
  // Older files have no `surchargeDays`; they get its default (R63).
  surchargeDays: withDefault(
    object({
      afterChange: wholeNumber(...BRAND_BOUNDS.surchargeDaysAfterChange),
      beforeStart: wholeNumber(...BRAND_BOUNDS.surchargeDaysBeforeStart),
    }),
    DEFAULT_SURCHARGE_DAYS,
  ),
  // Older files have no `noticeDays`; they get its default.
  noticeDays: withDefault(
    object({
      beforeDue: wholeNumber(...BRAND_BOUNDS.noticeDays),
      beforeStart: wholeNumber(...BRAND_BOUNDS.noticeDays),
      afterEnd: wholeNumber(...BRAND_BOUNDS.noticeDays),
    }),
    DEFAULT_NOTICE_DAYS,
  ),
  // Older files have no `paymentMeans` (R31.15) and no `correctionMinutes` (R31.10): use defaults.
  paymentMeans: withDefault(nullable(list(means, { max: 20 })), null),
  correctionMinutes: withDefault(
    nullable(wholeNumber(...BRAND_BOUNDS.correctionMinutes)),
    USUAL_CORRECTION_MINUTES,
  ),
  // Older files have no `officeLetters` (R74) and no `preparedHours` (R8.17): use defaults.
  officeLetters: withDefault(nullable(oneOf('each', 'daily')), null),
  preparedHours: withDefault(
    nullable(wholeNumber(...BRAND_BOUNDS.preparedHours)),
    USUAL_PREPARED_HOURS,
  ),
  meeting: defaultNull(meeting),
  onlineOnlyWorkingDays: wholeNumber(...BRAND_BOUNDS.onlineOnlyWorkingDays),
  addonsDays: wholeNumber(...BRAND_BOUNDS.addonsDays),
  changesDays: wholeNumber(...BRAND_BOUNDS.changesDays),
  officeChangesDays: wholeNumber(...BRAND_BOUNDS.changesDays),
  ages: object({
    adult: wholeNumber(...BRAND_BOUNDS.age),
    office: wholeNumber(...BRAND_BOUNDS.age),
  }),
  ageRequestWorkingDays: wholeNumber(...BRAND_BOUNDS.ageRequestWorkingDays),
  guaranteeFunds: withDefault(nullable(funds), null),
  // Older files have no `codesOfAddress`; they get the default of this limit (R42.6).
  limits: object({
    ...setEachLimit(limit),
    codesOfAddress: withDefault(limit, DEFAULT_LIMITS.codesOfAddress),
  }),
});

export const BRANDS_FORMAT = 'kilwater-brands/1';
export const BrandsFile = object({
  format: oneOf(BRANDS_FORMAT),
  brands: list(BrandCodec, { min: 1, max: SITES.length }),
});

const encoder: t.Mixed = BrandCodec;

/** Finds settings that are out of bounds, or that contradict other settings. */
export const figureProblems = (brand: BrandSettings): readonly FigureProblem[] =>
  decode(BrandCodec, encoder.encode(brand)).match(
    () => brandProblems(brand),
    (errors) =>
      errors.map(({ field, code }) => ({ field, problem: `is not within its bounds (${code})` })),
  );
