import type * as t from 'io-ts';
import { USUAL_NOTICE_DAYS } from '../../domain/booking/placed/announcements.ts';
import { USUAL_LATE_ORDER_HOURS } from '../../domain/booking/placed/first-due.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { USUAL_LIMITS } from '../../domain/limits.ts';
import { isPolishAccount } from '../../domain/payments/account-number.ts';
import { USUAL_SURCHARGE_DAYS } from '../../domain/payments/surcharge.ts';
import { SHOP_SITE, SITES } from '../../domain/sites.ts';
import { USUAL_OPEN_LINE_DAYS } from '../../domain/statements/may-pay.ts';
import { decode } from '../codecs/decode.ts';
import { eachLimit } from '../codecs/each-limit.ts';
import { defaulted, list, nullable, object, oneOf } from '../http/contract/codecs/shapes.ts';
import { Bool } from '../http/contract/codecs/values.ts';
import { calendarDay, email, euros, matching, percent, phone, whole, words, zlotys } from './shapes.ts';

const digitsOf = (text: string): string => text.replaceAll(' ', '');
const isAccountNumber = (text: string): boolean => isPolishAccount(digitsOf(text));
const accountNumber = matching('account number of 26 digits whose check digits fit', /^\d{2}(?: ?\d{4}){6}$/, isAccountNumber);

const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;
const address = matching('address of a home page as https://zima.example.pl', /^https?:\/\/[^/?#@\s]+$/, isOrigin);

const minute = object({ perParticipant: zlotys(), wholeYacht: zlotys() });
const region = object({ europe: zlotys(), exotic: zlotys() });
const limit = object({ events: whole(1, 10_000), minutes: whole(1, 44_640) });

const countries = list(whole(1, 10_000), { max: 200 });
const rate = object({
  from: calendarDay,
  region: oneOf('neighbours', 'europe', 'nonEuropean'),
  transport: Bool,
  tfg: zlotys(0, 1000),
  tfp: zlotys(0, 1000),
});
const funds = object({ neighbours: countries, nonEuropean: countries, rates: list(rate, { max: 200 }) });

/** One brand as the file has it: złoty, per cent and days as people write them (R4, R8 to R43). */
export const BrandCodec = object({
  siteId: oneOf(...SITES),
  name: words(60),
  boatTripMarker: words(60),
  officeHours: words(100),
  office: object({ phone: nullable(phone), email: nullable(email) }),
  address: nullable(address),
  bankTransfer: object({ recipient: words(140), accountNumber }),
  onlineCommissionPercent: percent(10),
  maxParticipants: whole(1, 12),
  cabinSurcharge: zlotys(0, 10_000),
  firstMinute: minute,
  secondMinute: minute,
  loyalty: list(object({ trips: whole(1, 1000), rebate: zlotys() }), { max: 20 }),
  group: list(object({ travellers: whole(2, 1000), rebate: zlotys() }), { max: 20 }),
  groupCodeDays: whole(1, 365),
  ambassadorRebate: zlotys(),
  ambassadorCommission: zlotys(),
  wholeYachtRebate: zlotys(),
  skipperRebate: zlotys(),
  cap: object({ firstMinute: zlotys(), secondMinute: zlotys(), otherwise: zlotys() }),
  resignation: object({ safeBooking: region, perWeek: region, lastDaysBeforeStart: whole(0, 365) }),
  organiserSkipper: object({ eur: euros(), pln: zlotys() }),
  hold: object({ minutes: whole(1, 1440), longestMinutes: whole(1, 10_080), perSession: whole(1, 100), perAddress: whole(1, 1000) }),
  draftDays: whole(1, 365),
  firstPaymentHours: whole(1, 720),
  // A file from before R28.1 had this figure does not name it.
  lateOrderHours: defaulted(nullable(whole(1, 12)), USUAL_LATE_ORDER_HOURS),
  unpaidWorkingDays: whole(0, 60),
  // A file from before R32.4 had this figure does not name it.
  openLineDays: defaulted(whole(0, 60), USUAL_OPEN_LINE_DAYS),
  cancellation: object({
    firstMinuteDays: whole(0, 365),
    secondMinuteWorkingDays: whole(0, 365),
    terms: list(object({ fromDays: whole(0, 730), keepsPercent: percent() }), { min: 1, max: 20 }),
  }),
  instalments: object({ secondDays: whole(1, 365), thirdDays: whole(1, 365), secondUpToPercent: percent() }),
  privateInstalments: object({ firstPercent: percent(), secondPercent: percent() }),
  // A file from before R63 says nothing of it.
  surchargeDays: defaulted(object({ afterChange: whole(1, 365), beforeStart: whole(0, 365) }), USUAL_SURCHARGE_DAYS),
  // Nor one from before customers were written to ahead of a day of this.
  noticeDays: defaulted(object({ beforeDue: whole(1, 60), beforeStart: whole(1, 60), afterEnd: whole(1, 60) }), USUAL_NOTICE_DAYS),
  onlineOnlyWorkingDays: whole(0, 60),
  addonsDays: whole(0, 365),
  changesDays: whole(0, 365),
  officeChangesDays: whole(0, 365),
  ages: object({ adult: whole(1, 99), office: whole(1, 99) }),
  ageRequestWorkingDays: whole(1, 60),
  guaranteeFunds: defaulted(nullable(funds), null),
  // A file from before R42.6 counted by address has no such limit.
  limits: object({ ...eachLimit(limit), codesOfAddress: defaulted(limit, USUAL_LIMITS.codesOfAddress) }),
});

export const BRANDS_FORMAT = 'kilwater-brands/1';
/** The figures of every brand that the shop sells for. */
export const BrandsFile = object({ format: oneOf(BRANDS_FORMAT), brands: list(BrandCodec, { min: 1, max: SITES.length }) });

type Finding = { readonly field: string; readonly problem: string };

const ascending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

/** What no single field can say: tiers ascend, terms reach down to the last day, shares make a whole at most. */
export const brandProblems = (brand: BrandSettings): readonly Finding[] => {
  const must = (holds: boolean, field: string, problem: string): readonly Finding[] => (holds ? [] : [{ field, problem }]);
  const { cancellation, privateInstalments, instalments, hold, ages } = brand;
  const days = cancellation.terms.map(({ fromDays }) => fromDays);
  return [
    ...must(
      brand.siteId !== SHOP_SITE || brand.address === null,
      'address',
      'must be null for the shop itself: PUBLIC_URL says where it is',
    ),
    ...must(ascending(brand.loyalty.map(({ trips }) => trips)), 'loyalty', 'must name its trips in ascending order, each once'),
    ...must(ascending(brand.group.map(({ travellers }) => travellers)), 'group', 'must name its travellers in ascending order, each once'),
    ...must(ascending(days.map((day) => -day)) && days.at(-1) === 0, 'cancellation.terms', 'must go down in days, to 0 in the last'),
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

/** Writes whatever figures there are; reading says whether they may be. */
const asFile: t.Mixed = BrandCodec;

/** What no file with these figures would be taken for: each is within its bounds, and they fit together. */
export const figureProblems = (brand: BrandSettings): readonly Finding[] =>
  decode(BrandCodec, asFile.encode(brand)).match(
    () => brandProblems(brand),
    (errors) => errors.map(({ field, code }) => ({ field, problem: `is not within its bounds (${code})` })),
  );
