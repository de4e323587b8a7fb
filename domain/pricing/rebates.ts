import type { BrandSettings } from '../brand-settings.ts';
import type { Day } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { MissingToStep } from '../groups/group.ts';
import { capTo, type Money } from '../money.ts';

/** The brand's figures that rebates depend on. */
export type RebateFigures = Pick<
  BrandSettings,
  'firstMinute' | 'secondMinute' | 'loyalty' | 'group' | 'cap' | 'wholeYachtRebate'
>;

/** Extracts the figures that are stored with a booking. */
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

/** All rebates in order (R18); discount vouchers come last (R24). */
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

/** One rebate of one participant: asked, given, and why not more (R18, R23). */
export type ReceiptLine = {
  readonly userNum: number;
  readonly kind: RebateKind;
  readonly rule: string;
  readonly asked: Money;
  readonly given: Money;
  readonly cutBy: 'cap' | 'price' | null;
  /**
   * What would bring more, for example travellers missing to the next group step; null if nothing
   * is missing.
   */
  readonly missing: MissingToStep | null;
};

/**
 * First Minute until the last day of its period, then Second Minute until the last day of its own
 * (R19).
 */
export type Minute = 'firstMinute' | 'secondMinute' | null;

export const minuteOn = (
  offer: Pick<Offer, 'firstMinuteUntil' | 'secondMinuteUntil'>,
  today: Day,
): Minute => {
  if (offer.firstMinuteUntil !== null && today <= offer.firstMinuteUntil) return 'firstMinute';
  return offer.secondMinuteUntil !== null && today <= offer.secondMinuteUntil
    ? 'secondMinute'
    : null;
};

/** First or Second Minute with its last day. */
export type MinutePeriod = { readonly name: NonNullable<Minute>; readonly until: Day };

/** The minute period of a day; null outside both (R19). */
export const minutePeriodOn = (
  offer: Pick<Offer, 'firstMinuteUntil' | 'secondMinuteUntil'>,
  today: Day,
): MinutePeriod | null => {
  const name = minuteOn(offer, today);
  const until = name === 'firstMinute' ? offer.firstMinuteUntil : offer.secondMinuteUntil;
  return name === null || until === null ? null : { name, until };
};

/** Cap of all rebates of a participant (R23). */
export const capOf = (settings: RebateFigures, minute: Minute): Money =>
  minute === 'firstMinute'
    ? settings.cap.firstMinute
    : minute === 'secondMinute'
      ? settings.cap.secondMinute
      : settings.cap.otherwise;

/** A rebate before any cap. */
export type RequestedRebate = {
  readonly kind: RebateKind;
  readonly rule: string;
  readonly asked: Money;
};

/**
 * Gives a participant's rebates in order until the cap or the price is used up. What does not fit
 * is cut from the last (R23). `missing` is what the group rebate could still grow by.
 */
export const grantRebatesInOrder = (
  asked: readonly RequestedRebate[],
  cap: Money,
  price: Money,
  userNum: number,
  missing: MissingToStep | null,
): readonly ReceiptLine[] => {
  let room = Math.min(cap, price);
  const limit = cap <= price ? 'cap' : 'price';
  return asked.map(({ kind, rule, asked: wanted }) => {
    const given = capTo(wanted, room);
    room -= given;
    return {
      userNum,
      kind,
      rule,
      asked: wanted,
      given,
      cutBy: given < wanted ? limit : null,
      missing: kind === 'group' ? missing : null,
    };
  });
};
