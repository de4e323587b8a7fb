import { err, ok, type Result, safeTry } from 'neverthrow';
import { isPlaced } from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { amountOwedBack } from '../../domain/booking/placed/refunds.ts';
import { type Money, sum } from '../../domain/money.ts';
import { amountDueNow } from '../../domain/payments/ledger.ts';
import { findRefundReturnedByBank } from '../../domain/statements/line.ts';
import type { Share } from '../../domain/statements/match.ts';
import {
  BANK_LOCK,
  type BankEntry,
  isRefundByTransfer,
  type PaymentDiscrepancy,
  type StatementImport,
  unregisteredAmountOf,
} from '../ports/bank/bank.ts';
import { runTransaction } from '../ports/store.ts';
import {
  type EntryFailure,
  registerBankLineShare,
  type StatementDeps,
  unregisterBankLineShare,
} from './register-share.ts';

export type ShareToAssign = { readonly bookingId: string; readonly amount: Money | null };

/**
 * `unshared`: the bank line cannot be divided as the clerk asked, for example because its currency
 * is not PLN. `rest`: how much of the line is not registered.
 */
export type AssignFailure = EntryFailure | { readonly kind: 'unshared'; readonly rest: Money };

/**
 * Divides a bank line among bookings. If one booking has no amount, it gets the rest of the line.
 * If several have none, each gets what it owes, and the sum must equal the rest.
 */
const sharesOf = async (
  { store }: StatementDeps,
  entry: BankEntry,
  requested: readonly ShareToAssign[],
): Promise<Result<readonly Share[], AssignFailure>> => {
  const named = sum(requested.map(({ amount }) => amount ?? 0));
  const remainder = unregisteredAmountOf(entry) - named;
  const open = requested.filter(({ amount }) => amount === null);
  const unshared: AssignFailure = { kind: 'unshared', rest: unregisteredAmountOf(entry) };
  if (open.length > 0 && unregisteredAmountOf(entry) === 0) return err({ kind: 'entryTaken' });
  if (open.length > 0 && (entry.currency !== 'PLN' || remainder <= 0)) return err(unshared);
  const all = (amounts: ReadonlyMap<string, Money>): readonly Share[] =>
    requested.map(({ bookingId, amount }) => ({
      bookingId,
      amount: amount ?? amounts.get(bookingId) ?? 0,
    }));
  if (open.length === 0) return ok(all(new Map()));
  if (open.length === 1)
    return ok(all(new Map(open.map(({ bookingId }) => [bookingId, remainder]))));
  const bookings = await Promise.all(open.map(({ bookingId }) => store.bookings.get(bookingId)));
  const measured = bookings.map((booking) => {
    if (booking === null || !isPlaced(booking)) return null;
    const ledger = ledgerOfBooking(booking);
    return {
      id: booking.id,
      due: entry.amount < 0 ? amountOwedBack(booking) : amountDueNow(ledger, entry.day),
      left: ledger.left,
    };
  });
  const measuredBookings = measured.filter((each) => each !== null);
  if (measuredBookings.length < measured.length) return err({ kind: 'unknownBooking' });
  const due = new Map(measuredBookings.map((booking) => [booking.id, booking.due]));
  const leftToPay = new Map(measuredBookings.map((booking) => [booking.id, booking.left]));
  const fits = [due, leftToPay].find(
    (amounts) =>
      [...amounts.values()].every((amount) => amount > 0) &&
      sum([...amounts.values()]) === remainder,
  );
  return fits === undefined ? err(unshared) : ok(all(fits));
};

export const assignBankEntry =
  (deps: StatementDeps) =>
  async (
    by: string,
    entryId: string,
    requested: readonly ShareToAssign[],
  ): Promise<Result<BankEntry, AssignFailure>> =>
    safeTry(async function* () {
      const entry = await deps.store.bank.entry(entryId);
      if (entry === null) return err({ kind: 'unknownEntry' } as const);
      const shares = yield* await sharesOf(deps, entry, requested);
      const orders = (await deps.store.bank.openRefunds()).filter(isRefundByTransfer);
      const returned =
        entry.amount > 0
          ? findRefundReturnedByBank(
              entry,
              (await deps.store.bank.doneRefunds()).filter(isRefundByTransfer),
            )
          : undefined;
      for (const share of shares) {
        const order = (entry.amount < 0 ? orders : returned === undefined ? [] : [returned]).find(
          ({ bookingId, amount }) => bookingId === share.bookingId && amount === share.amount,
        );
        yield* await registerBankLineShare(deps)(by, entry, share, order?.id ?? null);
      }
      const after = await deps.store.bank.entry(entryId);
      return after === null ? err({ kind: 'unknownEntry' } as const) : ok(after);
    });

