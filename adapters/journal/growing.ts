/** Whole numbers behind one another. */
export type Growing = {
  readonly push: (value: number) => void;
  readonly length: () => number;
  readonly at: (index: number) => number;
};

/** How many are in a piece, as a power of two. */
const PIECE = 16;
const IN_PIECE = 1 << PIECE;

/**
 * Numbers of four bytes, whose count nobody knows before: a list that grows takes eight for each, is copied as a whole whenever it is full, and
 * has a third of its places empty.
 */
export const growing = (): Growing => {
  const pieces: Int32Array[] = [];
  let last = new Int32Array();
  let count = 0;
  return {
    push: (value) => {
      const at = count & (IN_PIECE - 1);
      if (at === 0) {
        last = new Int32Array(IN_PIECE);
        pieces.push(last);
      }
      last[at] = value;
      count += 1;
    },
    length: () => count,
    at: (index) => pieces[index >> PIECE]?.[index & (IN_PIECE - 1)] ?? 0,
  };
};
