import { type CancellingTerms, cancellingTerms } from '../../domain/booking/placed/cancelling.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Day } from '../../domain/calendar.ts';
import { sellsAccommodation } from '../../domain/catalogue/accommodation.ts';
import { type Addon, hasTrait, type Offer, sellsCabins } from '../../domain/catalogue/offer.ts';
import { canStillOrderAddons } from '../../domain/catalogue/on-sale.ts';
import type { Money } from '../../domain/money.ts';
import {
  canPayInInstalments,
  type Instalment,
  instalmentPlan,
  isOnlinePaymentOnly,
  oneOffPlan,
} from '../../domain/payments/instalments.ts';
import { resignationPrice, type StruckPrice } from '../../domain/pricing/insurance-prices.ts';
import { minutePeriodNameOn } from '../../domain/pricing/rebates.ts';
import { skipperPricePaidOnSpot } from '../../domain/pricing/rows.ts';
import type { WayIn } from '../../domain/seats/openness.ts';

/** A training, an insurance or an add-on that has a price (R14). */
export type PaidChoice = {
  readonly kind: 'training' | 'insurance' | 'assistance' | 'addon';
  /** The name of the choice. Empty for assistance, because an offer has no name for it. */
  readonly name: string;
  readonly price: Money;
};

export type ExtraCosts = {
  readonly plan: readonly Instalment[];
  readonly cabin: Money | null;
  /** The price of a skipper who is paid on the spot; null if the trip has none (R14). */
  readonly skipper: ReturnType<typeof skipperPricePaidOnSpot>;
  /** Price of resignation insurance per person; null if the trip does not sell it today (R16). */
  readonly resignation: StruckPrice | null;
  /** Clothes, sorted by price; empty after the last day to order add-ons (R54). */
  readonly clothes: readonly Addon[];
  /**
   * All trainings, insurances, assistance and add-ons that cost something. After the last day to
   * order add-ons, it contains no add-ons (R54).
   */
  readonly choices: readonly PaidChoice[];
  /** Cancellation terms of a booking made today; null if nobody can book the trip today (R48). */
  readonly cancelling: CancellingTerms | null;
  /**
   * The per cent that online payment adds; null if only online payment is allowed, which adds
   * nothing (R30).
   */
  readonly commissionPercent: number | null;
};

const planToday = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
  price: Money,
  wayIn: WayIn | null,
): readonly Instalment[] => {
  if (wayIn !== 'book') return [];
  return canPayInInstalments(offer, settings, today, false)
    ? instalmentPlan({ offer, settings, today, travellers: 1, price })
    : oneOffPlan(price);
};

const paidChoices = (offer: Offer, open: boolean): readonly PaidChoice[] => {
  const options = offer.trainings.flatMap((training) => training.options);
  const insurances = offer.insurances.filter(({ available }) => available);
  const addons = open ? offer.addons.filter(({ available, sized }) => available && !sized) : [];
  const choices: readonly PaidChoice[] = [
    ...options.map(({ name, price }) => ({ kind: 'training' as const, name, price })),
    ...insurances.map(({ name, price }) => ({ kind: 'insurance' as const, name, price })),
    ...(offer.assistance === null
      ? []
      : [{ kind: 'assistance' as const, name: '', price: offer.assistance.price }]),
    ...addons.map(({ name, price }) => ({ kind: 'addon' as const, name, price })),
  ];
  return choices.filter(({ price }) => price > 0);
};

export const extraCosts = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
  price: Money,
  wayIn: WayIn | null,
): ExtraCosts => ({
  plan: planToday(offer, settings, today, price, wayIn),
  cabin:
    sellsCabins(offer) && offer.units.some(({ sellsPlaces }) => sellsPlaces)
      ? settings.cabinSurcharge
      : null,
  skipper:
    sellsAccommodation(offer, 'whole') && !hasTrait(offer, 'skipperRequired')
      ? skipperPricePaidOnSpot(offer, settings)
      : null,
  resignation: resignationPrice(offer, settings, today),
  clothes: canStillOrderAddons(offer, settings, today)
    ? offer.addons
        .filter(({ available, sized }) => available && sized)
        .toSorted((a, b) => a.price - b.price)
    : [],
  choices: paidChoices(offer, canStillOrderAddons(offer, settings, today)),
  cancelling:
    wayIn === 'book'
      ? cancellingTerms(offer, settings, minutePeriodNameOn(offer, today), today)
      : null,
  commissionPercent: isOnlinePaymentOnly(offer, settings, today, false)
    ? null
    : settings.onlineCommissionPercent,
});
