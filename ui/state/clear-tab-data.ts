/** The next user of the tab may be another person (V14.3.1). */
export const clearTabData = (): void => {
  try {
    window.sessionStorage.clear();
  } catch {
    // Without session storage there is nothing to clear.
  }
};
