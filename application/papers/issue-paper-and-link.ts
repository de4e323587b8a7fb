import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Booking, Confirmed } from '../../domain/booking/booking.ts';
import { invoiceKsefNumbers } from '../../domain/booking/placed/buyer-and-ksef.ts';
import {
  canHaveFinalInvoice,
  isConfirmedAndCanHaveContract,
  type PaperKind,
} from '../../domain/booking/placed/papers.ts';
import { dayOf, type Instant, MINUTE, yearOf } from '../../domain/calendar.ts';
import type { Caller } from '../booking/actor.ts';
import { type AccessFailure, findOwnBooking } from '../panel/access.ts';
import type { LegalDocuments, NewPaper, Paper, PaperContent, PaperForm } from '../ports/papers.ts';
import type { PortDeps } from '../ports/ports.ts';
import { bookingLock, type Lock, type Transaction } from '../ports/store.ts';
import { contractContent } from './contract-content.ts';
import { advanceInvoiceContent, finalInvoiceContent } from './invoice-content.ts';
import { INFORMATION_FORM } from './legal-documents.ts';
import type { PaperSource } from './source.ts';

export type PaperDeps = PortDeps<{
  store: 'inTransaction' | 'bookings' | 'papers' | 'documents';
  catalogue: 'byId';
  settings: 'of';
  clock: true;
  ids: true;
  sellers: true;
  printer: true;
}> & {
  /**
   * Reads the site's legal documents. If this port is missing, the shop cannot read today's
   * information form. A contract then contains a form only if one was stored with the order.
   */
  readonly documents?: LegalDocuments;
};

const LINK_LIFE = 10 * MINUTE;

/** `loginNeeded`: the paper shows data of the account, so the customer has to log in (R35). */
export type PaperFailure =
  | AccessFailure
  | { readonly kind: 'stale'; readonly version: number }
  | { readonly kind: 'loginNeeded' };

export type RequestedPaperKind = Extract<PaperKind, 'contract' | 'advance' | 'invoice'>;

/** The lock for numbering papers, so that no number is used twice and none is left out. */
export const paperLock = (kind: PaperKind, year: number): Lock => ({
  kind: 'code',
  id: `kilwater/papers/${kind}/${year}`,
});

export const paperYear = (at: Instant): number => yearOf(dayOf(at));

export const canSeePaper = (caller: Caller, content: PaperContent): boolean =>
  caller.account !== null || !('buyerOfAccount' in content) || !content.buyerOfAccount;

/** Returns the information form that was shown before the order, else today's form (R38). */
export const readInformationFormForPaper = async (
  { store, documents }: PaperDeps,
  booking: Booking,
): Promise<PaperForm | null> => {
  const shownDocuments = 'shown' in booking ? booking.shown : undefined;
  const shownForm = shownDocuments?.documents.find(({ name }) => name === INFORMATION_FORM);
  const [form] =
    shownForm !== undefined ? [shownForm] : ((await documents?.current(booking.siteId)) ?? []);
  const formDocument = form?.name === INFORMATION_FORM ? await store.documents.get(form.id) : null;
  if (formDocument === null) return null;
  const { title, version, from, page } = formDocument;
  return {
    title,
    version,
    from,
    page,
    deliveredAt: shownForm === undefined ? null : (shownDocuments?.at ?? null),
  };
};

export const readPaperSource = async <B extends Booking>(
  deps: PaperDeps,
  transaction: Transaction,
  booking: B,
  { form, at }: Pick<PaperSource, 'form' | 'at'>,
): Promise<(Omit<PaperSource, 'booking'> & { readonly booking: B }) | null> => {
  const entry = deps.catalogue.byId(booking.siteId, booking.offerId);
  const settings = deps.settings.of(booking.siteId);
  const seller = deps.sellers.of(booking.siteId);
  if (entry === undefined || settings === undefined || seller === undefined) return null;
  const { accountId } = booking.owner;
  const account = accountId === null ? null : await transaction.accounts.byId(accountId);
  return {
    booking,
    entry,
    settings,
    seller,
    account,
    form,
    at,
    made: await transaction.papers.ofBooking(booking.id),
  };
};

const nextPaper = async (
  { papers }: Transaction,
  bookingId: string,
  content: PaperContent,
  madeAt: Instant,
): Promise<NewPaper> => {
  const { kind } = content;
  const year = paperYear(madeAt);
  const part = (await papers.ofBooking(bookingId)).filter((paper) => paper.kind === kind).length;
  const n = (await papers.lastNumber(kind, year)) + 1;
  return { bookingId, kind, part, year, n, madeAt, content };
};

/** Gives a paper its number and stores it. The caller's transaction holds the lock for numbers. */
export const addPaper = async (
  transaction: Transaction,
  bookingId: string,
  content: PaperContent,
  madeAt: Instant,
): Promise<Paper> => {
  const paper = await nextPaper(transaction, bookingId, content, madeAt);
  await transaction.papers.add(paper);
  return { ...paper, open: true };
};

const CONTENT: Readonly<Record<RequestedPaperKind, (source: PaperSource) => PaperContent | null>> =
  {
    contract: contractContent,
    advance: advanceInvoiceContent,
    invoice: finalInvoiceContent,
  };

const lastOf = (papers: readonly Paper[], kind: RequestedPaperKind): Paper | null =>
  // A booking can have several advance invoices, so each request issues a new one.
  kind === 'advance' ? null : (papers.findLast((paper) => paper.kind === kind) ?? null);

