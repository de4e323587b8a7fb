import type { PageData } from '../state/pageData.ts';
import type { LazyScreen } from './lazyScreen.tsx';
import { personalScreens } from './personalScreens.ts';
import { publicScreens } from './publicScreens.ts';

/** Returns the screen of a page, or undefined for a page without one. */
export const screenOf = (data: PageData): LazyScreen | undefined => {
  if (data.kind === 'client') return data.screen === undefined ? undefined : personalScreens[data.screen];
  return data.kind === 'missing' || data.kind === 'away' ? undefined : publicScreens[data.kind];
};
