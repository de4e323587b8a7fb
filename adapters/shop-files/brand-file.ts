import type * as t from 'io-ts';
import { USUAL_PREPARED_HOURS } from '../../domain/booking/draft/holds.ts';
import { DEFAULT_NOTICE_DAYS } from '../../domain/booking/placed/announcements.ts';
import { USUAL_LATE_ORDER_HOURS } from '../../domain/booking/placed/dues.ts';
import {
  type Bounds,
  BRAND_BOUNDS,
  contradictionsInBrandSettings,
  type FigureProblem,
} from '../../domain/brand-bounds.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { DEFAULT_LIMITS } from '../../domain/limits.ts';
import { USUAL_CORRECTION_MINUTES } from '../../domain/payments/online-state.ts';
import { DEFAULT_SURCHARGE_DAYS } from '../../domain/payments/surcharge.ts';
import { isPolishBankAccount } from '../../domain/payments/transfer-code.ts';
import { SITES } from '../../domain/sites.ts';
import { USUAL_OPEN_LINE_DAYS } from '../../domain/statements/may-pay.ts';
import { decode } from '../codecs/decode.ts';
import { repeatForEachLimit } from '../codecs/each-limit.ts';
import { list, nullable, object, oneOfCodec, withDefault } from '../http/contract/codecs/shapes.ts';
import { Bool } from '../http/contract/codecs/values.ts';
import {
  calendarDay,
  email,
  eurosCodec,
  matchingTextCodec,
  meeting,
  nullIfMissing,
  percentCodec,
  phone,
  trimmedTextCodec,
  wholeNumberCodec,
  zlotysCodec,
} from './shapes.ts';

const digitsOf = (text: string): string => text.replaceAll(' ', '');
const isAccountNumber = (text: string): boolean => isPolishBankAccount(digitsOf(text));
const accountNumber = matchingTextCodec(
  'account number of 26 digits whose check digits fit',
  /^\d{2}(?: ?\d{4}){6}$/,
  isAccountNumber,
);

