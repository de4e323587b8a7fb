/** What a commit may have left behind: a mail to send. */
export type Committed = { readonly mail: boolean };

/** Tells those who wait for it that something was committed in this process. */
export type Commits = { readonly tell: (what: Committed) => void; readonly listen: (listener: (what: Committed) => void) => void };

export const commits = (): Commits => {
  const listeners: ((what: Committed) => void)[] = [];
  return {
    tell: (what) => {
      for (const listener of listeners) listener(what);
    },
    listen: (listener) => {
      listeners.push(listener);
    },
  };
};
