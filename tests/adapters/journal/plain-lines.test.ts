import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import {
  OutcomeCodec,
  RecordedCodec,
  RefusalReasonCodec,
} from '../../../adapters/journal/command-codecs.ts';
import { parseRecorded } from '../../../adapters/journal/lines.ts';
import { isPlainCommand, shareType } from '../../../adapters/journal/plain-lines.ts';

const Known = t.union([
  t.type({
    kind: t.literal('command'),
    n: t.number,
    recorded: RecordedCodec,
    outcome: OutcomeCodec,
  }),
  t.type({
    kind: t.literal('refused'),
    n: t.number,
    refused: RecordedCodec,
    why: RefusalReasonCodec,
  }),
]);

const lines = gunzipSync(
  readFileSync(join(import.meta.dirname, '../../fixtures/year-450.jsonl.gz')),
)
  .toString('utf8')
  .split('\n')
  .filter((line) => /^\{"kind":"(command|refused)"/.test(line));
const plain = lines.filter((line) => isPlainCommand(parseRecorded(line)));

const placesIn = (value: unknown, way: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [way]
    : [way, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...way, key]))];

/** Returns a value with another one at a path; undefined removes the value there. */
const spoil = (value: unknown, [key, ...deeper]: readonly string[], other: unknown): unknown => {
  if (key === undefined || typeof value !== 'object' || value === null) return other;
  const inner = spoil(Reflect.get(value, key), deeper, other);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  return inner === undefined
    ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
    : { ...value, [key]: inner };
};

/**
 * Wrong values for any place: lists, texts, fractions and words of other fields. None of them is
 * valid everywhere.
 */
const OTHERS: readonly unknown[] = [
  undefined,
  null,
  'yes',
  'draft',
  2,
  0.5,
  true,
  [],
  ['yes'],
  [2],
  {},
  { yes: 'yes' },
];

describe('a booking command that the fast path recognizes', () => {
  it('covers nearly every command of a recorded year', () => {
    expect(plain.length / lines.length).toBeGreaterThan(0.99);
  });

  const byType = [
    ...Map.groupBy(
      plain,
      (line) => `${/"kind":"\w+"/.exec(line)?.[0]} ${/"type":"\w+"/.exec(line)?.[0]}`,
    ),
  ];

  it('covers more than thirty-five command types', () => {
    expect(byType.length).toBeGreaterThan(35);
  });

  it.each(byType)(
    '%s: the fast path never accepts a damaged command that its codec refuses',
    (_, ofType) => {
      // One command for each number of fields. Together they have all fields.
      const all = ofType.map((line): unknown => parseRecorded(line));
      const shapes = Map.groupBy(
        all,
        (value) => new Set(placesIn(value).map((way) => way.join().replace(/\d+/g, '#'))).size,
      );
      let refused = 0;
      for (const [value] of shapes.values()) {
        for (const way of placesIn(value))
          for (const other of OTHERS) {
            const bad = spoil(value, way, other);
            const right = Known.decode(bad)._tag === 'Right';
            if (!right) refused += 1;
            if (isPlainCommand(bad))
              expect(right, `${way.join('.')}: ${JSON.stringify(other)}`).toBe(true);
          }
      }
      expect(refused).toBeGreaterThan(100);
    },
  );
});

it('shareType never changes a command, even one of an unknown type', () => {
  for (const type of ['chooseBerths', 'confirm', 'correctBuyer', 'nothingKnown']) {
    const command = { type, userNum: 1 };
    shareType(command);
    expect(command).toEqual({ type, userNum: 1 });
  }
});
