import { useEffect, useRef } from 'react';

type Entry = { readonly window: number };

const depthNow = (): number => {
  const state: Partial<Entry> | null = history.state;
  return typeof state?.window === 'number' ? state.window : 0;
};

/** Adds a history entry for an open dialog, so that Back closes the dialog, not the page. */
export const useBackCloses = (open: boolean, close: () => void): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const depth = depthNow() + 1;
    history.pushState({ window: depth } satisfies Entry, '', location.href);
    const onPop = () => {
      if (depthNow() < depth) latest.current();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // If a link closed the dialog, the current history entry belongs to the new page: do not call
      // back().
      setTimeout(() => {
        if (depthNow() === depth) history.back();
      });
    };
  }, [open]);
};