type Making = {
  /** The caller who wants the paper; null for the office, which can see all papers. */
  readonly caller: Caller | null;
  readonly bookingId: string;
  readonly kind: RequestedPaperKind;
  readonly expectedVersion: number | null;
};
type Refused = Exclude<PaperFailure, AccessFailure>;
type NextPaper<P> = (
  transaction: Transaction,
  bookingId: string,
  content: PaperContent,
  madeAt: Instant,
) => Promise<P>;

const paperOf = <P extends NewPaper | Paper>(
  deps: PaperDeps,
  { caller, bookingId, kind, expectedVersion }: Making,
  form: PaperForm | null,
  next: NextPaper<P>,
): Promise<Result<P | Paper | null, Refused>> => {
  const at = deps.clock.now();
  const locks: readonly Lock[] = [bookingLock(bookingId), paperLock(kind, paperYear(at))];
  return deps.store.inTransaction<P | Paper | null, Refused>(locks, async (transaction) => {
    const existing = lastOf(await transaction.papers.ofBooking(bookingId), kind);
    if (existing !== null) return ok(existing);
    const booking = await transaction.bookings.get(bookingId);
    if (booking === null || !isConfirmedAndCanHaveContract(booking)) return ok(null);
    if (expectedVersion !== null && expectedVersion !== booking.version)
      return err({ kind: 'stale', version: booking.version });
    const source = await readPaperSource<Confirmed>(deps, transaction, booking, { form, at });
    const content = source === null ? null : CONTENT[kind](source);
    if (content === null) return ok(null);
    if (caller !== null && !canSeePaper(caller, content)) return err({ kind: 'loginNeeded' });
    return ok(await next(transaction, bookingId, content, at));
  });
};

/** Returns a paper's stored PDF. If none is stored, prints the paper and stores its PDF. */
export const readOrPrintPaperPdf = async (
  { store: { papers }, printer }: Pick<PaperDeps, 'store' | 'printer'>,
  booking: Booking,
  { open: _open, ...paper }: Paper & { readonly content: PaperContent },
): Promise<Uint8Array> => {
  const { bookingId, kind, part } = paper;
  const stored = await papers.file(bookingId, kind, part);
  if (stored !== null) return stored;
  const file = await printer.print(paper, invoiceKsefNumbers(booking));
  await papers.keepFile(bookingId, kind, file, part);
  return file;
};

const invoiceBy =
  <P extends NewPaper | Paper>(next: NextPaper<P>) =>
  (deps: PaperDeps) =>
  async (
    booking: Booking,
  ): Promise<{ readonly paper: P | Paper; readonly isNew: boolean } | null> => {
    const kind = canHaveFinalInvoice(booking) ? 'invoice' : 'advance';
    const existing = lastOf(await deps.store.papers.ofBooking(booking.id), kind);
    if (existing !== null) return { paper: existing, isNew: false };
    const making = { caller: null, bookingId: booking.id, kind, expectedVersion: null } as const;
    const paper = (await paperOf(deps, making, null, next)).unwrapOr(null);
    return paper === null ? null : { paper, isNew: true };
  };

/** Issues an invoice if the booking is fully paid, or an advance invoice if it is paid in part. */
export const issueInvoice = invoiceBy(addPaper);

/** Returns the invoice that `issueInvoice` would issue now, without issuing it. */
export const previewInvoice = invoiceBy(nextPaper);

const linkTo =
  (deps: PaperDeps) =>
  async (
    caller: Caller,
    booking: Booking,
    paper: Paper,
  ): Promise<Result<{ readonly token: string }, PaperFailure>> => {
    const { open, content, bookingId, kind, part } = paper;
    if (!open || content === null) return err({ kind: 'unknownBooking' });
    if (!canSeePaper(caller, content)) return err({ kind: 'loginNeeded' });
    await readOrPrintPaperPdf(deps, booking, { ...paper, content });
    const token = deps.ids.token();
    await deps.store.papers.addLink({
      hash: deps.ids.hashOf(token),
      bookingId,
      kind,
      part,
      expiresAt: deps.clock.now() + LINK_LIFE,
    });
    return ok({ token });
  };

/** Returns a link to a booking's paper. If the paper is missing, issues it first (R38, R58). */
export const issuePaperAndLink =
  (deps: PaperDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    kind: RequestedPaperKind,
    expectedVersion: number | null,
  ): Promise<Result<{ readonly token: string } | null, PaperFailure>> =>
    safeTry(async function* () {
      const booking = yield* await findOwnBooking(deps)(caller, bookingId);
      const existing = lastOf(await deps.store.papers.ofBooking(bookingId), kind);
      const form =
        existing === null && kind === 'contract'
          ? await readInformationFormForPaper(deps, booking)
          : null;
      const paper =
        existing ??
        (yield* await paperOf(deps, { caller, bookingId, kind, expectedVersion }, form, addPaper));
      return paper === null ? ok(null) : linkTo(deps)(caller, booking, paper);
    });

export const createPaperLink =
  (deps: PaperDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    kind: PaperKind,
    part: number,
  ): Promise<Result<{ readonly token: string } | null, PaperFailure>> =>
    safeTry(async function* () {
      const booking = yield* await findOwnBooking(deps)(caller, bookingId);
      const paper = await deps.store.papers.get(bookingId, kind, part);
      return paper === null ? ok(null) : linkTo(deps)(caller, booking, paper);
    });
