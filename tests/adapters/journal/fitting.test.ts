import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { nullable } from '../../../adapters/codecs/nullable.ts';
import { buildShapeCheck } from '../../../adapters/codecs/shape-check.ts';
import { OutcomeCodec, RecordedCodec } from '../../../adapters/journal/command-codecs.ts';
import { parseRecordedJson } from '../../../adapters/journal/lines.ts';

const Shape = t.union([
  t.type({
    kind: t.literal('a'),
    n: t.number,
    list: t.array(nullable(t.string)),
    more: t.partial({ x: t.Int }),
  }),
  t.type({
    kind: t.literal('b'),
    by: t.record(t.string, t.number),
    word: t.keyof({ yes: null }),
    old: t.union([t.boolean, t.undefined]),
  }),
]);

describe('the quick check, which accepts a valid value so that its codec need not decode that value', () => {
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
  ])('quick check and codec both judge the value %j as valid = %s', (value, fits) => {
    expect(buildShapeCheck(Shape)?.(value)).toBe(fits);
    expect(Shape.decode(value)._tag).toBe(fits ? 'Right' : 'Left');
  });

  it('no quick check exists for a codec that transforms its input', () => {
    const Trimmed = new t.Type<string, string, unknown>(
      'Trimmed',
      t.string.is,
      (u) => t.success(String(u).trim()),
      t.identity,
    );
    expect(buildShapeCheck(t.type({ a: Trimmed }))).toBe(null);
    expect(buildShapeCheck(t.union([t.string, Trimmed]))).toBe(null);
  });

  const Line = t.type({ recorded: RecordedCodec, outcome: OutcomeCodec });
  const lines = readFileSync(join(import.meta.dirname, '../../fixtures/season-300.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"kind":"command"'));
  const anything = fc.oneof(
    fc.constant(undefined),
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom('draft', 'yes', 2, 4, 0.5, true),
  );

  const spoilt = (value: unknown, places: readonly number[], other: unknown): unknown => {
    const [place, ...deeper] = places;
    if (place === undefined || typeof value !== 'object' || value === null) return other;
    const keys = Object.keys(value);
    const key = keys[place % Math.max(1, keys.length)];
    if (key === undefined) return other;
    const inner = spoilt(Reflect.get(value, key), deeper, other);
    if (Array.isArray(value)) return value.with(Number(key), inner);
    return inner === undefined
      ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
      : { ...value, [key]: inner };
  };

  it('accepts every recorded line; for a damaged line, quick check and codec give the same answer', () => {
    const fits = buildShapeCheck(Line);
    const seen = { fit: 0, unfit: 0 };
    for (const line of lines) expect(fits?.(parseRecordedJson(line))).toBe(true);
    fc.assert(
      fc.property(
        fc.constantFrom(...lines),
        fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }),
        anything,
        (line, places, other) => {
          const value = spoilt(parseRecordedJson(line), places, other);
          const right = Line.decode(value)._tag === 'Right';
          seen[right ? 'fit' : 'unfit'] += 1;
          expect(fits?.(value)).toBe(right);
        },
      ),
      { numRuns: 2000 },
    );
    expect(Math.min(seen.fit, seen.unfit)).toBeGreaterThan(50);
  });
});
