import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { mayHavePaper, type PaperKind } from '../../domain/booking/placed/papers.ts';
import { dayOf, MINUTE, yearOf } from '../../domain/calendar.ts';
import type { Caller } from '../booking/caller.ts';
import { type AccessFailure, ownBooking } from '../panel/access.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { NewPaper, Paper, PaperContent, PaperPrinter, Sellers } from '../ports/papers.ts';
import type { Settings } from '../ports/settings.ts';
import type { Lock, Store, Transaction } from '../ports/store.ts';
import { contentOf, type PaperSource } from './content.ts';

export type PaperDeps = {
  readonly store: Pick<Store, 'inTransaction' | 'bookings' | 'papers'>;
  readonly catalogue: Pick<Catalogue, 'byId'>;
  readonly settings: Pick<Settings, 'of'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sellers: Sellers;
  readonly printer: PaperPrinter;
};

/** A link to a paper ends after so long (R38). */
const LINK_LIFE = 10 * MINUTE;

/** `loginNeeded`: the paper names what the account knows, which the browser that booked does not see without a login (R35). */
export type PaperFailure = AccessFailure | { readonly kind: 'stale'; readonly version: number } | { readonly kind: 'loginNeeded' };

/** The lock under which the numbers of a kind are drawn, so that none is given twice or left out. */
const paperLock = (kind: PaperKind, year: number): Lock => ({ kind: 'code', id: `kilwater/papers/${kind}/${year}` });

/** Whether a paper says nothing that the caller may not see. */
export const maySee = (caller: Caller, content: PaperContent): boolean =>
  caller.account !== null || content.kind !== 'invoice' || !content.buyerOfAccount;

const sourceOf = async (deps: PaperDeps, transaction: Transaction, booking: Booking): Promise<Omit<PaperSource, 'booking'> | null> => {
  const entry = deps.catalogue.byId(booking.siteId, booking.offerId);
  const settings = deps.settings.of(booking.siteId);
  const seller = deps.sellers.of(booking.siteId);
  if (entry === undefined || settings === undefined || seller === undefined) return null;
  const { accountId } = booking.owner;
  return { entry, settings, seller, account: accountId === null ? null : await transaction.accounts.byId(accountId) };
};

type Making = { readonly caller: Caller; readonly bookingId: string; readonly kind: PaperKind; readonly expectedVersion: number | null };
type Refused = Exclude<PaperFailure, AccessFailure>;

/** The paper of a booking as it was made first, or made now: number and content at once. Null where there can be none yet. */
const paperOf = (deps: PaperDeps, { caller, bookingId, kind, expectedVersion }: Making): Promise<Result<Paper | null, Refused>> => {
  const madeAt = deps.clock.now();
  const year = yearOf(dayOf(madeAt));
  const locks: readonly Lock[] = [{ kind: 'booking', id: bookingId }, paperLock(kind, year)];
  return deps.store.inTransaction<Paper | null, Refused>(locks, async (transaction) => {
    const made = await transaction.papers.get(bookingId, kind);
    if (made !== null) return ok(made);
    const booking = await transaction.bookings.get(bookingId);
    if (booking === null || !mayHavePaper(kind, booking)) return ok(null);
    if (expectedVersion !== null && expectedVersion !== booking.version) return err({ kind: 'stale', version: booking.version });
    const source = await sourceOf(deps, transaction, booking);
    if (source === null) return ok(null);
    const content = contentOf(kind, { booking, ...source });
    if (!maySee(caller, content)) return err({ kind: 'loginNeeded' });
    const n = (await transaction.papers.lastNumber(kind, year)) + 1;
    const paper: NewPaper = { bookingId, kind, year, n, madeAt, content };
    await transaction.papers.add(paper);
    return ok({ ...paper, open: true });
  });
};

/**
 * A link to a paper of the caller's own booking, for ten minutes; null where there can be none yet (R38). The first call makes the paper,
 * of the version that the caller saw where they name it (R58); later ones find it as it was made. Should a crash come between number and
 * file, the next call prints the same content.
 */
export const makePaper =
  (deps: PaperDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    kind: PaperKind,
    expectedVersion: number | null,
  ): Promise<Result<{ readonly token: string } | null, PaperFailure>> =>
    safeTry(async function* () {
      const { papers } = deps.store;
      yield* await ownBooking(deps)(caller, bookingId);
      const known = await papers.get(bookingId, kind);
      const made = known ?? (yield* await paperOf(deps, { caller, bookingId, kind, expectedVersion }));
      if (made === null) return ok(null);
      const { open, content, ...rest } = made;
      if (!open || content === null) return err({ kind: 'unknownBooking' } as const);
      if (!maySee(caller, content)) return err({ kind: 'loginNeeded' } as const);
      if ((await papers.file(bookingId, kind)) === null)
        await papers.keepFile(bookingId, kind, await deps.printer.print({ ...rest, content }));
      const token = deps.ids.token();
      await papers.addLink({ hash: deps.ids.hashOf(token), bookingId, kind, expiresAt: deps.clock.now() + LINK_LIFE });
      return ok({ token });
    });
