import { describe, expect, it } from 'vitest';
import { someAtATime } from '../../../adapters/journal/some-at-a-time.ts';

const countReads = (count: number) => {
  let asked = 0;
  const all = function* () {
    for (let at = 0; at < count; at += 1) {
      asked += 1;
      yield at;
    }
  };
  return { all: all(), asked: () => asked };
};

describe('a source that is read in batches', () => {
  it('yields all items once and in order, also the last batch, and none from an empty source', () => {
    for (const count of [0, 1, 2, 3, 4, 6, 7]) {
      const some = [...someAtATime(countReads(count).all, 3)];
      expect(some.flat()).toEqual(Array.from({ length: count }, (_, at) => at));
      expect(
        some.every(
          (each, index) => each.length === 3 || (index === some.length - 1 && each.length > 0),
        ),
      ).toBe(true);
    }
  });

  it('reads one batch before it yields the first item, and no more', () => {
    const { all, asked } = countReads(10);
    const some = someAtATime(all, 4);
    expect(some.next().value).toEqual([0, 1, 2, 3]);
    expect(asked()).toBe(4);
    some.next();
    expect(asked()).toBe(8);
  });
});
