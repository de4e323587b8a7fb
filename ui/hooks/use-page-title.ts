import { useEffect } from 'react';
import { windowTitle } from '../copy/metadata.pl.ts';

import { useSiteName } from './use-page-data.ts';

/** Sets the title of a client page that changes its contents. */
export const usePageTitle = (title: string): void => {
  const whole = windowTitle(title, useSiteName());
  useEffect(() => {
    document.title = whole;
  }, [whole]);
};
