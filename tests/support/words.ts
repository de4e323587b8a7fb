/** What a call was read as; null where it cannot be understood. */
export const wordsIn = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};
