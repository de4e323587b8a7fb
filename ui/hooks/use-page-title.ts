import { useEffect } from 'react';
import { windowTitle } from '../copy/metadata.pl.ts';

import { useSiteName } from './use-page-data.ts';

/**
 * Updates the window's title while a client page changes its contents: the page's name, then the
 * brand's name.
 */
export const usePageTitle = (title: string): void => {
  const whole = windowTitle(title, useSiteName());
  useEffect(() => {
    document.title = whole;
  }, [whole]);
};
