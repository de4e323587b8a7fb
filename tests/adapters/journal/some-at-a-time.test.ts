import { describe, expect, it } from 'vitest';
import { someAtATime } from '../../../adapters/journal/some-at-a-time.ts';

/** Numbers from 0, and how many of them were asked for. */
const counted = (count: number) => {
  let asked = 0;
  const all = function* () {
    for (let at = 0; at < count; at += 1) {
      asked += 1;
      yield at;
    }
  };
  return { all: all(), asked: () => asked };
};

describe('some at a time', () => {
  it('are all, in their order, none twice, the last ones too, and none where there are none', () => {
    for (const count of [0, 1, 2, 3, 4, 6, 7]) {
      const some = [...someAtATime(counted(count).all, 3)];
      expect(some.flat()).toEqual(Array.from({ length: count }, (_, at) => at));
      expect(some.every((each, index) => each.length === 3 || (index === some.length - 1 && each.length > 0))).toBe(true);
    }
  });

  it('are read before the first of them is given out, and no more than these', () => {
    const { all, asked } = counted(10);
    const some = someAtATime(all, 4);
    expect(some.next().value).toEqual([0, 1, 2, 3]);
    expect(asked()).toBe(4);
    some.next();
    expect(asked()).toBe(8);
  });
});
