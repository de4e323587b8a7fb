/** `mail` is true if the commit may have added a mail to the outbox. */
export type Commit = { readonly mail: boolean };

export type Commits = {
  readonly tell: (what: Commit) => void;
  readonly listen: (listener: (what: Commit) => void) => void;
};

export const makeCommits = (): Commits => {
  const listeners: ((what: Commit) => void)[] = [];
  return {
    tell: (what) => {
      for (const listener of listeners) listener(what);
    },
    listen: (listener) => {
      listeners.push(listener);
    },
  };
};
