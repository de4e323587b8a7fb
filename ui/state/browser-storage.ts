export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;
export type StorageWithRemoval = BrowserStorage & Pick<Storage, 'removeItem'>;

/**
 * Returns the result of `action`, or `fallback` if `action` throws, for example because the
 * browser forbids its storage.
 */
export const ignoreErrors = <T>(action: () => T, fallback: T): T => {
  try {
    return action();
  } catch {
    return fallback;
  }
};

/** If the browser forbids a storage, the returned storage keeps nothing. */
const openStorage = (name: 'localStorage' | 'sessionStorage'): StorageWithRemoval =>
  ignoreErrors<StorageWithRemoval>(() => window[name], {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
export const openBrowserStorage = (): StorageWithRemoval => openStorage('localStorage');
export const openTabStorage = (): StorageWithRemoval => openStorage('sessionStorage');

/** Clears the tab's storage, because the next user is perhaps another person (ASVS V14.3.1). */
export const clearTabData = (): void =>
  ignoreErrors(() => window.sessionStorage.clear(), undefined);
