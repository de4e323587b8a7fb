import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lockKey, sortedLockKeys } from '../../adapters/storage/postgres/locks.ts';
import type { Lock } from '../../application/ports/store.ts';

const KINDS = ['group', 'account', 'booking', 'unit', 'code', 'limit'] as const;
const lock = (kind: (typeof KINDS)[number], id: string): Lock => ({ kind, id });
const locks: fc.Arbitrary<readonly Lock[]> = fc.array(
  fc
    .constantFrom(...KINDS)
    .chain((kind) =>
      (kind === 'unit' ? fc.nat() : fc.string()).map((id) => lock(kind, String(id))),
    ),
);

describe('lock order (docs/lock-order.md)', () => {
  test('the order is group, account, booking, unit, code, rate limit; units by number; each lock once', () => {
    const named = [
      lock('limit', 'login'),
      lock('code', 'A'),
      lock('unit', '10'),
      lock('unit', '9'),
      lock('booking', 'B'),
      lock('account', 'C'),
      lock('group', 'D'),
    ];
    const inOrder = [...named].reverse();
    expect(sortedLockKeys([...named, ...named])).toEqual(
      [
        ...inOrder.slice(0, 3),
        lock('unit', '9'),
        lock('unit', '10'),
        lock('code', 'A'),
        lock('limit', 'login'),
      ].map(lockKey),
    );
  });

  test('the lock of the whole shop is first, in shared and in exclusive mode', () => {
    const [shared, changed]: readonly Lock[] = [
      { kind: 'shop', id: 'kept' },
      { kind: 'shop', id: 'changed' },
    ];
    if (shared === undefined || changed === undefined) throw new Error('no locks');
    expect(lockKey(shared)).toBe(-lockKey(changed));
    expect(sortedLockKeys([lock('group', 'D'), shared])[0]).toBe(lockKey(shared));
    expect(sortedLockKeys([lock('group', 'D'), changed])[0]).toBe(lockKey(changed));
  });

  test('gives each lock a positive 64-bit key whose high byte is the kind of lock', () => {
    fc.assert(
      fc.property(locks, (some) => {
        for (const lock of some)
          expect(Number(lockKey(lock) >> 56n)).toBe([...KINDS, 'shop'].indexOf(lock.kind) + 1);
      }),
    );
  });

  test('two transactions take the locks that both need in the same order, however they list them', () => {
    fc.assert(
      fc.property(locks, locks, (mine, theirs) => {
        const [a, b] = [sortedLockKeys(mine), sortedLockKeys([...theirs, ...mine].reverse())];
        expect(b.filter((key) => a.includes(key))).toEqual(a);
      }),
    );
  });
});
