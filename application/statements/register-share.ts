import { err, ok, type Result } from 'neverthrow';
import type { RegisterPayment, UndoPayment } from '../../domain/booking/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Share } from '../../domain/statements/match.ts';
import type { Executed } from '../booking/execute.ts';
import { type CommandFailure, type GivingDeps, giveAs } from '../booking/give-command.ts';
import { office } from '../booking/giver.ts';
import { BANK_LOCK, type BankEntry, type RefundOrder, restOf } from '../ports/bank/bank.ts';
import type { Store, Transaction } from '../ports/store.ts';

export type StatementDeps = GivingDeps & { readonly store: Pick<Store, 'inTransaction' | 'bookings' | 'bank'> };

/** `unknownEntry`: no such line; `entryTaken`: more than is left of it; `notBooked`: of this line nothing is registered with the booking. */
export type EntryFailure = CommandFailure | { readonly kind: 'unknownEntry' | 'entryTaken' | 'notBooked' };

/** The number under which a line is registered with a booking. */
export const paymentIdOf = ({ id }: Pick<BankEntry, 'id'>): string => `bank/${id}`;

/** The entry once a share of it is registered. In another currency its rest is nobody's to reckon: what was said of it is all. */
const withShare = (entry: BankEntry, share: Share): BankEntry => {
  const after = { ...entry, plan: entry.plan.filter(({ bookingId }) => bookingId !== share.bookingId), booked: [...entry.booked, share] };
  return { ...after, state: restOf(after) > 0 && entry.currency === 'PLN' ? 'open' : 'booked' };
};

const fitsInto = (entry: BankEntry, amount: Money): boolean => entry.currency !== 'PLN' || amount <= restOf(entry);

/** A refund that was ordered for a booking has left, once the line that says so is registered. */
const refundDone = async ({ bank }: Transaction, refundId: string | null, bookingId: string): Promise<void> => {
  const order = (await bank.refundsOf(bookingId)).find(({ id }) => id === refundId);
  if (order?.state === 'ordered') await bank.saveRefund({ ...order, state: 'done' } satisfies RefundOrder);
};

/** Registers a share of a line with a booking, in one transaction with what is kept of the line (R31). `refundId`: the refund that it is. */
export const registerShare =
  (deps: StatementDeps) =>
  (by: string, { id: entryId }: Pick<BankEntry, 'id'>, share: Share, refundId: string | null): Promise<Result<Executed, EntryFailure>> => {
    const { bookingId, amount } = share;
    return (async () => {
      const seen = await deps.store.bank.entry(entryId);
      if (seen === null) return err({ kind: 'unknownEntry' } as const);
      const method = seen.amount < 0 ? 'refund' : 'transfer';
      const command: RegisterPayment = { type: 'registerPayment', paymentId: paymentIdOf(seen), method, amount };
      return giveAs(deps)<EntryFailure>(office(by), bookingId, command, null, {
        locks: [BANK_LOCK],
        before: async (transaction) => {
          const entry = await transaction.bank.entry(entryId);
          if (entry === null) return err({ kind: 'unknownEntry' });
          if (!fitsInto(entry, amount)) return err({ kind: 'entryTaken' });
          await transaction.bank.saveEntry({ ...withShare(entry, share), refundId: refundId ?? entry.refundId });
          await refundDone(transaction, refundId, bookingId);
          return ok({ accountId: null });
        },
      });
    })();
  };

/** Takes a line back from a booking: it is open again, for a person to say what it is (R31). */
export const unregisterShare =
  (deps: StatementDeps) =>
  async (by: string, { id: entryId }: Pick<BankEntry, 'id'>, bookingId: string): Promise<Result<Executed, EntryFailure>> => {
    const command: UndoPayment = { type: 'undoPayment', paymentId: paymentIdOf({ id: entryId }) };
    return giveAs(deps)<EntryFailure>(office(by), bookingId, command, null, {
      locks: [BANK_LOCK],
      before: async ({ bank }) => {
        const entry = await bank.entry(entryId);
        if (entry === null) return err({ kind: 'unknownEntry' });
        if (!entry.booked.some((share) => share.bookingId === bookingId)) return err({ kind: 'notBooked' });
        const booked = entry.booked.filter((share) => share.bookingId !== bookingId);
        await bank.saveEntry({ ...entry, booked, plan: [], state: 'open', refundId: null });
        const order = (await bank.refundsOf(bookingId)).find(({ id }) => id === entry.refundId);
        // It has not left after all, as far as anybody knows.
        if (order?.state === 'done') await bank.saveRefund({ ...order, state: 'ordered' });
        return ok({ accountId: null });
      },
    });
  };