export const putBankEntryAside =
  ({ store }: Pick<StatementDeps, 'store'>) =>
  (entryId: string, note: string): Promise<Result<BankEntry, EntryFailure>> =>
    store.inTransaction([BANK_LOCK], async ({ bank }) => {
      const entry = await bank.entry(entryId);
      if (entry === null) return err({ kind: 'unknownEntry' });
      if (entry.booked.length > 0) return err({ kind: 'entryTaken' });
      const aside: BankEntry = { ...entry, state: 'aside', plan: [], note };
      await bank.saveEntry(aside);
      return ok(aside);
    });

/** Closes the office's task about a notification that the shop did not register (R31). */
export const markDiscrepancySeen =
  ({ store }: Pick<StatementDeps, 'store'>) =>
  (paymentId: string, note: string): Promise<Result<PaymentDiscrepancy, EntryFailure>> =>
    store.inTransaction([BANK_LOCK], async ({ bank }) => {
      const notice = await bank.discrepancy(paymentId);
      if (notice === null) return err({ kind: 'unknownEntry' });
      const seen: PaymentDiscrepancy = { ...notice, note };
      await bank.saveDiscrepancy(seen);
      return ok(seen);
    });

export type UndoReport = {
  readonly statements: StatementImport;
  readonly undone: readonly {
    readonly entryId: string;
    readonly bookingId: string;
    readonly amount: Money;
  }[];
  readonly refused: readonly {
    readonly entryId: string;
    readonly bookingId: string;
    readonly kind: EntryFailure['kind'];
  }[];
};

export type UndoFailure = { readonly kind: 'unknownImport' | 'unknownEntry' };

const forgetImport = (
  { store, clock }: StatementDeps,
  statements: StatementImport,
): Promise<StatementImport> =>
  runTransaction(store, [BANK_LOCK], async ({ bank }) => {
    const entries = await bank.entriesOf(statements.id);
    // Keep the import's bank lines if the import is already undone. Also keep them if a payment
    // from one of them is still registered.
    if (statements.undoneAt !== null || entries.some(({ booked }) => booked.length > 0))
      return statements;
    for (const { id } of entries) await bank.removeEntry(id);
    const undone = { ...statements, undoneAt: clock.now() };
    await bank.saveImport(undone);
    return undone;
  });

/**
 * Removes the planned shares of these bank lines that are not registered yet. Otherwise a later
 * import would register them.
 */
const stopPlans = ({ store }: StatementDeps, ids: readonly string[]): Promise<void> =>
  runTransaction(store, [BANK_LOCK], async ({ bank }) => {
    for (const id of ids) {
      const entry = await bank.entry(id);
      if (entry !== null && entry.plan.length > 0) await bank.saveEntry({ ...entry, plan: [] });
    }
  });

/** Undoes an import, each payment in its own transaction (R31). Call it again if interrupted. */
export const undoStatementImport =
  (deps: StatementDeps) =>
  async (
    by: string,
    importId: number,
    entryIds: readonly string[],
  ): Promise<Result<UndoReport, UndoFailure>> => {
    const { bank } = deps.store;
    const statements = (await bank.imports()).find(({ id }) => id === importId);
    if (statements === undefined) return err({ kind: 'unknownImport' });
    const all = await bank.entriesOf(importId);
    if (entryIds.some((id) => !all.some((entry) => entry.id === id)))
      return err({ kind: 'unknownEntry' });
    const chosen = all.filter(({ id }) => entryIds.length === 0 || entryIds.includes(id));
    await stopPlans(
      deps,
      chosen.map(({ id }) => id),
    );
    const undone: UndoReport['undone'][number][] = [];
    const refused: UndoReport['refused'][number][] = [];
    // Undo the last bank line first. If a later line pays back an earlier line's money, the shop
    // must undo the later line first.
    for (const entry of chosen.toReversed())
      for (const { bookingId, amount } of (await bank.entry(entry.id))?.booked ?? []) {
        const result = await unregisterBankLineShare(deps)(by, entry, bookingId);
        if (result.isOk()) undone.push({ entryId: entry.id, bookingId, amount });
        else refused.push({ entryId: entry.id, bookingId, kind: result.error.kind });
      }
    const isPartial = entryIds.length > 0 || refused.length > 0;
    const latest = isPartial ? statements : await forgetImport(deps, statements);
    return ok({ statements: latest, undone, refused });
  };
