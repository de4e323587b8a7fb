import { useEffect } from 'react';

/** Keeps the window's title true while a client page changes its own contents. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
