import type { BrandSettings } from '../brand-settings.ts';
import type { Day } from '../calendar.ts';
import { type Offer, type Unit, unitOf } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';
import type { Choices } from '../party/choices.ts';
import type { Minute } from './rebates.ts';

export type RowKind =
  | 'accommodation'
  | 'cabinSurcharge'
  | 'wholeYacht'
  | 'journey'
  | 'point'
  | 'insurance'
  | 'resignation'
  | 'assistance'
  | 'training'
  | 'addon'
  | 'luggage'
  | 'organiserSkipper'
  | 'rebates';

export type Currency = 'PLN' | 'EUR';

/** One line of the price, at one participant; `name` and `option` are the catalogue's own names. */
export type Row = {
  readonly userNum: number;
  readonly kind: RowKind;
  /** The number of what is bought, within its kind: what stays the same thing keeps its price when a booking changes (R37). */
  readonly thing: string;
  readonly name: string;
  readonly option: string | null;
  readonly price: Money;
  readonly currency: Currency;
  readonly onSpot: boolean;
};

/** What a booking's rebates hang on, whatever they then come to; kept from the confirmation on (R21, R37). */
export type RebateTerms = {
  readonly minute: Minute;
  /** Trips already ended, by participant; 0 where unknown or not yet told (R20). */
  readonly trips: readonly number[];
  /** Travellers of the group without a code or with one; null where no group counts (R21). */
  readonly groupTravellers: number | null;
  /** What an ambassador's code gives each participant; null without a code (R22). */
  readonly ambassador: Money | null;
  /** The rebate for a booker who is a skipper; 0 where there is none (R24). */
  readonly skipper: Money;
  /** The office's own rebates on this booking, and discount vouchers; outside the caps (R18, R25). */
  readonly officeRebates: readonly Money[];
  readonly discountVouchers: readonly Money[];
};

/** What the price hangs on besides the choices themselves. */
export type QuoteInput = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly today: Day;
  readonly choices: Choices;
  /** Stands in for the unit of participants who have none yet (R15); null where the offer has no units. */
  readonly assumedUnit: Unit | null;
} & Omit<RebateTerms, 'minute' | 'skipper'>;

/** The unit a participant sails on: the chosen one, else the assumed one. */
export const sailsOn = (input: Pick<QuoteInput, 'offer' | 'choices' | 'assumedUnit'>, index: number): Unit | null => {
  const unitId = input.choices.participants[index]?.unitId ?? null;
  return (unitId === null ? undefined : unitOf(input.offer, unitId)) ?? input.assumedUnit;
};
