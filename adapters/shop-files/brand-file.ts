import type * as t from 'io-ts';
import { USUAL_PREPARED_HOURS } from '../../domain/booking/draft/holds.ts';
import {
  DEFAULT_NOTICE_DAYS,
  USUAL_NOTICE_HOUR,
} from '../../domain/booking/placed/announcements.ts';
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
  nullableWithDefaultCodec,
  nullIfMissingCodec,
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

const whole = (name: keyof typeof BRAND_BOUNDS): t.Type<number, number> => {
  const [least, most]: Bounds = BRAND_BOUNDS[name];
  return wholeNumberCodec(least, most);
};
const percent = percentCodec(BRAND_BOUNDS.percent[1]);
const wholeOrNone = (name: keyof typeof BRAND_BOUNDS, usual: number) =>
  nullableWithDefaultCodec(whole(name), usual);

const minute = object({ perParticipant: amount, wholeYacht: amount });
const region = object({ europe: amount, exotic: amount });
const limit = object({ events: whole('limitEvents'), minutes: whole('limitMinutes') });

const means = object({
  word: matchingTextCodec('word of 2 to 20 small letters', /^[a-z]{2,20}$/, () => true),
  name: trimmedTextCodec(60),
});

const countries = list(whole('country'), { max: 200 });
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
  maxParticipants: whole('maxParticipants'),
  cabinSurcharge: amountIn(zlotysCodec, BRAND_BOUNDS.cabinSurcharge),
  firstMinute: minute,
  secondMinute: minute,
  loyalty: list(object({ trips: whole('loyaltyTrips'), rebate: amount }), {
    max: 20,
  }),
  group: list(object({ travellers: whole('groupTravellers'), rebate: amount }), { max: 20 }),
  groupCodeDays: whole('groupCodeDays'),
  ambassadorRebate: amount,
  ambassadorCommission: amount,
  wholeYachtRebate: amount,
  skipperRebate: amount,
  cap: object({ firstMinute: amount, secondMinute: amount, otherwise: amount }),
  resignation: object({
    safeBooking: region,
    perWeek: region,
    lastDaysBeforeStart: whole('resignationLastDays'),
  }),
  organiserSkipper: object({ eur: amountIn(eurosCodec, BRAND_BOUNDS.euroAmount), pln: amount }),
  hold: object({
    minutes: whole('holdMinutes'),
    longestMinutes: whole('longestHoldMinutes'),
    perSession: whole('holdsPerSession'),
    perAddress: whole('holdsPerAddress'),
  }),
  draftDays: whole('draftDays'),
  firstPaymentHours: whole('firstPaymentHours'),
  lateOrderHours: wholeOrNone('lateOrderHours', USUAL_LATE_ORDER_HOURS),
  unpaidWorkingDays: whole('unpaidWorkingDays'),
  openLineDays: withDefault(whole('openLineDays'), USUAL_OPEN_LINE_DAYS),
  cancellation: object({
    firstMinuteDays: whole('freeCancellationDays'),
    secondMinuteWorkingDays: whole('freeCancellationDays'),
    terms: list(object({ fromDays: whole('cancellationTermDays'), keepsPercent: percent }), {
      min: 1,
      max: 20,
    }),
  }),
  instalments: object({
    secondDays: whole('instalmentDays'),
    thirdDays: whole('instalmentDays'),
    secondUpToPercent: percent,
  }),
  privateInstalments: object({ firstPercent: percent, secondPercent: percent }),
  surchargeDays: nullableWithDefaultCodec(
    object({
      afterChange: whole('surchargeDaysAfterChange'),
      beforeStart: whole('surchargeDaysBeforeStart'),
    }),
    DEFAULT_SURCHARGE_DAYS,
  ),
  noticeDays: nullableWithDefaultCodec(
    object({
      beforeDue: whole('noticeDays'),
      beforeStart: whole('noticeDays'),
      afterEnd: whole('noticeDays'),
    }),
    DEFAULT_NOTICE_DAYS,
  ),
  noticeHour: wholeOrNone('noticeHour', USUAL_NOTICE_HOUR),
  paymentMeans: withDefault(nullable(list(means, { max: 20 })), null),
  correctionMinutes: wholeOrNone('correctionMinutes', USUAL_CORRECTION_MINUTES),
  officeLetters: withDefault(nullable(oneOfCodec('each', 'daily')), null),
  preparedHours: wholeOrNone('preparedHours', USUAL_PREPARED_HOURS),
  meeting: nullIfMissingCodec(meeting),
  onlineOnlyWorkingDays: whole('onlineOnlyWorkingDays'),
  addonsDays: whole('addonsDays'),
  changesDays: whole('changesDays'),
  officeChangesDays: whole('changesDays'),
  ages: object({ adult: whole('age'), office: whole('age') }),
  ageRequestWorkingDays: whole('ageRequestWorkingDays'),
  guaranteeFunds: withDefault(nullable(funds), null),
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
