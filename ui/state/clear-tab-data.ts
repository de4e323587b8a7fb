/** Clears the tab's storage, because the next user of the tab may be another person (V14.3.1). */
export const clearTabData = (): void => {
  try {
    window.sessionStorage.clear();
  } catch {
    // Ignore the failure: without session storage there is nothing to clear.
  }
};
