import { err, ok, type Result } from 'neverthrow';
import { isUnpaidOrder, unpaidLastDay } from '../../domain/booking/placed/dues.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import { isSameAccount } from '../../domain/statements/line.ts';
import { type CommandFailure, type GivingDeps, giveAs } from '../booking/give-command.ts';
import { office } from '../booking/giver.ts';
import { awaitsWord } from '../payments/ask-standing.ts';
import type { Store } from '../ports/store.ts';
import { readKeepingLines } from '../statements/keeping-lines.ts';

type RefusedOrder = { readonly bookingId: string; readonly kind: CommandFailure['kind'] };

/** An order without a payment, and the line of a statement, nobody's yet, that may be its payment. */
type PerhapsPaid = { readonly bookingId: string; readonly entryId: string };

/** What a statement came to: orders that were cancelled, and those that could not be, with why. */
export type StatementReport = {
  readonly cancelled: readonly string[];
  readonly refused: readonly RefusedOrder[];
  /** Orders that stand because an open line may be their payment (R32.4). */
  readonly perhapsPaid: readonly PerhapsPaid[];
  /** Orders that stand because they were to be paid to an account of which nobody said that its statements are complete. */
  readonly toOtherAccounts: readonly string[];
  /** Orders that stand because the provider has not said yet what became of a payment online that was begun (R31). */
  readonly perhapsPaidOnline: readonly string[];
};

const awaitsProvider = async ({ store, clock }: GivingDeps, bookingId: string): Promise<boolean> => {
  const found = await store.inTransaction<boolean, never>([{ kind: 'booking', id: bookingId }], async ({ payments }) =>
    ok(awaitsWord(await payments.pendingOf(bookingId), clock.now(), clock.now())),
  );
  return found.unwrapOr(false);
};

/**
 * Somebody of the office says that the bank's statements are imported up to and with a day: orders by transfer for which nothing came in by
 * then are cancelled, in that person's name (R32). Payments of the statement are registered before, and an order stands whose payment may be among
 * the lines that are still open, of whose payment online the provider has not spoken yet, or that was to be paid to another account than `accounts`
 * (null: the statements of all are complete). A day to come has no statement yet.
 */
export const statementsImported =
  (deps: GivingDeps & { readonly store: Pick<Store, 'bank'> }) =>
  async (
    name: string,
    until: Day,
    accounts: readonly string[] | null = null,
  ): Promise<Result<StatementReport, { readonly kind: 'dayToCome'; readonly today: Day }>> => {
    const today = dayOf(deps.clock.now());
    if (until > today) return err({ kind: 'dayToCome', today });
    const cancelled: string[] = [];
    const toOtherAccounts: string[] = [];
    const perhapsPaidOnline: string[] = [];
    const refused: RefusedOrder[] = [];
    const perhapsPaid: PerhapsPaid[] = [];
    const keepingLine = await readKeepingLines(deps);
    for (const booking of await deps.store.bookings.confirmedFrom(today)) {
      if (booking.status !== 'confirmed' || booking.paymentType !== 'wired' || !isUnpaidOrder(booking)) continue;
      const figures = deps.settings.of(booking.siteId);
      if (figures === undefined || unpaidLastDay(booking, figures.unpaidWorkingDays) > until) continue;
      const { accountNumber } = figures.bankTransfer;
      if (accounts?.some((account) => isSameAccount(account, accountNumber)) === false) {
        toOtherAccounts.push(booking.id);
        continue;
      }
      const kept = keepingLine(booking, deps.clock.now());
      if (kept !== null) {
        perhapsPaid.push({ bookingId: booking.id, entryId: kept.entry.id });
        continue;
      }
      if (await awaitsProvider(deps, booking.id)) {
        perhapsPaidOnline.push(booking.id);
        continue;
      }
      const result = await giveAs(deps)(office(name), booking.id, { type: 'cancelUnpaid', statementsUntil: until }, null);
      if (result.isOk()) cancelled.push(booking.id);
      // Something came in for it meanwhile: that is no failure.
      else if (result.error.kind !== 'notDue') refused.push({ bookingId: booking.id, kind: result.error.kind });
    }
    return ok({ cancelled, refused, perhapsPaid, toOtherAccounts, perhapsPaidOnline });
  };
