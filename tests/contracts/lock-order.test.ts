import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOf, keysInOrder } from '../../adapters/storage/postgres/locks.ts';
import type { Lock } from '../../application/ports/store.ts';

const KINDS = ['group', 'account', 'booking', 'unit', 'code', 'limit'] as const;
const lock = (kind: (typeof KINDS)[number], id: string): Lock => ({ kind, id });
const locks: fc.Arbitrary<readonly Lock[]> = fc.array(
  fc.constantFrom(...KINDS).chain((kind) => (kind === 'unit' ? fc.nat() : fc.string()).map((id) => lock(kind, String(id)))),
);

describe('the order of locks (docs/lock-order.md)', () => {
  test('group, account, booking, unit, code, limit; units by number, each lock once', () => {
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
    expect(keysInOrder([...named, ...named])).toEqual(
      [...inOrder.slice(0, 3), lock('unit', '9'), lock('unit', '10'), lock('code', 'A'), lock('limit', 'login')].map(keyOf),
    );
  });

  test('the shop comes first, as it is kept by many and as it is changed by one alone', () => {
    const [kept, changed]: readonly Lock[] = [
      { kind: 'shop', id: 'kept' },
      { kind: 'shop', id: 'changed' },
    ];
    if (kept === undefined || changed === undefined) throw new Error('no locks');
    expect(keyOf(kept)).toBe(-keyOf(changed));
    expect(keysInOrder([lock('group', 'D'), kept])[0]).toBe(keyOf(kept));
    expect(keysInOrder([lock('group', 'D'), changed])[0]).toBe(keyOf(changed));
  });

  test('a key is a positive 64-bit number whose high byte is the kind', () => {
    fc.assert(
      fc.property(locks, (some) => {
        for (const one of some) expect(Number(keyOf(one) >> 56n)).toBe([...KINDS, 'shop'].indexOf(one.kind) + 1);
      }),
    );
  });

  test('two transactions take what they share in the same order, however they name it', () => {
    fc.assert(
      fc.property(locks, locks, (mine, theirs) => {
        const [a, b] = [keysInOrder(mine), keysInOrder([...theirs, ...mine].reverse())];
        expect(b.filter((key) => a.includes(key))).toEqual(a);
      }),
    );
  });
});
