import { useEffect } from 'react';
import { windowTitle } from '../copy/metadata.pl.ts';

import { useSiteName } from './use-page-data.ts';

/**
 * Sets the window's title to the page's name and the brand, for client pages that change their
 * contents.
 */
export const usePageTitle = (title: string): void => {
  const whole = windowTitle(title, useSiteName());
  useEffect(() => {
    document.title = whole;
  }, [whole]);
};
