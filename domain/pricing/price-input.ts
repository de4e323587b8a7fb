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

/** `name` and `option` are the catalogue's names. */
export type Row = {
  readonly userNum: number;
  readonly kind: RowKind;
  /** A row with the same number keeps its price when a booking changes. */
  readonly thing: string;
  readonly name: string;
  readonly option: string | null;
  readonly price: Money;
  readonly currency: Currency;
  readonly onSpot: boolean;
};

/** Stored with the order (R21, R37). */
export type RebateTerms = {
  readonly minute: Minute;
  /** By participant; 0 if unknown or not counted yet (R20). */
  readonly trips: readonly number[];
  /** Null if no group counts for the rebate. */
  readonly groupTravellers: number | null;
  /** Per participant (R22). */
  readonly ambassador: Money | null;
  /** Rebate of a booker who is a skipper, otherwise 0 (R24). */
  readonly skipper: Money;
  /** Outside the caps (R18, R25). */
  readonly officeRebates: readonly Money[];
  readonly discountVouchers: readonly Money[];
};

export type QuoteInput = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly today: Day;
  readonly choices: Choices;
  /** Used for participants without a chosen unit (R15); null if the offer has no units. */
  readonly assumedUnit: Unit | null;
} & Omit<RebateTerms, 'minute' | 'skipper'>;

export const unitOfParticipant = (
  input: Pick<QuoteInput, 'offer' | 'choices' | 'assumedUnit'>,
  index: number,
): Unit | null => {
  const unitId = input.choices.participants[index]?.unitId ?? null;
  return (unitId === null ? undefined : unitOf(input.offer, unitId)) ?? input.assumedUnit;
};
