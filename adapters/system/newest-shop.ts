import { err, ok, type Result } from 'neverthrow';
import type { Soon } from '../../application/ports/soon.ts';
import type { Lock, Store, Transaction } from '../../application/ports/store.ts';
import type { LiveShop } from '../../application/ports/values.ts';

const KEPT: Lock = { kind: 'shop', id: 'kept' };
/** So often the office may be first; it changes the shop a few times a day. */
const ATTEMPTS = 20;

/** Why a transaction came to nothing: its work refused, or was decided by another shop than the newest. */
type Stopped<E> = { readonly behind: true } | { readonly behind: false; readonly failure: E };

/** Does work by the shop as this process knows it; nothing of it stays where that was not the newest. */
const byKnownShop =
  <T, E>(shop: LiveShop, work: (transaction: Transaction) => Soon<Result<T, E>>) =>
  async (transaction: Transaction): Promise<Result<T, Stopped<E>>> => {
    const { version } = shop.known();
    const newest = transaction.shop.newest().then(
      (n) => n === version,
      // The connection is gone: the work's own statements tell how.
      () => true,
    );
    try {
      const result = await work(transaction);
      return (await newest) ? result.mapErr((failure) => ({ behind: false, failure })) : err({ behind: true });
    } catch (failure) {
      // What fails under a shop of yesterday may well go under today's.
      if (await newest) throw failure;
      return err({ behind: true });
    }
  };

/**
 * A store whose transactions are decided by the newest shop or not at all (R46): each keeps the shop as it is until it has ended, and asks
 * which one that is. Where this process knew an older one, what it decided is given up, it reads the shop anew and does its work again.
 * The question goes out before the work's own and is looked at after them, so that nobody waits for its answer. While a transaction holds
 * the newest shop nobody can make a newer one, so that what it asks of the catalogue and the settings stays the same to its end.
 */
export const inNewestShop = (store: Store, shop: LiveShop): Store => ({
  ...store,
  inTransaction: async (locks, work) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const result = await store.inTransaction([KEPT, ...locks], byKnownShop(shop, work));
      if (result.isOk()) return ok(result.value);
      if (!result.error.behind) return err(result.error.failure);
      await shop.refresh();
    }
    throw new Error('The shop was changed again and again while somebody booked');
  },
});
