/** Returns the parsed call, or null if it cannot be parsed. */
export const wordsIn = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};
