import * as t from 'io-ts';
import { type AddonKind, type Offer, UNIT_CLASSES } from '../../domain/catalogue/offer.ts';
import { TRAITS, type Trait } from '../../domain/catalogue/traits.ts';
import { DEFAULT_LIMITS, type Limits } from '../../domain/limits.ts';
import { USUAL_OPEN_LINE_DAYS } from '../../domain/statements/may-pay.ts';
import { oneOfWordsCodec } from '../codecs/checked-codec.ts';
import { repeatForEachLimit } from '../codecs/each-limit.ts';
import { nullable } from '../codecs/nullable.ts';
import { traitByName, traitName } from '../codecs/trait-names.ts';
import { deriveMissingOfferFields } from '../system/older-offers.ts';

const AllLimitsCodec = t.type(repeatForEachLimit(t.type({ events: t.number, minutes: t.number })));
const SomeLimitsCodec = t.partial(AllLimitsCodec.props);

/** Codec of a brand's rate limits. A limit that an older export lacks gets its default. */
const LimitsCodec = new t.Type<Limits, Limits, unknown>(
  'Limits',
  AllLimitsCodec.is,
  (u, c) => {
    const named = SomeLimitsCodec.validate(u ?? {}, c);
    return named._tag === 'Left'
      ? named
      : t.success({ ...DEFAULT_LIMITS, ...definedOf(named.right) });
  },
  t.identity,
);

const definedOf = (named: t.TypeOf<typeof SomeLimitsCodec>): Partial<Limits> =>
  Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));

const traits: readonly string[] = TRAITS;
const isTrait = (u: unknown): u is Trait => typeof u === 'string' && traits.includes(u);
const readTrait: t.Validate<unknown, Trait> = (u, context) => {
  const trait = typeof u === 'string' ? traitByName(u) : undefined;
  return trait === undefined ? t.failure(u, context) : t.success(trait);
};
const TraitCodec = new t.Type<Trait, string, unknown>('Trait', isTrait, readTrait, traitName);

const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.undefined]);

const Unit = t.type({
  id: t.number,
  name: t.string,
  unitClass: oneOfWordsCodec(UNIT_CLASSES),
  yachts: t.number,
  berths: t.number,
  cabins: t.number,
  sellsPlaces: t.boolean,
  sellsWhole: t.boolean,
  placePrice: t.number,
  wholePrice: t.number,
  hidden: optional(t.boolean),
});

const named = { id: t.number, name: t.string };
const Point = t.type({
  ...named,
  price: t.number,
  available: t.boolean,
  needsGroup: optional(t.boolean),
});
const Journey = t.type({
  ...named,
  price: t.number,
  available: t.boolean,
  paidOnSpot: t.boolean,
  pickUp: optional(t.boolean),
  points: t.array(Point),
});
const kinds = { ordinary: null, transport: null, luggage: null } satisfies Record<AddonKind, null>;
const Addon = t.type({
  ...named,
  price: t.number,
  available: t.boolean,
  kind: optional(t.keyof(kinds)),
  sized: t.boolean,
  options: t.array(t.type(named)),
});

const StoredOfferCodec = t.type({
  id: t.number,
  name: t.string,
  typeId: t.number,
  countryId: t.number,
  exotic: optional(t.boolean),
  countryListed: optional(t.boolean),
  from: t.string,
  to: t.string,
  closed: t.boolean,
  grayedOut: t.boolean,
  traits: t.array(TraitCodec),
  base: t.number,
  advance: t.number,
  firstMinuteUntil: nullable(t.string),
  secondMinuteUntil: nullable(t.string),
  safeBooking: t.boolean,
  sellsResignation: t.boolean,
  assistance: nullable(t.type({ price: t.number, usual: nullable(t.number) })),
  showGroupRebate: t.boolean,
  showAmbassadorRebate: t.boolean,
  units: t.array(Unit),
  journeys: t.array(Journey),
  insurances: t.array(
    t.type({ ...named, price: t.number, available: t.boolean, recommended: t.boolean }),
  ),
  trainings: t.array(
    t.type({ id: t.number, options: t.array(t.type({ ...named, price: t.number })) }),
  ),
  addons: t.array(Addon),
});

/** Codec of an offer. Fields that older exports do not have are optional. */
export const OfferCodec = new t.Type<Offer, unknown, unknown>(
  'offer',
  (u): u is Offer => StoredOfferCodec.is(u),
  (u, context) => {
    const read = StoredOfferCodec.validate(u, context);
    return read._tag === 'Left' ? read : t.success(deriveMissingOfferFields(read.right));
  },
  t.identity,
);

/**
 * Returns the codec of a setting that older recordings lack. If the setting is missing, its value
 * is `older`.
 */
