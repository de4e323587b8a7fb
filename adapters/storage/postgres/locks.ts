import { createHash } from 'node:crypto';
import type { Lock } from '../../../application/ports/store.ts';

/** The order in which locks are taken (docs/lock-order.md). It is the high byte of a lock's key. */
const ORDER: Readonly<Record<Exclude<Lock['kind'], 'shop'>, bigint>> = {
  group: 1n,
  account: 2n,
  booking: 3n,
  unit: 4n,
  code: 5n,
  limit: 6n,
};
const ID_BITS = 56n;
/** Key of the lock on the whole shop. It is the lowest key, so it is taken first. */
const SHOP = 1n;

/** Returns the bits of a lock's id. If two ids share a key, they only wait for each other. */
const idBits = ({ kind, id }: Lock): bigint =>
  kind === 'unit'
    ? BigInt.asUintN(Number(ID_BITS), BigInt(id))
    : BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 14)}`);

/**
 * Returns a lock's key. Negative: a shared lock, for transactions that only read settings and
 * catalogue.
 */
export const lockKey = (lock: Lock): bigint => {
  if (lock.kind === 'shop') return lock.id === 'kept' ? -SHOP : SHOP;
  return (ORDER[lock.kind] << ID_BITS) | idBits(lock);
};

/** Returns the keys of locks in the order in which they are taken, without duplicates. */
export const keysInOrder = (locks: readonly Lock[]): readonly bigint[] =>
  [...new Set(locks.map(lockKey))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
