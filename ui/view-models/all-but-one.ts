/**
 * Returns all but one. The server draws the number (P-037), so that both sides render the same
 * elements.
 */
export const allButOne = <T>(all: readonly T[], drawn: number): readonly T[] => {
  const without = drawn % Math.max(1, all.length);
  return all.length < 2 ? all : [...all.slice(without + 1), ...all.slice(0, without)];
};
