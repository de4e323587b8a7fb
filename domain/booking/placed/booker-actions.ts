import type { BrandSettings } from '../../brand-settings.ts';
import { type Day, daysBetween } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { canHaveGroupRebate } from '../../groups/group.ts';
import type { Booking, Cancelled, Confirmed, Waiting } from '../booking.ts';
import { isConfirmedAndChangeable } from './change.ts';
import { leftToPay } from './dues.ts';
import {
  canHaveFinalInvoice,
  canRequestAdvanceInvoice,
  isConfirmedAndCanHaveContract,
} from './papers.ts';
import { isTripOver } from './status.ts';

export type TripListKind = 'current' | 'past' | 'cancelled';

/** Returns the list of the panel that shows the trip: current, past or cancelled. */
export const panelTripListOf = (
  booking: Confirmed | Waiting | Cancelled,
  offer: Pick<Offer, 'to'>,
  today: Day,
): TripListKind => {
  if (booking.status === 'cancelled') return 'cancelled';
  return isTripOver(offer, today) ? 'past' : 'current';
};

const isAhead = (booking: Booking, offer: Pick<Offer, 'to'>, today: Day): booking is Confirmed =>
  booking.status === 'confirmed' && !isTripOver(offer, today);

/**
 * Returns the days from today to the trip's first day; negative from the second day on. Returns
 * null if the trip is over or the booking is not a confirmed order.
 */
export const daysToStart = (
  booking: Booking,
  offer: Pick<Offer, 'from' | 'to'>,
  today: Day,
): number | null => (isAhead(booking, offer, today) ? daysBetween(today, offer.from) : null);

/**
 * 'closed': too late to change (R37). 'wholeYacht': a party cannot change from its whole yacht to
 * another unit. 'none': the trip is over, the booking is no confirmed order, or the visitor
 * is not the booker.
 */
export type ChangeAvailability = 'open' | 'closed' | 'wholeYacht' | 'none';

/** What the panel lets the customer do; each command checks this again. */
export type BookerActions = {
  readonly changes: ChangeAvailability;
  readonly unitChanges: ChangeAvailability;
  readonly group: boolean;
  readonly voucher: boolean;
  readonly papers: boolean;
  /** The final invoice is offered once everything is paid (R38). */
  readonly invoice: boolean;
  readonly advance: boolean;
};

/** Everybody except the booker can only read the booking (R45). */
export const ACTIONS_OF_OTHERS: BookerActions = {
  changes: 'none',
  unitChanges: 'none',
  group: false,
  voucher: false,
  papers: false,
  invoice: false,
  advance: false,
};

export const bookerActions = (
  booking: Booking,
  offer: Offer,
  settings: BrandSettings,
  today: Day,
): BookerActions => {
  const papers = isConfirmedAndCanHaveContract(booking);
  const invoice = canHaveFinalInvoice(booking);
  const advance = canRequestAdvanceInvoice(booking);
  if (!isAhead(booking, offer, today)) return { ...ACTIONS_OF_OTHERS, papers, invoice, advance };
  const changes = isConfirmedAndChangeable(booking, offer, settings, today) ? 'open' : 'closed';
  return {
    changes,
    unitChanges:
      changes === 'open' && booking.choices.accommodation === 'whole' ? 'wholeYacht' : changes,
    group:
      booking.group === null &&
      booking.basis.figures.group.length > 0 &&
      canHaveGroupRebate(offer, booking.choices),
    voucher: leftToPay(booking) > 0,
    papers,
    invoice,
    advance,
  };
};
