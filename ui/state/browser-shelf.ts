/** Clears the tab's storage, because the next user of the tab may be another person (V14.3.1). */
export const clearTabData = (): void => {
  try {
    window.sessionStorage.clear();
  } catch {
    // Ignore the failure: without session storage there is nothing to clear.
  }
};

/** Browser storage that survives a page change. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Runs an action that the browser may forbid. Returns `otherwise` if the action throws. */
export const ignoreErrors = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/** Local storage, or a memory store until the page closes if the browser forbids it. */
export const browserShelf = (): Shelf & Pick<Storage, 'removeItem'> =>
  ignoreErrors<Shelf & Pick<Storage, 'removeItem'>>(() => window.localStorage, {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
