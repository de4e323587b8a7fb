import { useEffect } from 'react';
import { windowTitle } from '../copy/heads.pl.ts';

import { useSiteName } from './usePageData.ts';

/** Keeps the window's title true while a client page changes its own contents: what the page is called, and whose it is. */
export const usePageTitle = (title: string): void => {
  const whole = windowTitle(title, useSiteName());
  useEffect(() => {
    document.title = whole;
  }, [whole]);
};
