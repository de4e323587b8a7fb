import { useEffect, useRef, useState } from 'react';

/** The state of the history entry in which the filter sheet is open. */
export const SHEET_STATE = 'filtry';

type FilterSheet = { readonly open: boolean; readonly show: () => void; readonly hide: () => void };

/**
 * The open sheet has its own history entry, so that Back closes it and undoes the ticks made in
 * it.
 * If the visitor closes the sheet otherwise, the ticks stay. Without a tick the entry is removed.
 */
export const useFilterSheet = (): FilterSheet => {
  const [open, setOpen] = useState(false);
  // The address at the opening, or null. A ref, because history.back() takes a moment and a second
  // press must not go back twice.
  const opened = useRef<string | null>(null);
  useEffect(() => {
    const look = () => {
      opened.current = history.state === SHEET_STATE ? location.href : null;
      setOpen(opened.current !== null);
    };
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  return {
    open,
    show: () => {
      opened.current = location.href;
      history.pushState(SHEET_STATE, '', location.href);
      setOpen(true);
    },
    hide: () => {
      const from = opened.current;
      if (from === null) return;
      opened.current = null;
      if (from === location.href) history.back();
      else {
        history.replaceState(null, '', location.href);
        setOpen(false);
      }
    },
  };
};
