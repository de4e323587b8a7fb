import type { BrandSettings } from '../brand-settings.ts';
import type { Day } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { MissingToStep } from '../groups/group.ts';
import { fitting, type Money } from '../money.ts';

/** The brand's figures that rebates are worked out from. */
export type RebateFigures = Pick<BrandSettings, 'firstMinute' | 'secondMinute' | 'loyalty' | 'group' | 'cap' | 'wholeYachtRebate'>;

/** Only the figures that rebates need, to be kept with a booking. */
export const rebateFigures = ({ firstMinute, secondMinute, loyalty, group, cap, wholeYachtRebate }: BrandSettings): RebateFigures => ({
  firstMinute,
  secondMinute,
  loyalty,
  group,
  cap,
  wholeYachtRebate,
});

/** All rebates in the order in which they are given and named (R18); discount vouchers come last (R24). */
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

/** One rebate at one participant, with what was asked, what was given and why not more (R18, R23). */
export type ReceiptLine = {
  readonly userNum: number;
  readonly kind: RebateKind;
  readonly rule: string;
  readonly asked: Money;
  readonly given: Money;
  readonly cutBy: 'cap' | 'price' | null;
  /** What would bring more: travellers missing to the next group step, say; null where nothing is missing. */
  readonly missing: MissingToStep | null;
};

/** First Minute to the last day of its period, Second Minute after it to the last day of its own (R19). */
export type Minute = 'firstMinute' | 'secondMinute' | null;

export const minuteOn = (offer: Pick<Offer, 'firstMinuteUntil' | 'secondMinuteUntil'>, today: Day): Minute => {
  if (offer.firstMinuteUntil !== null && today <= offer.firstMinuteUntil) return 'firstMinute';
  return offer.secondMinuteUntil !== null && today <= offer.secondMinuteUntil ? 'secondMinute' : null;
};

/** First or Second Minute with the last day of its period. */
export type MinutePeriod = { readonly name: NonNullable<Minute>; readonly until: Day };

/** The period that a day lies in, as a page tells of it; null outside both (R19). */
export const minutePeriodOn = (offer: Pick<Offer, 'firstMinuteUntil' | 'secondMinuteUntil'>, today: Day): MinutePeriod | null => {
  const name = minuteOn(offer, today);
  const until = name === 'firstMinute' ? offer.firstMinuteUntil : offer.secondMinuteUntil;
  return name === null || until === null ? null : { name, until };
};

/** The cap of a participant's rebates together (R23). */
export const capOf = (settings: RebateFigures, minute: Minute): Money =>
  minute === 'firstMinute' ? settings.cap.firstMinute : minute === 'secondMinute' ? settings.cap.secondMinute : settings.cap.otherwise;

/** A rebate that somebody has a claim to, before any cap. */
export type AskedRebate = { readonly kind: RebateKind; readonly rule: string; readonly asked: Money };

/**
 * Gives a participant's rebates in order until the cap or the price they come off is used up; what does not fit is cut from the
 * last (R23). `missing` is what a group rebate would still grow by.
 */
export const giveInOrder = (
  asked: readonly AskedRebate[],
  cap: Money,
  price: Money,
  userNum: number,
  missing: MissingToStep | null,
): readonly ReceiptLine[] => {
  let room = Math.min(cap, price);
  const limit = cap <= price ? 'cap' : 'price';
  return asked.map(({ kind, rule, asked: wanted }) => {
    const given = fitting(wanted, room);
    room -= given;
    return { userNum, kind, rule, asked: wanted, given, cutBy: given < wanted ? limit : null, missing: kind === 'group' ? missing : null };
  });
};
