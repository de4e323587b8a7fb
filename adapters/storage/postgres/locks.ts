import { createHash } from 'node:crypto';
import type { Lock } from '../../../application/ports/store.ts';

/**
 * The one order in which locks are taken (docs/lock-order.md). The position is the high byte of a
 * key.
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
/** The one shop comes before everything else. */
const SHOP = 1n;

/**
 * Units use their number, everything else 56 bits of a hash. Two ids with the same key only wait
 * for each other.
 */
const idBits = ({ kind, id }: Lock): bigint =>
  kind === 'unit'
    ? BigInt.asUintN(Number(ID_BITS), BigInt(id))
    : BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 14)}`);

/**
 * Returns the key of a lock. A negative key is the shared lock of its absolute value. Reads of the
 * shop share it, and it sorts first.
 */
export const lockKey = (lock: Lock): bigint => {
  if (lock.kind === 'shop') return lock.id === 'kept' ? -SHOP : SHOP;
  return (ORDER[lock.kind] << ID_BITS) | idBits(lock);
};

/** Returns the keys of locks in the order of taking, without duplicates. */
export const keysInOrder = (locks: readonly Lock[]): readonly bigint[] =>
  [...new Set(locks.map(lockKey))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
