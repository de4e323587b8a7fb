/** Returns null if the call cannot be parsed. */
export const wordsIn = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};
