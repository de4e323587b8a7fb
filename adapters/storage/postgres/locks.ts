import { createHash } from 'node:crypto';
import type { Lock } from '../../../application/ports/store.ts';

/** The order of locks (docs/lock-order.md). The position is the high byte of a key. */
const ORDER: Readonly<Record<Exclude<Lock['kind'], 'shop'>, bigint>> = {
  group: 1n,
  account: 2n,
  booking: 3n,
  unit: 4n,
  code: 5n,
  limit: 6n,
};
const ID_BITS = 56n;
/** The lock of the whole shop comes first. */
const SHOP = 1n;

/** Units use their number, others 56 bits of a hash. Ids with one key only wait for each other. */
const idBits = ({ kind, id }: Lock): bigint =>
  kind === 'unit'
    ? BigInt.asUintN(Number(ID_BITS), BigInt(id))
    : BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 14)}`);

/** A negative key is the shared lock of its absolute value. Reads of the shop share it. */
export const lockKey = (lock: Lock): bigint => {
  if (lock.kind === 'shop') return lock.id === 'kept' ? -SHOP : SHOP;
  return (ORDER[lock.kind] << ID_BITS) | idBits(lock);
};

/** Returns keys in the order of taking, without duplicates. */
export const keysInOrder = (locks: readonly Lock[]): readonly bigint[] =>
  [...new Set(locks.map(lockKey))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
