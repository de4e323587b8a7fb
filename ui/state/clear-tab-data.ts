/**
 * Clears the tab's own storage after the session has ended, because the next user may be somebody
 * else (V14.3.1).
 */
export const clearTabData = (): void => {
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser without storage has nothing to clear.
  }
};
