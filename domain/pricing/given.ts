import { type Money, sum } from '../money.ts';
import type { QuoteInput } from './price-input.ts';
import {
  type AskedRebate,
  capOf,
  giveInOrder,
  groupRebate,
  loyaltyRebate,
  type Minute,
  nextGroupStep,
  type ReceiptLine,
} from './rebates.ts';

const asks = (kind: AskedRebate['kind'], rule: string, asked: Money): AskedRebate => ({ kind, rule, asked });

/** The First or Second Minute rebate: per participant, or one for a whole yacht (R19). */
const askMinute = (asked: AskedRebate[], input: QuoteInput, minute: Minute): void => {
  if (minute === null) return;
  const { wholeYacht, perParticipant } = input.settings[minute];
  asked.push(asks(minute, 'R19', input.choices.accommodation === 'whole' ? wholeYacht : perParticipant));
};

const askLoyalty = (asked: AskedRebate[], rebate: Money): void => {
  if (rebate > 0) asked.push(asks('loyalty', 'R20', rebate));
};

/** One cap for a whole yacht: a participant's cap times its travellers, all of it in participant 1's row (R23). */
export const wholeYachtRebates = (input: QuoteInput, minute: Minute, price: Money): readonly ReceiptLine[] => {
  const { settings, trips, choices, ambassador } = input;
  const travellers = choices.participants.length;
  const asked: AskedRebate[] = [];
  askMinute(asked, input, minute);
  askLoyalty(asked, sum(trips.slice(0, travellers).map((count) => loyaltyRebate(settings, count))));
  if (ambassador !== null) asked.push(asks('ambassador', 'R22', ambassador * travellers));
  return giveInOrder(asked, capOf(settings, minute) * travellers, price, 1, null);
};

/** What a group rebate would still grow by; the same for everybody on the booking. */
export const missingToNextStep = ({ settings, groupTravellers }: QuoteInput): ReceiptLine['missing'] => {
  const step = groupTravellers === null ? null : nextGroupStep(settings, groupTravellers);
  return step === null ? null : { travellers: step.missing, rebate: step.rebate };
};

/** A participant's rebates, in order, under their cap and their accommodation row (R18, R23). */
export const participantRebates = (
  input: QuoteInput,
  minute: Minute,
  userNum: number,
  price: Money,
  missing: ReceiptLine['missing'],
): readonly ReceiptLine[] => {
  const { settings, trips, groupTravellers, ambassador } = input;
  const asked: AskedRebate[] = [];
  askMinute(asked, input, minute);
  askLoyalty(asked, loyaltyRebate(settings, trips[userNum - 1] ?? 0));
  if (groupTravellers !== null) asked.push(asks('group', 'R21', groupRebate(settings, groupTravellers)));
  if (ambassador !== null) asked.push(asks('ambassador', 'R22', ambassador));
  return giveInOrder(asked, capOf(settings, minute), price, userNum, missing);
};

const NO_CAP: Money = Number.POSITIVE_INFINITY;

/** Rebates per booking, outside the caps and in participant 1's row; vouchers last; never below zero (R24, R25). */
export const perBookingRebates = (input: QuoteInput, skipperDiscount: boolean, left: Money): readonly ReceiptLine[] => {
  const { choices, settings, officeRebates, discountVouchers } = input;
  const asked: AskedRebate[] = [];
  if (choices.accommodation === 'whole') asked.push(asks('wholeYacht', 'R24', settings.wholeYachtRebate));
  if (skipperDiscount && choices.beSkipper) asked.push(asks('skipper', 'R24', settings.skipperRebate));
  for (const value of officeRebates) asked.push(asks('office', 'R18', value));
  for (const value of discountVouchers) asked.push(asks('voucher', 'R25', value));
  return giveInOrder(asked, NO_CAP, left, 1, null);
};
