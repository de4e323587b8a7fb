import { createHash } from 'node:crypto';
import type { Lock } from '../../../application/ports/store.ts';

/**
 * Each kind of lock has a number: transactions take locks in this order (docs/lock-order.md). The
 * number is the high byte of a lock's key.
 */
const ORDER: Readonly<Record<Exclude<Lock['kind'], 'shop'>, bigint>> = {
  group: 1n,
  account: 2n,
  booking: 3n,
  unit: 4n,
  code: 5n,
  limit: 6n,
};
const ID_BITS = 56n;
/** The lock of the shop has the lowest key, because it is taken before all others. */
const SHOP = 1n;

/** Returns the low 56 bits of a lock's key. Two ids with equal bits share one lock. */
const idBits = ({ kind, id }: Lock): bigint =>
  kind === 'unit'
    ? BigInt.asUintN(Number(ID_BITS), BigInt(id))
    : BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 14)}`);

/**
 * Returns a lock's key. The key of a shared lock is negative. A transaction takes the shared lock
 * of the shop if it only reads offers and settings.
 */
export const lockKey = (lock: Lock): bigint => {
  if (lock.kind === 'shop') return lock.id === 'kept' ? -SHOP : SHOP;
  return (ORDER[lock.kind] << ID_BITS) | idBits(lock);
};

export const sortedLockKeys = (locks: readonly Lock[]): readonly bigint[] =>
  [...new Set(locks.map(lockKey))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
