import { useEffect, useRef } from 'react';

type Entry = { readonly window: number };

const depthNow = (): number => {
  const state: Partial<Entry> | null = history.state;
  return typeof state?.window === 'number' ? state.window : 0;
};

/** An open window has its own history entry, so that Back closes it and stays on the page. */
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
      // If a link closed the window, the new page's entry is now on top, and back() must not run.
      setTimeout(() => {
        if (depthNow() === depth) history.back();
      });
    };
  }, [open]);
};
