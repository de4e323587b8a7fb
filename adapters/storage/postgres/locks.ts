import { createHash } from 'node:crypto';
import type { Lock } from '../../../application/ports/store.ts';

/** Rank of each kind of lock (docs/lock-order.md), which is the high byte of its key. */
const ORDER: Readonly<Record<Exclude<Lock['kind'], 'shop'>, bigint>> = {
  group: 1n,
  account: 2n,
  booking: 3n,
  unit: 4n,
  code: 5n,
  limit: 6n,
};
const ID_BITS = 56n;
/** The shop's lock has the lowest key, so it is taken first. */
const SHOP = 1n;

/** Returns the low bits of a lock's key. Ids with equal bits share a lock. */
const idBits = ({ kind, id }: Lock): bigint =>
  kind === 'unit'
    ? BigInt.asUintN(Number(ID_BITS), BigInt(id))
    : BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 14)}`);

/** Returns a lock's key. The key is negative if the work only reads the shop: a shared lock. */
export const lockKey = (lock: Lock): bigint => {
  if (lock.kind === 'shop') return lock.id === 'kept' ? -SHOP : SHOP;
  return (ORDER[lock.kind] << ID_BITS) | idBits(lock);
};

export const keysInOrder = (locks: readonly Lock[]): readonly bigint[] =>
  [...new Set(locks.map(lockKey))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
