import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { fitting } from '../../../adapters/codecs/fitting.ts';
import { nullable } from '../../../adapters/codecs/nullable.ts';

const Shape = t.union([
  t.type({ kind: t.literal('a'), n: t.number, list: t.array(nullable(t.string)), more: t.partial({ x: t.Int }) }),
  t.type({ kind: t.literal('b'), by: t.record(t.string, t.number), word: t.keyof({ yes: null }), old: t.union([t.boolean, t.undefined]) }),
]);

describe('whether a value can be taken as it stands', () => {
  it.each<readonly [unknown, boolean]>([
    [{ kind: 'a', n: 1, list: ['x', null], more: {} }, true],
    [{ kind: 'a', n: 1, list: ['x', null], more: { x: 2 } }, true],
    [{ kind: 'a', n: '1', list: [], more: {} }, false],
    [{ kind: 'a', n: 1, list: [2], more: {} }, false],
    [{ kind: 'a', n: 1, list: {}, more: {} }, false],
    [{ kind: 'a', n: 1, list: [], more: { x: 2.5 } }, false],
    [{ kind: 'a', n: 1, list: [], more: [] }, false],
    [{ kind: 'b', by: { z: 1 }, word: 'yes' }, true],
    [{ kind: 'b', by: { z: '1' }, word: 'yes' }, false],
    [{ kind: 'b', by: [], word: 'yes' }, false],
    [{ kind: 'b', by: {}, word: 'toString' }, false],
    [{ kind: 'c' }, false],
    [null, false],
  ])('%j: %s, as its codec says', (value, fits) => {
    expect(fitting(Shape)?.(value)).toBe(fits);
    expect(Shape.decode(value)._tag).toBe(fits ? 'Right' : 'Left');
  });

  it('is not said for a codec that changes what it reads', () => {
    const Trimmed = new t.Type<string, string, unknown>('Trimmed', t.string.is, (u) => t.success(String(u).trim()), t.identity);
    expect(fitting(t.type({ a: Trimmed }))).toBe(null);
    expect(fitting(t.union([t.string, Trimmed]))).toBe(null);
  });
});
