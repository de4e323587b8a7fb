import { err, ok, type Result } from 'neverthrow';
import type { CommandOf } from '../../domain/booking/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Share } from '../../domain/statements/match.ts';
import { officeActor } from '../booking/actor.ts';
import type { ExecutedCommand } from '../booking/execute-command.ts';
import {
  type CommandDeps,
  type CommandFailure,
  submitCommandAsActor,
} from '../booking/submit-command.ts';
import {
  BANK_LOCK,
  type BankEntry,
  type RefundOrder,
  unregisteredAmountOf,
} from '../ports/bank/bank.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { Transaction } from '../ports/store.ts';

export type StatementDeps = CommandDeps &
  PortDeps<{ store: 'inTransaction' | 'bookings' | 'bank' }>;

/**
 * `entryTaken`: the amount that is left of the bank line is smaller than the share. `notBooked`:
 * the bank line has no share for the booking.
 */
export type EntryFailure =
  | CommandFailure
  | { readonly kind: 'unknownEntry' | 'entryTaken' | 'notBooked' };

export const paymentIdOfBankLine = ({ id }: Pick<BankEntry, 'id'>): string => `bank/${id}`;

/**
 * Adds a booking's share to a bank line. Shares are in złoty, so the rest of a line in a foreign
 * currency is unknown. Such a line is fully `booked` after its first share.
 */
const withShare = (entry: BankEntry, share: Share): BankEntry => {
  const after = {
    ...entry,
    plan: entry.plan.filter(({ bookingId }) => bookingId !== share.bookingId),
    booked: [...entry.booked, share],
  };
  return {
    ...after,
    state: unregisteredAmountOf(after) > 0 && entry.currency === 'PLN' ? 'open' : 'booked',
  };
};

const fitsInto = (entry: BankEntry, amount: Money): boolean =>
  entry.currency !== 'PLN' || amount <= unregisteredAmountOf(entry);

/** Marks a refund as done, because a bank line proves that the bank sent it. */
const refundDone = async (
  { bank }: Transaction,
  refundId: string | null,
  bookingId: string,
): Promise<void> => {
  const order = (await bank.refundsOf(bookingId)).find(({ id }) => id === refundId);
  if (order?.state === 'ordered')
    await bank.saveRefund({ ...order, state: 'done' } satisfies RefundOrder);
};

type BankStep = {
  readonly command: CommandOf<'registerPayment' | 'undoPayment'>;
  readonly save: (
    transaction: Transaction,
    entry: BankEntry,
  ) => Promise<Result<void, EntryFailure>>;
};

const giveOfLine = (
  deps: StatementDeps,
  by: string,
  entryId: string,
  bookingId: string,
  { command, save }: BankStep,
) =>
  submitCommandAsActor(deps)<EntryFailure>(officeActor(by), bookingId, command, null, {
    locks: [BANK_LOCK],
    before: async (transaction) => {
      const entry = await transaction.bank.entry(entryId);
      if (entry === null) return err({ kind: 'unknownEntry' });
      return (await save(transaction, entry)).map(() => ({ accountId: null }));
    },
  });

const withoutShare = (entry: BankEntry, bookingId: string): BankEntry => {
  const booked = entry.booked.filter((share) => share.bookingId !== bookingId);
  return { ...entry, booked, plan: [], state: 'open' };
};

const lineThatLeft = async (
  { store }: StatementDeps,
  bookingId: string,
  refundId: string,
): Promise<BankEntry | null> => {
  const booking = await store.bookings.get(bookingId);
  const prefix = paymentIdOfBankLine({ id: '' });
  for (const { id } of booking !== null && 'payments' in booking ? booking.payments : []) {
    const entry = id.startsWith(prefix) ? await store.bank.entry(id.slice(prefix.length)) : null;
    if (entry?.refundId === refundId && entry.amount < 0) return entry;
  }
  return null;
};

/** Registers that the bank sent a refund back, so that the shop owes the money again (R48.7). */
const returnStep = (share: Share, refundId: string, paidOut: BankEntry): BankStep => ({
  command: { type: 'undoPayment', paymentId: paymentIdOfBankLine(paidOut), returned: true },
  save: async ({ bank }, entry) => {
    const out = await bank.entry(paidOut.id);
    const order = (await bank.refundsOf(share.bookingId)).find(({ id }) => id === refundId);
    if (out === null || order?.state !== 'done') return err({ kind: 'notBooked' });
    const without = withoutShare(out, share.bookingId);
    await bank.saveEntry({
      ...without,
      state: without.booked.length === 0 ? 'aside' : 'open',
      reasons: [...out.reasons, { kind: 'cameBack', entryId: entry.id }],
    });
    await bank.saveEntry({ ...withShare(entry, share), refundId, returns: out.id });
    await bank.saveRefund({ ...order, state: 'returned' });
    return ok(undefined);
  },
});

