import type { Day } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { ChangeProblem, PlannedPrice, PlanPrice, SoldOffer } from './commands.ts';
import { setOfferPrice } from './offers.ts';

const isSameThing = (a: PlannedPrice, b: PlannedPrice): boolean =>
  a.from === b.from && a.of === b.of && a.id === b.id;

const byDay = (a: PlannedPrice, b: PlannedPrice): number =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : 0;

/** Adds a planned price, which replaces one for the same item and day. */
export const withPlan = (sold: SoldOffer, { from, of, id, price }: PlanPrice): SoldOffer => {
  const plan: PlannedPrice = { from, of, id, price };
  const otherPlans = (sold.planned ?? []).filter((each) => !isSameThing(each, plan));
  return { ...sold, planned: [...otherPlans, plan].toSorted(byDay) };
};

export const planProblems = (
  offer: Offer,
  plan: PlanPrice,
  today: Day,
): readonly ChangeProblem[] => [
  ...(plan.from <= today
    ? [{ field: 'from', kind: 'dayPassed', day: plan.from, today } as const]
    : []),
  ...(plan.from > offer.to
    ? [{ field: 'from', kind: 'over', offerId: offer.id, to: offer.to } as const]
    : []),
  ...setOfferPrice(offer, { ...plan, type: 'setPrice' }).problems,
];

const isDue =
  (today: Day) =>
  ({ from }: PlannedPrice): boolean =>
    from <= today;

export const hasDuePrice = ({ planned = [] }: Pick<SoldOffer, 'planned'>, today: Day): boolean =>
  planned.some(isDue(today));

/** Applies due prices in the order of their days; drops prices of removed items. */
export const withDuePrices = (sold: SoldOffer, today: Day): SoldOffer => {
  const planned = sold.planned ?? [];
  const due = planned.filter(isDue(today));
  const offer = due.reduce((current, { of, id, price }) => {
    const changed = setOfferPrice(current, {
      type: 'setPrice',
      offerId: current.id,
      of,
      id,
      price,
    });
    return changed.problems.length > 0 ? current : changed.offer;
  }, sold.offer);
  return { ...sold, offer, planned: planned.filter((each) => !due.includes(each)) };
};
