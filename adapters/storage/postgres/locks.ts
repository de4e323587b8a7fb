import { createHash } from 'node:crypto';
import type { Lock } from '../../../application/ports/store.ts';

/** The one order in which locks are taken (docs/lock-order.md); the place in it is the high byte of a key. */
const ORDER: Readonly<Record<Exclude<Lock['kind'], 'shop'>, bigint>> = {
  group: 1n,
  account: 2n,
  booking: 3n,
  unit: 4n,
  code: 5n,
  limit: 6n,
};
const ID_BITS = 56n;
/** There is one shop, and it comes before everything else. */
const SHOP = 1n;

/** Units lock under their number, everything else under 56 bits of a hash: two ids that share a key only wait for each other. */
const idBits = ({ kind, id }: Lock): bigint =>
  kind === 'unit' ? BigInt.asUintN(Number(ID_BITS), BigInt(id)) : BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 14)}`);

/**
 * The key of a lock. The shop is kept as it is by any number at once: a key below zero stands for the shared lock of the same number, and is
 * taken first as well.
 */
export const keyOf = (lock: Lock): bigint => {
  if (lock.kind === 'shop') return lock.id === 'kept' ? -SHOP : SHOP;
  return (ORDER[lock.kind] << ID_BITS) | idBits(lock);
};

/** The keys of locks in the order in which they are taken, each once. */
export const keysInOrder = (locks: readonly Lock[]): readonly bigint[] =>
  [...new Set(locks.map(keyOf))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
