/** FNV-1a: 0 to 2³²−1, always the same for a text. */
export const hash = (text: string): number => {
  let h = 2166136261;
  for (const sign of text) h = Math.imul(h ^ (sign.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
};

/** The same seed gives the same sequence. */
export type Random = {
  /** From a (inclusive) to b. */
  readonly between: (a: number, b: number) => number;
  readonly pick: <A>(list: readonly [A, ...A[]]) => A;
  readonly chance: (probability: number) => boolean;
};

/** One stream per part: a change of one part leaves the rest of old pictures unchanged. */
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
