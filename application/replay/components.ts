/** Things by name, in groups of those that were tied together: each line of a recording is about one group. */
export type Components = {
  /** The number of a thing; of one that is not known yet a new one. */
  numberOf(name: string): number;
  tie(one: number, other: number): void;
  /**
   * The groups divided into so many parts of about the same size, by the lines that are about them: the part of each thing's number.
   * The largest groups are dealt out first, each to the part that has the least; the same lines are always divided the same way.
   */
  dividedInto(parts: number, linesOf: readonly (number | undefined)[]): (number: number) => number;
};

/** No things yet. */
export const components = (): Components => {
  const numbers = new Map<string, number>();
  const parents: number[] = [];
  const rootOf = (number: number): number => {
    let root = number;
    for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) root = parent;
    for (let at = number; at !== root; ) {
      const next = parents[at] ?? root;
      parents[at] = root;
      at = next;
    }
    return root;
  };
  return {
    numberOf: (name) => {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const number = parents.length;
      parents.push(number);
      numbers.set(name, number);
      return number;
    },
    tie: (one, other) => {
      const [a, b] = [rootOf(one), rootOf(other)];
      parents[Math.max(a, b)] = Math.min(a, b);
    },
    dividedInto: (parts, linesOf) => {
      const sizes = new Map<number, number>();
      for (const [number, lines = 0] of linesOf.entries()) {
        const root = rootOf(number);
        sizes.set(root, (sizes.get(root) ?? 0) + lines);
      }
      const loads = Array.from({ length: parts }, () => 0);
      const partOf = new Map<number, number>();
      for (const [root, lines] of [...sizes].sort(([a, one], [b, other]) => other - one || a - b)) {
        const least = loads.indexOf(Math.min(...loads));
        loads[least] = (loads[least] ?? 0) + lines;
        partOf.set(root, least);
      }
      return (number) => partOf.get(rootOf(number)) ?? 0;
    },
  };
};
