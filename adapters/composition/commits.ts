/** Tells those who wait for it that something was committed in this process. */
export type Commits = { readonly tell: () => void; readonly listen: (listener: () => void) => void };

export const commits = (): Commits => {
  const listeners: (() => void)[] = [];
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.push(listener);
    },
  };
};
