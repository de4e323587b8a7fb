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

/** One row of the price, for one participant. `name` and `option` are the catalogue's names. */
export type Row = {
  readonly userNum: number;
  readonly kind: RowKind;
  /**
   * Number of the thing that is bought. A row with the same number keeps its price when a booking
   * changes (R37).
   */
  readonly thing: string;
  readonly name: string;
  readonly option: string | null;
  readonly price: Money;
  readonly currency: Currency;
  readonly onSpot: boolean;
};

/** The terms on which a booking's rebates depend. They are stored with the order (R21, R37). */
export type RebateTerms = {
  readonly minute: Minute;
  /** Past trips by participant; 0 if unknown or not counted yet (R20). */
  readonly trips: readonly number[];
  /** Number of travellers in the group; null if no group counts for the rebate (R21). */
  readonly groupTravellers: number | null;
  /** Ambassador rebate per participant (R22). */
  readonly ambassador: Money | null;
  /** Rebate of a booker who is a skipper, otherwise 0 (R24). */
  readonly skipper: Money;
  /** Rebates that the office granted. They are outside the caps (R18, R25). */
  readonly officeRebates: readonly Money[];
  readonly discountVouchers: readonly Money[];
};

export type QuoteInput = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly today: Day;
  readonly choices: Choices;
  /**
   * The unit whose price is used for participants without a choice (R15); null if the offer has no
   * units.
   */
  readonly assumedUnit: Unit | null;
} & Omit<RebateTerms, 'minute' | 'skipper'>;

/** Returns the participant's chosen unit, else the assumed unit. */
export const unitOfParticipant = (
  input: Pick<QuoteInput, 'offer' | 'choices' | 'assumedUnit'>,
  index: number,
): Unit | null => {
  const unitId = input.choices.participants[index]?.unitId ?? null;
  return (unitId === null ? undefined : unitOf(input.offer, unitId)) ?? input.assumedUnit;
};
