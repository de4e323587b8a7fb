/** Where this browser remembers things across pages. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Does what may be forbidden; `otherwise` where it is. */
export const quietly = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/** This browser's storage. Where it is forbidden an answer lives as long as the page, and nothing else breaks. */
export const browserShelf = (): Shelf & Pick<Storage, 'removeItem'> =>
  quietly<Shelf & Pick<Storage, 'removeItem'>>(() => window.localStorage, {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
