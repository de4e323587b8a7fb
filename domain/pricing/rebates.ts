import type { BrandSettings } from '../brand-settings.ts';
import type { Day } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { MissingToStep } from '../groups/group.ts';
import { capTo, type Money } from '../money.ts';

export type RebateFigures = Pick<
  BrandSettings,
  'firstMinute' | 'secondMinute' | 'loyalty' | 'group' | 'cap' | 'wholeYachtRebate'
>;

export const rebateFigures = ({
  firstMinute,
  secondMinute,
  loyalty,
  group,
  cap,
  wholeYachtRebate,
}: BrandSettings): RebateFigures => ({
  firstMinute,
  secondMinute,
  loyalty,
  group,
  cap,
  wholeYachtRebate,
});

/** Rebates are granted in this order; discount vouchers come last (R18, R24). */
export const REBATES_IN_ORDER = [
  'firstMinute',
  'secondMinute',
  'loyalty',
  'group',
  'ambassador',
  'wholeYacht',
  'skipper',
  'office',
  'voucher',
] as const;

export type RebateKind = (typeof REBATES_IN_ORDER)[number];

export type ReceiptLine = {
  readonly userNum: number;
  readonly kind: RebateKind;
  readonly rule: string;
  readonly asked: Money;
  readonly given: Money;
  readonly cutBy: 'cap' | 'price' | null;
  readonly missing: MissingToStep | null;
};

/** The minute period of a day: First Minute or Second Minute; null if it is in neither (R19). */
export type Minute = 'firstMinute' | 'secondMinute' | null;

export const minutePeriodNameOn = (
  offer: Pick<Offer, 'firstMinuteUntil' | 'secondMinuteUntil'>,
  today: Day,
): Minute => {
  if (offer.firstMinuteUntil !== null && today <= offer.firstMinuteUntil) return 'firstMinute';
  return offer.secondMinuteUntil !== null && today <= offer.secondMinuteUntil
    ? 'secondMinute'
    : null;
};

export type MinutePeriod = { readonly name: NonNullable<Minute>; readonly until: Day };

/** Returns a day's minute period and the last day of that period; null if it is in neither. */
export const minutePeriodOn = (
  offer: Pick<Offer, 'firstMinuteUntil' | 'secondMinuteUntil'>,
  today: Day,
): MinutePeriod | null => {
  const name = minutePeriodNameOn(offer, today);
  const until = name === 'firstMinute' ? offer.firstMinuteUntil : offer.secondMinuteUntil;
  return name === null || until === null ? null : { name, until };
};

/** Returns the cap in grosze: the limit for the sum of a participant's rebates. */
export const capOf = (settings: RebateFigures, minute: Minute): Money =>
  minute === 'firstMinute'
    ? settings.cap.firstMinute
    : minute === 'secondMinute'
      ? settings.cap.secondMinute
      : settings.cap.otherwise;

export type RequestedRebate = {
  readonly kind: RebateKind;
  readonly rule: string;
  readonly asked: Money;
};

/** Grants rebates until the cap or the price is used up; the last one is cut to fit (R23). */
export const grantRebatesUpToCap = (
  requests: readonly RequestedRebate[],
  cap: Money,
  price: Money,
  userNum: number,
  missing: MissingToStep | null,
): readonly ReceiptLine[] => {
  let room = Math.min(cap, price);
  const limit = cap <= price ? 'cap' : 'price';
  return requests.map(({ kind, rule, asked: requested }) => {
    const granted = capTo(requested, room);
    room -= granted;
    return {
      userNum,
      kind,
      rule,
      asked: requested,
      given: granted,
      cutBy: granted < requested ? limit : null,
      missing: kind === 'group' ? missing : null,
    };
  });
};
