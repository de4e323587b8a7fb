import { type CancellingTerms, cancellingTerms } from '../../domain/booking/placed/cancellation.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Day } from '../../domain/calendar.ts';
import { sells } from '../../domain/catalogue/accommodation.ts';
import { type Addon, has, type Offer, sellsCabins } from '../../domain/catalogue/offer.ts';
import { addonsOpen } from '../../domain/catalogue/on-sale.ts';
import type { Money } from '../../domain/money.ts';
import { type Instalment, instalmentPlan, instalmentsOffered, oneOffPlan, onlineOnly } from '../../domain/payments/instalments.ts';
import { resignationPrice, type StruckPrice } from '../../domain/pricing/insurance-prices.ts';
import { minuteOn } from '../../domain/pricing/rebates.ts';
import { skipperOnSpot } from '../../domain/pricing/rows.ts';
import type { WayIn } from '../../domain/seats/openness.ts';

/** What may come on top of an offer's price, or is to be paid at once, as the reservation would ask for it today. */
export type ExtraCosts = {
  /** The plan that step 6 would show today for the price of the page: all of it at once when the start is near, nothing on the reserve list. */
  readonly plan: readonly Instalment[];
  /** For each of two in a cabin of their own; null where no cabins are sold (R13). */
  readonly cabin: Money | null;
  /** What the organiser's skipper of a whole yacht is paid on the spot; null where they are in the price, or no yacht is sold with one (R14). */
  readonly skipper: ReturnType<typeof skipperOnSpot>;
  /** For one person and this trip; null where it is not sold today (R16). */
  readonly resignation: StruckPrice | null;
  /** Clothing to take along, the cheapest first; none where the last day is over (R54). */
  readonly clothes: readonly Addon[];
  /** What cancelling would cost whoever books today; null where nothing is booked at once (R48). */
  readonly cancelling: CancellingTerms | null;
  /** What the provider adds to a payment, in per cent; null where online is the only way, and nothing is added (R30). */
  readonly commissionPercent: number | null;
};

const planToday = (offer: Offer, settings: BrandSettings, today: Day, price: Money, wayIn: WayIn | null): readonly Instalment[] => {
  if (wayIn !== 'book') return [];
  return instalmentsOffered(offer, settings, today, false)
    ? instalmentPlan({ offer, settings, today, travellers: 1, price })
    : oneOffPlan(price);
};

export const extraCosts = (offer: Offer, settings: BrandSettings, today: Day, price: Money, wayIn: WayIn | null): ExtraCosts => ({
  plan: planToday(offer, settings, today, price, wayIn),
  cabin: sellsCabins(offer) && offer.units.some(({ sellsPlaces }) => sellsPlaces) ? settings.cabinSurcharge : null,
  skipper: sells(offer, 'whole') && !has(offer, 'skipperRequired') ? skipperOnSpot(offer, settings) : null,
  resignation: resignationPrice(offer, settings, today),
  clothes: addonsOpen(offer, settings, today)
    ? offer.addons.filter(({ available, sized }) => available && sized).toSorted((a, b) => a.price - b.price)
    : [],
  cancelling: wayIn === 'book' ? cancellingTerms(offer, settings, minuteOn(offer, today), today) : null,
  commissionPercent: onlineOnly(offer, settings, today, false) ? null : settings.onlineCommissionPercent,
});