const orIfMissing = <C extends t.Mixed>(codec: C, older: t.TypeOf<C>) =>
  new t.Type<t.TypeOf<C>, unknown, unknown>(
    codec.name,
    codec.is,
    (u, context) => (u === undefined ? t.success(older) : codec.validate(u, context)),
    codec.encode,
  );

/** Codec of a setting that older recordings lack. If the setting is missing, its value is null. */
const nullIfMissing = <C extends t.Mixed>(codec: C) => orIfMissing(nullable(codec), null);

const Notices = t.type({ beforeDue: t.number, beforeStart: t.number, afterEnd: t.number });
const Meeting = t.type({
  place: nullable(t.string),
  hour: nullable(t.string),
  pontoon: nullable(t.string),
  dutyPhone: nullable(t.string),
});
const Funds = t.type({
  neighbours: t.array(t.number),
  nonEuropean: t.array(t.number),
  rates: t.array(
    t.type({
      from: t.string,
      region: t.keyof({ neighbours: null, europe: null, nonEuropean: null }),
      transport: t.boolean,
      tfg: t.number,
      tfp: t.number,
    }),
  ),
});

const minute = t.type({ perParticipant: t.number, wholeYacht: t.number });
const region = t.type({ europe: t.number, exotic: t.number });

export const SettingsCodec = t.type({
  siteId: t.number,
  name: t.string,
  boatTripMarker: t.string,
  officeHours: t.string,
  // Older recordings have no contact data; no price depends on them.
  office: orIfMissing(t.type({ phone: nullable(t.string), email: nullable(t.string) }), {
    phone: null,
    email: null,
  }),
  address: nullIfMissing(t.string),
  bankTransfer: t.type({ recipient: t.string, accountNumber: t.string }),
  onlineCommissionPercent: t.number,
  maxParticipants: t.number,
  cabinSurcharge: t.number,
  firstMinute: minute,
  secondMinute: minute,
  loyalty: t.array(t.type({ trips: t.number, rebate: t.number })),
  group: t.array(t.type({ travellers: t.number, rebate: t.number })),
  groupCodeDays: t.number,
  ambassadorRebate: t.number,
  ambassadorCommission: t.number,
  wholeYachtRebate: t.number,
  skipperRebate: t.number,
  cap: t.type({ firstMinute: t.number, secondMinute: t.number, otherwise: t.number }),
  resignation: t.type({ safeBooking: region, perWeek: region, lastDaysBeforeStart: t.number }),
  organiserSkipper: t.type({ eur: t.number, pln: t.number }),
  hold: t.type({
    minutes: t.number,
    longestMinutes: t.number,
    perSession: t.number,
    perAddress: t.number,
  }),
  draftDays: t.number,
  firstPaymentHours: t.number,
  // If a recording lacks this setting, its replay uses the rule that applied before (R28.1).
  lateOrderHours: nullIfMissing(t.number),
  unpaidWorkingDays: t.number,
  openLineDays: orIfMissing(t.number, USUAL_OPEN_LINE_DAYS),
  cancellation: t.type({
    firstMinuteDays: t.number,
    secondMinuteWorkingDays: t.number,
    terms: t.array(t.type({ fromDays: t.number, keepsPercent: t.number })),
  }),
  instalments: t.type({ secondDays: t.number, thirdDays: t.number, secondUpToPercent: t.number }),
  privateInstalments: t.type({ firstPercent: t.number, secondPercent: t.number }),
  surchargeDays: nullIfMissing(t.type({ afterChange: t.number, beforeStart: t.number })),
  // Older recordings announce no due day in advance (R32).
  noticeDays: nullIfMissing(Notices),
  noticeHour: nullIfMissing(t.number),
  // Older recordings have no list of other ways to pay, such as cash or card (R31.15).
  paymentMeans: nullIfMissing(t.array(t.type({ word: t.string, name: t.string }))),
  // Older recordings sent mails about undone payments without delay (R31.10).
  correctionMinutes: nullIfMissing(t.number),
  // In older recordings, the office got no mails (R74).
  officeLetters: nullIfMissing(t.keyof({ each: null, daily: null })),
  // Older recordings have no prepared orders (R8.17).
  preparedHours: nullIfMissing(t.number),
  meeting: nullIfMissing(Meeting),
  onlineOnlyWorkingDays: t.number,
  addonsDays: t.number,
  changesDays: t.number,
  officeChangesDays: t.number,
  ages: t.type({ adult: t.number, office: t.number }),
  ageRequestWorkingDays: t.number,
  guaranteeFunds: nullIfMissing(Funds),
  limits: LimitsCodec,
});
