import type { RecordedCommand } from '../../domain/booking/commands.ts';
import { type Money, sum } from '../../domain/money.ts';
import {
  type BankEntry,
  isRefundByTransfer,
  type RefundOrder,
  type StatementImport,
  unregisteredAmountOf,
} from '../ports/bank/bank.ts';
import type { OnlinePayment } from '../ports/online-payments.ts';
import { paymentIdOfBankLine } from '../statements/register-share.ts';
import { type Finding, findingsAbout } from './finding.ts';

export type MoneyRecords = {
  readonly payments: readonly OnlinePayment[];
  readonly imports: readonly StatementImport[];
  readonly entries: readonly BankEntry[];
  readonly refunds: readonly RefundOrder[];
};

type Registered = {
  readonly bookingId: string;
  readonly paymentId: string;
  readonly method: 'transfer' | 'online' | 'refund';
  readonly amount: Money;
  readonly byItself: boolean;
};

const keyOf = ({ bookingId, paymentId }: Pick<Registered, 'bookingId' | 'paymentId'>): string =>
  `${bookingId} ${paymentId}`;

export const createRegisteredPaymentCollector = () => {
  const registered = new Map<string, Registered>();
  return {
    registered: registered as ReadonlyMap<string, Registered>,
    hear: ({ bookingId, command, by }: RecordedCommand): void => {
      if (command.type === 'undoPayment')
        registered.delete(keyOf({ bookingId, paymentId: command.paymentId }));
      if (command.type !== 'registerPayment') return;
      const { paymentId, method, amount } = command;
      registered.set(keyOf({ bookingId, paymentId }), {
        bookingId,
        paymentId,
        method,
        amount,
        byItself: by.kind === 'system',
      });
    },
  };
};

type ByKey = ReadonlyMap<string, Registered>;

/**
 * Finds completed online payments without a journal line. This is an error, because one transaction
 * stores both (R31).
 */
const ofPayments = (payments: readonly OnlinePayment[], registered: ByKey): readonly Finding[] => {
  const paymentById = new Map(payments.map((payment) => [payment.id, payment]));
  const completed = payments.flatMap(({ id, bookingId, state, amount }): readonly Finding[] => {
    const registration = registered.get(keyOf({ bookingId, paymentId: id }));
    if (state !== 'completed' || registration?.amount === amount) return [];
    const found =
      registration === undefined
        ? 'and no command registered it'
        : `${registration.amount} by the journal`;
    return findingsAbout(
      `payment ${id}`,
      `is completed for booking ${bookingId} with ${amount} in the store, ${found}`,
    );
  });
  const missing = [...registered.values()].flatMap(
    ({ bookingId, paymentId, method, amount, byItself }): readonly Finding[] => {
      const payment = paymentById.get(paymentId);
      if (
        method !== 'online' ||
        !byItself ||
        (payment?.state === 'completed' && payment.bookingId === bookingId)
      )
        return [];
      const current =
        payment === undefined
          ? 'is not in the store'
          : `is ${payment.state} for booking ${payment.bookingId} in the store`;
      return findingsAbout(
        `payment ${paymentId}`,
        `${current}, and registered with booking ${bookingId}, ${amount}, by the journal`,
      );
    },
  );
  return [...completed, ...missing];
};

/**
 * Returns true if a bank line's state agrees with the payments that the shop registered from it.
 * `booked`: the line's whole amount is registered. `open`: only a part is registered. In other
 * currencies than PLN, the amount is not checked.
 */
const standsSo = (entry: BankEntry): boolean => {
  if (entry.booked.length === 0) return entry.state !== 'booked';
  if (entry.state === 'aside') return false;
  return entry.currency !== 'PLN' || (entry.state === 'open') === unregisteredAmountOf(entry) > 0;
};

const ofReturned = (entry: BankEntry, registered: ByKey): readonly Finding[] =>
  entry.booked.flatMap(({ bookingId, amount }) => {
    const registration = registered.get(
      keyOf({ bookingId, paymentId: paymentIdOfBankLine({ id: entry.returns ?? '' }) }),
    );
    const subject = `statement line ${entry.id}`;
    const problem = `returns a refund of ${amount} of booking ${bookingId} in the store, of ${registration?.amount ?? 0} by the journal`;
    return registration === undefined && entry.amount > 0 ? [] : [{ subject, problem }];
  });

