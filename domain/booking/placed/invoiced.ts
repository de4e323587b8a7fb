import { type Buyer, countryOf, hasNipCheckDigit, isTaxNumber } from '../../accounts/invoice.ts';
import { isMarkOf, type KsefMark, readKsef } from '../../accounts/ksef-number.ts';
import { invalid, problem } from '../../party/problem.ts';
import type { Booking, Cancelled, Confirmed } from '../booking.ts';
import type { CorrectBuyer, NameKsef } from '../commands.ts';
import { type Decided, decided, refused } from '../decision.ts';

/** How long a part of a buyer's data may be: as long as the structured invoice takes it. */
const LONGEST = 256;

const isSame = (a: Buyer, b: Buyer): boolean =>
  a.name === b.name && a.nip === b.nip && a.address === b.address && a.zip === b.zip && a.city === b.city && a.country === b.country;

/** Returns true if two buyers are the same taxpayer: the number with its country, or no number at all. */
const isSameTaxpayer = (a: Buyer, b: Buyer): boolean => a.nip === b.nip && (a.nip === '' || countryOf(a) === countryOf(b));

/** Lines written before R38.16 may hold a NIP that no tax office assigns: they replay as they were decided, so only the check digit counts here. */
const fitsTaxNumber = (buyer: Buyer): boolean =>
  buyer.nip === '' || (buyer.country === undefined ? hasNipCheckDigit(buyer.nip) : isTaxNumber(buyer));

/**
 * What is wrong with the buyer whom an invoice names: the tax number, which no correction may change (the invoice is corrected to nothing and
 * issued anew), other data, or nothing (R38.14).
 */
export const buyerFault = (was: Buyer, is: Buyer): 'number' | 'data' | null =>
  !isSameTaxpayer(was, is) ? 'number' : isSame(was, is) ? null : 'data';

/** Whom the invoices are made out to by the office's word; null where it said nothing, or the booker was erased since (R39). */
export const correctedBuyer = (booking: Booking): Buyer | null => {
  const buyer = 'buyer' in booking ? booking.buyer : undefined;
  return buyer === undefined || buyer.name === '' ? null : buyer;
};

/** What KSeF calls the invoices of a booking that were sent there. */
export const ksefMarks = (booking: Booking): readonly KsefMark[] => ('ksef' in booking ? (booking.ksef ?? []) : []);

/** The booking with the buyer whom its invoices are to name. Nothing that a customer saves is made on it, so the version stays (R58). */
export const buyerCorrected = (booking: Confirmed | Cancelled, { buyer }: CorrectBuyer): Decided => {
  const known = correctedBuyer(booking);
  if (known !== null && isSame(known, buyer)) return refused({ kind: 'alreadyDone' });
  const fits =
    buyer.name !== '' && fitsTaxNumber(buyer) && Object.values(buyer).every((text) => text === undefined || text.length <= LONGEST);
  return fits ? decided({ ...booking, buyer }) : refused(invalid(problem(null, 'note', 'invalid')));
};

/**
 * The booking with the number that KSeF gave one of its invoices, in the place of an earlier, mistaken one. Nothing that a customer saves is
 * made on it, so the version stays (R58).
 */
export const ksefNamed = (booking: Confirmed | Cancelled, { invoice, number }: NameKsef): Decided => {
  const marks = ksefMarks(booking);
  if (readKsef(number) === null) return refused(invalid(problem(null, 'note', 'invalid')));
  if (marks.some((mark) => mark.number === number)) return refused({ kind: 'alreadyDone' });
  return decided({ ...booking, ksef: [...marks.filter((mark) => !isMarkOf(mark, invoice)), { ...invoice, number }] });
};