/**
 * Undoes `returnStep`, which registered that the bank returned a refund. The refund counts as sent
 * again, and the bank line waits for a clerk (R31.8).
 */
const unreturnStep = (
  entry: BankEntry,
  { bookingId, amount }: Share,
  leftBy: string,
): BankStep => ({
  command: {
    type: 'registerPayment',
    paymentId: paymentIdOfBankLine({ id: leftBy }),
    method: 'refund',
    amount,
  },
  save: async ({ bank }, now) => {
    const out = await bank.entry(leftBy);
    const order = (await bank.refundsOf(bookingId)).find(({ id }) => id === entry.refundId);
    if (out === null || now.returns !== leftBy) return err({ kind: 'notBooked' });
    const { returns: _line, ...open } = withoutShare(now, bookingId);
    await bank.saveEntry({ ...open, refundId: null });
    const reasons = out.reasons.filter((reason) => reason.kind !== 'cameBack');
    await bank.saveEntry({ ...withShare(out, { bookingId, amount }), reasons });
    if (order?.state === 'returned') await bank.saveRefund({ ...order, state: 'done' });
    return ok(undefined);
  },
});

/**
 * Registers a booking's share of a bank line (R31). `refundId`: the refund that this line sent or
 * sent back.
 */
export const registerBankLineShare =
  (deps: StatementDeps) =>
  async (
    by: string,
    { id: entryId }: Pick<BankEntry, 'id'>,
    share: Share,
    refundId: string | null,
  ): Promise<Result<ExecutedCommand, EntryFailure>> => {
    const { bookingId, amount } = share;
    const seen = await deps.store.bank.entry(entryId);
    if (seen === null) return err({ kind: 'unknownEntry' });
    if (seen.amount > 0 && refundId !== null) {
      const paidOut = await lineThatLeft(deps, bookingId, refundId);
      return paidOut === null
        ? err({ kind: 'notBooked' })
        : giveOfLine(deps, by, entryId, bookingId, returnStep(share, refundId, paidOut));
    }
    return giveOfLine(deps, by, entryId, bookingId, {
      command: {
        type: 'registerPayment',
        paymentId: paymentIdOfBankLine(seen),
        method: seen.amount < 0 ? 'refund' : 'transfer',
        amount,
      },
      save: async (transaction, entry) => {
        if (!fitsInto(entry, amount)) return err({ kind: 'entryTaken' });
        await transaction.bank.saveEntry({
          ...withShare(entry, share),
          refundId: refundId ?? entry.refundId,
        });
        await refundDone(transaction, refundId, bookingId);
        return ok(undefined);
      },
    });
  };

export const unregisterBankLineShare =
  (deps: StatementDeps) =>
  async (
    by: string,
    { id: entryId }: Pick<BankEntry, 'id'>,
    bookingId: string,
  ): Promise<Result<ExecutedCommand, EntryFailure>> => {
    const seen = await deps.store.bank.entry(entryId);
    const share = seen?.booked.find((each) => each.bookingId === bookingId);
    if (seen !== null && seen.returns !== undefined && share !== undefined)
      return giveOfLine(deps, by, entryId, bookingId, unreturnStep(seen, share, seen.returns));
    return giveOfLine(deps, by, entryId, bookingId, {
      command: {
        type: 'undoPayment',
        paymentId: paymentIdOfBankLine({ id: entryId }),
        restorable: true,
        renewsDeclining: true,
      },
      save: async ({ bank }, entry) => {
        if (!entry.booked.some((each) => each.bookingId === bookingId))
          return err({ kind: 'notBooked' });
        await bank.saveEntry({ ...withoutShare(entry, bookingId), refundId: null });
        const order = (await bank.refundsOf(bookingId)).find(({ id }) => id === entry.refundId);
        // Only the undone bank line proved that the refund was sent, so the refund is `ordered`
        // again.
        if (order?.state === 'done') await bank.saveRefund({ ...order, state: 'ordered' });
        return ok(undefined);
      },
    });
  };
