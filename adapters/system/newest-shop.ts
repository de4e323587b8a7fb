import { err, ok, type Result } from 'neverthrow';
import type { Lock, Store, Transaction } from '../../application/ports/store.ts';
import type { LiveShop } from '../../application/ports/values.ts';

const SHOP_LOCK: Lock = { kind: 'shop', id: 'kept' };
/** Maximum attempts. The office changes the shop a few times a day. */
const ATTEMPTS = 20;

/**
 * Why a transaction was rolled back: its work failed, or this process did not know the newest shop.
 */
type Rollback<E> = { readonly behind: true } | { readonly behind: false; readonly failure: E };

/**
 * Runs work with the shop that this process knows. Its writes are discarded if that was not the
 * newest.
 */
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
 * Wraps a store so that transactions use only the newest shop (R46). Each takes a shared lock on
 * the shop and reads the newest version. If this process knew an older one, it discards the result,
 * reads the shop again and retries.
 * The version query goes out before the work's statements, so that nothing waits for its result.
 * The lock keeps others from changing the shop. Catalogue and settings therefore stay the same
 * until the transaction ends.
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
