import { useEffect } from 'react';
import { windowTitle } from '../copy/metadata.pl.ts';

import { useSiteName } from './use-page-data.ts';

/** A client page that changes its contents sets the page's name, then the brand's. */
export const usePageTitle = (title: string): void => {
  const whole = windowTitle(title, useSiteName());
  useEffect(() => {
    document.title = whole;
  }, [whole]);
};
