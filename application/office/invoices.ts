import { err, ok, type Result } from 'neverthrow';
import { isCountryCode } from '../../domain/accounts/buyer-country.ts';
import {
  type Buyer,
  buyerCountryOf,
  INVOICE_KINDS,
  type InvoiceKsefNumber,
  isKsefNumberOfInvoice,
  isPostalCode,
  isTaxNumber,
  normalizeBuyer,
  parseKsefNumber,
} from '../../domain/accounts/invoice.ts';
import { invoiceKsefNumbers } from '../../domain/booking/placed/buyer-and-ksef.ts';
import { addDays, type Day, dayOf, startOfDay } from '../../domain/calendar.ts';
import type { ExecutedCommand } from '../booking/execute-command.ts';
import type { CommandDeps, CommandFailure } from '../booking/submit-command.ts';
import { currentBuyer } from '../papers/invoice-content.ts';
import type { Paper, PaperNumber } from '../ports/papers.ts';
import type { PortDeps } from '../ports/ports.ts';
import { submitOfficeCommand } from './bookings.ts';

export type InvoicesDeps = PortDeps<{ store: 'papers' | 'bookings' | 'accounts' }>;
type WritingDeps = CommandDeps & InvoicesDeps;

export type IssuedPaper = { readonly paper: Paper; readonly ksef: readonly InvoiceKsefNumber[] };

const withMarks = async (
  { store }: InvoicesDeps,
  papers: readonly Paper[],
): Promise<readonly IssuedPaper[]> => {
  const marks = new Map<string, readonly InvoiceKsefNumber[]>();
  for (const { bookingId } of papers) {
    if (marks.has(bookingId)) continue;
    const booking = await store.bookings.get(bookingId);
    marks.set(bookingId, booking === null ? [] : invoiceKsefNumbers(booking));
  }
  return papers.map((paper) => ({ paper, ksef: marks.get(paper.bookingId) ?? [] }));
};

const issuedBetween = async (
  deps: InvoicesDeps,
  from: Day,
  before: Day,
): Promise<readonly IssuedPaper[]> =>
  withMarks(
    deps,
    await deps.store.papers.issued(INVOICE_KINDS, startOfDay(from), startOfDay(before)),
  );

/**
 * Lists the invoices issued from day `from` to day `until`, both included. The list also contains
 * invoices of deleted accounts (R38, R39).
 */
export const listInvoices =
  (deps: InvoicesDeps) =>
  (from: Day, until: Day): Promise<readonly IssuedPaper[]> =>
    issuedBetween(deps, from, addDays(until, 1));

/**
 * Why the shop refuses a KSeF number for an invoice. `ksefOfOther`: the number belongs to another
 * seller. `ksefDay`: the day in the number is before the invoice's day or in the future.
 * `ksefTaken`: another invoice has this number.
 */
export type KsefFailure =
  | { readonly kind: 'unknownInvoice' }
  | { readonly kind: 'ksefOfOther'; readonly nip: string }
  | { readonly kind: 'ksefDay'; readonly day: Day }
  | { readonly kind: 'ksefTaken'; readonly by: PaperNumber };

export const findInvoiceForKsef =
  (deps: InvoicesDeps & Pick<CommandDeps, 'clock'>) =>
  async (invoice: PaperNumber, number: string): Promise<Result<IssuedPaper, KsefFailure>> => {
    const { year } = invoice;
    const ofYear = await issuedBetween(deps, `${year}-01-01`, `${year + 1}-01-01`);
    const found = ofYear.find(({ paper: { kind, n } }) => kind === invoice.kind && n === invoice.n);
    const read = parseKsefNumber(number);
    if (found === undefined || found.paper.content === null || read === null)
      return err({ kind: 'unknownInvoice' });
    const { nip } = found.paper.content.seller;
    if (read.nip !== nip) return err({ kind: 'ksefOfOther', nip });
    if (read.day < dayOf(found.paper.madeAt) || read.day > dayOf(deps.clock.now()))
      return err({ kind: 'ksefDay', day: read.day });
    const sameNumber = ofYear
      .flatMap(({ ksef }) => ksef)
      .find((mark) => mark.number === number && !isKsefNumberOfInvoice(mark, found.paper));
    return sameNumber === undefined ? ok(found) : err({ kind: 'ksefTaken', by: sameNumber });
  };

/** Stores the KSeF number, which the PDFs of the invoice and its corrections show (R38.13). */
export const recordKsefNumber =
  (deps: WritingDeps) =>
  async (
    name: string,
    { kind, year, n, bookingId }: Paper,
    number: string,
  ): Promise<Result<ExecutedCommand, CommandFailure>> => {
    const invoice = INVOICE_KINDS.find((each) => each === kind);
    if (invoice === undefined) throw new Error(`A paper of the kind ${kind} is not an invoice`);
    return submitOfficeCommand(deps)(
      name,
      bookingId,
      { type: 'nameKsef', invoice: { kind: invoice, year, n }, number },
      null,
      {
        after: ({ papers }) => papers.reprintInvoices(bookingId),
      },
    );
  };

export type BuyerChange = {
  readonly before: Buyer;
  readonly after: Buyer;
  readonly issued: readonly Paper[];
};

export type BuyerFieldFailure = {
  readonly kind: 'buyerField';
  readonly field: 'country' | 'zip' | 'nip';
  readonly value: string;
  readonly country: string;
};

/**
 * Returns the first wrong field of a corrected buyer; null if no field is wrong. Checks the country
 * and the fields that changed. If the country has changed, checks all, because their format depends
 * on it.
 */
const wrongField = (changed: Partial<Buyer>, after: Buyer): BuyerFieldFailure['field'] | null => {
  const isJudged = (field: 'zip' | 'nip'): boolean =>
    after[field] !== '' && (changed[field] ?? changed.country) !== undefined;
  if (!isCountryCode(buyerCountryOf(after))) return 'country';
  if (isJudged('zip') && !isPostalCode(after)) return 'zip';
  return isJudged('nip') && !isTaxNumber(after) ? 'nip' : null;
};

export const previewBuyerCorrection =
  ({ store }: InvoicesDeps) =>
  async (
    bookingId: string,
    requested: Partial<Buyer>,
  ): Promise<Result<BuyerChange, CommandFailure | BuyerFieldFailure>> => {
    const booking = await store.bookings.get(bookingId);
    if (booking === null) return err({ kind: 'unknownBooking' });
    if (booking.status !== 'confirmed' && booking.status !== 'cancelled')
      return err({ kind: 'wrongState', status: booking.status });
    const { accountId } = booking.owner;
    const account = accountId === null ? null : await store.accounts.byId(accountId);
    const papers = await store.papers.ofBooking(bookingId);
    const before = currentBuyer({ booking, account, made: papers });
    const after = normalizeBuyer({ ...before, ...requested });
    const field = wrongField(requested, after);
    if (field !== null) {
      const country = buyerCountryOf(after);
      return err({
        kind: 'buyerField',
        field,
        value: field === 'country' ? country : after[field],
        country,
      });
    }
    return ok({
      before,
      after,
      issued: papers.filter(({ kind }) =>
        INVOICE_KINDS.some((invoiceKind) => invoiceKind === kind),
      ),
    });
  };
