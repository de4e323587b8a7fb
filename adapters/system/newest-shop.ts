import { err, ok, type Result } from 'neverthrow';
import type { Lock, Store, Transaction } from '../../application/ports/store.ts';
import type { LiveShop } from '../../application/ports/values.ts';

const SHOP_LOCK: Lock = { kind: 'shop', id: 'kept' };
/** The office changes the shop a few times a day. */
const ATTEMPTS = 20;

/** The transaction's work failed, or this process did not know the newest shop. */
type Rollback<E> = { readonly behind: true } | { readonly behind: false; readonly failure: E };

/** Discards the writes if the known shop was not the newest. */
const withKnownShop =
  <T, E>(shop: LiveShop, work: (transaction: Transaction) => Promise<Result<T, E>>) =>
  async (transaction: Transaction): Promise<Result<T, Rollback<E>>> => {
    const { version } = shop.known();
    const newest = transaction.shop.newest().then(
      (n) => n === version,
      // The connection failed. The work's own statements report it.
      () => true,
    );
    try {
      const result = await work(transaction);
      return (await newest)
        ? result.mapErr((failure) => ({ behind: false, failure }))
        : err({ behind: true });
    } catch (failure) {
      // A failure with an old shop may succeed with the newest one.
      if (await newest) throw failure;
      return err({ behind: true });
    }
  };

/**
 * Transactions use only the newest shop (R46): under a shared lock, each reads the newest version,
 * and retries if this process knew an older one. The lock keeps catalogue and settings unchanged
 * until the transaction ends.
 * The version query goes out before the work's statements, so that nothing waits for it.
 */
export const withNewestShop = (store: Store, shop: LiveShop): Store => ({
  ...store,
  inTransaction: async (locks, work) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const result = await store.inTransaction([SHOP_LOCK, ...locks], withKnownShop(shop, work));
      if (result.isOk()) return ok(result.value);
      if (!result.error.behind) return err(result.error.failure);
      await shop.refresh();
    }
    throw new Error('The shop was changed again and again while somebody booked');
  },
});
