/** Names that occur in one journal line belong to one group, and so does the line. */
export type Components = {
  numberOf(name: string): number;
  tie(one: number, other: number): void;
  /** The largest group is distributed first, always to the smallest part. It is repeatable. */
  dividedInto(parts: number, linesOf: readonly (number | undefined)[]): (number: number) => number;
};

export const components = (): Components => {
  const numbers = new Map<string, number>();
  const parents: number[] = [];
  const rootOf = (number: number): number => {
    let root = number;
    for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root)
      root = parent;
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
