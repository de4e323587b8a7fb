import { err, ok, type Result } from 'neverthrow';
import type { Lock, Store, Transaction } from '../../application/ports/store.ts';
import type { LiveShop } from '../../application/ports/values.ts';

const SHOP_LOCK: Lock = { kind: 'shop', id: 'kept' };
/** Maximum runs of a transaction. Few are enough: the office rarely changes offers or settings. */
const ATTEMPTS = 20;

type Rollback<E> = { readonly behind: true } | { readonly behind: false; readonly failure: E };

const withKnownShop =
  <T, E>(shop: LiveShop, work: (transaction: Transaction) => Promise<Result<T, E>>) =>
  async (transaction: Transaction): Promise<Result<T, Rollback<E>>> => {
    const { version } = shop.known();
    const newest = transaction.shop.newest().then(
      (n) => n === version,
      // If this query fails, the connection is broken. The statements of `work` then report it.
      () => true,
    );
    try {
      const result = await work(transaction);
      return (await newest)
        ? result.mapErr((failure) => ({ behind: false, failure }))
        : err({ behind: true });
    } catch (failure) {
      // Retry with the newest offers and settings, because outdated ones may have caused the error.
      if (await newest) throw failure;
      return err({ behind: true });
    }
  };

/** A store that repeats a transaction if the process had outdated offers or settings (R46). */
export const storeRetryingWithNewestShop = (store: Store, shop: LiveShop): Store => ({
  ...store,
  inTransaction: async (locks, work) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const result = await store.inTransaction([SHOP_LOCK, ...locks], withKnownShop(shop, work));
      if (result.isOk()) return ok(result.value);
      if (!result.error.behind) return err(result.error.failure);
      await shop.refresh();
    }
    throw new Error(
      `The office changed offers or settings during each of ${ATTEMPTS} attempts. Repeat the command.`,
    );
  },
});
