import { err, ok, type Result } from 'neverthrow';
import { isUnpaidOrder, lastDayToKeepUnpaidOrder } from '../../domain/booking/placed/dues.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import { isSameBankAccount } from '../../domain/statements/line.ts';
import type { CommandDeps, CommandFailure } from '../booking/submit-command.ts';
import { canQueryStillRevealPayment } from '../payments/settle.ts';
import type { PortDeps } from '../ports/ports.ts';
import { bookingLock, runTransaction } from '../ports/store.ts';
import { createCancellationDelayFinder } from '../statements/cancellation-delays.ts';
import { submitOfficeCommand } from './bookings.ts';

type RefusedOrder = { readonly bookingId: string; readonly kind: CommandFailure['kind'] };

type PerhapsPaid = { readonly bookingId: string; readonly entryId: string };

export type StatementReport = {
  readonly cancelled: readonly string[];
  readonly refused: readonly RefusedOrder[];
  /**
   * Orders that are not cancelled, because a bank line without a booking is perhaps their payment
   * (R32.4).
   */
  readonly perhapsPaid: readonly PerhapsPaid[];
  /** Orders that are not cancelled, because statements of their bank account are missing. */
  readonly toOtherAccounts: readonly string[];
  readonly perhapsPaidOnline: readonly string[];
};

const awaitsProvider = ({ store, clock }: CommandDeps, bookingId: string): Promise<boolean> =>
  runTransaction(store, [bookingLock(bookingId)], async ({ payments }) =>
    canQueryStillRevealPayment(await payments.pendingOf(bookingId), clock.now(), clock.now()),
  );

/**
 * Cancels the unpaid transfer orders whose last day to pay is `until` or earlier (R32). Keeps an
 * order if a bank line without a booking, or a pending online payment, is perhaps its payment.
 * `accounts`: bank accounts whose statements are complete; null: all.
 */
export const cancelUnpaidAfterStatements =
  (deps: CommandDeps & PortDeps<{ store: 'bank' }>) =>
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
    const keepingLine = await createCancellationDelayFinder(deps);
    for (const booking of await deps.store.bookings.confirmedFrom(today)) {
      if (
        booking.status !== 'confirmed' ||
        booking.paymentType !== 'transfer' ||
        !isUnpaidOrder(booking)
      )
        continue;
      const figures = deps.settings.of(booking.siteId);
      if (figures === undefined || lastDayToKeepUnpaidOrder(booking, figures) > until) continue;
      const { accountNumber } = figures.bankTransfer;
      if (accounts?.some((account) => isSameBankAccount(account, accountNumber)) === false) {
        toOtherAccounts.push(booking.id);
        continue;
      }
      const keeping = keepingLine(booking, deps.clock.now());
      if (keeping !== null) {
        perhapsPaid.push({ bookingId: booking.id, entryId: keeping.entry.id });
        continue;
      }
      if (await awaitsProvider(deps, booking.id)) {
        perhapsPaidOnline.push(booking.id);
        continue;
      }
      const result = await submitOfficeCommand(deps)(name, booking.id, {
        type: 'cancelUnpaid',
        statementsUntil: until,
      });
      if (result.isOk()) cancelled.push(booking.id);
      // `notDue`: the order was paid after the list was read, so it is not cancelled.
      else if (result.error.kind !== 'notDue')
        refused.push({ bookingId: booking.id, kind: result.error.kind });
    }
    return ok({ cancelled, refused, perhapsPaid, toOtherAccounts, perhapsPaidOnline });
  };
