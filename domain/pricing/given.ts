import { type Money, sum } from '../money.ts';
import type { QuoteInput, ReceiptLine, Row } from './price-input.ts';
import { type AskedRebate, capOf, giveInOrder, groupRebate, loyaltyRebate, type Minute, nextGroupStep } from './rebates.ts';

const asks = (kind: AskedRebate['kind'], rule: string, asked: Money): AskedRebate => ({ kind, rule, asked });

/** The First or Second Minute rebate: per participant, or one for a whole yacht (R19). */
const minuteRebate = (input: QuoteInput, minute: Minute): readonly AskedRebate[] => {
  if (minute === null) return [];
  const figures = input.settings[minute];
  return [asks(minute, 'R19', input.choices.accommodation === 'whole' ? figures.wholeYacht : figures.perParticipant)];
};

const groupLines = (input: QuoteInput): readonly AskedRebate[] =>
  input.groupTravellers === null || input.choices.accommodation === 'whole'
    ? []
    : [asks('group', 'R21', groupRebate(input.settings, input.groupTravellers))];

const ambassadorLines = (input: QuoteInput, times: number): readonly AskedRebate[] =>
  input.ambassador === null ? [] : [asks('ambassador', 'R22', input.ambassador * times)];

const loyaltyLines = (asked: Money): readonly AskedRebate[] => (asked > 0 ? [asks('loyalty', 'R20', asked)] : []);

/** One cap for a whole yacht: a participant's cap times its travellers, all of it in participant 1's row (R23). */
const wholeYachtRebates = (input: QuoteInput, minute: Minute, rows: readonly Row[]): readonly ReceiptLine[] => {
  const travellers = input.choices.participants.length;
  const asked = [
    ...minuteRebate(input, minute),
    ...loyaltyLines(sum(input.trips.slice(0, travellers).map((trips) => loyaltyRebate(input.settings, trips)))),
    ...ambassadorLines(input, travellers),
  ];
  const price = sum(rows.filter((row) => row.kind === 'wholeYacht').map((row) => row.price));
  return giveInOrder(asked, capOf(input.settings, minute) * travellers, price).map((line) => ({ ...line, userNum: 1, missing: null }));
};

/** Rebates per participant, in order, under the participant's cap and accommodation row (R18, R23). */
export const personalRebates = (input: QuoteInput, minute: Minute, rows: readonly Row[]): readonly ReceiptLine[] => {
  if (input.choices.accommodation === 'whole') return wholeYachtRebates(input, minute, rows);
  const step = input.groupTravellers === null ? null : nextGroupStep(input.settings, input.groupTravellers);
  const missing = step === null ? null : { travellers: step.missing, rebate: step.rebate };
  return input.choices.participants.flatMap(({ userNum }) => {
    const asked = [
      ...minuteRebate(input, minute),
      ...loyaltyLines(loyaltyRebate(input.settings, input.trips[userNum - 1] ?? 0)),
      ...groupLines(input),
      ...ambassadorLines(input, 1),
    ];
    const price = sum(rows.filter((row) => row.userNum === userNum && row.kind === 'accommodation').map((row) => row.price));
    return giveInOrder(asked, capOf(input.settings, minute), price).map((line) => ({
      ...line,
      userNum,
      missing: line.kind === 'group' ? missing : null,
    }));
  });
};

/** Rebates per booking, outside the caps and in participant 1's row; vouchers last; never below zero (R24, R25). */
export const perBookingRebates = (input: QuoteInput, skipperDiscount: boolean, left: Money): readonly ReceiptLine[] => {
  const { choices, settings } = input;
  const asked = [
    ...(choices.accommodation === 'whole' ? [asks('wholeYacht', 'R24', settings.wholeYachtRebate)] : []),
    ...(skipperDiscount && choices.beSkipper ? [asks('skipper', 'R24', settings.skipperRebate)] : []),
    ...input.officeRebates.map((value) => asks('office', 'R18', value)),
    ...input.discountVouchers.map((value) => asks('voucher', 'R25', value)),
  ];
  return giveInOrder(asked, left, left).map((line) => ({ ...line, userNum: 1, missing: null }));
};
