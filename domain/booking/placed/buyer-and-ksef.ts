import {
  type Buyer,
  buyerCountryOf,
  hasNipCheckDigit,
  type InvoiceKsefNumber,
  isKsefNumberOfInvoice,
  isTaxNumber,
  parseKsefNumber,
} from '../../accounts/invoice.ts';
import { invalidAnswers, problem } from '../../party/problem.ts';
import type { Booking, Cancelled, Confirmed } from '../booking.ts';
import { acceptedDecision, type CommandOf, type Decided, refusedDecision } from '../commands.ts';

/** The state's invoice system KSeF limits a buyer's name and postal address to this length. */
const LONGEST = 256;

const isSame = (a: Buyer, b: Buyer): boolean =>
  a.name === b.name &&
  a.nip === b.nip &&
  a.address === b.address &&
  a.zip === b.zip &&
  a.city === b.city &&
  a.country === b.country;

const isSameTaxpayer = (a: Buyer, b: Buyer): boolean =>
  a.nip === b.nip && (a.nip === '' || buyerCountryOf(a) === buyerCountryOf(b));

/**
 * A buyer in an older journal line can have a NIP that no tax office assigns; only its check digit
 * is verified (R38.16).
 */
const fitsTaxNumber = (buyer: Buyer): boolean =>
  buyer.nip === '' ||
  (buyer.country === undefined ? hasNipCheckDigit(buyer.nip) : isTaxNumber(buyer));

/**
 * Returns 'number' if the tax number or its country differs: a new invoice is needed (R38.14).
 * Returns 'data' if only name or address differ: a correction of the old invoice is enough.
 */
export const buyerDifferenceKind = (before: Buyer, after: Buyer): 'number' | 'data' | null =>
  !isSameTaxpayer(before, after) ? 'number' : isSame(before, after) ? null : 'data';

/** Returns the buyer that the office set; null if there is none or the booker was erased (R39). */
export const correctedBuyer = (booking: Booking): Buyer | null => {
  const buyer = 'buyer' in booking ? booking.buyer : undefined;
  return buyer === undefined || buyer.name === '' ? null : buyer;
};

export const invoiceKsefNumbers = (booking: Booking): readonly InvoiceKsefNumber[] =>
  'ksef' in booking ? (booking.ksef ?? []) : [];

/**
 * Sets the buyer. The booking's version stays the same, because no customer's save depends on the
 * buyer (R58).
 */
export const applyBuyerCorrection = (
  booking: Confirmed | Cancelled,
  { buyer }: CommandOf<'correctBuyer'>,
): Decided => {
  const current = correctedBuyer(booking);
  if (current !== null && isSame(current, buyer)) return refusedDecision({ kind: 'alreadyDone' });
  const fits =
    buyer.name !== '' &&
    fitsTaxNumber(buyer) &&
    Object.values(buyer).every((text) => text === undefined || text.length <= LONGEST);
  return fits
    ? acceptedDecision({ ...booking, buyer })
    : refusedDecision(invalidAnswers(problem(null, 'note', 'invalid')));
};

/** Sets or replaces an invoice's KSeF number; the booking's version stays the same. */
export const setKsefNumber = (
  booking: Confirmed | Cancelled,
  { invoice, number }: CommandOf<'nameKsef'>,
): Decided => {
  const marks = invoiceKsefNumbers(booking);
  if (parseKsefNumber(number) === null)
    return refusedDecision(invalidAnswers(problem(null, 'note', 'invalid')));
  if (marks.some((mark) => mark.number === number)) return refusedDecision({ kind: 'alreadyDone' });
  return acceptedDecision({
    ...booking,
    ksef: [
      ...marks.filter((mark) => !isKsefNumberOfInvoice(mark, invoice)),
      { ...invoice, number },
    ],
  });
};
