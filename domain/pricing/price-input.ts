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

export type Row = {
  readonly userNum: number;
  readonly kind: RowKind;
  /** Id of what is bought. When a booking changes, a row with the same id keeps its price. */
  readonly thing: string;
  readonly name: string;
  readonly option: string | null;
  readonly price: Money;
  readonly currency: Currency;
  readonly onSpot: boolean;
};

/** An order stores the terms of its rebates (R21, R37). */
export type RebateTerms = {
  readonly minute: Minute;
  /** A participant whose past trips are unknown has 0 (R20). */
  readonly trips: readonly number[];
  readonly groupTravellers: number | null;
  /** The ambassador's rebate is per participant (R22). */
  readonly ambassador: Money | null;
  /** A booker who is a skipper gets this rebate (R24). */
  readonly skipper: Money;
  /** The caps do not limit rebates from the office (R18, R25). */
  readonly officeRebates: readonly Money[];
  readonly discountVouchers: readonly Money[];
};

export type QuoteInput = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly today: Day;
  readonly choices: Choices;
  /** Participants without a chosen unit are priced with this unit (R15). */
  readonly assumedUnit: Unit | null;
} & Omit<RebateTerms, 'minute' | 'skipper'>;

export const unitOfParticipant = (
  input: Pick<QuoteInput, 'offer' | 'choices' | 'assumedUnit'>,
  index: number,
): Unit | null => {
  const unitId = input.choices.participants[index]?.unitId ?? null;
  return (unitId === null ? undefined : unitOf(input.offer, unitId)) ?? input.assumedUnit;
};
