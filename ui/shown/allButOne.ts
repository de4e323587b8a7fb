/**
 * All but one of a list, beginning with the one after it (P-037: seven of eight testimonials). The server drew the number and the browser is
 * told it, so that both show the same and nothing jumps when the page comes alive.
 */
export const allButOne = <T>(all: readonly T[], drawn: number): readonly T[] => {
  const without = drawn % Math.max(1, all.length);
  return all.length < 2 ? all : [...all.slice(without + 1), ...all.slice(0, without)];
};
