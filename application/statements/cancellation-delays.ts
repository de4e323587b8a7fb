import type { Confirmed } from '../../domain/booking/booking.ts';
import type { Instant } from '../../domain/calendar.ts';
import { cancellationDelayedUntil, type OpenBankLine } from '../../domain/statements/may-pay.ts';
import { type BankEntry, type BankReader, unregisteredAmountOf } from '../ports/bank/bank.ts';
import type { PortDeps } from '../ports/ports.ts';

/**
 * A bank line that is perhaps the payment of an order. The shop does not cancel the order before
 * `until`; null: not before a clerk has decided.
 */
export type CancellationDelay = { readonly entry: BankEntry; readonly until: Instant | null };

/**
 * Finds a bank line without a booking that is perhaps the order's payment, so that the order is not
 * cancelled (R32.4).
 */
export type FindCancellationDelay = (booking: Confirmed, now: Instant) => CancellationDelay | null;

type Deps = PortDeps<{ settings: 'of' }> & {
  readonly store: { readonly bank: Pick<BankReader, 'openEntries' | 'imports'> };
};

export const createCancellationDelayFinder = async ({
  store,
  settings,
}: Deps): Promise<FindCancellationDelay> => {
  const [entries, imports] = await Promise.all([store.bank.openEntries(), store.bank.imports()]);
  const importedAt = new Map(imports.map(({ id, at }) => [id, at]));
  const open = entries
    .filter(({ amount }) => amount > 0)
    .map((entry): { readonly entry: BankEntry; readonly line: OpenBankLine } => ({
      entry,
      line: {
        ...entry,
        rest: unregisteredAmountOf(entry),
        importedAt: importedAt.get(entry.importId) ?? 0,
      },
    }));
  return (booking, now) => {
    const days = settings.of(booking.siteId)?.openLineDays ?? 0;
    let keeping: CancellationDelay | null = null;
    for (const { entry, line } of open) {
      const until = cancellationDelayedUntil(line, booking, days);
      if (until === 'always') return { entry, until: null };
      if (until !== null && now < until && (keeping?.until ?? 0) < until)
        keeping = { entry, until };
    }
    return keeping;
  };
};