const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;
const address = matchingTextCodec(
  'address of a home page as https://zima.example.pl',
  /^https?:\/\/[^/?#@\s]+$/,
  isOrigin,
);

const amountIn = (
  unit: (min: number, max: number) => t.Type<number, number>,
  [min, max]: Bounds,
): t.Type<number, number> => unit(min / 100, max / 100);
const amount = amountIn(zlotysCodec, BRAND_BOUNDS.amount);

const minute = object({ perParticipant: amount, wholeYacht: amount });
const region = object({ europe: amount, exotic: amount });
const limit = object({
  events: wholeNumberCodec(...BRAND_BOUNDS.limitEvents),
  minutes: wholeNumberCodec(...BRAND_BOUNDS.limitMinutes),
});

const means = object({
  word: matchingTextCodec('word of 2 to 20 small letters', /^[a-z]{2,20}$/, () => true),
  name: trimmedTextCodec(60),
});

const countries = list(wholeNumberCodec(...BRAND_BOUNDS.country), { max: 200 });
const rate = object({
  from: calendarDay,
  region: oneOfCodec('neighbours', 'europe', 'nonEuropean'),
  transport: Bool,
  tfg: amountIn(zlotysCodec, BRAND_BOUNDS.fundContribution),
  tfp: amountIn(zlotysCodec, BRAND_BOUNDS.fundContribution),
});
const funds = object({
  neighbours: countries,
  nonEuropean: countries,
  rates: list(rate, { max: 200 }),
});

/** A file of brand settings, in units that people write: złoty, per cent, days (R4). */
export const BrandCodec = object({
  siteId: oneOfCodec(...SITES),
  name: trimmedTextCodec(60),
  boatTripMarker: trimmedTextCodec(60),
  officeHours: trimmedTextCodec(100),
  office: object({ phone: nullable(phone), email: nullable(email) }),
  address: nullable(address),
  bankTransfer: object({ recipient: trimmedTextCodec(140), accountNumber }),
  onlineCommissionPercent: percentCodec(BRAND_BOUNDS.onlineCommissionPercent[1]),
  maxParticipants: wholeNumberCodec(...BRAND_BOUNDS.maxParticipants),
  cabinSurcharge: amountIn(zlotysCodec, BRAND_BOUNDS.cabinSurcharge),
  firstMinute: minute,
  secondMinute: minute,
  loyalty: list(object({ trips: wholeNumberCodec(...BRAND_BOUNDS.loyaltyTrips), rebate: amount }), {
    max: 20,
  }),
  group: list(
    object({ travellers: wholeNumberCodec(...BRAND_BOUNDS.groupTravellers), rebate: amount }),
    { max: 20 },
  ),
  groupCodeDays: wholeNumberCodec(...BRAND_BOUNDS.groupCodeDays),
  ambassadorRebate: amount,
  ambassadorCommission: amount,
  wholeYachtRebate: amount,
  skipperRebate: amount,
  cap: object({ firstMinute: amount, secondMinute: amount, otherwise: amount }),
  resignation: object({
    safeBooking: region,
    perWeek: region,
    lastDaysBeforeStart: wholeNumberCodec(...BRAND_BOUNDS.resignationLastDays),
  }),
  organiserSkipper: object({ eur: amountIn(eurosCodec, BRAND_BOUNDS.euroAmount), pln: amount }),
  hold: object({
    minutes: wholeNumberCodec(...BRAND_BOUNDS.holdMinutes),
    longestMinutes: wholeNumberCodec(...BRAND_BOUNDS.longestHoldMinutes),
    perSession: wholeNumberCodec(...BRAND_BOUNDS.holdsPerSession),
    perAddress: wholeNumberCodec(...BRAND_BOUNDS.holdsPerAddress),
  }),
  draftDays: wholeNumberCodec(...BRAND_BOUNDS.draftDays),
  firstPaymentHours: wholeNumberCodec(...BRAND_BOUNDS.firstPaymentHours),
  // Older files have no `lateOrderHours`; they get its default (R28.1).
  lateOrderHours: withDefault(
    nullable(wholeNumberCodec(...BRAND_BOUNDS.lateOrderHours)),
    USUAL_LATE_ORDER_HOURS,
  ),
  unpaidWorkingDays: wholeNumberCodec(...BRAND_BOUNDS.unpaidWorkingDays),
  // Older files have no `openLineDays`; they get its default (R32.4).
  openLineDays: withDefault(wholeNumberCodec(...BRAND_BOUNDS.openLineDays), USUAL_OPEN_LINE_DAYS),
  cancellation: object({
    firstMinuteDays: wholeNumberCodec(...BRAND_BOUNDS.freeCancellationDays),
    secondMinuteWorkingDays: wholeNumberCodec(...BRAND_BOUNDS.freeCancellationDays),
    terms: list(
      object({
        fromDays: wholeNumberCodec(...BRAND_BOUNDS.cancellationTermDays),
        keepsPercent: percentCodec(BRAND_BOUNDS.percent[1]),
      }),
      {
        min: 1,
        max: 20,
      },
    ),
  }),
  instalments: object({
    secondDays: wholeNumberCodec(...BRAND_BOUNDS.instalmentDays),
    thirdDays: wholeNumberCodec(...BRAND_BOUNDS.instalmentDays),
    secondUpToPercent: percentCodec(BRAND_BOUNDS.percent[1]),
  }),
  privateInstalments: object({
    firstPercent: percentCodec(BRAND_BOUNDS.percent[1]),
    secondPercent: percentCodec(BRAND_BOUNDS.percent[1]),
  }),
  // Older files have no `surchargeDays`; they get its default (R63).
  surchargeDays: withDefault(
    object({
      afterChange: wholeNumberCodec(...BRAND_BOUNDS.surchargeDaysAfterChange),
      beforeStart: wholeNumberCodec(...BRAND_BOUNDS.surchargeDaysBeforeStart),
    }),
    DEFAULT_SURCHARGE_DAYS,
  ),
  // Older files have no `noticeDays`; they get its default.
  noticeDays: withDefault(
    object({
      beforeDue: wholeNumberCodec(...BRAND_BOUNDS.noticeDays),
      beforeStart: wholeNumberCodec(...BRAND_BOUNDS.noticeDays),
      afterEnd: wholeNumberCodec(...BRAND_BOUNDS.noticeDays),
    }),
    DEFAULT_NOTICE_DAYS,
  ),
  // Older files have no `paymentMeans` (R31.15) and no `correctionMinutes` (R31.10): use defaults.
  paymentMeans: withDefault(nullable(list(means, { max: 20 })), null),
  correctionMinutes: withDefault(
    nullable(wholeNumberCodec(...BRAND_BOUNDS.correctionMinutes)),
    USUAL_CORRECTION_MINUTES,
  ),
  // Older files have no `officeLetters` (R74) and no `preparedHours` (R8.17): use defaults.
  officeLetters: withDefault(nullable(oneOfCodec('each', 'daily')), null),
  preparedHours: withDefault(
    nullable(wholeNumberCodec(...BRAND_BOUNDS.preparedHours)),
    USUAL_PREPARED_HOURS,
  ),
  meeting: nullIfMissing(meeting),
  onlineOnlyWorkingDays: wholeNumberCodec(...BRAND_BOUNDS.onlineOnlyWorkingDays),
  addonsDays: wholeNumberCodec(...BRAND_BOUNDS.addonsDays),
  changesDays: wholeNumberCodec(...BRAND_BOUNDS.changesDays),
  officeChangesDays: wholeNumberCodec(...BRAND_BOUNDS.changesDays),
  ages: object({
    adult: wholeNumberCodec(...BRAND_BOUNDS.age),
    office: wholeNumberCodec(...BRAND_BOUNDS.age),
  }),
  ageRequestWorkingDays: wholeNumberCodec(...BRAND_BOUNDS.ageRequestWorkingDays),
  guaranteeFunds: withDefault(nullable(funds), null),
  // Older files have no `codesOfAddress`; they get the default of this limit (R42.6).
  limits: object({
    ...repeatForEachLimit(limit),
    codesOfAddress: withDefault(limit, DEFAULT_LIMITS.codesOfAddress),
  }),
});

export const BRANDS_FORMAT = 'kilwater-brands/1';
export const BrandsFile = object({
  format: oneOfCodec(BRANDS_FORMAT),
  brands: list(BrandCodec, { min: 1, max: SITES.length }),
});

const encoder: t.Mixed = BrandCodec;

/** Finds settings that are out of bounds, or that contradict other settings. */
export const allBrandSettingsProblems = (brand: BrandSettings): readonly FigureProblem[] =>
  decode(BrandCodec, encoder.encode(brand)).match(
    () => contradictionsInBrandSettings(brand),
    (errors) =>
      errors.map(({ field, code }) => ({ field, problem: `is not within its bounds (${code})` })),
  );
