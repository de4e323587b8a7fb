import type { Booking, Confirmed } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

/** The papers of a booking: each is made once, numbered, and kept as it was made (R38). */
export const PAPER_KINDS = ['contract', 'invoice'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Participant 1 by name; '' where nobody is named, or nobody any more (R39). */
export const bookerName = ({ choices }: Booking): string => {
  const person = choices.participants[0]?.person;
  return [person?.firstName ?? '', person?.lastName ?? ''].filter((part) => part !== '').join(' ');
};

/**
 * Whether a booking may have a paper (R38): a contract once it is confirmed, an invoice once it is fully paid too. A booker who was erased
 * has none made any more (R39).
 */
export const mayHavePaper = (kind: PaperKind, booking: Booking): booking is Confirmed =>
  booking.status === 'confirmed' && bookerName(booking) !== '' && (kind === 'contract' || ledgerOfBooking(booking).left === 0);
