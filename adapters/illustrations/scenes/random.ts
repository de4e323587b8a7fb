/** Hashes a text (FNV-1a). Returns a number from 0 to 2³²−1. */
export const hash = (text: string): number => {
  let h = 2166136261;
  for (const sign of text) h = Math.imul(h ^ (sign.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
};

export type Random = {
  readonly between: (a: number, b: number) => number;
  readonly pick: <A>(list: readonly [A, ...A[]]) => A;
  readonly chance: (probability: number) => boolean;
};

/** Each part of a picture has its own stream, so that a change leaves the others unchanged. */
export const randomFrom = (key: string): Random => {
  let state = hash(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (a, b) => a + next() * (b - a),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
};
