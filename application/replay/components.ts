/**
 * Connects bookings, offers and codes that occur in the same journal line. If A is connected with
 * B, and B with C, A is connected with C, too. One thread of a replay executes all that are
 * connected.
 */
export type ConnectedComponents = {
  numberOf(name: string): number;
  tie(name: number, otherName: number): void;
  /**
   * Divides the connected sets among the parts, the largest set first. Each set goes to the part
   * that has the fewest journal lines so far. The result maps a name's number to its part.
   */
  dividedInto(parts: number, linesOf: readonly (number | undefined)[]): (number: number) => number;
};

export const createConnectedComponents = (): ConnectedComponents => {
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
      const existing = numbers.get(name);
      if (existing !== undefined) return existing;
      const number = parents.length;
      parents.push(number);
      numbers.set(name, number);
      return number;
    },
    tie: (name, otherName) => {
      const [a, b] = [rootOf(name), rootOf(otherName)];
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
      for (const [root, lines] of [...sizes].sort(
        ([a, linesOfA], [b, linesOfB]) => linesOfB - linesOfA || a - b,
      )) {
        const least = loads.indexOf(Math.min(...loads));
        loads[least] = (loads[least] ?? 0) + lines;
        partOf.set(root, least);
      }
      return (number) => partOf.get(rootOf(number)) ?? 0;
    },
  };
};
