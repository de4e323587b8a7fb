/** Clears the tab's storage, because the next user is perhaps another person (ASVS V14.3.1). */
export const clearTabData = (): void => {
  try {
    window.sessionStorage.clear();
  } catch {
    // Without session storage there is nothing to clear.
  }
};

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns `otherwise` if the browser forbids the action. */
export const ignoreErrors = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/** If the browser forbids local storage, the data stay in memory until the page closes. */
export const openBrowserStorage = (): BrowserStorage & Pick<Storage, 'removeItem'> =>
  ignoreErrors<BrowserStorage & Pick<Storage, 'removeItem'>>(() => window.localStorage, {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
