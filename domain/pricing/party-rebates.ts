import type { Offer } from '../catalogue/offer.ts';
import { groupRebate, type MissingToStep, missingToNextStep } from '../groups/group.ts';
import { loyaltyRebate } from '../loyalty/loyalty.ts';
import { type Money, sum } from '../money.ts';
import type { Choices } from '../party/choices.ts';
import type { RebateTerms } from './price-input.ts';
import type { RebateFigures } from './rebates.ts';
import { capOf, grantRebatesInOrder, type ReceiptLine, type RequestedRebate } from './rebates.ts';

export type RebateInput = {
  readonly choices: Choices;
  readonly terms: RebateTerms;
  readonly figures: RebateFigures;
};

const rebateRequest = (
  kind: RequestedRebate['kind'],
  rule: string,
  requestedAmount: Money,
): RequestedRebate => ({
  kind,
  rule,
  asked: requestedAmount,
});

/** A minute period's rebate is per participant, or once for a whole yacht (R19). */
const askMinute = (requests: RequestedRebate[], { choices, terms, figures }: RebateInput): void => {
  if (terms.minute === null) return;
  const { wholeYacht, perParticipant } = figures[terms.minute];
  requests.push(
    rebateRequest(
      terms.minute,
      'R19',
      choices.accommodation === 'whole' ? wholeYacht : perParticipant,
    ),
  );
};

const askLoyalty = (requests: RequestedRebate[], rebate: Money): void => {
  if (rebate > 0) requests.push(rebateRequest('loyalty', 'R20', rebate));
};

/** Returns a whole yacht's rebates; the cap is one participant's cap per traveller (R23). */
export const wholeYachtRebates = (input: RebateInput, price: Money): readonly ReceiptLine[] => {
  const { figures, choices } = input;
  const { trips, ambassador, minute } = input.terms;
  const travellers = choices.participants.length;
  const requests: RequestedRebate[] = [];
  askMinute(requests, input);
  askLoyalty(
    requests,
    sum(trips.slice(0, travellers).map((count) => loyaltyRebate(figures, count))),
  );
  if (ambassador !== null)
    requests.push(rebateRequest('ambassador', 'R22', ambassador * travellers));
  return grantRebatesInOrder(requests, capOf(figures, minute) * travellers, price, 1, null);
};

/** Returns the travellers missing for the group's next rebate; null at the highest. */
export const missingInGroup = ({ figures, terms }: RebateInput): MissingToStep | null =>
  terms.groupTravellers === null ? null : missingToNextStep(figures, terms.groupTravellers);

/** Returns the travellers missing for the next rebate of the group, or of a lone party (R21). */
export const missingToNextRebate = (
  offer: Pick<Offer, 'showGroupRebate'>,
  { accommodation, participants }: Choices,
  receipt: readonly ReceiptLine[],
  figures: Pick<RebateFigures, 'group'>,
): MissingToStep | null => {
  if (!offer.showGroupRebate || accommodation === 'whole') return null;
  const counted = receipt.find(({ kind }) => kind === 'group');
  return counted === undefined ? missingToNextStep(figures, participants.length) : counted.missing;
};

/** Grants a participant's rebates in order, up to the cap and the price of the place (R18). */
export const participantRebates = (
  input: RebateInput,
  userNum: number,
  price: Money,
  missing: MissingToStep | null,
): readonly ReceiptLine[] => {
  const { figures } = input;
  const { trips, groupTravellers, ambassador, minute } = input.terms;
  const requests: RequestedRebate[] = [];
  askMinute(requests, input);
  askLoyalty(requests, loyaltyRebate(figures, trips[userNum - 1] ?? 0));
  if (groupTravellers !== null)
    requests.push(rebateRequest('group', 'R21', groupRebate(figures, groupTravellers)));
  if (ambassador !== null) requests.push(rebateRequest('ambassador', 'R22', ambassador));
  return grantRebatesInOrder(requests, capOf(figures, minute), price, userNum, missing);
};

const NO_CAP: Money = Number.POSITIVE_INFINITY;

/** Grants rebates outside the caps, vouchers last; the price stays positive (R24, R25). */
export const perBookingRebates = (
  { choices, terms, figures }: RebateInput,
  remainingPrice: Money,
): readonly ReceiptLine[] => {
  const { skipper, officeRebates, discountVouchers } = terms;
  const requests: RequestedRebate[] = [];
  if (choices.accommodation === 'whole')
    requests.push(rebateRequest('wholeYacht', 'R24', figures.wholeYachtRebate));
  if (skipper > 0) requests.push(rebateRequest('skipper', 'R24', skipper));
  for (const value of officeRebates) requests.push(rebateRequest('office', 'R18', value));
  for (const value of discountVouchers) requests.push(rebateRequest('voucher', 'R25', value));
  return grantRebatesInOrder(requests, NO_CAP, remainingPrice, 1, null);
};
