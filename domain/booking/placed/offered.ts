import type { BrandSettings } from '../../brand-settings.ts';
import { type Day, daysBetween } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { offersGroups } from '../../groups/group.ts';
import type { Booking, Cancelled, Confirmed, Waiting } from '../booking.ts';
import { changesOpen } from './change.ts';
import { leftToPay } from './dues.ts';
import { mayAskAdvance, mayHaveContract, mayHaveInvoice } from './papers.ts';
import { isHistorical } from './status.ts';

/** The lists of a customer's trips: ahead or under way, over, and cancelled. */
export type TripList = 'current' | 'past' | 'cancelled';

/** The list that a booking stands in: a cancelled one apart whatever its days, the others by whether they are over. */
export const tripListOf = (booking: Confirmed | Waiting | Cancelled, offer: Pick<Offer, 'to'>, today: Day): TripList => {
  if (booking.status === 'cancelled') return 'cancelled';
  return isHistorical(offer, today) ? 'past' : 'current';
};

/** An order whose trip is ahead or under way: not a sign-up, not cancelled, not over. */
const isAhead = (booking: Booking, offer: Pick<Offer, 'to'>, today: Day): booking is Confirmed =>
  booking.status === 'confirmed' && !isHistorical(offer, today);

/** Days from today to the start, negative once it is under way; null for what is no order, or over. */
export const daysToStart = (booking: Booking, offer: Pick<Offer, 'from' | 'to'>, today: Day): number | null =>
  isAhead(booking, offer, today) ? daysBetween(today, offer.from) : null;

/**
 * How a part of a booking stands to changes by its booker: `closed` is too late (R37), `wholeYacht` the yacht that stays as it was booked
 * `none` nothing that changing is ever offered for: over, cancelled, waiting.
 */
export type ChangesOffered = 'open' | 'closed' | 'wholeYacht' | 'none';

/** What the booker of a placed booking is offered to do by themselves on a day; whether it is taken, each command decides anew. */
export type OfferedToBooker = {
  readonly changes: ChangesOffered;
  /** Of the units alone. */
  readonly unitChanges: ChangesOffered;
  /** To open a group or to join one (A-106, R21). */
  readonly group: boolean;
  /** To redeem a gift voucher against what is left (A-065, R25). */
  readonly voucher: boolean;
  /** To ask for the contract, and once all is paid for the invoice too (R38). */
  readonly papers: boolean;
  readonly invoice: boolean;
  /** To ask for an invoice of what came in so far, where the seller makes such. */
  readonly advance: boolean;
};

/** What somebody is offered who did not book: to look (R45). */
export const OFFERED_TO_OTHERS: OfferedToBooker = {
  changes: 'none',
  unitChanges: 'none',
  group: false,
  voucher: false,
  papers: false,
  invoice: false,
  advance: false,
};

/** What is offered to the booker of a booking on a day. */
export const offeredToBooker = (booking: Booking, offer: Offer, settings: BrandSettings, today: Day): OfferedToBooker => {
  const papers = mayHaveContract(booking);
  const invoice = mayHaveInvoice(booking);
  const advance = mayAskAdvance(booking);
  if (!isAhead(booking, offer, today)) return { ...OFFERED_TO_OTHERS, papers, invoice, advance };
  const changes = changesOpen(booking, offer, settings, today) ? 'open' : 'closed';
  return {
    changes,
    unitChanges: changes === 'open' && booking.choices.accommodation === 'whole' ? 'wholeYacht' : changes,
    group: booking.group === null && offersGroups(offer, booking.choices),
    voucher: leftToPay(booking) > 0,
    papers,
    invoice,
    advance,
  };
};
