import { createHash } from 'node:crypto';
import type { Lock } from '../../../application/ports/store.ts';

/** The number is a lock's rank (docs/lock-order.md) and the high byte of its key. */
const ORDER: Readonly<Record<Exclude<Lock['kind'], 'shop'>, bigint>> = {
  group: 1n,
  account: 2n,
  booking: 3n,
  unit: 4n,
  code: 5n,
  limit: 6n,
};
const ID_BITS = 56n;
/** The lock on the whole shop has the lowest key, so it is taken first. */
const SHOP = 1n;

/** Locks whose ids have equal bits only wait for each other. */
const idBits = ({ kind, id }: Lock): bigint =>
  kind === 'unit'
    ? BigInt.asUintN(Number(ID_BITS), BigInt(id))
    : BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 14)}`);

/** A negative key is a shared lock, for transactions that only read settings and catalogue. */
export const lockKey = (lock: Lock): bigint => {
  if (lock.kind === 'shop') return lock.id === 'kept' ? -SHOP : SHOP;
  return (ORDER[lock.kind] << ID_BITS) | idBits(lock);
};

export const keysInOrder = (locks: readonly Lock[]): readonly bigint[] =>
  [...new Set(locks.map(lockKey))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
