/** Storage that this browser keeps across pages. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Runs an action that the browser may forbid; returns `otherwise` if it throws. */
export const ignoreErrors = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/**
 * The browser's local storage. If it is forbidden, an in-memory fallback lasts until the page
 * closes.
 */
export const browserShelf = (): Shelf & Pick<Storage, 'removeItem'> =>
  ignoreErrors<Shelf & Pick<Storage, 'removeItem'>>(() => window.localStorage, {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
