import { useEffect, useRef, useState } from 'react';

export const SHEET_STATE = 'filtry';

export type FilterSheet = {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
};

/** The filter sheet has a history entry: Back closes the sheet and undoes the ticks made in it. */
export const useFilterSheet = (): FilterSheet => {
  const [open, setOpen] = useState(false);
  // history.back() needs a moment. A second press during this moment must not go back twice.
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
