import type { BrandSettings } from '../brand-settings.ts';
import { addDays, addWorkingDays, type Day, daysBetween } from '../calendar.ts';
import { hasTrait, type Offer } from '../catalogue/offer.ts';
import { type Money, percentHalfUp } from '../money.ts';

/**
 * `due` is null for the first payment, which is due at a time: usually 24 hours after the order
 * (R28.1). Surcharges have numbers from 4 (R63).
 */
export type Instalment = {
  readonly number: number;
  readonly amount: Money;
  readonly due: Day | null;
};

export type PaymentOption = 'installment' | 'onetime';
export type PaymentType = 'transfer' | 'online';

/** Until when cancelling is free, and which part of the price the company keeps later (R48). */
export type CancellationTerms = BrandSettings['cancellation'];

/**
 * The times that a booking's contract names: to pay an unpaid order, and to change the booking. A
 * later setting can only give the customer more time (R48.11).
 */
export type AgreedTimes = Pick<
  BrandSettings,
  'unpaidWorkingDays' | 'lateOrderHours' | 'changesDays' | 'officeChangesDays'
>;

export type PlanInput = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly today: Day;
  readonly travellers: number;
  readonly price: Money;
};

/**
 * Customers can pay in instalments while the start is more than `thirdDays` days away, usually 30.
 * Sign-ups always can (R29).
 */
export const canPayInInstalments = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
  reserveList: boolean,
): boolean => reserveList || daysBetween(today, offer.from) > settings.instalments.thirdDays;

const amounts = ({ offer, settings, travellers, price }: PlanInput): readonly [Money, Money] => {
  if (hasTrait(offer, 'privateCruise')) {
    const first = percentHalfUp(price, settings.privateInstalments.firstPercent);
    return [
      first,
      Math.min(price - first, percentHalfUp(price, settings.privateInstalments.secondPercent)),
    ];
  }
  const first = Math.min(price, offer.advance * travellers);
  return [first, Math.max(0, percentHalfUp(price, settings.instalments.secondUpToPercent) - first)];
};

/**
 * Returns three plan lines that add up to the price. If the due day of a line is over, the line is
 * due together with the first payment.
 */
export const instalmentPlan = (input: PlanInput): readonly Instalment[] => {
  const { offer, settings, today, price } = input;
  const [first, second] = amounts(input);
  const due = (daysBefore: number): Day | null => {
    const day = addDays(offer.from, -daysBefore);
    return day < today ? null : day;
  };
  return [
    { number: 1, amount: first, due: null },
    { number: 2, amount: second, due: due(settings.instalments.secondDays) },
    { number: 3, amount: price - first - second, due: due(settings.instalments.thirdDays) },
  ];
};

/** Returns a plan of one line: the full price, due like a first payment (R28.9). */
export const oneOffPlan = (price: Money): readonly Instalment[] => [
  { number: 1, amount: price, due: null },
];

export const paymentPlan = (option: PaymentOption, input: PlanInput): readonly Instalment[] =>
  option === 'installment' ? instalmentPlan(input) : oneOffPlan(input.price);

/**
 * Returns true if only online payment is allowed: shortly before the start, or with resignation
 * insurance.
 */
export const isOnlinePaymentOnly = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
  withResignationInsurance: boolean,
): boolean =>
  withResignationInsurance || today >= addWorkingDays(offer.from, -settings.onlineOnlyWorkingDays);

/**
 * Returns the provider's commission in grosze. It is 0 if the customer can only pay online: only a
 * customer who could also pay by transfer pays it (R30.1).
 */
export const onlineCommission = (
  amount: Money,
  settings: BrandSettings,
  onlineIsOnlyWay: boolean,
): Money => (onlineIsOnlyWay ? 0 : percentHalfUp(amount, settings.onlineCommissionPercent));