const ofEntries = (entries: readonly BankEntry[], registered: ByKey): readonly Finding[] => {
  const shares = new Map<string, Money>();
  const found: Finding[] = [];
  for (const entry of entries) {
    const subject = `statement line ${entry.id}`;
    const paymentId = paymentIdOfBankLine(entry);
    if (!standsSo(entry))
      found.push({
        subject,
        problem: `is ${entry.state} with ${sum(entry.booked.map(({ amount }) => amount))} of ${entry.amount} registered`,
      });
    if (entry.returns !== undefined) {
      found.push(...ofReturned(entry, registered));
      continue;
    }
    for (const { bookingId, amount } of entry.booked) {
      const key = keyOf({ bookingId, paymentId });
      shares.set(key, amount);
      const registration = registered.get(key);
      const right =
        registration !== undefined &&
        registration.amount === amount &&
        (registration.method === 'refund') === entry.amount < 0;
      if (!right)
        found.push({
          subject,
          problem: `${amount} for booking ${bookingId} in the store, ${registration?.amount ?? 'nothing'} by the journal`,
        });
    }
  }
  const prefix = paymentIdOfBankLine({ id: '' });
  for (const registration of registered.values())
    if (registration.paymentId.startsWith(prefix) && !shares.has(keyOf(registration)))
      found.push({
        subject: `statement line ${registration.paymentId.slice(prefix.length)}`,
        problem: `nothing for booking ${registration.bookingId} in the store, ${registration.amount} by the journal`,
      });
  return found;
};

const ofImports = (
  imports: readonly StatementImport[],
  entries: readonly BankEntry[],
): readonly Finding[] => {
  const brought = Map.groupBy(entries, ({ importId }) => importId);
  const importIds = new Set(imports.map(({ id }) => id));
  const last = Math.max(0, ...importIds, ...brought.keys());
  const missingIds = Array.from({ length: last }, (_, index) => index + 1).filter(
    (id) => !importIds.has(id),
  );
  return [
    ...missingIds.map((id) => ({ subject: `import ${id}`, problem: 'is not in the store' })),
    ...imports.flatMap(({ id, lines, undoneAt }): readonly Finding[] => {
      const [there, expected] = [brought.get(id)?.length ?? 0, undoneAt === null ? lines : 0];
      if (there === expected) return [];
      return findingsAbout(`import ${id}`, `${there} of its ${expected} lines are in the store`);
    }),
  ];
};

const BY_NUMBER = 'refund/';
const ORDERED = `${BY_NUMBER}ZWROT-`;

/** Returns true if the journal registers the refund, by its bank line or its own number (R48). */
const isRegistered = (
  { id, bookingId, ...refund }: RefundOrder,
  entries: readonly BankEntry[],
  registered: ByKey,
): boolean =>
  isRefundByTransfer(refund)
    ? entries.some(({ booked }) =>
        booked.some((share) => share.bookingId === bookingId && share.amount === refund.amount),
      )
    : registered.get(keyOf({ bookingId, paymentId: `${BY_NUMBER}${id}` }))?.amount ===
      refund.amount;

const ofRefunds = (
  refunds: readonly RefundOrder[],
  entries: readonly BankEntry[],
  registered: ByKey,
): readonly Finding[] => {
  const wentOut = entries.filter(({ amount }) => amount < 0);
  const unregistered = refunds.filter(
    (refund) => refund.state === 'done' && !isRegistered(refund, wentOut, registered),
  );
  const returned = refunds.filter(
    ({ id, state }) =>
      state === 'returned' && !entries.some((entry) => entry.refundId === id && entry.returns),
  );
  const missing = [...Map.groupBy(refunds, ({ bookingId }) => bookingId)].flatMap(
    ([bookingId, ofBooking]) => {
      const ids = new Set(ofBooking.map(({ id }) => id));
      const last = Math.max(
        ...ofBooking.map(({ id }) => Number(id.slice(id.lastIndexOf('-') + 1))),
      );
      return Array.from({ length: last }, (_, index) => `ZWROT-${bookingId}-${index + 1}`).filter(
        (id) => !ids.has(id),
      );
    },
  );
  const refundIds = new Set(refunds.map(({ id }) => id));
  const named = [
    ...[...registered.values()].flatMap(({ paymentId }) =>
      paymentId.startsWith(ORDERED) ? paymentId.slice(BY_NUMBER.length) : [],
    ),
    ...entries.flatMap(({ refundId }) => refundId ?? []),
  ].filter((id) => !refundIds.has(id));
  return [
    ...unregistered.map(({ id, bookingId, amount }) => ({
      subject: `refund ${id}`,
      problem: `is done for booking ${bookingId} with ${amount} in the store, and not registered by the journal`,
    })),
    ...returned.map(({ id, bookingId, amount }) => ({
      subject: `refund ${id}`,
      problem: `is returned for booking ${bookingId} with ${amount} in the store, but no bank line returned it`,
    })),
    ...[...new Set([...missing, ...named])].flatMap((id) =>
      findingsAbout(`refund ${id}`, 'is not in the store'),
    ),
  ];
};

export const moneyProblems = (
  { payments, imports, entries, refunds }: MoneyRecords,
  registered: ByKey,
): readonly Finding[] => [
  ...ofPayments(payments, registered),
  ...ofEntries(entries, registered),
  ...ofImports(imports, entries),
  ...ofRefunds(refunds, entries, registered),
];
