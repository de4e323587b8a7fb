import { useEffect, useRef, useState } from 'react';

/** What the step of the history says on which the filters lie open. */
export const SHEET_STATE = 'filtry';

type FilterSheet = { readonly open: boolean; readonly show: () => void; readonly hide: () => void };

/**
 * The filters over the list, on a step of the history of their own: Back closes them and takes back what was ticked in them. Closed
 * otherwise, what was ticked stays; where nothing was, no step stays either.
 */
export const useFilterSheet = (): FilterSheet => {
  const [open, setOpen] = useState(false);
  // Told apart from `open`: going back takes a moment, in which a second press must not go back once more.
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
