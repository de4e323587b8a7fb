/**
 * Returns all items except one, starting after that one (P-037: seven of eight testimonials). The
 * server draws the number and sends it, so that server and browser render the same.
 */
export const allButOne = <T>(all: readonly T[], drawn: number): readonly T[] => {
  const without = drawn % Math.max(1, all.length);
  return all.length < 2 ? all : [...all.slice(without + 1), ...all.slice(0, without)];
};
